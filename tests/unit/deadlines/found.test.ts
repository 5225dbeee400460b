import { describe, expect, test } from "vitest";
import { deadlinesIn } from "@/lib/deadlines/found";
import { workingWords } from "@/lib/deadlines/answer";
import type { Fact } from "@/lib/engine/review/fact";
import { THRESHOLDS } from "@/lib/engine/time/model";
import type { DatedEvent } from "@/lib/engine/time/events";
import { findFacts } from "@/lib/engine/review/facts/facts";
import { review } from "@/lib/engine/review/review";
import { readOnce } from "@/lib/engine/text/reading";

/** The facts of a contract of our own making. */
function factsIn(text: string): Fact[] {
  const reading = readOnce({ text, pages: [], contractName: "Contract", contractType: "Service Agreement" });
  return findFacts(reading, review(reading));
}
const found = (text: string) => deadlinesIn(factsIn(text));
const passage = (content: string) => ({ content, page: 1, start: 0, end: content.length });
const fact = (kind: Fact["kind"], rest: Partial<Fact>): Fact => ({
  kind,
  value: "",
  basis: "stated",
  passage: passage(kind),
  ...rest,
});

const RENEWS = `SERVICE AGREEMENT

This Service Agreement is made on 1 January 2026 between Khangai Foods JSC and Steppe Freight LLC.

5. Term
5.1 This Agreement shall commence on 1 January 2026 and shall continue in full force and effect until 31 December 2027.
5.2 This Agreement shall automatically renew for successive periods of one (1) year unless either party gives the other written notice of non-renewal at least sixty (60) days before the end of the then current term.
`;

