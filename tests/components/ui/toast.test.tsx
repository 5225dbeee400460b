// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ToastProvider, useToast } from "@/components/ui/overlay/toast";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const taken = vi.fn();
beforeEach(() => void taken.mockClear());

function Page() {
  const toast = useToast();
  return (
    <>
      <button onClick={() => toast.success("Saved")}>save</button>
      <button onClick={() => toast.error("Failed")}>fail</button>
      <button onClick={() => toast.success("Exported", { label: "Record it", run: taken })}>export</button>
    </>
  );
}

const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

function show(button: "save" | "fail" | "export") {
  render(
    <ToastProvider>
      <Page />
    </ToastProvider>,
  );
  fireEvent.click(screen.getByText(button));
}

test("a success is shown for 3 seconds, as a status (B-6.6, B-17.3)", () => {
  show("save");
  expect(screen.getByRole("status").textContent).toContain("Saved");
  pass(2_999);
  expect(screen.queryByText("Saved")).not.toBeNull();
  pass(1);
  expect(screen.queryByText("Saved")).toBeNull();
});

test("an error is shown for 5 seconds, as an alert (B-6.6, B-11.1)", () => {
  show("fail");
  expect(screen.getByRole("alert").textContent).toContain("Failed");
  pass(4_999);
  expect(screen.queryByText("Failed")).not.toBeNull();
  pass(1);
  expect(screen.queryByText("Failed")).toBeNull();
});

test("each toast has its own time, and the same words again start anew instead of piling up", () => {
  show("save");
  pass(2_000);
  fireEvent.click(screen.getByText("fail"));
  fireEvent.click(screen.getByText("save"));
  expect(screen.getAllByText("Saved")).toHaveLength(1);
  pass(2_999);
  expect(screen.queryByText("Saved")).not.toBeNull();
  pass(1);
  expect(screen.queryByText("Saved")).toBeNull();
  expect(screen.queryByText("Failed")).not.toBeNull();
});

test("an offer is shown for 8 seconds, stays while it has the focus or the pointer, and goes when it is taken (B-6.6)", () => {
  show("export");
  pass(7_999);
  const offer = screen.getByRole("button", { name: "Record it" });
  act(() => offer.focus());
  pass(60_000);
  expect(screen.queryByText("Exported")).not.toBeNull();
  fireEvent.pointerEnter(offer);
  act(() => offer.blur());
  pass(60_000);
  expect(screen.queryByText("Exported")).not.toBeNull();
  fireEvent.pointerLeave(offer);
  pass(8_000);
  expect(screen.queryByText("Exported")).toBeNull();
  fireEvent.click(screen.getByText("export"));
  fireEvent.click(screen.getByRole("button", { name: "Record it" }));
  expect(taken).toHaveBeenCalledOnce();
  expect(screen.queryByText("Exported")).toBeNull();
});

test("a toast can be dismissed", () => {
  show("fail");
  fireEvent.click(screen.getByRole("button", { name: "Dismiss" }));
  expect(screen.queryByText("Failed")).toBeNull();
});

test("without a provider it says what is missing", () => {
  const silence = vi.spyOn(console, "error").mockImplementation(() => undefined);
  expect(() => render(<Page />)).toThrow("ToastProvider");
  silence.mockRestore();
});
