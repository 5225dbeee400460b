/** What stands around a difference, as people read it. Source: B-28.2. */
import type { ComparedText, ComparedWord } from "./words";

const MOST_CHARS = 600;
/** At least so many words, and all of the sentence up to so many. */
const LEAST_WORDS = 8;
const MOST_WORDS = 60;
const SENTENCE_ENDS = /^[.!?]$/u;

/** The words before and after some, whole sentences unless they are very long; `start`: where the place is. */
export function findContext(
  { words, text }: ComparedText,
  from: number,
  to: number,
): { before: string; after: string; start: number } {
  const before = words.slice(backTo(words, from), from).filter(isSaid);
  const after = words.slice(to, onTo(words, to)).filter(isSaid);
  return { before: shown(before, text), after: shown(after, text), start: before.at(-1)?.end ?? 0 };
}

function backTo(words: readonly ComparedWord[], from: number): number {
  let at = from;
  const block = words[from - 1]?.block;
  while (at > 0 && from - at < MOST_WORDS && words[at - 1]?.block === block && !endsSentence(words, at - 1)) at -= 1;
  return Math.max(0, Math.min(at, from - LEAST_WORDS));
}

/** With the sign that ends the sentence. */
function onTo(words: readonly ComparedWord[], to: number): number {
  let at = to;
  const block = words[to]?.block;
  while (at < words.length && at - to < MOST_WORDS && words[at]?.block === block && !endsSentence(words, at)) at += 1;
  if (words[at]?.block === block && endsSentence(words, at)) at += 1;
  return Math.max(at, to + LEAST_WORDS);
}

/** A sign with a space behind it: the point of '10.2' or 'p.m' ends none. */
function endsSentence(words: readonly ComparedWord[], at: number): boolean {
  const [word, next] = [words[at], words[at + 1]];
  return (
    word?.kind === "sign" && SENTENCE_ENDS.test(word.norm) && (next?.block !== word.block || next.start > word.end)
  );
}

/** Numbers counted by lists may or may not be on the page: alone they aren't a difference. */
export function isSaid({ kind }: ComparedWord): boolean {
  return kind === "word" || kind === "sign";
}

export function shown(words: readonly ComparedWord[], text: string): string {
  const [first, last] = [words[0], words.at(-1)];
  if (!first || !last) return "";
  const whole = text.slice(first.start, Math.min(last.end, first.start + MOST_CHARS));
  return last.end - first.start > MOST_CHARS ? `${whole.trimEnd()}…` : whole;
}
