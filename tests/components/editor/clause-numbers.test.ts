import {
  $createRangeSelection,
  $getRoot,
  $getSelection,
  $insertNodes,
  $isElementNode,
  $isRangeSelection,
  $setSelection,
  DELETE_CHARACTER_COMMAND,
  INSERT_PARAGRAPH_COMMAND,
  SELECTION_CHANGE_COMMAND,
  type ElementNode,
  type LexicalEditor,
} from "lexical";
import { describe, expect, test } from "vitest";
import { editorHtml } from "@/components/editor/html/html-sync";
import { $isNumberNode, NumberNode } from "@/components/editor/html/number-node";
import { $placesIn, $positions } from "@/components/editor/passages/text-positions";
import { blocksFromHtml } from "@/lib/documents/richtext/from-html";
import { cleanHtml } from "@/lib/documents/richtext/clean";
import { toPlainText } from "@/lib/documents/richtext/plain-text";
import { headlessEditor } from "./headless-editor";

const clause = (number: string, words: string, tag = "p") =>
  `<${tag}><span data-number="0.1 0 d 1 - s %1.">${number}</span>${words}</${tag}>`;
const TEXT = `<p>Agreement</p>${clause("1. ", "First words")}${clause("2. ", "Second words")}${clause("3. ", "Third words")}`;

const $block = (index: number): ElementNode => {
  const block = $getRoot().getChildAtIndex(index);
  if (!$isElementNode(block)) throw new Error("there is such a block");
  return block;
};
/** Does something at a place of a block, given as Lexical's own offset in it, and waits for what follows of it. */
function at(editor: LexicalEditor, [index, offset]: [number, number], does: () => void): void {
  editor.update(
    () => {
      $block(index).select(offset, offset);
      does();
    },
    { discrete: true },
  );
  editor.read(() => undefined);
}
const toLines = (editor: LexicalEditor) => toPlainText(blocksFromHtml(editorHtml(editor))).text.split("\n");
const press = (editor: LexicalEditor, key: "enter" | "backspace") => () =>
  key === "enter"
    ? editor.dispatchCommand(INSERT_PARAGRAPH_COMMAND, undefined)
    : editor.dispatchCommand(DELETE_CHARACTER_COMMAND, true);

describe("clause numbers in the editor", () => {
  test("come through it unchanged, alone and with looks too, and have their place in the text", () => {
    const html = `${TEXT}<h2><span data-number="1.2 0 a 1 - n %1)"><strong>a)</strong></span>Title</h2>${clause("4.", "")}`;
    const editor = headlessEditor(html);
    expect(editorHtml(editor)).toBe(html);
    const text = toPlainText(blocksFromHtml(html)).text;
    editor.read(() => {
      const positions = $positions();
      expect(positions.text).toBe(text);
      const start = text.indexOf("2. Second");
      const places = $placesIn(positions, { start, end: start + 3 });
      expect([places?.start, places?.end].map((place) => [place?.type, place?.offset])).toEqual([
        ["element", 0],
        ["element", 1],
      ]);
    });
  });

  test("are counted anew at once when a clause goes (B-10.15)", () => {
    const editor = headlessEditor(TEXT);
    editor.update(() => $block(1).remove(), { discrete: true });
    editor.read(() => undefined);
    expect(toLines(editor)).toEqual(["Agreement", "1. Second words", "2. Third words"]);
    expect(cleanHtml(editorHtml(editor))).toBe(editorHtml(editor));
  });

  test("go on behind Enter at the end, in the middle and at the beginning, and end behind an empty clause (B-10.15)", () => {
    const editor = headlessEditor(TEXT);
    at(editor, [1, 2], press(editor, "enter"));
    expect(toLines(editor).slice(1, 4)).toEqual(["1. First words", "2.", "3. Second words"]);
    at(editor, [2, 1], () => {
      const selection = $getSelection();
      if ($isRangeSelection(selection)) selection.insertText("Between");
    });
    expect(toLines(editor)[2]).toBe("2. Between");
    at(editor, [2, 1], press(editor, "enter"));
    expect(toLines(editor).slice(2, 5)).toEqual(["2.", "3. Between", "4. Second words"]);
    at(editor, [2, 1], press(editor, "enter"));
    expect(toLines(editor).slice(1, 5)).toEqual(["1. First words", "", "2. Between", "3. Second words"]);
    expect(toLines(editor)).toHaveLength(6);
  });

  test("go by Backspace behind them, and with a paragraph that is joined to the one before (B-10.15)", () => {
    const editor = headlessEditor(TEXT);
    at(editor, [2, 1], press(editor, "backspace"));
    expect(toLines(editor)).toEqual(["Agreement", "1. First words", "Second words", "2. Third words"]);
    editor.update(
      () => {
        const [kept, joined] = [$block(1), $block(3)];
        kept.append(...joined.getChildren());
        joined.remove();
      },
      { discrete: true },
    );
    editor.read(() => undefined);
    expect(toLines(editor)).toEqual(["Agreement", "1. First wordsThird words", "Second words"]);
  });

  test("are passed over by a caret that is put before them, and by a selection (B-10.15)", () => {
    const editor = headlessEditor(TEXT);
    editor.update(
      () => {
        const selection = $createRangeSelection();
        selection.anchor.set($block(1).getKey(), 0, "element");
        selection.focus.set($block(2).getKey(), 0, "element");
        $setSelection(selection);
        editor.dispatchCommand(SELECTION_CHANGE_COMMAND, undefined);
        expect([selection.anchor.offset, selection.focus.offset]).toEqual([1, 1]);
        selection.removeText();
      },
      { discrete: true },
    );
    editor.read(() => undefined);
    expect(toLines(editor)).toEqual(["Agreement", "1. Second words", "2. Third words"]);
  });

  test("are none in a list, in a cell, or twice", () => {
    const editor = headlessEditor(`${TEXT}<ul><li>item</li></ul><table><tr><td>cell</td></tr></table>`);
    for (const index of [1, 4, 5])
      editor.update(
        () => {
          const number = $block(2).getFirstChild();
          if (!$isNumberNode(number)) throw new Error("the second clause has a number");
          const copy = number.exportJSON();
          $block(index).selectEnd();
          $insertNodes([NumberNode.importJSON(copy)]);
        },
        { discrete: true },
      );
    editor.read(() => undefined);
    expect(editorHtml(editor).match(/data-number/g)).toHaveLength(3);
    expect(toLines(editor)).toEqual([...toPlainText(blocksFromHtml(TEXT)).text.split("\n"), "item", "cell"]);
  });
});
