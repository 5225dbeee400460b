import { describe, expect, test } from "vitest";
import { reread, type KeptDeadline } from "@/lib/deadlines/keeping";
import type { FoundDeadline, Working } from "@/lib/deadlines/found";
import { followingEnd, nextTerm } from "@/lib/deadlines/renewing";
import { workingWords } from "@/lib/deadlines/answer";

const YEAR = { months: 12, days: 0, businessDays: 0 };
const CLAUSE = "This Agreement shall automatically renew for successive periods of one (1) year.";
const passage = (content: string) => ({ content, page: 1, start: 0, end: content.length });
const first = (kind: FoundDeadline["kind"], date: string, working: Working, words: string = kind): FoundDeadline => ({
  ...{ kind, date, working, basis: "stated", passage: passage(words), also: [] },
});
const END = first("expiration", "2027-12-31", { how: "named" });
const RENEWAL = first("renewal", "2027-12-31", { how: "renews", ...YEAR }, CLAUSE);
const NOTICE = first("notice", "2027-11-01", {
  ...{ how: "before", of: "end", from: "2027-12-31", months: 0, days: 60, businessDays: 0 },
});
const TERM = [END, RENEWAL, NOTICE];
const kept = ({ kind, ...found }: FoundDeadline, change: Partial<KeptDeadline> = {}): KeptDeadline => ({
  ...{ id: kind, foundAs: kind, date: found.date, state: "proposed", isDatePersons: false, isTextChanged: false },
  ...{ isTouched: false, found: { ...found, versionId: "v1", isGone: false }, ...change },
});
const next = (rows: readonly KeptDeadline[], today: string) =>
  nextTerm(rows, today).map(({ foundAs, found }) => [foundAs, found.date]);
const firstTerm = (change: Partial<Record<FoundDeadline["kind"], Partial<KeptDeadline>>> = {}) =>
  TERM.map((one) => kept(one, change[one.kind]));

describe("a contract that renews itself", () => {
  test("gives each date of its next term once that of the last is over, and not before (B-27.15)", () => {
    expect(next(firstTerm(), "2027-11-01")).toEqual([]);
    expect(next(firstTerm(), "2027-11-02")).toEqual([["notice 1", "2028-11-01"]]);
    expect(next(firstTerm(), "2027-12-31")).toEqual([["notice 1", "2028-11-01"]]);
    expect(next(firstTerm(), "2028-01-01")).toEqual([
      ["expiration 1", "2028-12-31"],
      ["renewal 1", "2028-12-31"],
      ["notice 1", "2028-11-01"],
    ]);
  });

  test("says how each was reckoned, and is never more than likely (B-27.15)", () => {
    const added = nextTerm(firstTerm(), "2028-01-01").map(({ found }) => found);
    expect(added.map((found) => workingWords(found, "en"))).toEqual([
      "Renewed on Dec 31, 2027, plus 12 months = Dec 31, 2028.",
      "With the renewal on Dec 31, 2027: Renews for 12 months on Dec 31, 2028 unless terminated earlier.",
      "With the renewal on Dec 31, 2027: Ends Dec 31, 2028, minus 60 days = Nov 1, 2028.",
    ]);
    expect(added.map(({ basis }) => basis)).toEqual(["likely", "likely", "likely"]);
    expect(added[2]?.also.map(({ content }) => content)).toEqual([CLAUSE, "expiration"]);
  });

  test("goes on from term to term, and leaves out those that nobody looked at in time", () => {
    const rows = [...firstTerm(), ...nextTerm(firstTerm(), "2028-01-01").map(asKept)];
    expect(next(rows, "2028-11-01")).toEqual([]);
    expect(next(rows, "2028-11-02")).toEqual([["notice 2", "2029-11-01"]]);
    expect(next(firstTerm(), "2036-06-01")).toEqual([
      ["expiration 9", "2036-12-31"],
      ["renewal 9", "2036-12-31"],
      ["notice 9", "2036-11-01"],
    ]);
  });

  test("counts from the last day of a month as contracts do, however many terms it has had", () => {
    const monthly = [
      kept({ ...END, date: "2027-01-31" }),
      kept({ ...RENEWAL, working: { how: "renews", months: 1, days: 0, businessDays: 0 } }),
    ];
    expect(next(monthly, "2027-02-01")[0]).toEqual(["expiration 1", "2027-02-28"]);
    expect(next(monthly, "2027-03-01")[0]).toEqual(["expiration 2", "2027-03-31"]);
  });

  test("counts from the end that a person set", () => {
    const rows = firstTerm({ expiration: { date: "2028-06-30", isDatePersons: true, isTouched: true } });
    expect(next(rows, "2028-05-01")).toEqual([]);
    expect(next(rows, "2028-05-02")).toEqual([["notice 1", "2029-05-01"]]);
    expect(next(rows, "2028-07-01").slice(0, 2)).toEqual([
      ["expiration 1", "2029-06-30"],
      ["renewal 1", "2029-06-30"],
    ]);
  });
});

