import { describe, expect, test } from "vitest";
import type { FoundDeadline } from "@/lib/deadlines/found";
import { reread, type KeptDeadline } from "@/lib/deadlines/keeping";

const passage = (content: string, start = 0) => ({ content, page: 1, start, end: start + content.length });
const end = (date: string, words = `Ends on ${date}.`): FoundDeadline => ({
  kind: "expiration",
  date,
  basis: "stated",
  working: { how: "named" },
  passage: passage(words),
  also: [],
});
const source = ({ kind: _, ...deadline }: FoundDeadline, versionId = "v1") => ({
  ...deadline,
  versionId,
  isGone: false,
});
const kept = (change: Partial<KeptDeadline> = {}): KeptDeadline => ({
  id: "d1",
  foundAs: "expiration",
  date: "2027-12-31",
  state: "proposed",
  isDatePersons: false,
  isTextChanged: false,
  isTouched: false,
  found: source(end("2027-12-31")),
  ...change,
});
const next = (deadlines: FoundDeadline[], text = "") => ({ versionId: "v2", deadlines, text, today: "2026-11-23" });
const CONFIRMED = { state: "confirmed", isTouched: true } as const;

describe("a new version's reading", () => {
  test("adds what was not there, and nothing twice", () => {
    const plan = reread([], next([end("2027-12-31")]));
    expect(plan.added.map(({ foundAs }) => foundAs)).toEqual(["expiration"]);
    expect(reread([kept()], next([end("2027-12-31")]))).toMatchObject({ added: [], removed: [] });
  });

  test("that says the same elsewhere asks nobody", () => {
    const moved = { ...end("2027-12-31"), passage: passage("Ends  on 2027-12-31.", 50) };
    expect(reread([kept(CONFIRMED)], next([moved])).changed).toEqual([
      { id: "d1", change: { found: source(moved, "v2") } },
    ]);
  });

  test("that says another day changes what nobody has looked at (B-27.6)", () => {
    const plan = reread([kept()], next([end("2028-12-31")]));
    expect(plan.changed).toEqual([
      { id: "d1", change: { found: source(end("2028-12-31"), "v2"), date: "2028-12-31" } },
    ]);
    expect(reread([kept()], next([])).removed).toEqual(["d1"]);
  });

  test("that says another day, or the same in other words, asks again and leaves the person's date (B-27.6)", () => {
    for (const again of [end("2028-12-31"), end("2027-12-31", "Lasts to 2027-12-31.")]) {
      const [asked] = reread([kept(CONFIRMED)], next([again])).changed;
      expect(asked?.change).toMatchObject({
        state: "proposed",
        isTextChanged: true,
        date: "2027-12-31",
        isDatePersons: true,
      });
      expect(asked?.change.found.date).toBe(again.date);
    }
    const theirs = { state: "confirmed", isDatePersons: true, isTouched: true, date: "2027-06-30" } as const;
    expect(reread([kept(theirs)], next([end("2028-12-31")])).changed[0]?.change.date).toBe("2027-06-30");
  });

  test("that says another day than the one that was done or put aside asks for that one (B-27.6)", () => {
    for (const state of ["done", "dismissed"] as const) {
      const [asked] = reread([kept({ state, isTouched: true })], next([end("2028-12-31")])).changed;
      expect(asked?.change).toMatchObject({ state: "proposed", date: "2028-12-31", isTextChanged: true });
    }
  });

  test("without the passage asks for what is open, once, and leaves alone what is over (B-27.6)", () => {
    const [asked] = reread([kept(CONFIRMED)], next([])).changed;
    expect(asked?.change).toMatchObject({ state: "proposed", isTextChanged: true, found: { isGone: true } });
    const gone = { ...source(end("2027-12-31")), isGone: true };
    expect(reread([kept({ ...CONFIRMED, found: gone })], next([])).changed).toEqual([]);
    expect(reread([kept({ state: "done", isTouched: true })], next([])).changed).toEqual([]);
  });

  test("follows a duty's passage to where it stands now, and asks when it is gone", () => {
    const quote = { ...source(end("2027-12-31")), date: null, working: null, passage: passage("Reports monthly.", 9) };
    const duty = kept({ ...CONFIRMED, foundAs: null, found: quote });
    const [moved] = reread([duty], next([], "Reports monthly. New words. Reports monthly.")).changed;
    expect(moved?.change).toEqual({ found: { ...quote, passage: passage("Reports monthly.", 0), versionId: "v2" } });
    const [asked] = reread([duty], next([], "Reports yearly.")).changed;
    expect(asked?.change).toMatchObject({ isTextChanged: true, state: "proposed", date: "2027-12-31" });
    expect(reread([kept({ foundAs: null, found: null, isTouched: true })], next([])).changed).toEqual([]);
  });
});

describe("dates that come as often as the text has them", () => {
  const pays = (date: string, words: string): FoundDeadline => ({
    ...end(date, words),
    kind: "payment",
    basis: "likely",
  });
  const keptPayment = (name: string, deadline: FoundDeadline) =>
    kept({ id: name, foundAs: name, date: deadline.date, state: "toCheck", found: source(deadline) });

  test("are each kept under a name of their own, and found again under it (B-27.6)", () => {
    const [first, second] = [pays("2027-01-10", "Half on 10 January."), pays("2027-03-10", "The rest on 10 March.")];
    expect(reread([], next([first, second])).added.map(({ foundAs }) => foundAs)).toEqual(["payment:1", "payment:2"]);
    const rows = [keptPayment("payment:1", first), keptPayment("payment:2", second)];
    const plan = reread(rows, next([second, pays("2027-02-10", "Half on 10 January.")]));
    expect(plan).toMatchObject({ added: [], removed: [] });
    expect(plan.changed.map(({ id, change }) => [id, change.date])).toEqual([
      ["payment:1", "2027-02-10"],
      ["payment:2", undefined],
    ]);
  });

  test("are to check where the text is not certain, until somebody looked at them (B-27.18)", () => {
    const likely = { ...end("2027-12-31"), basis: "likely" as const };
    expect(reread([kept()], next([likely])).changed[0]?.change.state).toBe("toCheck");
    expect(reread([kept(CONFIRMED)], next([likely])).changed[0]?.change.state).toBeUndefined();
  });
});
