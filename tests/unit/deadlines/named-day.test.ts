import { describe, expect, test } from "vitest";
import { dayNamedIn } from "@/lib/deadlines/named-day";
import type { Fact } from "@/lib/engine/review/fact";

const fact = (kind: Fact["kind"], iso: string): Fact => ({
  ...{ kind, iso, value: iso, basis: "stated", passage: { content: iso, page: 1, start: 0, end: iso.length } },
});
const FACTS = [fact("effective_date", "2026-01-31"), fact("agreement_date", "2026-01-15")];
const dateIn = (words: string) => dayNamedIn(words, FACTS)?.date ?? null;

describe("the day of a duty", () => {
  test.each([
    ["The Tenant shall leave by 31 March 2027.", "2027-03-31"],
    ["Арендатор освобождает помещение до 31 марта 2027 года.", "2027-03-31"],
    ["Түрээслэгч 2027 оны 03 дугаар сарын 31-ний дотор чөлөөлнө.", "2027-03-31"],
    ["Leave by 31 March 2027; whoever has not left by March 31, 2027 pays.", "2027-03-31"],
  ])("is the one that is named: %s (B-27.14)", (words, day) => expect(dateIn(words)).toBe(day));

  test.each([
    ["The price is paid within one month after the Effective Date.", "2026-02-28"],
    ["Оплата в течение 30 дней с даты подписания настоящего договора.", "2026-02-14"],
    ["paid within ten (10) business days of the date of this Agreement", "2026-01-29"],
  ])("is counted from the contract's own: %s", (words, day) => expect(dateIn(words)).toBe(day));

  test.each([
    "The Seller shall replace it within 30 days of delivery.",
    "Between 1 May 2027 and 1 June 2027 the Tenant shall paint the walls.",
    "within 10 days, at the latest 20 days after the Effective Date",
    "The Tenant shall keep the yard clean.",
  ])("is none where a person has to say it: %s (B-27.14)", (words) => expect(dateIn(words)).toBeNull());

  test("is none where the contract's own day is not known", () =>
    expect(dayNamedIn("within 30 days after the Effective Date", [])).toBeNull());
});
