// @vitest-environment jsdom
import { act, cleanup, fireEvent, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useAskAgain } from "@/components/data/use-read";

const FIRST_MS = 1_000;
const ask = vi.fn<() => Promise<unknown>>();
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const show = (waitsFor: string | null) =>
  renderHook(
    ({ what }) =>
      useAskAgain({
        waitsFor: what,
        firstPauseMs: FIRST_MS,
        nextPauseMs: (pauseMs, isAnswered) => (isAnswered ? FIRST_MS : 2 * pauseMs),
        ask,
      }),
    { initialProps: { what: waitsFor } },
  );
function hide(hidden: boolean) {
  vi.spyOn(document, "hidden", "get").mockReturnValue(hidden);
  fireEvent(document, new Event("visibilitychange"));
}

beforeEach(() => {
  vi.useFakeTimers();
  ask.mockReset().mockResolvedValue("news");
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test("asks after a pause, again after each answer, and no more when nothing is waited for", async () => {
  const { rerender } = show("reading");
  await pass(FIRST_MS - 1);
  expect(ask).not.toHaveBeenCalled();
  await pass(1);
  await pass(FIRST_MS);
  expect(ask).toHaveBeenCalledTimes(2);
  rerender({ what: null });
  await pass(10 * FIRST_MS);
  expect(ask).toHaveBeenCalledTimes(2);
});

test("pauses longer while no answer comes, and as at first for what is newly waited for", async () => {
  ask.mockResolvedValue(null);
  const { rerender } = show("one");
  await pass(FIRST_MS);
  await pass(2 * FIRST_MS - 1);
  expect(ask).toHaveBeenCalledTimes(1);
  await pass(1);
  expect(ask).toHaveBeenCalledTimes(2);
  rerender({ what: "another" });
  await pass(FIRST_MS);
  expect(ask).toHaveBeenCalledTimes(3);
});

test("asks one question at a time, rests while the tab is hidden, and asks at once when it is back", async () => {
  let answer: (news: unknown) => void = () => undefined;
  ask.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  show("reading");
  await pass(10 * FIRST_MS);
  hide(true);
  hide(false);
  await pass(10 * FIRST_MS);
  expect(ask).toHaveBeenCalledTimes(1);
  hide(true);
  await act(async () => answer("news"));
  await pass(10 * FIRST_MS);
  expect(ask).toHaveBeenCalledTimes(1);
  hide(false);
  await pass(0);
  expect(ask).toHaveBeenCalledTimes(2);
});
