/** Days that only begin or bound something, each beside one on which something is due. Source: B-27.5. */
import { describe, expect, test } from "vitest";
import { writeDay } from "@/lib/days";
import { findEvents } from "@/lib/engine/time/events";
import { findOwnDays } from "@/lib/engine/time/own-days";
import { readOnce } from "@/lib/engine/text/reading";
import { makeContract } from "../contracts";
import { HEAD } from "./heads";

const readingOf = (lines: readonly string[]) => {
  const cyrillic = /[өү]|ээ|аа/u.test(lines.join()) ? HEAD.mn : HEAD.ru;
  const head = /\p{Script=Cyrillic}/u.test(lines.join()) ? cyrillic : HEAD.en;
  return readOnce(makeContract([...head, ...lines]));
};
/** Without the day of the contract itself, which stands above the lines. */
const eventsIn = (lines: readonly string[]) =>
  findEvents(readingOf(lines), { least: 0 }).filter(({ passage }) =>
    lines.some((line) => line.includes(passage.content) || passage.content.includes(line)),
  );
/** With no least chance, so that only the rules keep a day out. */
const daysIn = (...lines: readonly string[]) =>
  eventsIn(lines).map(({ day }) => (day.how === "counted" ? `${day.of} ${day.from}` : day.date));

describe("a day from which, or until which, something only holds is no deadline (B-27.5)", () => {
  test.each([
    ["a fee", "1. From 1 August 2026 the monthly fee is EUR 250.", "2026-08-01"],
    ["a change", "1. Scotland is added to the territory with effect from 1 May 2026.", "2026-05-01"],
    ["the contract", "1. This Agreement starts on 1 April 2026 and runs for three years.", "2026-04-01"],
    ["a first day in a table", "First day | 1 April 2026", "2026-04-01"],
    ["a year that a report is for", "1. The first report is for the year ended 31 March 2027.", "2027-03-31"],
    ["work that rests", "1. Wet work stops until 31 March 2027.", "2027-03-31"],
    ["what was known", "1. What the Buyer knew before 4 April 2026 is no secret.", "2026-04-03"],
    ["оклад", "1. С 1 октября 2026 года плата составляет 51 500 рублей.", "2026-10-01"],
    ["известно", "1. Тайной не является то, что Покупатель знал до 14 апреля 2026 года.", "2026-04-14"],
    ["цалин", "1. 2026-12-01-нээс эхлэн сарын хөлс 5 400 000 төгрөг болно.", "2026-12-01"],
    ["баримт", "1. Ажлын даалгавар гэж 2026 оны 4 сарын 1-ний өдөр гарын үсэг зурсан баримтыг хэлнэ.", "2026-04-01"],
  ])("%s: '%s'", (_, line, day) => {
    expect(daysIn(line)).not.toContain(day);
  });

  test.each([
    ["1. From 1 August 2026 the Buyer may return up to two pallets.", "2026-08-01"],
    ["1. The Supplier hands over the hall on 1 April 2026.", "2026-04-01"],
    ["1. The Buyer may order at the old price until 31 December 2026.", "2026-12-31"],
    ["1. The report for the first year is due on 31 March 2027.", "2027-03-31"],
    ["1. С 1 октября 2026 года Покупатель вправе отказаться от договора.", "2026-10-01"],
    ["1. Покупатель платит до 31 декабря 2026 года.", "2026-12-31"],
    ["1. 2026-12-01-нээс эхлэн Худалдан авагч гэрээг цуцалж болно.", "2026-12-01"],
    ["1. Худалдан авагч 2026 оны 12 дугаар сарын 31-ний дотор төлнө.", "2026-12-31"],
    ["1. Асуултыг 2026 оны 4 дүгээр сарын 9-нөөс хожимгүй өгнө.", "2026-04-09"],
  ])("but it is one in '%s'", (line, day) => {
    const end = /[а-я]/u.test(line)
      ? "9. Договор действует до 28 февраля 2028 года."
      : "9. This Agreement ends on 28 February 2028.";
    expect(daysIn(line, end)).toContain(day);
  });

  test("the end of a surety isn't the end of the contract", () => {
    const endOf = (line: string) => findOwnDays(readingOf([line])).end;
    expect(endOf("10. Поручительство действует до 31 августа 2027 года.")).toBeNull();
    const end = endOf("10. Договор действует до 31 августа 2027 года.");
    expect(end && writeDay(end.day)).toBe("2027-08-31");
  });
});

