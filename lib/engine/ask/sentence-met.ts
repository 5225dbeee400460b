import type { Asked } from "./asked";
import type { IndexedUnit } from "./clause-index";
import type { ValueKind } from "./kinds-of-value";
import type { Meeting } from "./meetings";
import type { Span } from "../text/spans";

type IndexedSentence = IndexedUnit["sentences"][number];

/** The kinds of value that answer each kind of question. */
export const FITTING: Readonly<Partial<Record<Asked, readonly ValueKind[]>>> = {
  money: ["money"],
  percent: ["percent"],
  day: ["day", "span"],
  span: ["span", "clock"],
  count: ["number"],
  who: ["name"],
  where: ["address", "name"],
};

/** How many of the kinds of value asked for are among `values`, 0 to 1. */
export function shareFitting(kinds: readonly Asked[], values: ReadonlySet<ValueKind>): number {
  if (kinds.length === 0) return 0;
  return kinds.filter((kind) => FITTING[kind]?.some((value) => values.has(value))).length / kinds.length;
}

/** How well one sentence of a clause meets each word of the question that the clause meets, 0 to 1, in order. */
export function sharesMet(sentence: IndexedSentence, meetings: readonly Meeting[]): number[] {
  return meetings.map(({ term, prefix }) => {
    if (sentence.stems.has(term.stem)) return 1;
    if (term.concepts.some((concept) => sentence.concepts.has(concept))) return 0.85;
    return prefix > 0 && startsAlike(term.stem, sentence.stems) ? 0.6 : 0;
  });
}

/** From this share of the question's words on, a sentence is about it. */
const LEAST_MET = 0.2;
/** What a fitting kind of value counts beside the words. */
const FITS = 0.4;

/**
 * The sentence of a clause that meets most of a question, with its offsets in the contract; null if the clause is one
 * sentence, or none is about the question. Linear in the clause.
 */
export function sentenceMeeting(
  { start, sentences }: IndexedUnit,
  { meetings, tells, kinds }: { meetings: readonly Meeting[]; tells: readonly number[]; kinds: readonly Asked[] },
): Span | null {
  if (sentences.length < 2) return null;
  const weight = (at: number) => (meetings[at]?.weight ?? 0) * (tells[at] ?? 0);
  const whole = meetings.reduce((sum, _, at) => sum + weight(at), 0.001);
  let best = { met: LEAST_MET, at: -1 };
  sentences.forEach((sentence, at) => {
    const shares = sharesMet(sentence, meetings);
    const met = shares.reduce((sum, share, term) => sum + share * weight(term), 0) / whole;
    const score = met + FITS * shareFitting(kinds, sentence.values);
    if (met > 0 && score > best.met) best = { met: score, at };
  });
  const found = sentences[best.at];
  return found ? { start: start + found.start, end: start + found.end } : null;
}

function startsAlike(stem: string, stems: ReadonlySet<string>): boolean {
  const head = stem.slice(0, Math.max(4, Math.ceil(stem.length * 0.7)));
  for (const other of stems) if (other.startsWith(head)) return true;
  return false;
}
