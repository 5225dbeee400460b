/**
 * Text as cues are matched against it: lower case, white space as single spaces, curly quotes and dashes straightened,
 * ё as е, soft hyphens gone. Offsets do not survive; use it to decide, never to quote.
 */
export function folded(text: string): string {
  return text
    .replace(/\u00ad/g, "")
    .replace(/[\s\u00a0]+/g, " ")
    .replace(/[“”„‟«»″]/g, '"')
    .replace(/[‘’‚‛′]/g, "'")
    .replace(/[‐‑‒–—―−]/g, "-")
    .toLowerCase()
    .replace(/ё/g, "е")
    .trim();
}

/** Words of folded or raw text, in any script; digits count as words. */
export function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+/gu) ?? [];
}
