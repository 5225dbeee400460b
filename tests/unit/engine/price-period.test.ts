import { describe, expect, test } from "vitest";
import { isRate } from "@/lib/engine/facts/money";
import { periodOf } from "@/lib/engine/facts/period";

describe("the stretch of time that a price is for", () => {
  test.each([
    ["£690 a week", "week"],
    ["MNT 4,850,000 a month", "month"],
    ["Monthly fee | £1,485.80", "month"],
    ["hourly price goes down to £18.90", "hour"],
    ["38 000 руб. в месяц", "month"],
    ["2 106 000 рублей в год", "year"],
    ["сарын түрээсийг 11 868 000 төгрөг", "month"],
    ["хоногийн 130 000 төгрөг", "day"],
  ] as const)("is read from %s (B-29.2)", (words, period) => {
    expect(periodOf(words)).toBe(period);
  });

  test.each([
    "USD 30 per user per month", // times the users
    "£38.50 for each User",
    "за учебный год – 540 000 рублей", // of nine months
    "410 рублей за метр",
    "£1,385 a month; before: £1,290 a month",
    "сарын 1 м2 тутамд 12 000 төгрөг",
    "USD 120,000",
  ])("isn't told where the words say more or nothing: %s (B-29.2)", (words) => {
    expect(periodOf(words)).toBeNull();
  });
});

test("a price for a unit stays one where another figure follows (B-29.2)", () => {
  expect(isRate("EUR 98.50 for 1 kg")).toBe(true);
  expect(isRate("81 000 рублей в месяц, с 1 июня 2027 года; ранее 74 000 рублей в месяц")).toBe(true);
  expect(isRate("USD 2,400,000, From 1 June 2027")).toBe(false);
});
