import { clausesNamedIn } from "../text/clauses-named";
import * as cue from "./operation-words";

/** The clauses that an instruction names. */
export type Targets = {
  /** In its order, each once; ranges are spelled out. */
  numbers: readonly string[];
  /** They are told as one list: whatever happens to one, happens to all. */
  isOneList: boolean;
  /** The words with ⟦#⟧ in the place of the numbers. */
  shape: string;
};

/** A longer range is none that a person wrote. */
const LONGEST_RANGE = 30;

type Place = { number: string; start: number; end: number };

/** Also those that follow another: 'clauses 2.1, 2.2 and 2.3', 'clauses 2.1 to 2.4'. */
export function targetsIn(words: string): Targets {
  const places = placesIn(words);
  const [first, last] = [places[0], places.at(-1)];
  if (!first || !last) return { numbers: [], isOneList: false, shape: words };
  const numbers = new Set<string>([first.number]);
  let isOneList = true;
  places.slice(1).forEach((place, index) => {
    const before = places[index] ?? place;
    const gap = words.slice(before.end, place.start);
    const range = cue.rangeGap.test(gap) ? findRange(before.number, place.number) : null;
    if (!range && !cue.listGap.test(gap)) isOneList = false;
    for (const number of range ?? [place.number]) numbers.add(number);
  });
  const shape = `${words.slice(0, first.start)}⟦#⟧${words.slice(isOneList ? last.end : first.end)}`;
  return { numbers: [...numbers], isOneList, shape };
}

function placesIn(words: string): Place[] {
  const places = new Map<number, Place>();
  for (const pattern of [cue.leadingNumber, cue.listedNumber])
    for (const { 1: number = "", index } of words.matchAll(pattern))
      places.set(index, { number, start: index, end: index + number.length });
  for (const { number, start, end } of clausesNamedIn(words)) places.set(start, { number, start, end });
  return [...places.values()].sort((one, other) => one.start - other.start);
}

/** '2.1 to 2.4', null if they don't differ in their last part only. */
function findRange(first: string, last: string): string[] | null {
  const [one, other] = [first.split("."), last.split(".")];
  const [from, to] = [Number(one.at(-1)), Number(other.at(-1))];
  const above = one.slice(0, -1).join(".");
  if (one.length !== other.length || above !== other.slice(0, -1).join(".")) return null;
  if (!(from < to) || to - from > LONGEST_RANGE) return null;
  return Array.from({ length: to - from + 1 }, (_, index) => [...one.slice(0, -1), String(from + index)].join("."));
}
