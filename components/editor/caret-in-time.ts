import {
  $createRangeSelectionFromDom,
  $getSelection,
  $isRangeSelection,
  $setSelection,
  SKIP_SCROLL_INTO_VIEW_TAG,
  type LexicalEditor,
} from "lexical";

/**
 * Browsers tell of a moved caret a frame later, or more on a busy page; a Backspace meanwhile would delete what was
 * selected before. @returns the way to stop.
 */
export function registerCaretInTime(editor: LexicalEditor): () => void {
  const catchUp = (event: KeyboardEvent) => {
    if (event.isComposing || editor.isComposing() || !editor.isEditable()) return;
    editor.update($followCaret, { discrete: true, tag: SKIP_SCROLL_INTO_VIEW_TAG });
  };
  return editor.registerRootListener((root, previous) => {
    previous?.removeEventListener("keydown", catchUp, true);
    root?.addEventListener("keydown", catchUp, true); // before Lexical's own listener
  });

  function $followCaret(): void {
    const known = $getSelection();
    const onPage = $createRangeSelectionFromDom(window.getSelection(), editor);
    if (!onPage || !$isRangeSelection(known) || (onPage.anchor.is(known.anchor) && onPage.focus.is(known.focus)))
      return; // a format chosen for the next letter stays
    $setSelection(onPage);
  }
}
