import { describe, expect, test } from "vitest";
import { matchDismissals, type Earlier } from "@/lib/assistant/suggestions/carry-over";

const DECIDED = { decidedAt: new Date("2025-01-01T00:00:00Z"), decidedByName: "Ann" };

/** Findings on every blank of a text; those whose turn is in `dismissed` were dismissed. */
function blanks(text: string, dismissed: readonly number[] = []) {
  return [...text.matchAll(/____/g)].map(({ index }, turn) => ({
    check: "placeholder",
    title: "Blank",
    quote: "____",
    start: index,
    end: index + 4,
    state: dismissed.includes(turn) ? "dismissed" : "open",
    ...DECIDED,
  }));
}

const before = "Rent: ____ a month, from ____ on. Deposit: ____ at the start.";
const earlier = (text: string, dismissed: readonly number[]): Earlier => ({
  ever: blanks(text, dismissed).filter(({ state }) => state === "dismissed"),
  last: { text, findings: blanks(text, dismissed) },
});
const dismissedTurns = (text: string, known: Earlier) =>
  matchDismissals(text, blanks(text), known).flatMap((dismissal, turn) => (dismissal ? [turn] : []));

describe("a finding that was dismissed", () => {
  test("stays so by whom and when, alone of its kind wherever it stands now", () => {
    const known = earlier("Rent: ____", [0]);
    expect(
      matchDismissals("Altogether other words ____ here", blanks("Altogether other words ____ here"), known),
    ).toEqual([expect.objectContaining(DECIDED)]);
    expect(dismissedTurns("Rent: ____", { ...known, last: null })).toEqual([0]);
  });

  test("is told from others alike by the words beside it", () => {
    expect(dismissedTurns(`A new opening. ${before}`, earlier(before, [1]))).toEqual([1]);
    expect(dismissedTurns(before.replace("Rent: ____ a month", "Rent: 100 a month"), earlier(before, [1]))).toEqual([
      0,
    ]);
  });

  test("doesn't take along what only looks like it", () => {
    expect(
      dismissedTurns("Rent: 100. Deposit: ____ at the end of it all, and no sooner than that.", earlier(before, [0])),
    ).toEqual([]);
    expect(
      matchDismissals(
        "____",
        [{ check: "unusedTerm", title: "Blank", quote: "____", start: 0, end: 4 }],
        earlier("____", [0]),
      ),
    ).toEqual([null]);
  });

  test("is known by its check, whatever its title was, and by its title where it was stored without one", () => {
    const known = earlier("Rent: ____", [0]);
    const renamed = blanks("Rent: ____").map((finding) => ({ ...finding, title: "Нөхөөгүй" }));
    expect(matchDismissals("Rent: ____", renamed, known)).toEqual([expect.objectContaining(DECIDED)]);
    const old = { ever: known.ever.map((row) => ({ ...row, check: "" })), last: null };
    expect(matchDismissals("Rent: ____", blanks("Rent: ____"), old)).toEqual([expect.objectContaining(DECIDED)]);
    expect(matchDismissals("Rent: ____", renamed, old)).toEqual([null]);
  });
});