describe("nothing comes", () => {
  test("of a contract without renewal, and of one whose renewal is no longer in the text (B-27.15)", () => {
    expect(next([kept(END), kept(NOTICE)], "2028-01-01")).toEqual([]);
    const gone = kept(RENEWAL);
    if (gone.found) gone.found.isGone = true;
    expect(next([kept(END), gone, kept(NOTICE)], "2028-01-01")).toEqual([]);
  });

  test("where a person said that it ended, or that it is no date (B-27.15)", () => {
    expect(next(firstTerm({ expiration: { state: "done" } }), "2028-01-01")).toEqual([]);
    expect(next(firstTerm({ renewal: { state: "dismissed" } }), "2028-01-01")).toEqual([]);
    expect(next(firstTerm({ notice: { state: "dismissed" } }), "2028-01-01")).toHaveLength(2);
    expect(next(firstTerm({ notice: { state: "done" } }), "2028-01-01")).toHaveLength(3);
  });

  test("after the one renewal that the text gives", () => {
    const once = kept({ ...RENEWAL, passage: passage("It shall renew automatically for one (1) further year.") });
    const rows = [kept(END), once];
    expect(next(rows, "2028-06-01")).toHaveLength(2);
    expect(next(rows, "2029-06-01")).toEqual([]);
  });
});

test("a new version's reading follows the terms that came, and takes back those that have not begun by its words (B-27.15)", () => {
  const rows = [...firstTerm(), ...nextTerm(firstTerm(), "2028-01-01").map(asKept)];
  const reading = { versionId: "v2", text: "", today: "2028-01-02" };
  const same = reread(rows, { ...reading, deadlines: TERM });
  expect(same.removed).toEqual([]);
  expect(same.changed.map(({ change }) => change.found.versionId)).toEqual(Array.from(rows, () => "v2"));
  expect(same.changed.map(({ change }) => change.isTextChanged ?? false)).toEqual(Array.from(rows, () => false));
  const shorter = { ...RENEWAL, working: { how: "renews" as const, ...YEAR, months: 6 } };
  const half = reread(rows, { ...reading, deadlines: [END, shorter, NOTICE] });
  expect(half.changed.find(({ id }) => id === "expiration 1")?.change.date).toBe("2028-06-30");
  const later = reread(rows, { ...reading, deadlines: TERM.map((one) => ({ ...one, date: "2030-12-31" })) });
  expect(later.removed).toEqual(["expiration 1", "renewal 1", "notice 1"]);
});

function asKept({ foundAs, found }: ReturnType<typeof nextTerm>[number]): KeptDeadline {
  const date = found.date ?? "";
  return { ...kept(END), id: foundAs, foundAs, date, found };
}

describe("the end that a person set (B-27.16)", () => {
  const MOVED = { date: "2028-06-30", isDatePersons: true, isTouched: true, state: "confirmed" } as const;
  const followers = (rows: readonly KeptDeadline[]) =>
    followingEnd(rows).map(({ id, change }) => [id, change.date, change.state, workingWords(change.found, "en")]);

  test("takes along the last day to give notice and the renewal, which wait for a word again", () => {
    expect(followers(firstTerm({ expiration: MOVED, notice: { state: "confirmed", isTouched: true } }))).toEqual([
      ["renewal", "2028-06-30", "proposed", "Renews for 12 months on Jun 30, 2028 unless terminated earlier."],
      ["notice", "2028-05-01", "proposed", "Ends Jun 30, 2028, minus 60 days = May 1, 2028."],
    ]);
  });

  test("leaves a person's own day where it is but asks again, and what was done or put aside", () => {
    const own = firstTerm({ expiration: MOVED, notice: { date: "2027-10-01", isDatePersons: true, isTouched: true } });
    expect(followers(own).map(([id, date, state]) => [id, date, state])).toEqual([
      ["renewal", "2028-06-30", "proposed"],
      ["notice", "2027-10-01", "proposed"],
    ]);
    expect(
      followers(firstTerm({ expiration: MOVED, notice: { state: "done" }, renewal: { state: "dismissed" } })),
    ).toEqual([]);
  });

  test("holds over readings of the text, and the text's own end takes them back", () => {
    const rows = firstTerm({ expiration: MOVED });
    const moved = rows.map((row) => {
      const change = followingEnd(rows).find(({ id }) => id === row.id)?.change;
      return { ...row, ...change };
    });
    const plan = reread(moved, { versionId: "v2", deadlines: TERM, text: "", today: "2027-01-01" });
    expect(plan.changed.map(({ change }) => [change.found.date, "date" in change, change.isTextChanged])).toEqual([
      ["2027-12-31", false, undefined],
      ["2028-06-30", false, undefined],
      ["2028-05-01", false, undefined],
    ]);
    expect(followingEnd(moved)).toEqual([]);
    const back = moved.map((row) => (row.id === "expiration" ? kept(END) : row));
    expect(followers(back).map(([id, date]) => [id, date])).toEqual([
      ["renewal", "2027-12-31"],
      ["notice", "2027-11-01"],
    ]);
  });

  test("is counted from where a new text first names a notice", () => {
    const rows = [kept(END, MOVED), kept(RENEWAL, { date: "2028-06-30" })];
    const plan = reread(rows, { versionId: "v2", deadlines: TERM, text: "", today: "2027-01-01" });
    expect(plan.added.map(({ found }) => found.date)).toEqual(["2028-05-01"]);
  });
});
