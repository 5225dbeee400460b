/** Where a passage stands in a text that may have been edited since it was quoted. Pure. */
import type { Passage } from "@/lib/assistant/engines/port";

export type TextRange = { start: number; end: number };

/** Words at a passage's beginning that are enough to know it by when its end was edited. */
const OPENING_WORDS = 6;

/**
 * Finds a passage in `text` (the editor's plain text): at its own offsets, else its words nearest to them whatever the
 * white space and case, else its opening words. @returns offsets in UTF-16 units, or null when the words are gone.
 */
export function findPassage(text: string, passage: Pick<Passage, "content" | "start" | "end">): TextRange | null {
  if (passage.content !== "" && text.slice(passage.start, passage.end) === passage.content) return { start: passage.start, end: passage.end };
  const words = passage.content.match(/\S+/g) ?? [];
  if (words.length === 0) return null;
  const whole = nearest(text, words, passage.start);
  if (whole || words.length <= OPENING_WORDS) return whole;
  return nearest(text, words.slice(0, OPENING_WORDS), passage.start);
}

function nearest(text: string, words: readonly string[], start: number): TextRange | null {
  const pattern = new RegExp(words.map(escapePattern).join("\\s+"), "giu");
  let best: TextRange | null = null;
  for (const match of text.matchAll(pattern)) {
    const range = { start: match.index, end: match.index + match[0].length };
    if (!best || Math.abs(range.start - start) < Math.abs(best.start - start)) best = range;
  }
  return best;
}

function escapePattern(word: string): string {
  return word.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
}
