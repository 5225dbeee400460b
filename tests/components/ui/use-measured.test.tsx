// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { useRef } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useFit } from "@/components/ui/hooks/use-measured";

const STEPS = 7;
const watched: Element[] = [];

/** jsdom lays nothing out: a row, or what stands in it, is too wide until so many steps are taken. */
function layOut(needed: { row: number; within: number }) {
  vi.spyOn(Element.prototype, "scrollWidth", "get").mockImplementation(function (this: Element) {
    const taken = (this.closest<HTMLElement>("[data-fit]")?.dataset.fit ?? "").split(" ").filter(Boolean).length;
    return taken < needed[this.matches(".must-fit") ? "within" : "row"] ? 1 : 0;
  });
}

function Row() {
  const row = useRef<HTMLDivElement>(null);
  useFit(row, STEPS);
  return (
    <div ref={row} role="toolbar">
      <p className="must-fit">
        <span>Ann</span>
      </p>
    </div>
  );
}
const readFit = () => screen.getByRole("toolbar").dataset.fit;

beforeEach(() => {
  watched.length = 0;
  const watch = { observe: (element: Element) => void watched.push(element), disconnect: () => undefined };
  vi.stubGlobal("ResizeObserver", function () {
    return watch;
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test.each([
  ["nothing, where all has room", { row: 0, within: 0 }, ""],
  ["as many steps as the row needs", { row: 2, within: 0 }, "1 2"],
  ["more for what would be cut within it", { row: 1, within: 3 }, "1 2 3"],
  ["but not the last ones", { row: 1, within: 9 }, "1 2 3 4 5"],
  ["which are for the row itself", { row: 9, within: 0 }, "1 2 3 4 5 6 7"],
])("a row leaves out %s", (_, needed, fit) => {
  layOut(needed);
  render(<Row />);
  expect(readFit()).toBe(fit);
});

test("what comes to stand within a row is looked at as well", () => {
  layOut({ row: 0, within: 0 });
  render(<Row />);
  expect(watched).toContain(screen.getByText("Ann"));
});
