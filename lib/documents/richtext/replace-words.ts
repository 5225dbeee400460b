import { numberOf } from "@/lib/documents/numbering/numbered";
import { blockText, isPageMark, type Block, type Inline } from "./blocks";

/** A stretch of the plain text, in UTF-16 units, and the words to stand there, without line ends and tabs. */
export type WordsInstead = { start: number; end: number; words: string };

/**
 * Puts words in place of stretches that each lie in one paragraph, all in one pass, in the look of the words that stood
 * there. Page marks stay; a stretch of a counted clause number, or of two paragraphs, stays as it is.
 *
 * @param changes in order of the text, none within another
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
    const first = numberOf(block)?.text.length ?? 0;
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
