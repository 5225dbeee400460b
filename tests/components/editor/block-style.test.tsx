// @vitest-environment jsdom
/** B-10.14: styles of paragraphs, and marks that are typed. */
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { $getRoot, getNearestEditorFromDOMNode, KEY_SPACE_COMMAND, UNDO_COMMAND, type LexicalEditor } from "lexical";
import { afterEach, expect, test } from "vitest";
import { setBlockStyle } from "@/components/editor/block-style";
import { ContractEditor } from "@/components/editor/contract-editor";
import { editorHtml } from "@/components/editor/html/html-sync";
import { review } from "@/lib/copy/en/review";

const words = review.editor;

afterEach(cleanup);

function openEditor(html: string): LexicalEditor {
  render(<ContractEditor html={html} isReadOnly={false} label="Text" />);
  const editor = getNearestEditorFromDOMNode(screen.getByRole("textbox"));
  if (!editor) throw new Error("The editor is there");
  return editor;
}

const within = (editor: LexicalEditor, action: () => void) => act(() => editor.update(action, { discrete: true }));

/** A space typed at the end of the first block. */
function typeSpace(editor: LexicalEditor): boolean {
  within(editor, () => void $getRoot().getFirstChildOrThrow().selectEnd());
  let isTaken = false;
  act(() => {
    isTaken = editor.dispatchCommand(KEY_SPACE_COMMAND, new KeyboardEvent("keydown", { key: " " }));
  });
  return isTaken;
}

test.each([
  ["#", "<h1><br></h1>"],
  ["###", "<h3><br></h3>"],
  ["-", "<ul><li><br></li></ul>"],
  ["1.", "<ol><li><br></li></ol>"],
])("%s and a space become another block, and undo gives back what was typed (B-10.14)", async (mark, html) => {
  const editor = openEditor(`<p>${mark}</p>`);
  expect(typeSpace(editor)).toBe(true);
  expect(editorHtml(editor)).toBe(html);
  await act(async () => void editor.dispatchCommand(UNDO_COMMAND, undefined));
  expect(editorHtml(editor)).toBe(`<p>${mark}</p>`);
});

test.each(["2.", "Rent -", "####", "1.1"])("%s and a space stay as they are", (typed) => {
  const editor = openEditor(`<p>${typed}</p>`);
  expect(typeSpace(editor)).toBe(false);
  expect(editorHtml(editor)).toBe(`<p>${typed}</p>`);
});

test("a paragraph becomes a heading and text again, with its looks; an item leaves its list", () => {
  const editor = openEditor("<p>Price <strong>and</strong> payment</p>");
  within(editor, () => void $getRoot().selectStart());
  act(() => setBlockStyle(editor, "heading"));
  expect(editorHtml(editor)).toBe("<h2>Price <strong>and</strong> payment</h2>");
  act(() => setBlockStyle(editor, "text"));
  expect(editorHtml(editor)).toBe("<p>Price <strong>and</strong> payment</p>");

  cleanup();
  const list = openEditor("<ul><li>One</li></ul>");
  within(list, () => void $getRoot().selectStart());
  act(() => setBlockStyle(list, "title"));
  expect(editorHtml(list)).toBe("<h1>One</h1>");
});

test("the toolbar numbers a list and says which style holds (B-10.14)", () => {
  const editor = openEditor("<h2>Term</h2>");
  within(editor, () => void $getRoot().selectStart());
  expect(screen.getByRole("button", { name: `${words.style.name}: ${words.style.heading}` })).toBeDefined();
  fireEvent.click(screen.getByRole("button", { name: words.withKeys(words.numbers, "Ctrl+Shift+7") }));
  expect(editorHtml(editor)).toBe("<ol><li>Term</li></ol>");
});
