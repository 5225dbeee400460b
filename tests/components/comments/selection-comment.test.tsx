// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { SelectionComment } from "@/components/comments/margin/selection-comment";
import type { Comments } from "@/components/comments/use-comments";
import { ToastProvider } from "@/components/ui/overlay/toast";
import { comments as words } from "@/lib/copy/en/comments";

const LOCATION = { versionId: "v1", quote: "sixty days", start: 10, end: 20 };
let text: HTMLElement;
const add = vi.fn(async () => true);

beforeEach(() => {
  add.mockClear();
  vi.useFakeTimers();
  vi.stubGlobal("requestAnimationFrame", (run: () => void) => (run(), 0));
  vi.stubGlobal("fetch", async () => Response.json([]));
  Range.prototype.getClientRects = () =>
    Object.assign([new DOMRect(0, 40, 80, 20)], { item: () => null }) as unknown as DOMRectList;
  const paper = document.createElement("div");
  text = document.createElement("div");
  text.tabIndex = 0;
  text.textContent = "Paid within sixty days.";
  paper.append(text);
  document.body.append(paper);
  render(
    <ToastProvider>
      <SelectionComment
        contractId="c1"
        text={text}
        comments={{ add, problem: null } as unknown as Comments}
        read={read}
      />
    </ToastProvider>,
  );
});
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function read() {
  return document.getSelection()?.isCollapsed === false ? LOCATION : null;
}

/** As a mouse or a finger does, from the text's first word to its last. */
function select(pointerType: "mouse" | "touch") {
  fireEvent(text, pointer("pointerdown", pointerType));
  document.getSelection()?.selectAllChildren(text);
  act(() => void fireEvent(document, pointer("pointerup", pointerType)));
}

function pointer(type: string, pointerType: string) {
  return Object.assign(new Event(type, { bubbles: true }), { pointerType, button: 0 });
}

const button = () => screen.queryByRole("button", { name: words.add.onPassage });

test("words selected with the mouse are commented without a click in between (B-14.1)", async () => {
  select("mouse");
  const place = button()?.parentElement as HTMLElement;
  fireEvent.pointerEnter(place);
  act(() => void vi.advanceTimersByTime(300));
  const field = screen.getByLabelText(words.add.label);
  expect(document.activeElement).toBe(field);
  fireEvent.change(field, { target: { value: "Too long" } });
  await act(async () => void fireEvent.click(screen.getByRole("button", { name: words.add.submit })));
  expect(add).toHaveBeenCalledWith({ text: "Too long", mentions: [] }, LOCATION);
  expect(screen.queryByLabelText(words.add.label)).toBeNull();
  expect(document.activeElement).toBe(text);
});

test("a pointer on its way past, a finger, and a selection that is gone open nothing (B-14.1)", () => {
  select("touch");
  expect(button()).toBeNull();
  select("mouse");
  const place = button()?.parentElement as HTMLElement;
  fireEvent.pointerEnter(place);
  fireEvent.pointerLeave(place);
  act(() => void vi.advanceTimersByTime(300));
  expect(screen.queryByLabelText(words.add.label)).toBeNull();
  expect(button()).toBeTruthy();
  document.getSelection()?.removeAllRanges();
  act(() => void fireEvent(document, new Event("selectionchange")));
  expect(button()).toBeNull();
});
