// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from "@testing-library/react";
import {
  $getRoot,
  CONTROLLED_TEXT_INSERTION_COMMAND,
  getNearestEditorFromDOMNode,
  PASTE_COMMAND,
  type LexicalEditor,
} from "lexical";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { ContractEditor } from "@/components/editor/contract-editor";
import { editorHtml } from "@/components/editor/html/html-sync";
import { pastedHtml } from "@/components/editor/html/pasted-html";

/** jsdom has none. */
class Transfer {
  readonly #values = new Map<string, string>();
  readonly files: readonly File[] = [];
  get types(): string[] {
    return [...this.#values.keys()];
  }
  setData(type: string, value: string): void {
    this.#values.set(type, value);
  }
  getData(type: string): string {
    return this.#values.get(type) ?? "";
  }
}

/** What the browser's parser was given. */
const parsed: string[] = [];

beforeEach(() => {
  vi.stubGlobal("DataTransfer", Transfer);
  parsed.length = 0;
  const parse = DOMParser.prototype.parseFromString;
  vi.spyOn(DOMParser.prototype, "parseFromString").mockImplementation(function (this: DOMParser, html, type) {
    parsed.push(String(html));
    return parse.call(this, html, type);
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function openEditor(html: string): LexicalEditor {
  render(<ContractEditor html={html} isReadOnly={false} label="Text" onEdit={() => undefined} />);
  const editor = getNearestEditorFromDOMNode(screen.getByRole("textbox"));
  if (!editor) throw new Error("no editor");
  return editor;
}

function makeTransfer(values: Record<string, string>): Transfer {
  const transfer = new Transfer();
  for (const [type, value] of Object.entries(values)) transfer.setData(type, value);
  return transfer;
}

async function select(editor: LexicalEditor, side: "start" | "end"): Promise<void> {
  await act(async () =>
    editor.update(() => void (side === "end" ? $getRoot().selectEnd() : $getRoot().selectStart()), { discrete: true }),
  );
}

async function paste(editor: LexicalEditor, values: Record<string, string>): Promise<void> {
  await select(editor, "end");
  const event = Object.assign(new Event("paste", { cancelable: true }), { clipboardData: makeTransfer(values) });
  // jsdom has no ClipboardEvent
  await act(async () => void editor.dispatchCommand(PASTE_COMMAND, event as unknown as ClipboardEvent));
}

const DEPTH = 20_000;

describe("pasted HTML", () => {
  test.each([
    ["divs", `${"<div>".repeat(DEPTH)}deep${"</div>".repeat(DEPTH)}`, "<p>Here: deep</p>"],
    [
      "marks",
      `${"<b><i>".repeat(DEPTH)}deep${"</i></b>".repeat(DEPTH)}`,
      "<p>Here: <strong><em>deep</em></strong></p>",
    ],
    ["elements that are never closed", `${"<span>".repeat(DEPTH)}deep`, "<p>Here: deep</p>"],
  ])("of %s nested thousands deep is taken", async (_name, html, expected) => {
    const editor = openEditor("<p>Here: </p>");
    await paste(editor, { "text/html": html, "text/plain": "deep" });
    expect(editorHtml(editor)).toBe(expected);
  });

  test("of lists and tables nested thousands deep keeps its words", async () => {
    const editor = openEditor("<p>Here</p>");
    await paste(editor, {
      "text/html": `${"<ul><li>".repeat(DEPTH)}item${"</li></ul>".repeat(DEPTH)}${"<table><tr><td>".repeat(DEPTH)}cell`,
      "text/plain": "",
    });
    expect(editorHtml(editor)).toContain("item");
    expect(editorHtml(editor)).toContain("cell");
  });

  test("reaches no parser with what would run, or with data of another editor that proves unreadable", async () => {
    vi.spyOn(console, "error").mockImplementation(() => undefined); // Lexical tells of the data
    const editor = openEditor("<p>Here: </p>");
    await paste(editor, {
      "text/html": '<img src=x onerror="alert(1)"><b onmouseover=alert(2)>bold</b><script>alert(3)</script>',
      "text/plain": "bold",
      "application/x-lexical-editor": "{",
    });
    expect(editorHtml(editor)).toBe("<p>Here: <strong>bold</strong></p>");
    expect(parsed.length).toBeGreaterThan(0);
    expect(parsed.filter((html) => /on\w+\s*=|<img|<script/i.test(html))).toEqual([]);
  });

  test("that comes before its reader is put in once that is there", async () => {
    vi.resetModules(); // as at the first visit
    const { createContractEditor, openHtml } = await import("@/components/editor/contract-editor-set-up");
    const { editorHtml: htmlNow } = await import("@/components/editor/html/html-sync");
    const { editor, dispose } = createContractEditor({ pageLabel: String, isReadOnly: false });
    editor.setRootElement(document.body.appendChild(document.createElement("div")));
    openHtml(editor, "<p>Here: </p>");
    await paste(editor, { "text/html": "<b onclick=x>bold</b>", "text/plain": "bold" });
    await waitFor(() => expect(htmlNow(editor)).toBe("<p>Here: <strong>bold</strong></p>"));
    dispose();
  });

  test("may be dropped as well", async () => {
    const editor = openEditor("<p>Here: </p>");
    await select(editor, "end");
    const event = Object.assign(new Event("beforeinput"), {
      dataTransfer: makeTransfer({ "text/html": `${"<div>".repeat(DEPTH)}<b onclick=x>deep</b>` }),
    });
    await act(
      async () => void editor.dispatchCommand(CONTROLLED_TEXT_INSERTION_COMMAND, event as unknown as InputEvent),
    ); // as the browser tells of it
    expect(editorHtml(editor)).toBe("<p>Here: <strong>deep</strong></p>");
    expect(parsed.filter((html) => html.includes("onclick"))).toEqual([]);
  });

  test("of paragraphs stays paragraphs", async () => {
    const editor = openEditor("<p>Here: </p>");
    await paste(editor, {
      "text/html": "<p>one</p><h2>two</h2><ul><li>three</li></ul>",
      "text/plain": "one two three",
    });
    expect(editorHtml(editor)).toBe("<p>Here: one</p><h2>two</h2><ul><li>three</li></ul>");
  });
});

test("words without a block of their own continue the text around them", () => {
  expect(pastedHtml("<meta charset=utf-8><span>some <b>words</b></span>")).toBe("some <strong>words</strong>");
  expect(pastedHtml('<p style="text-align: center">a</p>')).toBe('<p style="text-align: center">a</p>');
  expect(pastedHtml("")).toBe("");
});
