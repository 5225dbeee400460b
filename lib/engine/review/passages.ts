import type { Reading } from "../text/reading";
import type { Span } from "../text/spans";

/** Neighbours in one paragraph form one passage up to this length. UTF-16 units. */
const LONGEST = 900;

/** The sentences at these ascending indices as passages; neighbours in one paragraph are merged. */
export function passagesFrom(reading: Reading, indices: readonly number[]): Span[] {
  const spans: (Span & { last: number; paragraph: number })[] = [];
  for (const index of indices) {
    const sentence = reading.sentences[index];
    if (!sentence) continue;
    const open = spans.at(-1);
    const goesOn =
      open?.last === index - 1 && open.paragraph === sentence.paragraph && sentence.end - open.start < LONGEST;
    if (open && goesOn) Object.assign(open, { end: sentence.end, last: index });
    else spans.push({ start: sentence.start, end: sentence.end, last: index, paragraph: sentence.paragraph });
  }
  return spans.map(({ start, end }) => ({ start, end }));
}

/** The sentences that reach a limit, or the best one if none does. */
export function reaching(ofSentences: Float64Array, limit: number): number[] {
  const best = highest(ofSentences);
  const from = Math.min(limit, best);
  const indices: number[] = [];
  for (let index = 0; best !== -Infinity && index < ofSentences.length; index += 1)
    if ((ofSentences[index] ?? -Infinity) >= from) indices.push(index);
  return indices;
}

export function highest(ofSentences: Float64Array): number {
  let best = -Infinity;
  for (let index = 0; index < ofSentences.length; index += 1) best = Math.max(best, ofSentences[index] ?? -Infinity);
  return best;
}
