import { describe, expect, test } from "vitest";
import type { Claim } from "@/lib/engine/positions/claims";
import type { SubjectReading } from "@/lib/engine/positions/read-subjects";
import { formerVerdict, judge } from "@/lib/positions/verdict";
import { limitsInWords } from "@/lib/positions/wishes";
import { findSubject } from "@/lib/engine/positions/subjects/subjects";
import { position, type Limit } from "@/lib/positions/position";

const claim = (more: Partial<Claim> = {}): Claim => ({
  says: "does",
  who: "both",
  values: [],
  isConditional: false,
  hasException: false,
  ...more,
});
const figure = (unit: Claim["values"][number]["unit"], ...values: number[]) =>
  claim({ values: values.map((value) => ({ unit, value, bound: "exact" })) });
const found = (subject: string, ...claims: Claim[]): SubjectReading => ({
  subject,
  is: "found",
  claims,
  isAmended: false,
  doubts: [],
  passages: [],
});
type Held = Parameters<typeof judge>[2];
const not = (is: "nearest" | "absent", subject: string): SubjectReading => ({ ...found(subject), is });
const wants = (wanted: Limit[], fallback: Limit[] | null = null, redLine: Limit[] = []) =>
  position.parse({
    topic: "renewal_term",
    wanted: { text: "This", limits: wanted },
    fallback: fallback && { text: "Or that", limits: fallback },
    redLine: { text: "Never", limits: redLine },
  });
const most = (value: number, unit: "days" | "months" | "percentPerDay" = "months"): Limit => ({
  is: "atMost",
  unit,
  value,
});
const noRenewal = wants([{ is: "absent" }], [most(12)], [most(24)]);
const buy: Held = { side: "buy", isOfKind: true };
const supply: Held = { side: "supply", isOfKind: true };
const sure = (verdict: string, reason: string) => ({ verdict, reason, isSure: true });
const unsure = (verdict: string, reason: string) => ({ verdict, reason, isSure: false });
const renews = (months: number) => found("renewal_term", figure("months", months));

describe("a verdict", () => {
  test("matches where our ask is met, and is only acceptable where the fallback alone is (B-24.6)", () => {
    const denied = found("renewal_term", claim({ says: "doesNot" }));
    expect(judge(denied, noRenewal, buy)).toEqual(sure("matches", "wanted"));
    expect(judge(renews(12), noRenewal, buy)).toEqual(sure("acceptable", "fallback"));
  });

  test("deviates where neither is met, and tells the red line apart", () => {
    expect(judge(renews(18), noRenewal, buy)).toEqual(sure("deviates", "neither"));
    expect(judge(renews(36), noRenewal, buy)).toEqual(sure("deviates", "redLine"));
  });

  test("never matches because nothing was found, unless it should not be there and certainly isn't (B-24.6)", () => {
    expect(judge(not("absent", "renewal_term"), noRenewal, buy)).toEqual(sure("matches", "missing"));
    expect(judge(not("nearest", "renewal_term"), noRenewal, buy)).toEqual(unsure("needsReview", "notFound"));
    const ban = wants([{ is: "absent" }]);
    expect(judge(not("absent", "sublease"), ban, supply)).toEqual(sure("missing", "missing"));
  });

  test("is missing where something is wanted and for certain nothing is said, in words alone too (B-24.6)", () => {
    for (const wanted of [[{ is: "present" }], [most(3)], []] as Limit[][])
      expect(judge(not("absent", "insurance"), wants(wanted), buy)).toEqual(sure("missing", "missing"));
    expect(judge(not("nearest", "insurance"), wants([{ is: "present" }]), buy).verdict).toBe("needsReview");
  });

  test("needs review where the side, the figure or the wording in force is not certain (B-24.6)", () => {
    const leave = (...claims: Claim[]) => found("termination_for_convenience", ...claims);
    const ours = wants([{ is: "notOnlyTheirs" }, most(30, "days")]);
    const on = (who: Claim["who"], days: number) =>
      claim({ who, values: [{ unit: "days", value: days, bound: "exact" }] });
    expect(judge(leave(on("buy", 30)), ours, buy).verdict).toBe("matches");
    expect(judge(leave(on("supply", 30)), ours, buy).verdict).toBe("deviates");
    expect(judge(leave(on("unknown", 30)), ours, buy)).toEqual(unsure("needsReview", "noSide"));
    expect(judge(leave({ ...on("buy", 30), hasException: true }), ours, buy).verdict).toBe("needsReview");
    expect(judge(leave(claim({ who: "buy" })), ours, buy).verdict).toBe("needsReview");
    expect(judge({ ...leave(on("buy", 30)), isAmended: true }, ours, buy).verdict).toBe("needsReview");
    expect(judge(null, ours, buy)).toEqual(unsure("needsReview", "notSure"));
  });

  test("deviates, and never for sure, where the ask is not met and only words say what is good enough (B-24.6)", () => {
    const exclusivity = position.parse({
      topic: "exclusivity",
      wanted: { text: "None", limits: [{ is: "absent" }] },
      fallback: { text: "For the named goods in the named territory", limits: [] },
    });
    const binding = found("exclusivity", claim({ who: "buy" }));
    expect(judge(binding, { ...exclusivity }, buy).verdict).not.toBe("matches");
    expect(judge(not("absent", "exclusivity"), exclusivity, buy).verdict).toBe("matches");
    expect(judge(found("exclusivity", claim({ who: "supply" })), exclusivity, buy).verdict).toBe("needsReview");
  });

  test("keeps its former key readable", () => {
    expect(
      (["matches", "acceptable", "deviates", "missing", "needsReview"] as const).map((one) => formerVerdict(one)),
    ).toEqual(["as-wanted", "as-wanted", "deviates", "missing", "unclear"]);
  });
});

