import { describe, expect, test } from "vitest";
import { writeDay } from "@/lib/days";
import { datesAmong } from "@/lib/engine/time/written/dates";
import { lengthsAmong } from "@/lib/engine/time/written/lengths";
import { recurringAmong } from "@/lib/engine/time/written/recurring";
import { tokenize } from "@/lib/engine/time/written/tokens";

const dates = (text: string) =>
  datesAmong(tokenize(text)).map(({ year, month, day, start, end }) => [
    year === null ? `${month}-${day}` : writeDay({ year, month, day }),
    text.slice(start, end),
  ]);

describe("dates", () => {
  test.each([
    ["the twelfth of March 2026", "2026-03-12"],
    ["made this first (1st) day of January, 2027", "2027-01-01"],
    ["on March 6, 2026,", "2026-03-06"],
    ["от «12» марта 2026 г.", "2026-03-12"],
    ["Восьмой день июня месяца 2026 года", "2026-06-08"],
    ["второго апреля две тысячи двадцать седьмого года", "2027-04-02"],
    ["двадцать седьмое февраля две тысячи двадцать шестого года", "2026-02-27"],
    ["2026 оны 3 дугаар сарын 12-ны өдөр", "2026-03-12"],
    ["Хоёр мянга хорин зургаан оны нэгдүгээр сарын арван есөн", "2026-01-19"],
    ["2026.03.12", "2026-03-12"],
    ["12.03.2026", "2026-03-12"],
    ["2026-03-12", "2026-03-12"],
    ["paid by 30 April each year", "4-30"],
    ["10 дугаар сарын 5-ны дотор", "10-5"],
    ["until the end of May 2027", "2027-05-31"],
    ["действует до конца 2027 года", "2027-12-31"],
    ["2027 оны эцэс хүртэл", "2027-12-31"],
    ["2027 оны 5 дугаар сарын эцсээр", "2027-05-31"],
    ["ends on 31-Dec-2027", "2027-12-31"],
    ["filed 9-Jul-15", "2015-07-09"],
    ["until 31/Dec/27", "2027-12-31"],
    ["Dec-31-2027", "2027-12-31"],
    ["31st December '27", "2027-12-31"],
    ["paid by 31 Dec 27, in cash", "2027-12-31"],
    ["до 31-дек-2027", "2027-12-31"],
    ["от 12.03.26", "2026-03-12"],
    ["12.03.26 г.", "2026-03-12"],
    ["31 мар. 2027", "2027-03-31"],
    ["delivered by 30 June 27 boxes", "6-30"],
  ])("%s (B-27.5)", (text, day) => {
    expect(dates(text).map(([one]) => one)).toEqual([day]);
  });

  test.each([
    ["begun on 17/05/2026, signed on 04/11/2026", ["2026-05-17", "2026-11-04"]],
    ["begun on 05/17/2026, signed on 04/11/2026", ["2026-05-17", "2026-04-11"]],
  ])("in figures are read in the order that another day of the text shows: %s", (text, days) => {
    expect(dates(text).map(([day]) => day)).toEqual(days);
    expect(datesAmong(tokenize(text)).some(({ isEitherWay }) => isEitherWay)).toBe(false);
    expect(datesAmong(tokenize("signed on 04/11/2026"))[0]?.isEitherWay).toBe(true);
  });

  test("joined by a dash are two", () => {
    expect(dates("1 May-30 June 2027").map(([day]) => day)).toEqual(["2027-05-01", "2027-06-30"]);
    expect(dates("from 1 Jan 26 to 31 Dec 27").map(([day]) => day)).toEqual(["2026-01-01", "2027-12-31"]);
  });

  test("of a list share what one of them says", () => {
    expect(dates("on 17 May and Friday, 18 May 2026").map(([day]) => day)).toEqual(["2026-05-17", "2026-05-18"]);
    expect(dates("частями: 15 декабря, марта и июня").map(([day]) => day)).toEqual(["12-15", "3-15", "6-15"]);
    expect(dates("жилд хоёр удаа, 1, 7 дугаар сарын 15").map(([day]) => day)).toEqual(["1-15", "7-15"]);
  });

  test.each([
    "under clause 13 may not be sent",
    "4.2 May the Buyer",
    "31 February 2026",
    "версия 6.12.2",
    "at the end of the term",
    "FAR 52.203-3 Apr-84 Gratuities",
    "п. 12.03.26",
  ])("%s is none", (text) => {
    expect(dates(text)).toEqual([]);
  });
});

describe("lengths of time", () => {
  const lengths = (text: string) =>
    lengthsAmong(tokenize(text)).map(({ months, days, businessDays }) => [months, days, businessDays]);

  test.each([
    ["ten (10) business days after", [0, 0, 10]],
    ["two months' notice", [2, 0, 0]],
    ["16 weeks from", [0, 112, 0]],
    ["в течение пяти рабочих дней", [0, 0, 5]],
    ["за месяц до окончания", [1, 0, 0]],
    ["двое суток", [0, 2, 0]],
    ["60-аас доошгүй хоногийн өмнө", [0, 60, 0]],
    ["ажлын 5 өдрийн дотор", [0, 0, 5]],
    ["хоёр жилийн хугацаатай", [24, 0, 0]],
    ["на полтора года", [18, 0, 0]],
    ["for a year and a half", [18, 0, 0]],
    ["нэг жил хагасын", [18, 0, 0]],
  ])("%s (B-27.5)", (text, length) => {
    expect(lengths(text)).toEqual([length]);
  });

  test.each(["2026 года", "зургаадугаар сарын эхэнд", "1,250 days", "в 2026 году", "младше 18 лет", "18 years of age"])(
    "%s is none",
    (text) => {
      expect(lengths(text)).toEqual([]);
    },
  );
});

describe("days that come again", () => {
  test.each([
    ["by the 5th day of each month", [5, "month", 0]],
    ["on the 10th of the following month", [10, "month", 1]],
    ["до 10 числа каждого месяца", [10, "month", 0]],
    ["не позднее 20-го числа месяца, следующего за кварталом", [20, "quarter", 1]],
    ["сар бүрийн 5-ны дотор", [5, "month", 0]],
    ["дараа сарын 15-нд төлнө", [15, "month", 1]],
    ["улирал бүрийн эхний сарын 10-ны дотор", [10, "quarter", 0]],
  ])("%s (B-27.5)", (text, expected) => {
    expect(recurringAmong(tokenize(text)).map(({ day, every, shift }) => [day, every, shift])).toEqual([expected]);
  });

  test("a sum right after a month is no day of it (B-27.5)", () => {
    expect(recurringAmong(tokenize("баталгаат хугацааны дараа сарын 1 800 000 төгрөгөөр"))).toEqual([]);
    expect(recurringAmong(tokenize("дараа сарын 1 өдөр төлнө, 800 000 төгрөг"))).toEqual([]);
    expect(recurringAmong(tokenize("дараа сарын 1-нд 800 000 төгрөг төлнө"))).toHaveLength(1);
  });
});
