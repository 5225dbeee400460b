import { light } from "./either";

/**
 * Text for matching cues: lower case, single spaces, straight quotes and dashes, ё as е, no soft hyphens. Offsets
 * change; use it to decide, never to quote.
 */
export function folded(text: string): string {
  return spaced(plain(text));
}

/** Folds parts of one text in a single pass: `slice(start, end)` is `folded(text.slice(start, end))`. */
export function foldedText(text: string): { slice(start: number, end: number): string } {
  const whole = plain(text);
  if (whole.length !== text.length) return { slice: (start, end) => folded(text.slice(start, end)) };
  return { slice: (start, end) => spaced(whole.slice(start, end)) };
}

/** Letter by letter, so the length rarely changes: only a few letters, such as İ, become two in lower case. */
function plain(text: string): string {
  return text
    .replace(/[“”„‟«»″]/g, '"')
    .replace(/[‘’‚‛′]/g, "'")
    .replace(/[‐‑‒–—―−]/g, "-")
    .toLowerCase()
    .replace(/ё/g, "е");
}

function spaced(text: string): string {
  return /\u00ad|\s\s|[^\S ]/.test(text)
    ? text
        .replace(/\u00ad/g, "")
        .replace(/\s+/g, " ")
        .trim()
    : text.trim();
}

const WORD = light(/[\p{L}\p{N}]+/gu);

/** Words of folded or raw text, in any script; digits count as words. */
export function splitWords(text: string): string[] {
  return text.match(WORD) ?? [];
}
