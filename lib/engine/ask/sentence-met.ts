import type { Asked } from "./asked";
import type { IndexedUnit } from "./clause-index";
import type { ValueKind } from "./kinds-of-value";
import type { Meeting } from "./meetings";

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

function startsAlike(stem: string, stems: ReadonlySet<string>): boolean {
  const head = stem.slice(0, Math.max(4, Math.ceil(stem.length * 0.7)));
  for (const other of stems) if (other.startsWith(head)) return true;
  return false;
}
