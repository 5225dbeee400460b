/** Whose end a time is counted from, days of changes, and which of several days a change replaces. Source: B-27.5. */
import { describe, expect, test } from "vitest";
import { writeDay } from "@/lib/days";
import { deadlinesIn } from "@/lib/deadlines/found";
import { listCandidates } from "@/lib/engine/time/candidates";
import { findEvents } from "@/lib/engine/time/events";
import { THRESHOLDS } from "@/lib/engine/time/model";
import { isNoEvent } from "@/lib/engine/time/no-events";
import { roughDay } from "@/lib/engine/time/own-days";
import { readOnce } from "@/lib/engine/text/reading";
import { makeContract } from "../contracts";
import { HEAD } from "./heads";

const OWN = {
  made: { year: 2026, month: 3, day: 2 },
  start: { year: 2026, month: 4, day: 1 },
  end: { year: 2028, month: 3, day: 31 },
};

/** The days that may be events of a contract with these own days, without judging how likely they are. */
function daysIn(language: keyof typeof HEAD, ...lines: readonly string[]): string[] {
  const reading = readOnce(makeContract([...HEAD[language], ...lines]));
  const candidates = listCandidates(reading, OWN).filter((one) => !isNoEvent(reading, one, OWN));
  return candidates.map((one) => writeDay(roughDay(one)));
}

describe("a time after the contract's end", () => {
  test.each([
    [
      "en",
      "1. The Supplier shows the policy by 31 March 2027. It returns the stock within 21 days of the end of this Agreement.",
    ],
    ["en", "1. Once the hire is over, the Buyer moves the boards elsewhere within 21 days."],
    ["en", "1. Within 21 days after the end the Buyer does all that is needed to change the registration."],
    ["ru", "1. После окончания договора Покупатель вывозит доски за 21 день."],
    ["mn", "1. Дуусмагц Худалдан авагч 21 хоногт талбайг буцаана."],
  ] as const)("is counted from it (%s): %s", (language, line) => {
    expect(daysIn(language, line)).toContain("2028-04-21");
  });

  test.each([
    ["en", "1. The Buyer claims a credit within 21 days of the end of the month."],
    ["en", "1. The Supplier renders its accounts within 21 days of the end of its financial year."],
    ["ru", "1. Отчёт представляется в течение 21 дня после окончания каждого квартала."],
    ["mn", "1. Улирал дууссанаас хойш 21 хоногийн дотор тооцоо гаргана."],
  ] as const)("isn't what follows the end of something else (%s): %s", (language, line) => {
    expect(daysIn(language, line)).not.toContain("2028-04-21");
  });

  test("a time after each quarter runs from the first one that the text names", () => {
    const line =
      "1. The Buyer sends statements within 45 days after each calendar quarter, the first for the quarter ending June 30, 2027.";
    expect(daysIn("en", line)).toContain("2027-08-14");
    expect(daysIn("en", line)).not.toContain("2027-06-30");
  });
});

describe("the day of a change is no date", () => {
  test.each([
    ["en", "Changes we made together on 25 January 2027 (they go before what is printed above)"],
    ["en", "ADDITIONAL AGREEMENT No. 1     25 January 2027\nThe parties shall pay in 45 days."],
    ["ru", "Особые условия (подписаны 25 января 2027 года, важнее всего остального текста)"],
    ["ru", "Запись 1. 25.01.2027. Из-за паводка фундамент задержан."],
  ] as const)("%s: %s", (language, line) => {
    expect(daysIn(language, line, "1. Доски передаются до 5 мая 2027 года.")).not.toContain("2027-01-25");
  });

  test("but one on which something is due may be one", () => {
    expect(daysIn("en", "1. The changes are shown on 25 January 2027.")).toContain("2027-01-25");
  });

  test("nor are the days between which a table names a price", () => {
    expect(daysIn("en", "Rent 1 April 2027 – 31 March 2028 65,000")).not.toContain("2028-03-31");
    expect(daysIn("en", "1. The boards are delivered by 31 March 2028.")).toContain("2028-03-31");
  });
});

describe("a change of one of several days", () => {
  const LIST =
    "4.1. Delivery: Batch 1 – up to 30 April 2027, Batch 2 – up to 31 May 2027, Batch 3 – up to 30 June 2027.";
  const CHANGE = ["AMENDMENT No. 1", "Clause 4.1: delivery of Batch 3 is moved from 30 June 2027 to 20 July 2027."];

  test("leaves the others as they are", () => {
    const days = daysIn("en", LIST, "4.2. The Buyer pays.", ...CHANGE);
    expect(days).toEqual(expect.arrayContaining(["2027-04-30", "2027-05-31", "2027-07-20"]));
    expect(days).not.toContain("2027-06-30");
  });
});

describe("a Mongolian change that makes another day of it", () => {
  const OLD =
    "2.2. Туршилтын хувилбарыг 2027 оны 4 дүгээр сарын 15-ны дотор, эцсийн хувилбарыг 2027 оны 6 дугаар сарын 30-ны дотор хүлээлгэн өгнө.";
  const NEW =
    "1. 2.2-т заасан эцсийн хувилбарыг хүлээлгэн өгөх хугацааг 2027 оны 8 дугаар сарын 14-ний өдөр болгож өөрчлөв.";

  test("replaces the nearest of its days", () => {
    const days = daysIn("mn", OLD, "2.3. Худалдан авагч төлнө.", "НЭМЭЛТ ӨӨРЧЛӨЛТ № 1", NEW);
    expect(days).toEqual(expect.arrayContaining(["2027-04-15", "2027-08-14"]));
    expect(days).not.toContain("2027-06-30");
  });
});

describe("secrecy and bans that outlast the contract", () => {
  const eventsOf = (line: string) => findEvents(readOnce(makeContract([...HEAD.en, TERM, line])), { least: 0 });
  const TERM = "1. This Agreement shall remain in force until 31 March 2028.";

  test.each([
    ["2. The Buyer shall keep the prices secret for two years after the end of this Agreement.", "2030-03-31", true],
    ["2. The Buyer shall pay all that is due within 20 days after the end of this Agreement.", "2028-04-20", false],
  ])("are duties, and less certain than what is to be done: %s", (line, date, isKept) => {
    const [due] = deadlinesIn([], eventsOf(line)).filter((one) => one.date === date);
    expect(due?.kind).toBe(isKept ? "duty" : "payment");
    expect(
      eventsOf(line).every(({ chance, day }) => !isKept || day.how !== "counted" || chance < THRESHOLDS.likely),
    ).toBe(true);
  });
});

test("Mongolian months and days written as one word are read", () => {
  expect(daysIn("mn", "1. Банзыг 2027 оны арваннэгдүгээр сарын хорингуравны дотор нийлүүлнэ.")).toContain("2027-11-23");
});
