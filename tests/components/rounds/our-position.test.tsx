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
