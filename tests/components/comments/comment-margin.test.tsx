// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { CommentMargin } from "@/components/comments/margin/comment-margin";
import { begunReplies } from "@/components/comments/begun-replies";
import type { Thread } from "@/components/comments/use-comments";
import type { PlacedMark } from "@/components/editor/passages/passage-marks";
import type { CommentDto } from "@/lib/contracts/comments/comment-schema";
import { comments as words } from "@/lib/copy/en/comments";

/** Blocks of 100 pixels; the window shows the first five of them. */
const BLOCK_PX = 100;
const WINDOW_PX = 500;

beforeEach(() => {
  vi.stubGlobal("innerHeight", WINDOW_PX);
  vi.stubGlobal("requestAnimationFrame", (run: () => void) => (run(), 0));
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

function comment(id: string, changes: Partial<CommentDto> = {}): CommentDto {
  return {
    id,
    text: `Remark ${id}`,
    location: "",
    parentId: null,
    roundId: null,
    mentions: [],
    author: { id: "u2", name: `Bob ${id}` },
    createdAt: "2025-03-02T10:00:00.000Z",
    resolved: false,
    resolvedAt: null,
    resolvedBy: null,
    ...changes,
  };
}

/** A text of blocks, a comment on the first word of each. */
async function show(count: number) {
  const text = document.createElement("div");
  text.tabIndex = 0;
  document.body.append(text);
  text.getBoundingClientRect = () => new DOMRect(0, 0, 600, count * BLOCK_PX);
  const asked: number[] = [];
  const placed = Array.from({ length: count }, (_, index): PlacedMark => {
    const block = document.createElement("p");
    block.textContent = `Words ${index}`;
    Object.defineProperties(block, { offsetTop: { value: index * BLOCK_PX }, offsetHeight: { value: BLOCK_PX } });
    text.append(block);
    const range = document.createRange();
    range.setStart(block.firstChild ?? block, 0);
    range.setEnd(block.firstChild ?? block, 5);
    range.getBoundingClientRect = () => (asked.push(index), new DOMRect(0, index * BLOCK_PX, 50, 20));
    range.getClientRects = () => Object.assign([range.getBoundingClientRect()], { item: () => null });
    return { mark: { kind: "comment", id: `c${index}`, content: "Words", start: 0, end: 5 }, range };
  });
  const threads = placed.map(({ mark }): Thread => ({ comment: comment(mark.id ?? ""), replies: [] }));
  const first = threads[0];
  if (first) threads[0] = { ...first, replies: [comment("r", { parentId: "c0", text: "Agreed" })] };
  const actions = { onReply: vi.fn(async () => true), onResolve: vi.fn(async () => undefined), begun: begunReplies() };
  render(<CommentMargin contractId="k1" {...{ placed, text, threads }} {...actions} />);
  await act(async () => undefined);
  return { text, asked, actions };
}
const heads = () =>
  within(screen.getByRole("complementary", { name: words.beside.label }))
    .getAllByRole("button")
    .filter((button) => button.hasAttribute("aria-expanded"));

test("those near what is in sight stand there, and the chosen one opens its thread (B-14.15)", async () => {
  const { asked, actions } = await show(50);
  expect(heads()).toHaveLength(10); // what is in sight, and a screen below
  expect(Math.max(...asked)).toBeLessThan(10); // no other words were laid out for it
  expect(screen.getByText("1 reply")).toBeTruthy();
  expect(screen.queryByText("Agreed")).toBeNull();
  fireEvent.click(heads()[0] ?? document.body);
  expect(screen.getByText("Agreed")).toBeTruthy();
  expect(
    heads()
      .map((head) => head.getAttribute("aria-expanded"))
      .indexOf("true"),
  ).toBe(0);
  await act(async () => void fireEvent.click(screen.getByRole("button", { name: words.resolveComment("Bob c0") })));
  expect(actions.onResolve).toHaveBeenCalledWith(expect.objectContaining({ comment: comment("c0") }));
  fireEvent.click(heads()[0] ?? document.body);
  expect(screen.queryByText("Agreed")).toBeNull();
});

test("a scroll looks for passages now and then, and once more where it ends", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  const { text, asked } = await show(50);
  asked.length = 0;
  const edge = vi.fn(() => new DOMRect(0, -2_000, 600, 50 * BLOCK_PX));
  text.getBoundingClientRect = edge;
  for (let frame = 0; frame < 6; frame += 1) {
    fireEvent.scroll(window);
    await act(async () => vi.advanceTimersByTime(16));
  }
  expect(edge).not.toHaveBeenCalled();
  await act(async () => vi.advanceTimersByTime(100));
  expect(edge).toHaveBeenCalledOnce();
  expect(heads()).toHaveLength(15); // what is in sight, and a screen above and below
  vi.useRealTimers();
});

test("an answer that was begun is there again when its card is, and gone once it is sent (B-14.15)", async () => {
  const { actions } = await show(4);
  const line = () => screen.queryByRole<HTMLTextAreaElement>("textbox");
  const open = (index: number) => fireEvent.click(heads()[index] ?? document.body);
  open(1);
  fireEvent.click(screen.getByRole("button", { name: words.replies.openThread("Bob c1") }));
  fireEvent.change(line() ?? document.body, { target: { value: "Not with us" } });
  open(2);
  expect(line()).toBeNull();
  open(1);
  expect(line()?.value).toBe("Not with us");
  await act(async () => void fireEvent.click(screen.getByRole("button", { name: words.replies.submit })));
  expect(actions.onReply).toHaveBeenCalledWith(expect.anything(), { text: "Not with us", mentions: [] });
  open(2);
  open(1);
  expect(line()).toBeNull();
});

test("the caret in a passage chooses its comment (B-14.15)", async () => {
  const { text } = await show(4);
  const putCaret = (block: number, offset: number) =>
    act(async () => {
      document.getSelection()?.collapse(text.children[block]?.firstChild ?? text, offset);
      document.dispatchEvent(new Event("selectionchange"));
    });
  await putCaret(2, 3);
  expect(heads().map((head) => head.getAttribute("aria-expanded"))).toEqual(["false", "false", "true", "false"]);
  await putCaret(2, 7); // behind it
  expect(heads().every((head) => head.getAttribute("aria-expanded") === "false")).toBe(true);
});

test("arrow keys move between them, and Escape leads back to the text (B-14.15)", async () => {
  const { text } = await show(3);
  const [first, second, third] = heads();
  first?.focus();
  const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
  press("ArrowDown");
  expect(document.activeElement).toBe(second);
  press("End");
  expect(document.activeElement).toBe(third);
  press("ArrowDown");
  expect(document.activeElement).toBe(third);
  press("Escape");
  expect(document.activeElement).toBe(text);
});
