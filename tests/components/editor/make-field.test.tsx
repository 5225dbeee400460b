// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import {
  $createRangeSelection,
  $getRoot,
  $setSelection,
  getNearestEditorFromDOMNode,
  UNDO_COMMAND,
  type LexicalEditor,
} from "lexical";
import { createRef } from "react";
import { afterEach, expect, test } from "vitest";
import { ContractEditor, type ContractEditorHandle } from "@/components/editor/contract-editor";
import { review } from "@/lib/copy/en/review";

const words = review.editor.field;
const HTML =
  "<p><strong>Acme</strong> LLC pays Acme&#39;s rent.</p>" +
  "<p>Acmeville, {{Acme}}</p><table><tr><td><p><em>Acme</em></p></td><td><p>9</p></td></tr></table>";

afterEach(cleanup);

function open() {
  const handle = createRef<ContractEditorHandle>();
  render(<ContractEditor ref={handle} html={HTML} isReadOnly={false} label="Text" />);
  const editor = getNearestEditorFromDOMNode(screen.getByRole("textbox"));
  if (!editor || !handle.current) throw new Error("no editor");
  return { editor, html: handle.current.html };
}

/** Selects from the start of one text to some place in another, by their order in the document. */
async function select(editor: LexicalEditor, from: number, [to, offset]: [number, number]): Promise<void> {
  await act(async () =>
    editor.update(
      () => {
        const [first, last] = [$getRoot().getAllTextNodes()[from], $getRoot().getAllTextNodes()[to]];
        if (!first || !last) throw new Error("no text");
        const selection = $createRangeSelection();
        selection.anchor.set(first.getKey(), 0, "text");
        selection.focus.set(last.getKey(), offset, "text");
        $setSelection(selection);
      },
      { discrete: true },
    ),
  );
}
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole("button", { name })));
const undo = (editor: LexicalEditor) => act(async () => void editor.dispatchCommand(UNDO_COMMAND, undefined));
async function name(field: string) {
  fireEvent.change(await screen.findByLabelText(words.label), { target: { value: field } });
}

test("names that the text has are offered, and one press takes one (B-9.20)", async () => {
  const { editor, html } = open();
  await select(editor, 0, [0, 4]);
  await press(words.name);
  const offered = await screen.findByRole("group", { name: words.offered });
  expect([...offered.querySelectorAll("button")].map((button) => button.textContent)).toEqual(["Acme"]);
  await press("Acme");
  await press(words.submit);
  expect(html()).toContain("<strong>{{Acme}}</strong> LLC");
});

test("all the same words become the field, with their look, and one undo brings them back (B-9.20)", async () => {
  const { editor, html } = open();
  const before = html();
  await select(editor, 0, [0, 4]);
  await press(words.name);
  await name("{{ Tenant }}");
  expect(screen.getByLabelText<HTMLInputElement>(words.everywhere(3)).checked).toBe(true);
  await press(words.submit);
  expect(html()).toBe(before.replaceAll(/(?<!\{)Acme(?!ville)/g, "{{Tenant}}"));
  expect(html()).toContain("<strong>{{Tenant}}</strong> LLC pays {{Tenant}}");
  expect(html()).toContain("<em>{{Tenant}}</em>");
  expect(screen.queryByRole("dialog")).toBeNull();
  await undo(editor);
  expect(html()).toBe(before);
});

test("the chosen words alone become it where nothing else is wanted (B-9.20)", async () => {
  const { editor, html } = open();
  const before = html();
  await select(editor, 0, [1, 4]); // bold and plain
  await press(words.name);
  await screen.findByLabelText(words.label);
  expect(screen.queryByRole("checkbox")).toBeNull(); // nowhere else
  await press(words.submit);
  expect(screen.getByLabelText(words.label).getAttribute("aria-invalid")).toBe("true"); // it has no name yet
  expect(html()).toBe(before);
  await name("Firm");
  await press(words.submit);
  expect(html()).toBe(before.replace("<strong>Acme</strong> LLC", "<strong>{{Firm}}</strong>"));
  await select(editor, 0, [0, 8]);
  await press(words.name);
  expect(await screen.findByText(words.choose)).toBeTruthy(); // a field is no word
});

test.each([
  ["nothing chosen", [0, 0]],
  ["words of two paragraphs", [2, 3]],
] as const)("what can't be a field is not made one: '%s' (B-9.20)", async (_, [to, offset]) => {
  const { editor, html } = open();
  const before = html();
  await select(editor, 0, [to, offset]);
  await press(words.name);
  expect(await screen.findByText(words.choose)).toBeTruthy();
  expect(screen.queryByRole("button", { name: words.submit })).toBeNull();
  await press(words.cancel);
  expect(html()).toBe(before);
});