describe("a limit", () => {
  test.each<[Limit, Claim, string]>([
    [most(60, "days"), figure("months", 1), "matches"],
    [most(30, "days"), figure("months", 1), "matches"],
    [most(60, "days"), figure("months", 2), "matches"],
    [most(45, "days"), figure("months", 1.5), "matches"],
    [most(31, "days"), figure("days", 31), "matches"],
    [{ is: "atLeast", unit: "days", value: 61 }, figure("months", 2), "needsReview"],
    [most(29, "days"), figure("months", 1), "deviates"],
    [most(14, "days"), figure("days", 10, 10), "needsReview"],
    [most(12), figure("days", 365), "matches"],
    [most(3), figure("days", 93), "needsReview"],
    [{ is: "atLeast", unit: "months", value: 12 }, figure("months", 24, 36), "needsReview"],
    [{ is: "atLeast", unit: "months", value: 30 }, figure("months", 24, 36), "needsReview"],
    [most(0.5, "percentPerDay"), figure("percentPerDay", 5), "deviates"],
    [most(0.5, "percentPerDay"), figure("days", 5), "needsReview"],
  ])("%j of %j: %s (B-24.6)", (limit, said, expected) => {
    expect(judge(found("deposit_return", said), wants([limit]), buy).verdict).toBe(expected);
  });
});

describe("a position in words", () => {
  test.each<[string, string, Limit[]]>([
    ["renewal_term", "It must not renew by itself.", [{ is: "absent" }]],
    ["renewal_term", "Договор сам не продлевается.", [{ is: "absent" }]],
    ["renewal_term", "Гэрээ өөрөө сунгагдах ёсгүй.", [{ is: "absent" }]],
    ["late_payment", "At most 0.2 % a day.", [most(0.2, "percentPerDay")]],
    ["payment_terms", "На оплату не менее 20 дней.", [{ is: "atLeast", unit: "days", value: 20 }]],
    ["payment_terms", "Төлөхөд 20-оос доошгүй хоног байна.", [{ is: "atLeast", unit: "days", value: 20 }]],
    ["termination_for_convenience", "Either party, on at most 45 days' notice.", [{ is: "mutual" }, most(45, "days")]],
    ["insurance", "The other side is insured.", [{ is: "present" }]],
    ["payment_terms", "30 days.", []],
    ["assignment", "To affiliates without consent.", []],
  ])("on %s: %s (B-24.6)", (id, text, limits) => {
    const subject = findSubject(id);
    expect(subject && limitsInWords(text, subject)).toEqual(limits);
  });
});
