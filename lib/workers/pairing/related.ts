/** Whether two texts have anything to do with each other. Pure, linear. Source: B-45.6. */

const WORD = /[\p{L}\p{N}]+/gu;
const RUN = 4;
/** Share of the shorter text's runs of words that the other has; even a contract rewritten from one form has more. */
const LEAST_SHARED = 0.06;
/** Below, a few words decide; then single words are compared. */
const SHORT = 40;
const LEAST_SHARED_WORDS = 0.3;
const MOST_WORDS = 200_000;

export function areUnrelated(one: string, other: string): boolean {
  const [a, b] = [wordsIn(one), wordsIn(other)];
  if (a.length === 0 || b.length === 0) return false;
  const isShort = Math.min(a.length, b.length) < SHORT;
  const [runs, others] = isShort ? [new Set(a), new Set(b)] : [runsOf(a), runsOf(b)];
  const [fewer, more] = runs.size <= others.size ? [runs, others] : [others, runs];
  let shared = 0;
  for (const run of fewer) if (more.has(run)) shared += 1;
  return shared / fewer.size < (isShort ? LEAST_SHARED_WORDS : LEAST_SHARED);
}

function wordsIn(text: string): string[] {
  return (text.toLowerCase().match(WORD) ?? []).slice(0, MOST_WORDS);
}

function runsOf(words: readonly string[]): Set<string> {
  const runs = new Set<string>();
  for (let at = 0; at + RUN <= words.length; at += 1) runs.add(words.slice(at, at + RUN).join(" "));
  return runs;
}
