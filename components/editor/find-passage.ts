import type { Passage } from "@/lib/engine/port";
import { lettersIn, throughEdits } from "./through-edits";

export type TextRange = { start: number; end: number };

/** Words at a passage's beginning that are enough to know it by when its end was edited. */
const OPENING_WORDS = 6;

/** A passage of whose letters less than this part is left counts as edited away. */
const LEAST_KEPT = 0.3;

/** Where a passage stands now, and whether its words were edited since it was read. */
export type PlaceNow = { range: TextRange; isEdited: boolean };

/**
 * `text` is the editor's plain text; the passage's offsets refer to `readText`, from before edits; without it words
 * alone tell. Null when it was edited away.
 */
export function placeNow(
  text: string,
  passage: Pick<Passage, "content" | "start" | "end">,
  readText?: string,
): PlaceNow | null {
  const isOfReadText = readText !== undefined && readText.slice(passage.start, passage.end) === passage.content;
  if (!isOfReadText) return unedited(findPassage(text, passage));
  const left = throughEdits(readText, text, passage);
  if (left && sameWords(text.slice(left.start, left.end), passage.content)) return unedited(left);
  const all = lettersIn(readText, passage);
  if (left && left.kept >= LEAST_KEPT * all) return { range: { start: left.start, end: left.end }, isEdited: true };
  return unedited(nearest(text, wordsOf(passage.content), passage.start)); // cut here and put elsewhere
}

function unedited(range: TextRange | null): PlaceNow | null {
  return range && { range: { start: range.start, end: range.end }, isEdited: false };
}

function sameWords(one: string, other: string): boolean {
  return wordsOf(one).join(" ") === wordsOf(other).join(" ");
}

function wordsOf(text: string): string[] {
  return text.match(/\S+/g) ?? [];
}

/**
 * At its own offsets, else the nearest such words whatever the white space and case, else its opening words. Offsets
 * are UTF-16 units; null when the words are gone.
 */
export function findPassage(text: string, passage: Pick<Passage, "content" | "start" | "end">): TextRange | null {
  if (passage.content !== "" && text.slice(passage.start, passage.end) === passage.content)
    return { start: passage.start, end: passage.end };
  const words = wordsOf(passage.content);
  const whole = nearest(text, words, passage.start);
  if (whole || words.length <= OPENING_WORDS) return whole;
  return nearest(text, words.slice(0, OPENING_WORDS), passage.start);
}

function nearest(text: string, words: readonly string[], start: number): TextRange | null {
  if (words.length === 0) return null;
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
