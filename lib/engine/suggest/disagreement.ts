import { durationsIn } from "../facts/durations";
import { toldInTwoParts, type FactOfParts } from "../facts/clauses/across-parts";
import { anyOf } from "../language/patterns";
import { prevailing } from "../text/ranks";
import type { Reading, Sentence } from "../text/reading";
import type { Span } from "../text/spans";
import { toDraft } from "./draft";
import { dispute } from "./opposites/opposites.cues";
import { opposedClauses } from "./opposites/opposites";
import { rivalsIn, type RivalKind } from "./rivals/rivals";
import { contradictingPairs } from "./values/contradictions";

/** What one of two clauses says: its sentence, and the number or day in it where the clauses differ in one. */
type Side = { sentence: Sentence; written: string | null };
/**
 * Two clauses that cannot both hold: their figures differ, or who decides disputes, or a rule. `prevails`: the side
 * whose part of the contract holds where two differ; null where the contract doesn't say it. Not `isSure`: they only
 * probably speak of one thing.
 */
type Disagreement = {
  about: "figure" | "forum" | "rule";
  sides: readonly [Side, Side];
  prevails: 0 | 1 | null;
  isSure: boolean;
  /** The fact that both probably tell, where it is known by that alone. */
  of?: FactOfParts | RivalKind;
};

const DISPUTE = anyOf(dispute);
const known = new WeakMap<Reading, readonly Disagreement[]>();

/** The clauses of a contract that disagree, read once. Linear in the text. Source: B-12.18. */
function disagreementsIn(reading: Reading): readonly Disagreement[] {
  const ready = known.get(reading);
  if (ready) return ready;
  const draft = toDraft(reading);
  const figures = contradictingPairs(draft).map(([one, other]) => between(reading, "figure", [one, other]));
  const rules = opposedClauses(draft).map(([one, other]) => {
    const isOfForum = [one, other].every(({ sentence }) => DISPUTE.test(sentence.folded));
    return between(reading, isOfForum ? "forum" : "rule", [
      { ...one, written: null },
      { ...other, written: null },
    ]);
  });
  const made = [...figures, ...rules];
  const rivals = rivalsIn(draft).map(({ kind, one, other }): Disagreement => {
    return { ...between(reading, "figure", [one, other]), of: kind };
  });
  const isAgain = ({ sides: [one, other] }: Disagreement, before: readonly Disagreement[]) =>
    before.some(({ sides }) => [one, other].every((side) => sides.some(isOf(side))));
  const sure = [...made, ...rivals.filter((one) => !isAgain(one, made))];
  const probable = probablyDisagreeing(reading).filter((one) => !isAgain(one, sure));
  const all = [...sure, ...probable];
  known.set(reading, all);
  return all;
}

const isOf = (one: Side) => (other: Side) => one.sentence.start === other.sentence.start;

function between(reading: Reading, about: Disagreement["about"], pair: readonly [Side, Side]): Disagreement {
  const [first, second] = pair[0].sentence.start <= pair[1].sentence.start ? pair : [pair[1], pair[0]];
  const side = ({ sentence, written }: Side): Side => ({ sentence, written });
  const prevails = prevailing(reading, first.sentence, second.sentence);
  return { about, sides: [side(first), side(second)], prevails, isSure: true };
}

function probablyDisagreeing(reading: Reading): Disagreement[] {
  const { text } = reading.contract;
  return toldInTwoParts(reading).map(({ kind, higher, lower, isSure }) => {
    const isOfLength = kind === "payment_terms";
    const lengthIn = ({ start, end }: Sentence) => durationsIn(text.slice(start, end))[0]?.text ?? null;
    const side = (sentence: Sentence) => ({ sentence, written: isOfLength ? lengthIn(sentence) : null });
    const about = isOfLength ? "figure" : kind === "dispute_resolution" ? "forum" : "rule";
    return { ...between(reading, about, [side(higher), side(lower)]), isSure, of: kind };
  });
}

type Placed = { at: number; order: number; one: Disagreement };
const placed = new WeakMap<Reading, readonly Placed[]>();

/** Those with a side within two offsets; every fact, date and verdict asks, so they are found by bisection. */
function beside(reading: Reading, start: number, end: number): Disagreement[] {
  const sides =
    placed.get(reading) ??
    disagreementsIn(reading)
      .flatMap((one, order) => one.sides.map(({ sentence }): Placed => ({ at: sentence.start, order, one })))
      .sort((one, other) => one.at - other.at);
  placed.set(reading, sides);
  let [low, high] = [0, sides.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sides[middle]?.at ?? 0) < start) low = middle + 1;
    else high = middle;
  }
  const found = new Map<number, Disagreement>();
  for (let side = sides[low]; side && side.at < end; side = sides[(low += 1)]) found.set(side.order, side.one);
  return [...found].sort(([one], [other]) => one - other).map(([, one]) => one);
}

/** Of the two sides one's own and the other; which of them holds, if the contract says it. */
export type OtherSide = {
  about: Disagreement["about"];
  own: Side;
  other: Side;
  holds: "own" | "other" | null;
  isSure: boolean;
  of?: FactOfParts | RivalKind;
};

/** Each disagreement of which one side stands in a passage, in the order they were read. */
export function disagreementsOf(reading: Reading, { start, end }: Span): OtherSide[] {
  return beside(reading, start, end).flatMap(({ sides, prevails, ...rest }): OtherSide[] => {
    const [first, second] = sides.map(({ sentence }) => start <= sentence.start && sentence.start < end);
    if (first === second) return [];
    const at = first ? 0 : 1;
    const holds = prevails === null ? null : prevails === at ? "own" : "other";
    return [{ ...rest, own: sides[at], other: at === 0 ? sides[1] : sides[0], holds }];
  });
}
