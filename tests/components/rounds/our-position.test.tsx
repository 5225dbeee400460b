// @vitest-environment jsdom
/** Which position a change is held against, where its clause is on several (B-26.11). */
import { cleanup, renderHook, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { useOurPositions } from "@/components/rounds/use-rounds";
import type { RoundChangeDto } from "@/lib/exchange/rounds/schema";
import type { ReviewItemDto } from "@/lib/positions/review-schema";
import type { Verdict } from "@/lib/positions/verdict";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const TEXT = "23. Responsibility is up to the sum paid in a year. The Supplier keeps its insurance.";
const item = (topic: string, verdict: Verdict, isSure: boolean): ReviewItemDto => ({
  ...{ topic, verdict, isSure, present: true, basis: "likely", margin: null, wanted: `Ask on ${topic}` },
  passages: [{ content: TEXT, page: 1, start: 0, end: TEXT.length }],
});
const CHANGE: RoundChangeDto = {
  ...{ id: "c1", kind: "replace", tracked: false, place: "text", author: null, at: null, before: "the sum" },
  ...{ after: "half of the sum", start: 28, end: 35, to: null, isWhole: false, decision: "open", counter: null },
  ...{ decidedByName: null, decidedAt: null, number: 1 },
};

async function positionOn(theirs: readonly ReviewItemDto[]) {
  const ours = [item("uncapped_liability", "needsReview", false), item("liability_cap", "acceptable", true)];
  vi.stubGlobal("fetch", async (path: string, init: RequestInit = {}) => {
    if (path === "/api/positions") return Response.json([{ id: "b1", name: "Ours", contractType: "", kinds: [] }]);
    if (path.endsWith("/parties")) return Response.json({ parties: [], ourSide: "supply" });
    return Response.json("edits" in JSON.parse(String(init.body)) ? theirs : ours);
  });
  const changes = [CHANGE];
  const { result } = renderHook(() => useOurPositions("k1", "v1", { type: "Sales Contract", text: TEXT, changes }));
  await waitFor(() => expect(result.current(CHANGE)?.theirs).toBeTruthy());
  return result.current(CHANGE);
}

test("the one of which their change makes another verdict, and how sure that is", async () => {
  const theirs = [item("uncapped_liability", "needsReview", false), item("liability_cap", "matches", false)];
  expect(await positionOn(theirs)).toEqual({
    wanted: "Ask on liability_cap",
    verdict: { verdict: "acceptable", isSure: true },
    theirs: { verdict: "matches", isSure: false },
  });
});

test("the first on the clause where nothing moves", async () => {
  const theirs = [item("uncapped_liability", "needsReview", false), item("liability_cap", "acceptable", true)];
  expect((await positionOn(theirs))?.wanted).toBe("Ask on uncapped_liability");
});

function heldBack() {
  let finish = () => {};
  const promise = new Promise<void>((resolve) => (finish = resolve));
  return { promise, finish: () => finish() };
}

test.each([
  [TEXT, "half of the sum"],
  ["23. Ответственность не превышает цены за год. Поставщик страхует ответственность.", "половины цены"],
  ["23. Хариуцлага жилийн төлбөрөөс хэтрэхгүй. Нийлүүлэгч даатгуулна.", "төлбөрийн хагас"],
])("one topic, once it is known, and the same after decisions: %s", async (text, after) => {
  const on = (topic: string, verdict: Verdict) => ({
    ...item(topic, verdict, true),
    passages: [{ content: text, page: 1, start: 0, end: text.length }],
  });
  const ours = [on("renewal_term", "acceptable"), on("renewal_notice", "acceptable")];
  const theirs = [on("renewal_term", "acceptable"), on("renewal_notice", "deviates")];
  const { promise: reading, finish } = heldBack();
  let asked = 0;
  vi.stubGlobal("fetch", async (path: string, init: RequestInit = {}) => {
    if (path === "/api/positions") return Response.json([{ id: "b1", name: "Ours", contractType: "", kinds: [] }]);
    if (path.endsWith("/parties")) return Response.json({ parties: [], ourSide: "supply" });
    asked += 1;
    if (!("edits" in JSON.parse(String(init.body)))) return Response.json(ours);
    await reading;
    return Response.json(theirs);
  });
  const change = { ...CHANGE, after };
  const seen = new Set<string>();
  const { result, rerender } = renderHook(
    ({ changes }) => {
      const positionFor = useOurPositions("k1", "v1", { type: "Sales Contract", text, changes });
      const shown = positionFor(change)?.wanted;
      if (shown !== undefined) seen.add(shown);
      return shown;
    },
    { initialProps: { changes: [change] } },
  );
  await waitFor(() => expect(asked).toBe(2));
  expect(result.current).toBeUndefined();
  finish();
  await waitFor(() => expect(result.current).toBe("Ask on renewal_notice"));
  rerender({ changes: [{ ...change, decision: "accepted" }] });
  expect(result.current).toBe("Ask on renewal_notice");
  expect([...seen]).toEqual(["Ask on renewal_notice"]);
  expect(asked).toBe(2);
});
