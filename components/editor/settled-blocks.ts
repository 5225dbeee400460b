import { $getSelection, $isRangeSelection, HISTORIC_TAG, mergeRegister, PASTE_TAG, type LexicalEditor } from "lexical";
import { LOAD_TAG } from "./html-sync";

/** Blocks of this class cost nothing while they are out of sight (`content-visibility`, see `contract-editor.css`). */
const SETTLED = "contract-settled";
/** Time without an edit after which new blocks count as settled. */
const SETTLING_MS = 2_000;
/** Updates that may make thousands of blocks at once. */
const LARGE_UPDATES = [LOAD_TAG, HISTORIC_TAG, PASTE_TAG];

/**
 * Tells blocks that may be skipped out of sight from new ones, which the browser takes for invisible until their first
 * frame: a letter typed before would land in the next block. @returns the way to stop.
 */
export function registerSettledBlocks(editor: LexicalEditor): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = editor.registerUpdateListener(({ dirtyElements, tags }) => {
    if (dirtyElements.size === 0) return;
    clearTimeout(timer);
    if (LARGE_UPDATES.some((tag) => tags.has(tag))) settle(editor);
    else timer = setTimeout(() => settle(editor), SETTLING_MS);
  });
  return mergeRegister(stop, () => clearTimeout(timer));
}

function settle(editor: LexicalEditor): void {
  const root = editor.getRootElement();
  if (!root) return;
  const withCaret = new Set(caretElements(editor).flatMap((element) => ancestors(element, root)));
  for (const block of root.querySelectorAll(`:scope > :not(.${SETTLED}), li:not(.${SETTLED})`)) {
    if (!withCaret.has(block)) block.classList.add(SETTLED);
  }
}

function caretElements(editor: LexicalEditor): Element[] {
  const keys = editor.getEditorState().read(() => {
    const selection = $getSelection();
    return $isRangeSelection(selection) ? [selection.anchor.key, selection.focus.key] : [];
  });
  return keys.map((key) => editor.getElementByKey(key)).filter((element) => element !== null);
}

function ancestors(element: Element, root: Element): Element[] {
  const chain: Element[] = [];
  for (let current: Element | null = element; current && current !== root; current = current.parentElement)
    chain.push(current);
  return chain;
}
