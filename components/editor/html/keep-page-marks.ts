import {
  $getNodeByKey,
  $getRoot,
  $getSelection,
  $isElementNode,
  $isRangeSelection,
  $isTextNode,
  COMMAND_PRIORITY_CRITICAL,
  DELETE_CHARACTER_COMMAND,
  HISTORIC_TAG,
  HISTORY_MERGE_TAG,
  KEY_BACKSPACE_COMMAND,
  KEY_DELETE_COMMAND,
  mergeRegister,
  type EditorState,
  type ElementNode,
  type LexicalEditor,
  type LexicalNode,
  type NodeKey,
  type PointType,
} from "lexical";
import { LOAD_TAG } from "./html-sync";
import { $createPageMarkNode, $isPageMarkNode, type PageMarkNode } from "./page-mark-node";

/** Marks the updates made by this file itself. */
const KEEP_TAG = "contract-page-marks";

/**
 * Deleting across page marks keeps the last one, a caret skips them, copying doesn't duplicate them. @returns a
 * function to stop. Source: B-8.11.
 */
export function registerPageMarks(editor: LexicalEditor): () => void {
  const known = new Set<NodeKey>();
  return mergeRegister(
    editor.registerCommand(
      DELETE_CHARACTER_COMMAND,
      (isBackward) => $stepOverMarks(isBackward),
      COMMAND_PRIORITY_CRITICAL,
    ),
    editor.registerCommand(KEY_BACKSPACE_COMMAND, () => $stepOverMarks(true), COMMAND_PRIORITY_CRITICAL),
    editor.registerCommand(KEY_DELETE_COMMAND, () => $stepOverMarks(false), COMMAND_PRIORITY_CRITICAL),
    editor.registerUpdateListener(({ editorState, prevEditorState, dirtyLeaves, tags }) => {
      const missing = [...known].filter((key) => !editorState._nodeMap.has(key));
      const fresh = [...dirtyLeaves].filter((key) => !known.has(key) && $isPageMarkNode(editorState._nodeMap.get(key)));
      for (const key of missing) known.delete(key);
      for (const key of fresh) known.add(key);
      if (tags.has(LOAD_TAG) || tags.has(HISTORIC_TAG) || tags.has(KEEP_TAG)) return;
      if (missing.length > 0 || fresh.length > 0) mend(editor, prevEditorState, { missing, fresh });
    }),
  );
}

/** Moves to the other side of the marks, so that the key deletes text. Always lets the command continue. */
function $stepOverMarks(isBackward: boolean): false {
  for (;;) {
    const selection = $getSelection();
    if (!$isRangeSelection(selection) || !selection.isCollapsed()) return false;
    const neighbour = $besideCaret(selection.anchor, isBackward);
    if (!$isPageMarkNode(neighbour)) return false;
    if (isBackward) neighbour.selectPrevious();
    else neighbour.selectNext(0, 0);
  }
}

function $besideCaret(point: PointType, isBackward: boolean): LexicalNode | null {
  const node = point.getNode();
  if ($isElementNode(node)) return node.getChildAtIndex(isBackward ? point.offset - 1 : point.offset);
  if (isBackward) return point.offset === 0 ? node.getPreviousSibling() : null;
  return point.offset === node.getTextContentSize() ? node.getNextSibling() : null;
}

/** Removes pasted marks, and restores the last deleted one: the page of the text after it. */
function mend(
  editor: LexicalEditor,
  before: EditorState,
  { missing, fresh }: { missing: readonly NodeKey[]; fresh: readonly NodeKey[] },
): void {
  const places = before.read(() => missing.map((key) => findPlace(before, key))).filter((place) => place !== null);
  const last = places.reduce<Place | null>(
    (best, place) => (best === null || place.page > best.page ? place : best),
    null,
  );
  editor.update(
    () => {
      for (const key of fresh) $getNodeByKey(key)?.remove();
      if (last && $getRoot().getTextContentSize() > 0) $insertMark($createPageMarkNode(last.page), last);
    },
    { tag: [HISTORY_MERGE_TAG, KEEP_TAG] },
  );
}

/** What preceded it in its block, nearest first, then the block; and what followed it in the text. */
type Place = { page: number; preceding: NodeKey[]; following: NodeKey[] };

function findPlace(state: EditorState, key: NodeKey): Place | null {
  const mark = state._nodeMap.get(key);
  if (!$isPageMarkNode(mark)) return null;
  const parents = mark.getParents();
  const preceding = [...mark.getPreviousSiblings().reverse(), ...parents.slice(0, 1)];
  const following = [mark, ...parents.slice(0, -1)].flatMap((node: LexicalNode) => node.getNextSiblings());
  return { page: mark.getPage(), preceding: preceding.map(getNodeKey), following: following.map(getNodeKey) };
}

function getNodeKey(node: LexicalNode): NodeKey {
  return node.getKey();
}

/** At the caret, where the deletion left it; or next to the nearest remaining neighbour if the caret is elsewhere. */
function $insertMark(mark: PageMarkNode, { preceding, following }: Place): void {
  const before = $firstLeft(preceding);
  const block = $isElementNode(before) ? before : (before?.getParent() ?? null);
  if ($insertAtCaret(mark, block)) return;
  if ($isElementNode(before)) return $insertFirst(before, mark);
  if (before) {
    before.insertAfter(mark, false);
    return;
  }
  const after = $firstLeft(following);
  if ($isElementNode(after)) $insertFirst(after.getFirstDescendant()?.getParent() ?? after, mark);
  else after?.insertBefore(mark, false);
}

function $firstLeft(keys: readonly NodeKey[]): LexicalNode | null {
  for (const key of keys) {
    const node = $getNodeByKey(key);
    if (node?.isAttached()) return node;
  }
  return null;
}

function $insertFirst(element: ElementNode, mark: PageMarkNode): void {
  const first = element.getFirstChild();
  if (first) first.insertBefore(mark, false);
  else element.append(mark);
}

/** `block` is where the mark was, or null if that is gone: then the caret's own block has replaced it. */
function $insertAtCaret(mark: PageMarkNode, block: ElementNode | null): boolean {
  const selection = $getSelection();
  if (!$isRangeSelection(selection) || !selection.isCollapsed()) return false;
  const caret = selection.anchor.getNode();
  if (!$isTextNode(caret) || (block && !caret.getParent()?.is(block))) return false;
  const { offset } = selection.anchor;
  if (offset === 0) caret.insertBefore(mark, false);
  else if (offset === caret.getTextContentSize()) caret.insertAfter(mark, false);
  else caret.splitText(offset)[0]?.insertAfter(mark, false);
  return true;
}
