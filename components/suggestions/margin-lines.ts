/** Which suggestions stand on which line of the page. Pure but for the measuring. */
import type { PlacedMark } from "@/components/editor/passage-marks";

/**
 * A line beside which something stands: how far its middle is from the text's upper edge in CSS pixels, and what, in
 * order of the text.
 */
export type MarginLine = { middle: number; ids: string[] };

/** Less than the height of a line: what begins this near each other shares a marker. CSS pixels. */
const SAME_LINE_PX = 16;

/** The lines on which suggestions begin, from the top. */
export function marginLines(placed: readonly PlacedMark[], text: HTMLElement): MarginLine[] {
  const { top: edge } = text.getBoundingClientRect();
  const places = placed.flatMap(({ mark: { kind, id }, range }) => {
    if (kind !== "suggestion" || id === undefined) return [];
    const rect = range.getClientRects?.()[0] ?? range.getBoundingClientRect();
    return [{ id, middle: (rect.top + rect.bottom) / 2 - edge }];
  });
  return groupedByLine(places);
}

/** Places joined into lines. */
function groupedByLine(places: readonly { id: string; middle: number }[]): MarginLine[] {
  const lines: MarginLine[] = [];
  for (const { id, middle } of places.toSorted((one, other) => one.middle - other.middle)) {
    const last = lines.at(-1);
    if (last && middle - last.middle < SAME_LINE_PX) last.ids.push(id);
    else lines.push({ middle, ids: [id] });
  }
  return lines;
}
