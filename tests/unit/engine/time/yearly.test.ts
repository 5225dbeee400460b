/** Days that come again every year, days called by a name, and which length is a notice. Source: B-27.5. */
import { describe, expect, test } from "vitest";
import { writeDay } from "@/lib/days";
import { listCandidates } from "@/lib/engine/time/candidates";
import { findEvents } from "@/lib/engine/time/events";
import { roughDay } from "@/lib/engine/time/own-days";
import { isYearly } from "@/lib/engine/time/yearly";
import { readTimes } from "@/lib/engine/time/mentions";
import { readOnce } from "@/lib/engine/text/reading";
import { makeContract } from "../contracts";
import { HEAD } from "./heads";

type Language = keyof typeof HEAD;
const readingOf = (language: Language, lines: readonly string[]) =>
  readOnce(makeContract([...HEAD[language], ...lines]));

const OWN = {
  made: { year: 2026, month: 3, day: 2 },
  start: { year: 2026, month: 4, day: 1 },
  end: { year: 2028, month: 3, day: 31 },
};

function daysIn(language: Language, ...lines: readonly string[]): string[] {
  return listCandidates(readingOf(language, lines), OWN).map((one) => writeDay(roughDay(one)));
}

describe("a day that comes again every year (B-27.5)", () => {
  const yearlyIn = (language: Language, line: string) => {
    const reading = readingOf(language, [line]);
    return readTimes(reading).mentions.some((one) => isYearly(reading.contract.text, one));
  };

  test.each([
    ["en", "8. The Supplier sends a certificate by 31 October in each year."],
    ["en", "8. The Supplier sends a certificate each year by 31 October."],
    ["en", "8. The fee is paid on 1 July 2026 and annually thereafter."],
    ["en", "8. Rent is paid on 25 March, 24 June and 25 December in each year."],
    ["ru", "8. Поставщик ежегодно до 31 октября передаёт сертификат."],
    ["ru", "8. Поставщик передаёт сертификат не позднее 31 октября каждого года."],
    ["mn", "8. Нийлүүлэгч жил бүрийн 10 дугаар сарын 31-ний дотор гэрчилгээ ирүүлнэ."],
  ] as const)("is told as one (%s): %s", (language, line) => {
    expect(yearlyIn(language, line)).toBe(true);
  });

  test.each([
    ["en", "8. The Supplier sends a certificate by 31 October 2026."],
    ["en", "8. The report for the year is sent by 31 October 2026. A fee is charged each year."],
    ["ru", "8. Поставщик передаёт сертификат не позднее 31 октября 2026 года."],
    ["mn", "8. Нийлүүлэгч 2026 оны 10 дугаар сарын 31-ний дотор гэрчилгээ ирүүлнэ."],
  ] as const)("is none of the others (%s): %s", (language, line) => {
    expect(yearlyIn(language, line)).toBe(false);
  });

  test("runs from its first year, to the contract's end if it has one", () => {
    const [day] = findEvents(
      readingOf("en", [
        "2. This Agreement begins on 1 April 2026 and ends on 31 March 2029.",
        "8. The Supplier shall send the Buyer its accounts by 31 October in each year.",
      ]),
    ).flatMap(({ day }) => (day.how === "again" ? [day] : []));
    expect(day).toEqual({ how: "again", every: "year", date: "2026-10-31", isReckoned: true, until: "2029-03-31" });
  });
});

describe("a notice to leave on a day that the text calls by a name (B-27.5)", () => {
  const DEFINED = '1.1 In this Agreement "Break Date" means 24 March 2028.';

  test.each([
    ["1.1 Break Date: 24 March 2028", "10. The Buyer may end this Agreement on the Break Date by six months' notice."],
    [
      DEFINED,
      "10. The Buyer may end this Agreement on the Break Date by giving not less than six months' written notice.",
    ],
  ])("is due so long before that day: %s", (...lines) => {
    expect(daysIn("en", ...lines)).toContain("2027-09-24");
  });

  test("follows a change of the length", () => {
    const days = daysIn(
      "en",
      DEFINED,
      "10. The Buyer may end this Agreement on the Break Date by giving not less than six months' written notice.",
      '20. In clause 10 the words "six months\'" are replaced by "nine months\'".',
    );
    expect(days).toContain("2027-06-24");
    expect(days).not.toContain("2027-09-24");
  });

  test("isn't due before a day with another name", () => {
    expect(daysIn("en", DEFINED, "10. The Buyer may end this Agreement by six months' written notice.")).not.toContain(
      "2027-09-24",
    );
  });
});

describe("of two lengths in a clause on renewal only the notice is counted back (B-27.5)", () => {
  test("where the other is how long it renews for", () => {
    const days = daysIn(
      "en",
      "2. It then renews for periods of 9 months unless either party gives not less than 90 days' notice before the end of the term.",
    );
    expect(days).toContain("2028-01-01");
    expect(days).not.toContain("2027-06-30");
  });

  test("where the clause opens with the end, and nothing is counted on from it", () => {
    const line =
      "2. At the end of the term this Agreement renews for two years unless either party gives at least four months' notice.";
    expect(daysIn("en", line)).not.toContain("2028-07-31");
  });

  test("and a window with two bounds keeps both", () => {
    const days = daysIn(
      "en",
      "2. Notice is given not more than twelve months and not less than six months before the end of the term.",
    );
    expect(days).toEqual(expect.arrayContaining(["2027-03-31", "2027-09-30"]));
  });
});

test("a time after 'that notice' isn't counted from another notice whose day is named elsewhere (B-27.5)", () => {
  const WARNED = "2. The Buyer received the Supplier's warning notice on 3 May 2026.";
  expect(
    daysIn("en", WARNED, "3. If the Buyer does not object within 28 days of service of that notice, it is agreed."),
  ).not.toContain("2026-05-31");
  expect(daysIn("en", WARNED, "3. The Buyer answers within 28 days of receipt of the warning notice.")).toContain(
    "2026-05-31",
  );
});

test("'the date first above written' is the day that the paper bears, not the later start (B-27.5)", () => {
  const days = daysIn("en", "2. The licence is granted for one year from the date first above written.");
  expect(days).toContain("2027-03-01");
  expect(days).not.toContain("2027-03-31");
  expect(daysIn("en", "2. The licence is granted for one year from the Effective Date.")).toContain("2027-03-31");
});

test("a day before which something is due is told with the day that the text names (B-27.5)", () => {
  const [due] = findEvents(
    readingOf("en", ["3. The Buyer shall pay the deposit of EUR 900 to the Supplier before 1 May 2026."]),
  );
  expect(due?.day).toEqual({ how: "named", date: "2026-04-30", isYearReckoned: false, isDayBefore: true });
});
