// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import {
  $createRangeSelection,
  $getRoot,
  $isElementNode,
  $isTextNode,
  $setSelection,
  getNearestEditorFromDOMNode,
  REDO_COMMAND,
  UNDO_COMMAND,
  type LexicalEditor,
} from "lexical";
import { createRef } from "react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { ContractEditor, type ContractEditorHandle } from "@/components/editor/contract-editor";
import { registerContractBehaviour, UNDO_DEPTH, UNDO_GROUPING_MS } from "@/components/editor/contract-editor-set-up";
import { editorHtml } from "@/components/editor/html/html-sync";
import { pastedHtml } from "@/components/editor/html/pasted-html";
import { review } from "@/lib/copy/en/review";
import { headlessEditor } from "./headless-editor";

const words = review.editor;
const tool = (name: string) => screen.getByRole<HTMLButtonElement>("button", { name: new RegExp(`^${name}`) });

function open(html: string, isReadOnly = false) {
  const handle = createRef<ContractEditorHandle>();
  const onEdit = vi.fn();
  render(<ContractEditor ref={handle} html={html} isReadOnly={isReadOnly} label="Text" onEdit={onEdit} />);
  const editor = getNearestEditorFromDOMNode(screen.getByRole("textbox"));
  if (!editor || !handle.current) throw new Error("no editor");
  return { handle: handle.current, editor, onEdit };
}

/** Selects the whole first text. */
async function selectFirst(editor: LexicalEditor): Promise<void> {
  await act(async () =>
    editor.update(
      () => {
        const block = $getRoot().getFirstChild();
        const text = $isElementNode(block) ? block.getFirstDescendant() : null;
        if (!$isTextNode(text)) throw new Error("no text");
        const selection = $createRangeSelection();
        selection.anchor.set(text.getKey(), 0, "text");
        selection.focus.set(text.getKey(), text.getTextContentSize(), "text");
        $setSelection(selection);
      },
      { discrete: true },
    ),
  );
}

describe("a clause number", () => {
  test("is shown with its look and counted anew when a clause goes, and again when that comes back", async () => {
    const clause = (number: string, words: string) =>
      `<p><span data-number="0.1 0 d 1 - s %1."><strong>${number}</strong></span>${words}</p>`;
    const { editor, handle, onEdit } = open(clause("1. ", "First") + clause("2. ", "Second") + clause("3.", ""));
    const shown = () => [...document.querySelectorAll(".contract-number")].map((one) => one.textContent?.trim());
    await act(async () => undefined);
    expect(shown()).toEqual(["1.", "2.", "3."]);
    expect(document.querySelector<HTMLElement>(".contract-number.contract-bold")?.contentEditable).toBe("false");
    expect(onEdit).not.toHaveBeenCalled();
    await act(async () => editor.update(() => $getRoot().getFirstChild()?.remove(), { discrete: true }));
    expect(shown()).toEqual(["1.", "2."]);
    expect(handle.html()).toBe(clause("1. ", "Second") + clause("2.", ""));
    expect(onEdit).toHaveBeenCalled();
    await act(async () => editor.dispatchCommand(UNDO_COMMAND, undefined));
    expect(shown()).toEqual(["1.", "2.", "3."]);
  });
});

/** A key pressed before the page has told of the caret that was just moved: both in one task. */
function moveCaretAndPress(offset: number, key: string): void {
  const text = screen.getByRole("textbox");
  const node = document.createTreeWalker(text, NodeFilter.SHOW_TEXT).nextNode();
  if (!node) throw new Error("no text");
  window.getSelection()?.collapse(node, offset);
  fireEvent.keyDown(text, { key });
}

// What jsdom has no layout for.
Element.prototype.scrollIntoView = () => undefined;
Range.prototype.getBoundingClientRect = () => new DOMRect();
window.scrollBy = () => undefined;

afterEach(cleanup);

describe("keys", () => {
  test("act where the caret is, also when the page has not told of its move yet", async () => {
    const { editor, handle } = open("<p>Rent is due</p>");
    await selectFirst(editor);
    await act(async () => moveCaretAndPress(4, "Enter"));
    expect(handle.html()).toBe("<p>Rent</p><p> is due</p>");
  });
});

describe("the editor's tools", () => {
  test.each([
    [words.bold, "<p><strong>Rent</strong></p>"],
    [words.italic, "<p><em>Rent</em></p>"],
    [words.underline, "<p><u>Rent</u></p>"],
    [words.strikethrough, "<p><s>Rent</s></p>"],
    [words.list, "<ul><li>Rent</li></ul>"],
  ])("%s changes the selected text and shows as pressed, and undo takes it back", async (name, html) => {
    const { editor, handle, onEdit } = open("<p>Rent</p>");
    await selectFirst(editor);
    expect(onEdit).not.toHaveBeenCalled();
    await act(async () => void fireEvent.click(tool(name)));
    expect(handle.html()).toBe(html);
    expect(tool(name).getAttribute("aria-pressed")).toBe("true");
    expect(onEdit).toHaveBeenCalled();
    await act(async () => void fireEvent.click(tool(words.undo)));
    expect(handle.html()).toBe("<p>Rent</p>");
    expect(tool(words.redo).disabled).toBe(false);
  });

  test.each([
    ["Ctrl+Shift+X strikes through", { key: "X", code: "KeyX", shiftKey: true }, "<p><s>Rent</s></p>"],
    ["Ctrl+Shift+S strikes through", { key: "S", code: "KeyS", shiftKey: true }, "<p><s>Rent</s></p>"],
    ["Ctrl+Shift+8 makes a list", { key: "*", code: "Digit8", shiftKey: true }, "<ul><li>Rent</li></ul>"],
    ["Ctrl+B is bold on a Cyrillic keyboard too", { key: "и", code: "KeyB" }, "<p><strong>Rent</strong></p>"],
  ])("%s", async (_, keys, html) => {
    const { editor, handle } = open("<p>Rent</p>");
    await selectFirst(editor);
    await act(async () => void fireEvent.keyDown(screen.getByRole("textbox"), { ctrlKey: true, ...keys }));
    expect(handle.html()).toBe(html);
  });

  test("are off in a text that is only read", () => {
    open("<p>Rent</p>", true);
    expect(screen.getByRole("textbox").getAttribute("contenteditable")).toBe("false");
    expect(screen.getAllByRole<HTMLButtonElement>("button").every((button) => button.disabled)).toBe(true);
  });
});

