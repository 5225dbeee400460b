/** What goes with a deleted word; apart from `numbers.ts`, which each contract page loads. Pure; client-safe. */

const CLOSING = /^[.,;:!?)\]»”’%]/u;
const OPENING = /[([«“„‘]$/u;
const BLANK = /^[ \u00a0]$/u;
const EDGE = /^[\n\t]?$/u;

/**
 * The range to delete with a word that stands alone, so that its neighbours are one blank apart, and a line has none at
 * its beginning or end. Constant time. Source: B-51.9.
 */
export function withItsBlank(text: string, { start, end }: { start: number; end: number }) {
  const [before, after] = [text.charAt(start - 1), text.charAt(end)];
  const isLast = EDGE.test(after) || BLANK.test(after) || CLOSING.test(after);
  if (BLANK.test(before) && isLast) return { start: start - 1, end };
  const isFirst = EDGE.test(before) || OPENING.test(before);
  return { start, end: BLANK.test(after) && isFirst ? end + 1 : end };
}
