/** Changes put into a text. Pure, client-safe. */
export type PlacedEdit = { start: number; end: number; text: string };

/** `text` with the edits, in any order; of two that overlap the first counts. Linear in the text. */
export function withEdits(text: string, edits: readonly PlacedEdit[]): string {
  const parts: string[] = [];
  let at = 0;
  for (const { start, end, text: words } of edits.toSorted(
    (one, other) => one.start - other.start || one.end - other.end,
  )) {
    if (start < at || end < start || end > text.length) continue;
    parts.push(text.slice(at, start), words);
    at = end;
  }
  return [...parts, text.slice(at)].join("");
}
