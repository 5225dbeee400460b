/** Selected, scrolled into view, highlighted for a while; and picked up from the selection. Source: behaviour §12. */
import {
  $createRangeSelection,
  $getSelection,
  $isRangeSelection,
  $setSelection,
  SKIP_SCROLL_INTO_VIEW_TAG,
  type LexicalEditor,
} from "lexical";
import type { Passage } from "@/lib/engine/port";
import { placeNow } from "./find-passage";
import { $offsetOf, $placesIn, $positions, domRangeOf, type PlaceRange } from "./text-positions";

/** Words of the text and the offsets at which they stood when they were quoted. */
export type TextPassage = Pick<Passage, "content" | "start" | "end">;

/** Longer selections are quoted by their beginning. UTF-16 units. */
const MAX_QUOTE_CHARS = 2_000;

/** How a passage was found: as it was read, with its words edited since, or not at all. */
export type Shown = "shown" | "edited" | "gone";

/**
 * Also after edits; nothing changes when it is gone. @param readText what its offsets refer to; else its words are
 * looked for
 */
export function showPassage(editor: LexicalEditor, passage: TextPassage, readText?: string): Shown {
  const found = editor.read(() => $placesNow(passage, readText));
  if (!found) return "gone";
  editor.update(() => $select(found.places), { discrete: true, tag: SKIP_SCROLL_INTO_VIEW_TAG });
  const shown = found.isEdited ? "edited" : "shown";
  const domRange = domRangeOf(editor, found.places);
  if (!domRange) return shown; // no page, no view
  if (!editor.isEditable()) selectOnPage(domRange);
  scrollTo(domRange);
  highlight(domRange);
  return shown;
}

/** What is selected, without white space at its ends; null when no words are. */
export function selectedPassage(editor: LexicalEditor): TextPassage | null {
  return editor.read(() => {
    const selection = $getSelection();
    if (!$isRangeSelection(selection) || selection.isCollapsed()) return null;
    const positions = $positions();
    const [one, other] = [$offsetOf(positions, selection.anchor), $offsetOf(positions, selection.focus)];
    if (one === null || other === null) return null;
    const start = Math.min(one, other);
    const selected = positions.text.slice(start, Math.max(one, other));
    const content = selected.trim().slice(0, MAX_QUOTE_CHARS).trimEnd();
    const from = start + selected.length - selected.trimStart().length;
    return content === "" ? null : { content, start: from, end: from + content.length };
  });
}

/** Where a passage stands now, in nodes. To be called inside a read or an update. */
export function $placesNow(passage: TextPassage, readText?: string): { places: PlaceRange; isEdited: boolean } | null {
  const positions = $positions();
  const found = placeNow(positions.text, passage, readText);
  const places = found && $placesIn(positions, found.range);
  return places && { places, isEdited: found.isEdited };
}

/** The plain text that offsets refer to, as `plainTextOf` makes it of the same blocks. */
export function $plainText(): string {
  return $positions().text;
}

function $select({ start, end }: PlaceRange): void {
  const selection = $createRangeSelection();
  selection.anchor.set(start.key, start.offset, start.type);
  selection.focus.set(end.key, end.offset, end.type);
  $setSelection(selection);
}

function selectOnPage(range: Range): void {
  const selection = window.getSelection();
  selection?.removeAllRanges();
  selection?.addRange(range.cloneRange());
}

/** Twice: blocks out of sight have an estimated height until they are drawn. */
function scrollTo(range: Range): void {
  const { startContainer } = range;
  const target = startContainer instanceof Element ? startContainer : startContainer.parentElement;
  if (target?.checkVisibility?.() === false) return; // the text is not on screen; what is stays where it is
  target?.scrollIntoView({ block: "center", inline: "nearest" });
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      const { top } = range.getBoundingClientRect();
      const third = window.innerHeight / 3;
      if (top < third / 2 || top > third * 2) window.scrollBy({ top: top - third });
    }),
  );
}

/** How long a shown passage stays highlighted. */
const HIGHLIGHT_MS = 5_000;
const NAME = "contract-passage";

let ending: ReturnType<typeof setTimeout> | undefined;

/** By the CSS Custom Highlight API; in browsers without it the selection shows the range. */
function highlight(range: Range): void {
  if (typeof Highlight === "undefined" || typeof CSS === "undefined" || !CSS.highlights) return;
  clearTimeout(ending);
  CSS.highlights.set(NAME, new Highlight(range));
  ending = setTimeout(() => CSS.highlights.delete(NAME), HIGHLIGHT_MS);
}
