import { describe, expect, test } from "vitest";
import type { Basis, TopicReading, TopicValue } from "@/lib/engine/review/reading-of-topic";
import { position, type Limit } from "@/lib/positions/position";
import { judge } from "@/lib/positions/verdict";

const reading = (value: Omit<TopicValue, "text"> | null, basis: Basis = "stated"): TopicReading => ({
  topic: "renewal_term",
  present: basis !== "absent",
  basis,
  passages: [],
  ...(value ? { value: { text: "as it stands", ...value } } : {}),
});
const nothing = reading(null, "absent");
const wants = (wanted: Limit[], fallback: Limit[] | null = null, redLine: Limit[] = []) =>
  position.parse({
    topic: "renewal_term",
    wanted: { text: "This", limits: wanted },
    fallback: fallback && { text: "Or that", limits: fallback },
    redLine: { text: "Never", limits: redLine },
  });
const months = (value: number): Limit => ({ is: "atMost", unit: "months", value });
const days = (value: number): Limit => ({ is: "atMost", unit: "days", value });
const verdict = (...asked: Parameters<typeof judge>) => judge(...asked).verdict;

describe("a verdict", () => {
  const renewal = wants([{ is: "absent" }], [months(12)], [months(24)]);

  test("is as wanted where the position or its fallback is met, and says which", () => {
    expect(judge(nothing, renewal)).toEqual({ verdict: "as-wanted", reason: "wanted" });
    expect(judge(reading({ months: 12 }), renewal)).toEqual({ verdict: "as-wanted", reason: "fallback" });
  });

  test("deviates where neither is, and tells the red line apart", () => {
    expect(judge(reading({ months: 13 }), renewal)).toEqual({ verdict: "deviates", reason: "neither" });
    expect(judge(reading({ months: 25 }), renewal)).toEqual({ verdict: "deviates", reason: "redLine" });
  });

  test("is missing where something is wanted and for certain nothing is said, in words alone too", () => {
    expect(judge(nothing, wants([{ is: "present" }]))).toEqual({ verdict: "missing", reason: "missing" });
    expect(judge(nothing, wants([months(3)], [months(6)], [months(9)]))).toEqual({
      verdict: "missing",
      reason: "missing",
    });
    expect(verdict(nothing, wants([]))).toBe("missing");
  });

  test("is never surer than what it rests on", () => {
    for (const basis of ["likely", "nearest", "cannot"] as const)
      for (const wanted of [[{ is: "present" }], [{ is: "absent" }], [months(1)], []] as Limit[][])
        expect(judge(reading({ months: 99 }, basis), wants(wanted, null, [months(2)]))).toEqual({
          verdict: "unclear",
          reason: "notSure",
        });
    const unsureAbsence: TopicReading = { ...nothing, basis: "likely" };
    expect(verdict(unsureAbsence, wants([{ is: "present" }]))).toBe("unclear");
    expect(verdict({ ...nothing, basis: "absent" }, wants([{ is: "present" }]))).toBe("missing");
  });

  test("is unclear without a value, and where only words could tell", () => {
    expect(judge(reading(null), wants([months(12)]))).toEqual({ verdict: "unclear", reason: "noValue" });
    expect(judge(reading({ percent: 5 }), wants([months(12)]))).toEqual({ verdict: "unclear", reason: "noValue" });
    expect(judge(reading({ months: 1 }), wants([]))).toEqual({ verdict: "unclear", reason: "noLimit" });
    expect(judge(reading({ months: 13 }), wants([months(12)], []))).toEqual({ verdict: "unclear", reason: "noLimit" });
  });
});

describe("a limit", () => {
  test.each<[Limit, Omit<TopicValue, "text">, string]>([
    [days(60), { months: 1 }, "as-wanted"],
    [days(30), { months: 1 }, "unclear"],
    [days(29), { months: 1 }, "deviates"],
    [months(12), { days: 365 }, "as-wanted"],
    [months(3), { days: 90 }, "as-wanted"],
    [months(3), { days: 100 }, "deviates"],
    [months(3), { days: 93 }, "unclear"],
    [{ is: "atLeast", unit: "times", value: 2 }, { times: 1.5 }, "deviates"],
    [{ is: "atLeast", unit: "times", value: 2 }, { times: 2 }, "as-wanted"],
    [{ is: "atMost", unit: "percentPerDay", value: 0.5 }, { percentPerDay: 5 }, "deviates"],
    [{ is: "mutual" }, { isMutual: false }, "deviates"],
    [{ is: "mutual" }, { isMutual: true }, "as-wanted"],
    [{ is: "mutual" }, {}, "unclear"],
    [{ is: "notOnlyTheirs" }, { isMutual: true }, "as-wanted"],
    [{ is: "notOnlyTheirs" }, { isMutual: false }, "unclear"],
    [{ is: "oneOf", names: ["Mongolia", "Ireland"] }, { name: "mongolia" }, "as-wanted"],
    [{ is: "oneOf", names: ["Mongolia", "Ireland"] }, { name: "Northern Ireland" }, "unclear"],
    [{ is: "oneOf", names: ["Mongolia", "Ireland"] }, { name: "Delaware" }, "deviates"],
  ])("%j of %j: %s", (limit, value, expected) => {
    expect(verdict(reading(value), wants([limit]))).toBe(expected);
  });
});
