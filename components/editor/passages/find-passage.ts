import { alignParagraphs, type Pairing } from "@/lib/documents/redline/align-paragraphs";
import { wordRuns } from "@/lib/documents/redline/word-runs";
import type { Passage } from "@/lib/engine/port";

export type TextRange = { start: number; end: number };

/** This many opening words identify a passage whose end was edited. */
const OPENING_WORDS = 6;

/** A passage with less than this share of its letters left counts as deleted. */
const LEAST_KEPT = 0.3;

/** Where a passage is now, and whether it was edited since it was read. */
type PlaceNow = { range: TextRange; isEdited: boolean };

/**
 * `text` is the editor's plain text; the passage's offsets refer to `readText`, from before edits; without it only the
 * words are searched. Null if it was deleted.
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
  return unedited(nearest(text, splitWords(passage.content), passage.start)); // cut and pasted elsewhere
}

function unedited(range: TextRange | null): PlaceNow | null {
  return range && { range: { start: range.start, end: range.end }, isEdited: false };
}

function sameWords(one: string, other: string): boolean {
  return splitWords(one).join(" ") === splitWords(other).join(" ");
}

function splitWords(text: string): string[] {
  return text.match(/\S+/g) ?? [];
}

/**
 * At its own offsets, otherwise the nearest match ignoring white space and case, otherwise its opening words. Offsets
 * are UTF-16 units; null if the words are gone.
 */
export function findPassage(text: string, passage: Pick<Passage, "content" | "start" | "end">): TextRange | null {
  if (passage.content !== "" && text.slice(passage.start, passage.end) === passage.content)
    return { start: passage.start, end: passage.end };
  const words = splitWords(passage.content);
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

// Where a range of a text is after the text was edited.

/** From its first kept word to its last, including insertions; `kept` counts letters that stayed. */
type Remains = TextRange & { kept: number };

/**
 * Maps a range of `before` to `after`: by the texts' common ends if that is enough, otherwise by redline. Null if no
 * word was kept.
 */
export function throughEdits(before: string, after: string, range: TextRange): Remains | null {
  const prefix = commonPrefix(before, after);
  if (range.end <= prefix) return { ...range, kept: lettersIn(before, range) };
  const suffix = commonSuffix(before, after, Math.min(before.length, after.length) - prefix);
  if (range.start >= before.length - suffix)
    return { ...shifted(range, after.length - before.length), kept: lettersIn(before, range) };
  return joined(keptIn(before, after, range));
}

type Kept = TextRange & { letters: number };

function keptIn(before: string, after: string, range: TextRange): Kept[] {
  const [from, to] = [splitLines(before), splitLines(after)];
  const kept: Kept[] = [];
  for (const pairing of alignParagraphs(from.lines, to.lines)) {
    const old = toRange(from, pairing.from);
    if (old.end < range.start || pairing.to.length === 0) continue;
    if (old.start >= range.end) break;
    kept.push(...keptInParagraph({ before, after }, old, toRange(to, pairing.to), range));
  }
  return kept;
}

function keptInParagraph(
  { before, after }: { before: string; after: string },
  old: TextRange,
  now: TextRange,
  range: TextRange,
): Kept[] {
  const kept: Kept[] = [];
  let [at, to] = [old.start, now.start];
  for (const { kind, text } of wordRuns(before.slice(old.start, old.end), after.slice(now.start, now.end))) {
    const overlap = { start: Math.max(at, range.start), end: Math.min(at + text.length, range.end) };
    if (kind === "same" && overlap.start < overlap.end)
      kept.push({ ...shifted(overlap, to - at), letters: lettersIn(before, overlap) });
    if (kind !== "inserted") at += text.length;
    if (kind !== "deleted") to += text.length;
  }
  return kept;
}

function joined(kept: readonly Kept[]): Remains | null {
  const spoken = kept.filter(({ letters }) => letters > 0);
  const [first, last] = [spoken[0], spoken.at(-1)];
  if (!first || !last) return null;
  return { start: first.start, end: last.end, kept: spoken.reduce((sum, { letters }) => sum + letters, 0) };
}

type Lines = { lines: string[]; starts: number[]; length: number };

function splitLines(text: string): Lines {
  const lines = text.split("\n");
  let start = 0;
  const starts = lines.map((line) => {
    const here = start;
    start += line.length + 1;
    return here;
  });
  return { lines, starts, length: text.length };
}

/** The range of consecutive lines, without the final line end. */
function toRange({ lines, starts, length }: Lines, { start, length: count }: Pairing["from"]): TextRange {
  const from = starts[start] ?? length;
  const last = start + count - 1;
  return count === 0
    ? { start: from, end: from }
    : { start: from, end: (starts[last] ?? length) + (lines[last]?.length ?? 0) };
}

function shifted({ start, end }: TextRange, by: number): TextRange {
  return { start: start + by, end: end + by };
}

/** Letters and digits of a range: white space and signs don't distinguish words. */
function lettersIn(text: string, { start, end }: TextRange): number {
  return text.slice(start, end).match(/[\p{L}\p{N}]/gu)?.length ?? 0;
}

function commonPrefix(one: string, other: string): number {
  const most = Math.min(one.length, other.length);
  let length = 0;
  while (length < most && one.charCodeAt(length) === other.charCodeAt(length)) length += 1;
  return length;
}

function commonSuffix(one: string, other: string, most: number): number {
  let length = 0;
  while (length < most && one.charCodeAt(one.length - 1 - length) === other.charCodeAt(other.length - 1 - length))
    length += 1;
  return length;
}

const CLAUSE_NUMBER = /^(?:\p{N}+(?:\.\p{N}+)*[.)]?|\([\p{L}\p{N}]{1,4}\)|\p{L}\))$/u;

/**
 * A triple click reaches into the next clause as far as its number, which nobody meant. @param next the character after
 * what is selected, empty at the end of the text
 */
export function withoutNextNumber(selected: string, next: string): string {
  const end = selected.lastIndexOf("\n");
  const goesOn = next !== "" && next !== "\n";
  return end > 0 && goesOn && CLAUSE_NUMBER.test(selected.slice(end).trim()) ? selected.slice(0, end) : selected;
}
