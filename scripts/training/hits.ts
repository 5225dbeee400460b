/** When a passage counts as the marked one: the rule of the corpus's own tool, `score_topics.mjs`. */
export type Words = { count: number; each: ReadonlyMap<string, number> };

export function wordsIn(text: string): Words {
  const words =
    text
      .normalize("NFKC")
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  const each = new Map<string, number>();
  for (const word of words) each.set(word, (each.get(word) ?? 0) + 1);
  return { count: words.length, each };
}

/** Half of all words are shared, or most of the marked ones are shown, or a good part of them and little else. */
export function hits(shown: Words, marked: Words): boolean {
  if (shown.count === 0 || marked.count === 0) return false;
  const different = [...shown.each.keys()].filter((word) => marked.each.has(word)).length;
  if (different / (shown.each.size + marked.each.size - different) >= 0.5) return true;
  const both = shared(shown, marked);
  if (shown.count <= Math.max(150, 4 * marked.count) && both / marked.count >= 0.8) return true;
  return both / shown.count >= 0.8 && shown.count >= 0.4 * marked.count;
}

/** A part of what was marked. */
export function liesIn(shown: Words, marked: Words): boolean {
  return shown.count >= 6 && shared(shown, marked) / shown.count >= 0.8;
}

function shared(one: Words, other: Words): number {
  let count = 0;
  for (const [word, times] of one.each) count += Math.min(times, other.each.get(word) ?? 0);
  return count;
}
