/** Selects, scrolls to and briefly highlights passages; reads them from the selection. Source: behaviour §12. */
import {
  $createRangeSelection,
  $getSelection,
  $isRangeSelection,
  $setSelection,
  SKIP_SCROLL_INTO_VIEW_TAG,
  type LexicalEditor,
} from "lexical";
import type { Passage } from "@/lib/engine/port";
import { placeNow, withoutNextNumber } from "./find-passage";
import { $findOffset, $placesIn, $positions, toDomRange, type PlaceRange } from "./text-positions";

/** Words of the text and their offsets when quoted. */
export type TextPassage = Pick<Passage, "content" | "start" | "end">;

/** Longer selections are quoted by their beginning. UTF-16 units. */
const MAX_QUOTE_CHARS = 2_000;

/** How a passage was found: unchanged, edited since, or not at all. */
export type Shown = "shown" | "edited" | "gone";

/**
 * Works after edits too; does nothing if it is gone. @param readText the text its offsets refer to; otherwise searches
 * its words
 */
export function showPassage(editor: LexicalEditor, passage: TextPassage, readText?: string): Shown {
  const found = editor.read(() => $placesNow(passage, readText));
  if (!found) return "gone";
  editor.update(() => $select(found.places), { discrete: true, tag: SKIP_SCROLL_INTO_VIEW_TAG });
  const shown = found.isEdited ? "edited" : "shown";
  const domRange = toDomRange(editor, found.places);
  if (!domRange) return shown; // no page, nothing to scroll
  if (!editor.isEditable()) selectOnPage(domRange);
  scrollTo(domRange);
  highlight(domRange);
  return shown;
}

/** The selection, trimmed; null if it contains no words. */
export function selectedPassage(editor: LexicalEditor): TextPassage | null {
  return editor.read(() => {
    const selection = $getSelection();
    if (!$isRangeSelection(selection) || selection.isCollapsed()) return null;
    const positions = $positions();
    const [one, other] = [$findOffset(positions, selection.anchor), $findOffset(positions, selection.focus)];
    if (one === null || other === null) return null;
    const [start, end] = [Math.min(one, other), Math.max(one, other)];
    const selected = withoutNextNumber(positions.text.slice(start, end), positions.text.charAt(end));
    const content = selected.trim().slice(0, MAX_QUOTE_CHARS).trimEnd();
    const from = start + selected.length - selected.trimStart().length;
    return content === "" ? null : { content, start: from, end: from + content.length };
  });
}

/** Where a passage is now, in nodes. Call it inside a read or an update. */
export function $placesNow(passage: TextPassage, readText?: string): { places: PlaceRange; isEdited: boolean } | null {
  const positions = $positions();
  const found = placeNow(positions.text, passage, readText);
  const places = found && $placesIn(positions, found.range);
  return places && { places, isEdited: found.isEdited };
}

/** The plain text that offsets refer to, the same as `toPlainText` makes of these blocks. */
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

/** Twice: off-screen blocks have an estimated height until drawn. */
function scrollTo(range: Range): void {
  const { startContainer } = range;
  const target = startContainer instanceof Element ? startContainer : startContainer.parentElement;
  if (target?.checkVisibility?.() === false) return; // the text is not displayed; don't scroll what is
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

/** Uses the CSS Custom Highlight API; other browsers show the range by the selection. */
function highlight(range: Range): void {
  if (typeof Highlight === "undefined" || typeof CSS === "undefined" || !CSS.highlights) return;
  clearTimeout(ending);
  CSS.highlights.set(NAME, new Highlight(range));
  ending = setTimeout(() => CSS.highlights.delete(NAME), HIGHLIGHT_MS);
}
