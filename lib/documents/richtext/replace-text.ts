import { findNumber } from "@/lib/documents/numbering/number-rule";
import { blockText, CELL_END, isPageMark, type Block, type Inline, type Mark, type TextRun } from "./blocks";

/**
 * Replaces a range of the text, keeping the look of the old words. A line end in `words` begins a new paragraph of the
 * same kind as the one there, or as the first; in a table row it is a line of the cell. Page marks inside the range
 * stay, before the new words. A clause number stays if the words begin with it again.
 * @param start offset in the plain text of `blocks` (UTF-16 units); `end` is exclusive
 */
export function replaceText(
  blocks: readonly Block[],
  { start, end }: { start: number; end: number },
  words: string,
): Block[] {
  const from = locate(blocks, start);
  const number = from.offset === 0 ? restatedNumber(blocks[from.index], words) : null;
  if (number && end - start >= number.text.length)
    return replaceText(blocks, { start: start + number.text.length, end }, words.slice(number.text.length));
  const to = locate(blocks, end);
  const touched = blocks.slice(from.index, to.index + 1);
  const [first, last] = [touched[0], touched.at(-1)];
  if (!first || !last || to.index < from.index) return [...blocks];
  const kept = { head: inlinesBefore(first.inlines, from.offset), tail: inlinesAfter(last.inlines, to.offset) };
  const pages = marksWithin(touched, from.offset, to.offset);
  const look = lookAt(first.inlines, from.offset);
  const isRow = first.kind === "row" && first === last;
  const lines = isRow ? [inRow(blockText(first).slice(from.offset, to.offset), words)] : words.split("\n");
  const replaced = lines.map((line, index): Block => {
    const shape = touched[index] ?? first;
    const counted = index > 0 ? restatedNumber(touched[index], line) : null;
    const typed = line.slice(counted?.text.length ?? 0);
    const text: Inline[] = [...(counted ? [counted] : []), ...(typed === "" ? [] : [{ text: typed, marks: look }])];
    return {
      ...shape,
      inlines: [
        ...(index === 0 ? [...kept.head, ...pages] : []),
        ...text,
        ...(index === lines.length - 1 ? kept.tail : []),
      ],
    };
  });
  return [...blocks.slice(0, from.index), ...replaced, ...blocks.slice(to.index + 1)];
}

/** Words for part of a row: they separate cells only like the old words did. */
function inRow(quote: string, words: string): string {
  return quote.split(CELL_END).length === words.split(CELL_END).length ? words : words.replaceAll(CELL_END, " ");
}

/** The block at an offset, and the offset within it; an offset past the text is at its end. */
function locate(blocks: readonly Block[], offset: number): { index: number; offset: number } {
  let rest = offset;
  for (const [index, block] of blocks.entries()) {
    const { length } = blockText(block);
    if (rest <= length) return { index, offset: rest };
    rest -= length + 1;
  }
  const last = blocks.at(-1);
  return { index: blocks.length - 1, offset: last ? blockText(last).length : 0 };
}

function inlinesBefore(inlines: readonly Inline[], offset: number): Inline[] {
  let at = 0;
  return inlines.flatMap((inline): Inline[] => {
    if (isPageMark(inline)) return at < offset || at === 0 ? [inline] : [];
    const text = inline.text.slice(0, Math.max(0, offset - at));
    at += inline.text.length;
    return slicedRun(inline, text);
  });
}

function inlinesAfter(inlines: readonly Inline[], offset: number): Inline[] {
  let at = 0;
  return inlines.flatMap((inline): Inline[] => {
    if (isPageMark(inline)) return at >= offset && at > 0 ? [inline] : [];
    const text = inline.text.slice(Math.max(0, offset - at));
    at += inline.text.length;
    return slicedRun(inline, text);
  });
}

/** Part of a clause number is text. */
function slicedRun(run: TextRun, text: string): TextRun[] {
  if (text === run.text) return [run];
  return text === "" ? [] : [{ text, marks: run.marks }];
}

/** The counted number of a block, if its new words begin with it. */
function restatedNumber(block: Block | undefined, words: string): TextRun | null {
  const number = block ? findNumber(block) : null;
  return number && words.startsWith(number.text) ? number : null;
}

/** Page marks kept neither by the start of the first block nor by the end of the last. */
function marksWithin(blocks: readonly Block[], start: number, end: number): Inline[] {
  return blocks.flatMap((block, index) => {
    const isFirst = index === 0;
    const isLast = index === blocks.length - 1;
    let at = 0;
    return block.inlines.filter((inline) => {
      if (!isPageMark(inline)) {
        at += inline.text.length;
        return false;
      }
      const isInHead = isFirst && (at < start || at === 0);
      const isInTail = isLast && at >= end && at > 0;
      return !isInHead && !isInTail;
    });
  });
}

function lookAt(inlines: readonly Inline[], offset: number): readonly Mark[] {
  let at = 0;
  let look: readonly Mark[] = [];
  for (const inline of inlines) {
    if (isPageMark(inline)) continue;
    look = inline.marks;
    at += inline.text.length;
    if (at > offset) break;
  }
  return look;
}

/** A range of the plain text, in UTF-16 units, and its new words, without line ends and tabs. */
export type WordsInstead = { start: number; end: number; words: string };

/**
 * Replaces ranges that each lie in one paragraph, all in one pass, in the look of the old words. Page marks stay; a
 * range in a counted clause number, or across two paragraphs, stays as it is.
 *
 * @param changes in text order, none within another
 */
export function replaceWords(blocks: readonly Block[], changes: readonly WordsInstead[]): Block[] {
  let offset = 0;
  let next = 0;
  return blocks.map((block) => {
    const [from, length] = [offset, blockText(block).length];
    const here: WordsInstead[] = [];
    for (; (changes[next]?.start ?? Infinity) <= from + length; next += 1) {
      const change = changes[next];
      if (change) here.push({ ...change, start: change.start - from, end: change.end - from });
    }
    offset += length + 1;
    const first = findNumber(block)?.text.length ?? 0;
    const whole = here.filter(({ start, end }) => start >= first && end <= length);
    return whole.length === 0 ? block : { ...block, inlines: withWords(block.inlines, whole) };
  });
}

function withWords(inlines: readonly Inline[], changes: readonly WordsInstead[]): Inline[] {
  const made: Inline[] = [];
  let at = 0;
  let next = 0;
  for (const inline of inlines) {
    if (isPageMark(inline)) {
      made.push(inline);
      continue;
    }
    const { text, marks } = inline;
    const end = at + text.length;
    let kept = 0;
    for (let change = changes[next]; change && change.start < end; change = changes[next]) {
      if (change.start >= at) {
        if (change.start - at > kept) made.push({ text: text.slice(kept, change.start - at), marks });
        made.push({ text: change.words, marks });
      }
      kept = Math.min(change.end, end) - at;
      if (change.end > end) break;
      next += 1;
    }
    if (kept === 0) made.push(inline);
    else if (kept < text.length) made.push({ text: text.slice(kept), marks });
    at = end;
  }
  return made;
}