describe("deadlines in a contract", () => {
  test("are its end, its renewal and the last day to give notice, each with its passage and its working (B-27.5)", () => {
    const deadlines = found(RENEWS);
    expect(deadlines.map(({ kind, date }) => [kind, date])).toEqual([
      ["expiration", "2027-12-31"],
      ["renewal", "2027-12-31"],
      ["notice", "2027-11-01"],
    ]);
    expect(deadlines[0]?.passage.content).toContain("until 31 December 2027");
    expect(deadlines[2]?.passage.content).toContain("sixty (60) days");
    expect(deadlines.map((one) => workingWords(one, "en"))).toEqual([
      "The text says Dec 31, 2027.",
      "Renews for 12 months on Dec 31, 2027 unless terminated earlier.",
      "Ends Dec 31, 2027, minus 60 days = Nov 1, 2027.",
    ]);
    const notice = deadlines[2] ?? { date: null, working: null };
    expect(workingWords(notice, "ru")).toMatch(/минус 60 дней = 1 нояб/);
    expect(workingWords(notice, "mn")).toBe("Дуусах 2027.12.31, үүнээс 60 хоног хасвал = 2027.11.01.");
  });

  test("are none where the text names no day to count from (B-27.5)", () => {
    expect(found("SERVICE AGREEMENT\n\nThis Agreement is valid until terminated by either party.\n")).toEqual([]);
    expect(deadlinesIn([fact("expiration_date", { iso: "2027-12" })])).toEqual([]);
    expect(deadlinesIn([fact("expiration_date", {}), fact("renewal_notice", { days: 60 })])).toEqual([]);
  });

  test("count months as contracts mean them, whatever the facts were reckoned by", () => {
    const from = { iso: "2027-01-31", months: 1, days: 0 };
    const [end] = deadlinesIn([fact("expiration_date", { iso: "2027-03-03", from })]);
    expect(end).toMatchObject({ date: "2027-02-28", basis: "stated" });
    expect(end && workingWords(end, "en")).toBe("Takes effect Jan 31, 2027, plus 1 month = Feb 28, 2027.");
  });

  test("are only as sure as all that they were reckoned from (B-27.5)", () => {
    const end = fact("expiration_date", { iso: "2026-12-31" });
    const likely = fact("renewal_notice", { days: 30, basis: "likely" });
    expect(deadlinesIn([end, likely]).map(({ basis }) => basis)).toEqual(["stated", "likely"]);
    const stated = fact("renewal_notice", { days: 30 });
    expect(deadlinesIn([end, stated]).map(({ basis }) => basis)).toEqual(["stated", "stated"]);
  });

  test.each(["10 рабочих дней", "(10) business days", "ажлын 10 өдөр, ажлын өдөр"])(
    "count %s over holidays (B-27.2)",
    (value) => {
      const deadlines = deadlinesIn([
        fact("expiration_date", { iso: "2026-12-31" }),
        fact("renewal_notice", { value, days: 10 }),
      ]);
      expect(deadlines.at(-1)).toMatchObject({ date: "2026-12-16", basis: "stated" });
      expect(deadlines.at(-1)?.working).toMatchObject({ businessDays: 10, days: 0 });
    },
  );

  test("are payments where the days run from the contract's own day, and no more than likely (B-27.5)", () => {
    const day = { how: "counted", of: "start", from: "2026-01-31", direction: "after", isLastBefore: false } as const;
    const event: DatedEvent = {
      kind: "payment",
      day: { ...day, months: 0, days: 30, businessDays: 0 },
      chance: 0.9,
      passage: passage("The price is paid within 30 days after the Effective Date."),
      also: [],
    };
    const [due] = deadlinesIn([], [event]);
    expect(due).toMatchObject({ kind: "payment", date: "2026-03-02", basis: "likely" });
    const [inDays] = deadlinesIn([], [{ ...event, day: { ...day, months: 0, days: 0, businessDays: 5 } }]);
    expect(inDays).toMatchObject({ date: "2026-02-06", working: { businessDays: 5 } });
  });

  test("say which of two readings of a length counts (B-27.5)", () => {
    const from = { iso: "2027-03-01", months: 12, days: 0, isLastBefore: true } as const;
    const [end] = deadlinesIn([fact("expiration_date", { iso: "2028-02-29", from })]);
    expect(end).toMatchObject({ date: "2028-02-29" });
    expect(end && workingWords(end, "en")).toBe(
      "Takes effect Mar 1, 2027, plus 12 months = Feb 29, 2028. It can also be read as ending a day later; we use the earlier day.",
    );
  });

  test("are one for one event (B-27.5)", () => {
    const end = fact("expiration_date", { iso: "2026-12-31", passage: passage("Ends on 31 December 2026.") });
    const event = (date: string): DatedEvent => ({
      kind: "duty",
      day: { how: "named", date, isYearReckoned: false },
      chance: 0.9,
      passage: passage("Ends on 31 December 2026."),
      also: [],
    });
    expect(
      deadlinesIn([end], [event("2026-12-31"), event("2026-11-30")]).map(({ kind, date }) => [kind, date]),
    ).toEqual([
      ["expiration", "2026-12-31"],
      ["duty", "2026-11-30"],
    ]);
  });

  test("are less certain where their chance is below that of four right in five (B-27.19)", () => {
    const event = (chance: number): DatedEvent => ({
      kind: "duty",
      day: { how: "named", date: "2026-11-30", isYearReckoned: false },
      chance,
      passage: passage("The roof is cleaned by 30 November 2026."),
      also: [],
    });
    const isLess = (chance: number) => deadlinesIn([], [event(chance)]).map(({ isLessCertain }) => isLessCertain);
    expect(isLess(THRESHOLDS.likely)).toEqual([undefined]);
    expect(isLess(THRESHOLDS.likely - 0.01)).toEqual([true]);
    expect(THRESHOLDS.likely).toBeGreaterThan(THRESHOLDS.check);
  });

  test("are certain where the text says so of the day or of the contract's end (B-27.18)", () => {
    const event: DatedEvent = {
      kind: "payment",
      day: { how: "named", date: "2026-11-30", isYearReckoned: false },
      chance: 0.9,
      passage: passage("The price is paid by 30 November 2026."),
      also: [],
    };
    const basis = (end: Partial<Fact>, one: DatedEvent) =>
      deadlinesIn([{ ...fact("expiration_date", { iso: "2026-12-31" }), basis: "likely", ...end }], [one]).map(
        (said) => said.basis,
      );
    expect(basis({}, event)).toEqual(["likely", "likely"]);
    expect(basis({ isClear: true }, { ...event, isCertain: true })).toEqual(["stated", "stated"]);
  });

  test.each([
    ["signing", "stated", "2026-11-20", "stated"],
    ["signing", "likely", "2026-11-20", "likely"],
    ["signing", "stated", "2026-11-19", "likely"],
    ["day", "likely", "2026-11-19", "stated"],
  ] as const)(
    "counted from the %s (%s, %s) are %s, though the words are certain (B-27.18)",
    (of, known, iso, basis) => {
      const from = { of, from: "2026-11-20", direction: "after", isLastBefore: false } as const;
      const event: DatedEvent = {
        kind: "payment",
        day: { how: "counted", ...from, months: 0, days: 10, businessDays: 0 },
        chance: 0.9,
        isCertain: true,
        passage: passage("The price is paid within 10 days of signing."),
        also: [],
      };
      const made = { ...fact("agreement_date", { iso }), basis: known };
      expect(deadlinesIn([made], [event])).toMatchObject([{ date: "2026-11-30", basis }]);
    },
  );

  test.each([
    [true, "Every month. The text names no first day; from the contract's start it is Mar 10, 2026."],
    [false, "Every month, starting on Mar 10, 2026."],
  ])("that come again say whether the text names their first day: reckoned %s (B-27.5)", (isReckoned, words) => {
    const event: DatedEvent = {
      kind: "payment",
      day: { how: "again", date: "2026-03-10", every: "month", isReckoned },
      chance: 0.9,
      passage: passage("Interest is paid by the 10th of each month."),
      also: [],
    };
    const [due] = deadlinesIn([], [event]);
    expect(due && workingWords(due, "en")).toBe(words);
  });

  test.each([
    [{ how: "again", date: "2026-10-31", every: "year", isReckoned: false }, "Every year, starting on Oct 31, 2026."],
    [
      { how: "named", date: "2025-03-31", isYearReckoned: false, isDayBefore: true },
      "The text says before Apr 1, 2025, so Mar 31, 2025 is the last day.",
    ],
    [{ how: "named", date: "2025-03-31", isYearReckoned: false }, "The text says Mar 31, 2025."],
  ] as const)("say how the text gives the day: %#. %o (B-27.5)", (day, words) => {
    const [due] = deadlinesIn([], [{ kind: "duty", day, chance: 0.9, passage: passage("It is done."), also: [] }]);
    expect(due && workingWords(due, "en")).toBe(words);
  });

  const rent = (until: string): DatedEvent => ({
    kind: "payment",
    day: { how: "again", date: "2026-02-05", every: "month", isReckoned: true, until },
    chance: 0.9,
    words: "Rent is paid by the 5th of each month",
    passage: passage("Rent is paid by the 5th of each month."),
    also: [],
  });
  const END = fact("expiration_date", { iso: "2026-12-31" });
  const untilOf = (facts: readonly Fact[], until = "2026-12-31") => {
    const working = deadlinesIn(facts, [rent(until)]).find(({ kind }) => kind === "payment")?.working;
    return working?.how === "again" ? (working.until ?? "open") : null;
  };

  test("that come again go on with a contract that renews itself, once or each time (B-27.15)", () => {
    const renews = (content: string) => fact("renewal_term", { months: 12, passage: passage(content) });
    expect(untilOf([END])).toBe("2026-12-31");
    expect(untilOf([END, renews("It is renewed by a year each time.")])).toBe("open");
    expect(untilOf([END, renews("It is renewed for one further year.")])).toBe("2027-12-31");
    expect(untilOf([END, renews("It is renewed by a year each time.")], "2026-06-05")).toBe("2026-06-05");
  });

  test("carry the words of their clause (B-27.10)", () => {
    const [payment] = deadlinesIn([], [rent("2026-12-31")]);
    expect(payment?.words).toBe("Rent is paid by the 5th of each month");
  });
});
