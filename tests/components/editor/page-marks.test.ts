import {
  $getRoot,
  $isTextNode,
  $setSelection,
  $createRangeSelection,
  $insertNodes,
  type LexicalEditor,
  $isElementNode,
  $getSelection,
  $isRangeSelection,
} from "lexical";
import { describe, expect, test } from "vitest";
import { editorHtml } from "@/components/editor/html/html-sync";
import { $createPageMarkNode } from "@/components/editor/html/page-mark-node";
import { headlessEditor } from "./headless-editor";

/** Deletes from `from` (block and offset in its first text) to `to` (block and offset in its last text). */
function deleteRange(editor: LexicalEditor, from: [number, number], to: [number, number]): void {
  editor.update(
    () => {
      const start = $getRoot().getChildAtIndex(from[0]);
      const end = $getRoot().getChildAtIndex(to[0]);
      const first = $isElementNode(start) ? start.getFirstDescendant() : null;
      const last = $isElementNode(end) ? end.getLastDescendant() : null;
      if (!$isTextNode(first) || !$isTextNode(last)) throw new Error("the test deletes between texts");
      const selection = $createRangeSelection();
      selection.anchor.set(first.getKey(), from[1], "text");
      selection.focus.set(last.getKey(), to[1], "text");
      $setSelection(selection);
      selection.removeText();
    },
    { discrete: true },
  );
  editor.read(() => undefined); // lets queued updates be done
}

describe("page marks", () => {
  test("stay where a deletion reached over them", () => {
    const editor = headlessEditor('<p>before <span data-page="2"></span>after</p>');
    deleteRange(editor, [0, 3], [0, 2]);
    expect(editorHtml(editor)).toBe('<p>bef<span data-page="2"></span>ter</p>');
  });

  test("of pages that lost all their text go, but the last stays", () => {
    const editor = headlessEditor(
      '<p>one</p><p><span data-page="2"></span>two</p><p><span data-page="3"></span>three</p><p>four</p>',
    );
    deleteRange(editor, [0, 1], [3, 2]);
    expect(editorHtml(editor)).toBe('<p>o<span data-page="3"></span>ur</p>');
  });

  test("go with a text that is deleted as a whole", () => {
    const editor = headlessEditor('<p>one</p><p>x<span data-page="2"></span>two</p>');
    deleteRange(editor, [0, 0], [1, 3]);
    expect(editorHtml(editor)).toBe("<p><br></p>");
  });

  test("are not doubled by a paste", () => {
    const editor = headlessEditor('<p>one<span data-page="2"></span>two</p>');
    editor.update(
      () => {
        $getRoot().selectEnd();
        $insertNodes([$createPageMarkNode(2)]);
        const selection = $getSelection();
        if ($isRangeSelection(selection)) selection.insertText("!");
      },
      { discrete: true },
    );
    editor.read(() => undefined);
    expect(editorHtml(editor)).toBe('<p>one<span data-page="2"></span>two!</p>');
  });
});
