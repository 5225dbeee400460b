// @vitest-environment jsdom
import { act, cleanup, renderHook, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { useRead } from "@/components/data/use-read";

afterEach(cleanup);

/** A reader whose answers come when, and in the order in which, the test gives them. */
function reader() {
  const answers: ((answer: string[] | null) => void)[] = [];
  const read = vi.fn(() => new Promise<string[] | null>((resolve) => answers.push(resolve)));
  const answer = (question: number, value: string[] | null) => act(async () => answers[question]?.(value));
  return { read, answer };
}

test("an answer that was overtaken by a newer question is dropped", async () => {
  const { read, answer } = reader();
  const { result } = renderHook(() => useRead("list", read));
  await act(async () => void result.current.reload());
  expect(read).toHaveBeenCalledTimes(2);
  await answer(1, ["new"]);
  await answer(0, ["old"]);
  expect(result.current).toMatchObject({ data: ["new"], isFailed: false });
});

test("what is on screen stays until the next answer, and beside a failure", async () => {
  const { read, answer } = reader();
  const { result } = renderHook(() => useRead("list", read));
  await answer(0, ["one"]);
  await act(async () => void result.current.reload());
  expect(result.current).toMatchObject({ data: ["one"], isAsking: true });
  await answer(1, null);
  expect(result.current).toMatchObject({ data: ["one"], isFailed: true, isAsking: false });
  await act(async () => void result.current.reload());
  await answer(2, ["two"]);
  expect(result.current).toMatchObject({ data: ["two"], isFailed: false });
});

test("an own deed stays, whatever an answer on its way says", async () => {
  const { read, answer } = reader();
  const { result } = renderHook(() => useRead("list", read));
  await answer(0, ["one"]);
  await act(async () => void result.current.reload());
  await act(async () => result.current.put((known = []) => [...known, "mine"]));
  await answer(1, ["one"]);
  expect(result.current.data).toEqual(["one", "mine"]);
});

test("an own deed before the first answer does not stand for the whole list", async () => {
  const { read, answer } = reader();
  const { result } = renderHook(() => useRead("list", read));
  await act(async () => result.current.put((known = []) => [...known, "mine"]));
  await waitFor(() => expect(read).toHaveBeenCalledTimes(2));
  await answer(0, ["one"]);
  await answer(1, ["one", "mine"]);
  expect(result.current.data).toEqual(["one", "mine"]);
});

test("what an own deed dropped on its way is asked for anew", async () => {
  const { read, answer } = reader();
  const { result } = renderHook(() => useRead("list", read));
  await answer(0, ["one"]);
  await act(async () => void result.current.reload());
  await act(async () => result.current.put((known = []) => [...known, "mine"]));
  await answer(1, ["one", "theirs"]);
  await waitFor(() => expect(read).toHaveBeenCalledTimes(3));
  await answer(2, ["one", "theirs", "mine"]);
  expect(result.current.data).toEqual(["one", "theirs", "mine"]);
});

test("what came with the page is shown and not asked for until somebody asks; a deed builds on it", async () => {
  const { read, answer } = reader();
  const { result } = renderHook(() => useRead("list", read, ["at first"]));
  expect(result.current).toMatchObject({ data: ["at first"], isFailed: false, isAsking: false });
  await act(async () => result.current.put((known = []) => [...known, "mine"]));
  expect(result.current.data).toEqual(["at first", "mine"]);
  expect(read).not.toHaveBeenCalled();
  let came: string[] | null = null;
  await act(async () => void result.current.reload().then((list) => (came = list)));
  await answer(0, ["newer"]);
  expect([result.current.data, came]).toEqual([["newer"], ["newer"]]);
});

test("nothing is kept for the next opening", async () => {
  const first = reader();
  const opened = renderHook(() => useRead("list", first.read));
  await first.answer(0, ["one"]);
  opened.unmount();
  const second = reader();
  const { result } = renderHook(() => useRead("list", second.read));
  expect(result.current.data).toBeUndefined();
  expect(second.read).toHaveBeenCalledTimes(1);
});
