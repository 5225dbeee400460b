import type { PlacedMark } from "@/components/editor/passage-marks";

/** A comment's passage on the page: how far below the text's upper edge it begins. CSS pixels. */
export type Anchor = { id: string; top: number };

/**
 * The commented passages within a screen of what is in sight, from the top. Of the others only their block is asked for
 * its place: words that are out of sight are not laid out.
 */
export function passagesNear(placed: readonly PlacedMark[], text: HTMLElement): Anchor[] {
  const { top: edge } = text.getBoundingClientRect();
  const screen = window.innerHeight;
  const isNear = ({ offsetTop, offsetHeight }: HTMLElement) =>
    offsetTop < 2 * screen - edge && offsetTop + offsetHeight > -screen - edge;
  return placed
    .flatMap(({ mark: { kind, id }, range }): Anchor[] => {
      const block = kind === "comment" && id !== undefined ? blockOf(range, text) : null;
      if (!block || id === undefined || !isNear(block)) return [];
      const { top } = range.getClientRects()[0] ?? range.getBoundingClientRect();
      return [{ id, top: Math.round(top - edge) }];
    })
    .sort((one, other) => one.top - other.top);
}

/** What stands right in the text and holds the range's beginning. */
function blockOf(range: Range, text: HTMLElement): HTMLElement | null {
  let node: Node | null = range.startContainer;
  while (node && node.parentNode !== text) node = node.parentNode;
  return node instanceof HTMLElement ? node : null;
}