describe("tables", () => {
  const table = (...rows: string[][]) =>
    `<table><tbody>${rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join("")}</tr>`).join("")}</tbody></table>`;
  const choose = async (name: string) => {
    await act(async () => void fireEvent.keyDown(tool(words.table.name), { key: "Enter" }));
    await act(async () => void fireEvent.click(screen.getByRole("menuitem", { name })));
  };

  test("are edited in place, and rows and columns come and go by the menu (B-10.11)", async () => {
    const { editor, handle } = open(table(["Rent", "100"], ["Fee", "5"]));
    await selectFirst(editor);
    await choose(words.table.rowBelow);
    expect(handle.html()).toBe(table(["Rent", "100"], ["<br>", "<br>"], ["Fee", "5"]));
    await act(async () => void fireEvent.click(tool(words.undo)));
    expect(handle.html()).toBe(table(["Rent", "100"], ["Fee", "5"]));
    await selectFirst(editor);
    await choose(words.table.columnAfter);
    expect(handle.html()).toBe(table(["Rent", "<br>", "100"], ["Fee", "<br>", "5"]));
    await choose(words.table.deleteTable);
    expect(handle.html()).toBe("<p><br></p>");
  });

  test("are put in at the caret, with a row of headings", async () => {
    const { editor, handle } = open("<p>Rent</p>");
    await selectFirst(editor);
    await choose(words.table.insert);
    expect(handle.html().match(/<t[dh]>/g)).toEqual([
      ...Array<string>(3).fill("<th>"),
      ...Array<string>(6).fill("<td>"),
    ]);
    expect(handle.html()).toContain("Rent");
  });
});

describe("a text on the page", () => {
  test("shows page marks as labels that are no text", () => {
    const { handle } = open('<p>a <span data-page="2"></span>b</p>');
    expect(screen.getByRole("textbox").textContent).toBe("a b");
    expect(document.querySelector<HTMLElement>("[data-page='2']")?.dataset["label"]).toBe(words.page(2));
    expect(handle.html()).toBe('<p>a <span data-page="2"></span>b</p>');
  });

  test("that is loaded is no edit and can't be undone", async () => {
    const { handle, onEdit } = open("<p>old</p>");
    await act(async () => handle.load("<p>new</p>"));
    expect(handle.html()).toBe("<p>new</p>");
    expect(onEdit).not.toHaveBeenCalled();
    expect(tool(words.undo).disabled).toBe(true);
  });

  test("selects a passage, and says when its words are gone", async () => {
    const { handle } = open("<p>The rent is <strong>1,000</strong> euros.</p><p>End.</p>");
    const shown = await act(async () => handle.showPassage({ content: "is 1,000 euros", start: 9, end: 23 }));
    expect(shown).toBe("shown");
    expect(String(window.getSelection())).toBe("is 1,000 euros");
    expect(handle.showPassage({ content: "no such words", start: 0, end: 13 })).toBe("gone");
  });
});

describe("undo (B-10.6)", () => {
  function typing() {
    const editor = headlessEditor();
    let now = 0;
    registerContractBehaviour(editor, () => now);
    editor.update(() => $getRoot().selectEnd(), { discrete: true });
    const type = (letter: string, afterMs: number) => {
      now += afterMs;
      editor.update(() => $getRoot().selectEnd().insertText(letter), { discrete: true });
    };
    return { editor, type };
  }

  test("takes back in one step what was typed within half a second", () => {
    const { editor, type } = typing();
    type("a", 1_000);
    for (const letter of "bcd") type(letter, UNDO_GROUPING_MS - 1);
    type("e", UNDO_GROUPING_MS + 1);
    editor.dispatchCommand(UNDO_COMMAND, undefined);
    expect(editorHtml(editor)).toBe("<p>abcd</p>");
    editor.dispatchCommand(REDO_COMMAND, undefined);
    expect(editorHtml(editor)).toBe("<p>abcde</p>");
  });

  test("goes back a hundred steps and no further", () => {
    const { editor, type } = typing();
    for (let step = 0; step < UNDO_DEPTH + 20; step += 1) type("x", 1_000);
    for (let step = 0; step < UNDO_DEPTH + 20; step += 1) editor.dispatchCommand(UNDO_COMMAND, undefined);
    expect(editorHtml(editor)).toBe(`<p>${"x".repeat(20)}</p>`);
  });
});

test("tables that are pasted stay tables", () => {
  expect(
    pastedHtml(
      "<p>a</p><table><tr><td>Rent</td><td><p>1,000\n</p></td></tr><tr><td>Term</td><td>2 years</td></tr></table>",
    ),
  ).toBe(
    "<p>a</p><table><tbody><tr><td>Rent</td><td>1,000</td></tr><tr><td>Term</td><td>2 years</td></tr></tbody></table>",
  );
});