describe("a series begins on the day that the text calls its first (B-27.5)", () => {
  test.each([
    ["1. The rent is paid on the 5th of each month, the first time on 5 June 2026.", "2026-06-05"],
    [
      "4. Проценты уплачиваются не позднее 10-го числа следующего месяца, первый платёж – 10 июня 2026 года.",
      "2026-06-10",
    ],
    ["6. Түрээсийг сар бүрийн 5-ны дотор төлөх бөгөөд эхний төлбөрийг 2026.06.05-ны дотор хийнэ.", "2026-06-05"],
  ])("'%s'", (line, first) => {
    expect(new Set(daysIn(line))).toEqual(new Set([first]));
  });

  test("a year that isn't named isn't guessed beside it", () => {
    const line = "1. By 15 March and 15 June the Buyer sends a forecast, for the first time on 15 June 2026.";
    expect(daysIn(line)).toEqual(["2026-06-15"]);
    expect(daysIn("1. By 15 June each year the Buyer sends a forecast.")).toEqual(["2026-06-15"]);
  });

  test("the number of the next clause is no day of a month", () => {
    expect(daysIn("1. Interest is paid for the days of February.", "2.3 The Buyer may pay earlier.")).toEqual([]);
    expect(daysIn("1. Interest is paid on Feb. 2 by the Buyer.")).toEqual(["2027-02-02"]);
  });
});

describe("a length is counted from what its own words name (B-27.5)", () => {
  const END = "9. This Agreement ends on 28 February 2028.";
  test.each([
    [
      "a right to leave at any time",
      "1. The Supplier may end this Agreement by 120 days' written notice.",
      "end 2028-02-28",
    ],
    [
      "an invoice",
      "1. The Buyer pays within 14 days of receipt of the first invoice after signing.",
      "signing 2026-03-02",
    ],
    ["an invoice on signing", "1. The Buyer pays the invoice, which the Supplier issues upon signature.", "2026-03-02"],
    ["another paper", "1. Claims end 24 months after signature of the test protocol.", "signing 2026-03-02"],
    ["a longer term", "1. The term may be prolonged once, by five years, in writing.", "signing 2026-03-02"],
  ])("not %s: '%s'", (_, line, day) => {
    expect(daysIn(line, END)).not.toContain(day);
  });

  test.each([
    ["1. Either party may prevent the renewal by 120 days' notice before the end of the term.", "end 2028-02-28"],
    ["1. The Buyer pays EUR 500 within 14 days of signing this Agreement.", "signing 2026-03-02"],
    ["1. The deposit goes back within 10 days of the Buyer's leaving.", "end 2028-02-28"],
    ["1. The policy expires on 4 May 2027. The new one is shown 10 days before the old one ends.", "day 2027-05-04"],
  ])("but in '%s'", (line, day) => {
    expect(daysIn(line, END)).toContain(day);
  });
});

describe("the kind of a day", () => {
  test.each([
    ["payment", "1. The loan is returned in two parts of EUR 3,000 each: 30.09.2026 and 31.10.2026."],
    ["payment", "1. Заём возвращается частями: 800 000 рублей – 30 сентября 2026 года."],
    ["payment", "1. 2026 оны 9 дүгээр сарын 30-ны дотор 800 000 төгрөг шилжүүлнэ."],
    ["option", "1. The price list is fixed until 31 December 2026."],
    ["option", "1. Цены не меняются до 31 декабря 2026 года."],
    ["option", "1. Нийлүүлэгч үнийг 2026 оны 12 дугаар сарын 31 хүртэл өөрчлөхгүй."],
    ["option", "1. The Buyer may show the boards at its fair until 30 September 2026."],
    ["option", "1. Покупатель вправе показать доски до 30 сентября 2026 года."],
    ["duty", "1. The Supplier keeps the list of the Buyer's deliveries secret until 30 September 2026."],
    ["option", "1. This offer is open until 30 September 2026."],
    ["option", "1. Худалдан авагч эрхээ 2026 оны 9 дүгээр сарын 30-ны дотор бичгээр эдэлнэ."],
    ["duty", "1. Покупатель вносит залог в реестр залогов до 30 сентября 2026 года и платит сбор."],
    ["payment", "1. The Supplier sends its account and the Buyer pays it by 30 September 2026."],
    ["delivery", "1. The Supplier delivers the boards by 30 September 2026."],
  ])("%s: '%s'", (kind, line) => {
    expect(eventsIn([line, "9. This Agreement ends on 28 February 2028."])[0]?.kind).toBe(kind);
  });
});
