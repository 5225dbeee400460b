import { describe, expect, test } from "vitest";
import type { Basis, TopicReading, TopicValue } from "@/lib/engine/review/reading-of-topic";
import { position, type Limit } from "@/lib/positions/position";
import { judge } from "@/lib/positions/verdict";

type Value = Omit<TopicValue, "text" | "basis">;
const reading = (
  value: Value | null,
  basis: Basis = "stated",
  ofValue: TopicValue["basis"] = "stated",
): TopicReading => ({
  topic: "renewal_term",
  present: basis === "stated" || basis === "likely",
  basis,
  margin: null,
  passages: [],
  ...(value ? { value: { text: "as it stands", basis: ofValue, ...value } } : {}),
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
    expect(judge(nothing, renewal)).toEqual({ verdict: "as-wanted", reason: "missing", isSure: true });
    expect(judge(reading({ months: 12 }), renewal)).toEqual({ verdict: "as-wanted", reason: "fallback", isSure: true });
    expect(judge(reading({}), wants([{ is: "present" }]))).toEqual({
      verdict: "as-wanted",
      reason: "wanted",
      isSure: true,
    });
  });

  test("deviates where neither is, and tells the red line apart", () => {
    expect(judge(reading({ months: 13 }), renewal)).toEqual({ verdict: "deviates", reason: "neither", isSure: true });
    expect(judge(reading({ months: 25 }), renewal)).toEqual({ verdict: "deviates", reason: "redLine", isSure: true });
  });

  test("is missing where something is wanted and for certain nothing is said, in words alone too", () => {
    const missing = { verdict: "missing", reason: "missing", isSure: true };
    expect(judge(nothing, wants([{ is: "present" }]))).toEqual(missing);
    expect(judge(nothing, wants([months(3)], [months(6)], [months(9)]))).toEqual(missing);
    expect(judge(nothing, wants([]))).toEqual(missing);
  });

  test("is only probable where the clause or its value is only likely", () => {
    const probably = (verdict: string, reason: string) => ({ verdict, reason, isSure: false });
    expect(judge(reading({ months: 12 }, "likely"), renewal)).toEqual(probably("as-wanted", "fallback"));
    expect(judge(reading({ months: 25 }, "stated", "likely"), renewal)).toEqual(probably("deviates", "redLine"));
    expect(judge(reading({ isMutual: true }), wants([{ is: "mutual" }]))).toEqual(probably("as-wanted", "wanted"));
    expect(judge(reading({ times: 3 }), wants([{ is: "atMost", unit: "times", value: 1 }]))).toEqual(
      probably("deviates", "neither"),
    );
  });

  test("is as wanted only probably where an unwanted clause was not found, and never missing for that", () => {
    const notFound = reading(null, "nearest");
    expect(judge(notFound, renewal)).toEqual({ verdict: "as-wanted", reason: "notFound", isSure: false });
    for (const wanted of [[{ is: "present" }], [months(1)], []] as Limit[][])
      expect(judge(notFound, wants(wanted))).toEqual({ verdict: "unclear", reason: "notFound", isSure: false });
  });

  test("is not even probable where the reading is close to its limit", () => {
    const close = (one: TopicReading, margin: number) => judge({ ...one, margin }, wants([{ is: "absent" }]));
    expect(close(reading(null, "likely"), 0.9)).toEqual({ verdict: "unclear", reason: "notSure", isSure: false });
    expect(close(reading(null, "likely"), 1)).toEqual({ verdict: "deviates", reason: "neither", isSure: false });
    expect(close(reading(null, "nearest"), -0.9)).toEqual({ verdict: "unclear", reason: "notFound", isSure: false });
    expect(close(reading(null, "nearest"), -1)).toMatchObject({ verdict: "as-wanted", isSure: false });
    expect(close(reading(null), 0.1)).toMatchObject({ verdict: "deviates", isSure: true });
  });

  test("says of what nothing was read that it is for a person", () => {
    for (const wanted of [[{ is: "present" }], [{ is: "absent" }], [months(1)], []] as Limit[][])
      expect(judge(reading(null, "cannot"), wants(wanted, null, [months(2)]))).toEqual({
        verdict: "unclear",
        reason: "notSure",
        isSure: false,
      });
  });

  test("deviates, and never for sure, where what is wanted is not met and only words say what is good enough", () => {
    const exclusivity = wants([{ is: "absent" }], []);
    expect(judge(reading(null), exclusivity)).toEqual({ verdict: "deviates", reason: "notWanted", isSure: false });
    expect(judge(nothing, exclusivity)).toMatchObject({ verdict: "as-wanted", isSure: true });
  });

  test("is unclear without a value, where sides are not told, and where only words could tell", () => {
    const unclear = (reason: string) => ({ verdict: "unclear", reason, isSure: false });
    expect(judge(reading(null), wants([months(12)]))).toEqual(unclear("noValue"));
    expect(judge(reading({ percent: 5 }), wants([months(12)]))).toEqual(unclear("noValue"));
    expect(judge(reading({}), wants([{ is: "mutual" }]))).toEqual(unclear("noSide"));
    expect(judge(reading({ months: 1 }), wants([]))).toEqual(unclear("noLimit"));
  });
});

describe("a limit", () => {
  test.each<[Limit, Value, string]>([
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
