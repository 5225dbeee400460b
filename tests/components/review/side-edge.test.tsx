// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { SideEdge } from "@/components/review/sides/side-column";

const RIGHT = 1280;
const BY_ITSELF = 400;
const edge = () => screen.getByRole("separator");
const widthOfRow = () => edge().parentElement?.parentElement?.style.getPropertyValue("--side-width");
const kept = () => localStorage.getItem("review-side-width");

beforeEach(() => {
  localStorage.clear();
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(() => {
    const width = Number(kept() ?? BY_ITSELF);
    return new DOMRect(RIGHT - width, 0, width, 0);
  });
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.restoreAllMocks();
});

function show() {
  render(
    <div>
      <div>
        <SideEdge />
      </div>
    </div>,
  );
}

test("the arrow keys, Home and End move it, Delete puts it back, and the browser remembers (B-10.18)", () => {
  show();
  expect([widthOfRow(), kept()]).toEqual(["", null]);
  act(() => edge().focus());
  expect(edge().getAttribute("aria-valuenow")).toBe(String(BY_ITSELF));
  for (const [key, width] of [
    ["ArrowLeft", 432],
    ["ArrowRight", 400],
    ["Home", 960],
    ["ArrowLeft", 960],
    ["End", 320],
    ["ArrowRight", 320],
  ] as const) {
    fireEvent.keyDown(edge(), { key });
    expect([widthOfRow(), kept(), edge().getAttribute("aria-valuenow")]).toEqual([
      `${width}px`,
      `${width}`,
      `${width}`,
    ]);
  }
  expect(fireEvent.keyDown(edge(), { key: "Tab" })).toBe(true);
  cleanup();
  show();
  expect(widthOfRow()).toBe("320px");
  fireEvent.keyDown(edge(), { key: "Delete" });
  expect([widthOfRow(), kept()]).toEqual(["", null]);
});

test("it is drawn by the mouse, within its bounds, and put back by a double click (B-10.18)", () => {
  show();
  let isHeld = false;
  Object.assign(edge(), { setPointerCapture: () => (isHeld = true), hasPointerCapture: () => isHeld });
  const move = (clientX: number) => fireEvent(edge(), new MouseEvent("pointermove", { clientX, bubbles: true }));
  move(700);
  expect(kept()).toBeNull(); // nobody holds it
  fireEvent(edge(), new MouseEvent("pointerdown", { button: 0, bubbles: true, cancelable: true }));
  move(700);
  expect(widthOfRow()).toBe("580px");
  move(100);
  expect(widthOfRow()).toBe("960px");
  fireEvent.doubleClick(edge());
  expect([widthOfRow(), kept()]).toEqual(["", null]);
});

test("what was kept and is no width is none", () => {
  localStorage.setItem("review-side-width", "wide");
  show();
  expect(widthOfRow()).toBe("");
});
