// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { ToastProvider } from "@/components/ui/overlay/toast";
import { undone, useUndo } from "@/components/ui/overlay/use-undo";

afterEach(cleanup);

const then = vi.fn();
function Page({ undo }: { undo: () => Promise<string | null> }) {
  const offerUndo = useUndo();
  return <button onClick={() => offerUndo("Moved", undo, then)}>move</button>;
}

function take(undo: () => Promise<string | null>) {
  then.mockReset();
  render(
    <ToastProvider>
      <Page undo={undo} />
    </ToastProvider>,
  );
  fireEvent.click(screen.getByText("move"));
  const offer = screen.getByRole("button", { name: "Undo" });
  offer.focus();
  expect(document.activeElement).toBe(offer);
  fireEvent.click(offer);
}

test("Undo makes the inverse call, says that it worked, and reads anew (B-6.17)", async () => {
  const undo = vi.fn(async () => null);
  take(undo);
  expect(await screen.findByText("Undone")).toBeTruthy();
  expect(undo).toHaveBeenCalledOnce();
  expect(then).toHaveBeenCalledOnce();
});

test.each([
  [
    "a refusal",
    undone.bind(null, Promise.resolve({ ok: false, error: { key: "forbidden", message: "Not allowed." } })),
    /Not allowed/,
  ],
  ["no answer", () => Promise.reject(new TypeError("fetch failed")), /Not undone\. ./],
])("Undo that ends in %s says so and why, and claims nothing (B-6.17)", async (_what, undo, said) => {
  take(undo);
  const problem = await screen.findByRole("alert");
  expect(problem.textContent).toMatch(said);
  expect(screen.queryByText("Undone")).toBeNull();
  expect(then).not.toHaveBeenCalled();
});
