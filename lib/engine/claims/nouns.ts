import type { Language } from "@/lib/copy/languages";
import { either } from "../text/either";
import type { Span } from "../text/spans";
import { tokenize } from "../time/written/tokens";
import type { Agreement } from "./claim";
import type { SaidValue } from "./values";
import { areAlike, meaningfulWords, type MeaningfulWord } from "./words";

/** A text with its values, and the words that can't be their nouns. */
export type Valued = { text: string; language: Language; values: readonly SaidValue[]; passedOver: readonly Span[] };

const STOPS = either("^[.;]$");
const PARTS = either("^[,:]$", "^(?:and|or|but)$", "^(?:и|а|или|но)$", "^(?:ба|болон|харин|мөн)$");
const [STOP_COST, PART_COST] = [20, 3];
/** A word one step further away than the nearest can still be a value's noun. */
const MODIFIER = 1;

/**
 * Whether a value has the same noun in claim and clause: 'a deposit of USD 1,500' contradicts 'rent of USD 1,500 and a
 * deposit of USD 3,000'. Each word belongs to the nearest value of a kind; the words nearest to a value are its noun.
 * `same`: the clause's values that equal the claim's.
 */
export function nounsAgree(
  { claim, value }: { claim: Valued; value: SaidValue },
  { clause, same }: { clause: Valued; same: readonly SaidValue[] },
): Agreement {
  const isOfKind = ({ kind, isRate }: SaidValue) => kind === value.kind && !isRate;
  if (value.isRate) return "agrees";
  if (clause.values.every((one) => !isOfKind(one) || same.includes(one))) return "agrees";
  const own = besideIn(claim, claim.values.filter(isOfKind)).filter((beside) => beside.value === value);
  const there = besideIn(clause, clause.values.filter(isOfKind));
  const nouns = there.filter(({ far }) => far === 0);
  return (
    agreementBy(own, nouns, same) ??
    agreementBy(
      own,
      there.filter(({ far }) => far <= MODIFIER),
      same,
    ) ??
    "open"
  );
}

/** Whether the claim's words are only beside the right values, or only beside others; null if there are none. */
function agreementBy(own: readonly Beside[], there: readonly Beside[], same: readonly SaidValue[]): Agreement | null {
  const sides = own.map(({ word }) => {
    const exact = there.filter((one) => one.word.stem === word.stem);
    const places = exact.length > 0 ? exact : there.filter((one) => areAlike(one.word, word));
    return new Set(places.map(({ value }) => same.includes(value)));
  });
  const isRight = sides.some((side) => side.size === 1 && side.has(true));
  const isWrong = sides.some((side) => side.size === 1 && side.has(false));
  if (isRight === isWrong) return isRight ? "open" : null;
  return isRight ? "agrees" : "contradicts";
}

/** A word beside a value, and how much further away it is than that value's nearest word. */
type Beside = { word: MeaningfulWord; value: SaidValue; far: number };

/** Each significant word with the value or values nearest to it. */
function besideIn({ text, language, values: all, passedOver }: Valued, values: readonly SaidValue[]): Beside[] {
  const costs = countWordsBefore(text);
  const between = (from: number, to: number) => (costs[to] ?? 0) - (costs[from] ?? 0);
  const beside = meaningfulWords(text, language, [...all, ...passedOver]).flatMap((word) => {
    const places = values.map((value) => ({
      word,
      value,
      far: value.start >= word.end ? between(word.end, value.start) : between(value.end, word.start),
    }));
    const least = Math.min(...places.map(({ far }) => far));
    return places.filter(({ far }) => far === least);
  });
  return values.flatMap((value) => {
    const own = beside.filter((one) => one.value === value);
    const least = Math.min(...own.map(({ far }) => far));
    return own.map((one) => ({ ...one, far: one.far - least }));
  });
}

/** For each place of a text the number of words before it; punctuation and conjunctions count as several. */
function countWordsBefore(text: string): number[] {
  const costs = Array.from({ length: text.length + 1 }, () => 0);
  let cost = 0;
  let from = 0;
  for (const token of tokenize(text)) {
    costs.fill(cost, from, token.end);
    cost += STOPS.test(token.text) ? STOP_COST : PARTS.test(token.text) ? PART_COST : 1;
    from = token.end;
  }
  return costs.fill(cost, from);
}
