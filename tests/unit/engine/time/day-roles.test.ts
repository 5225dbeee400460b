/** What the words about a day make of it: a day to pay on or the end of what is paid for, a notice or a term. */
import { describe, expect, test } from "vitest";
import { writeDay } from "@/lib/days";
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

const readLines = (language: keyof typeof HEAD, lines: readonly string[]) =>
  readOnce(makeContract([...HEAD[language], ...lines]));

/** The days that may be events, without judging how likely they are. */
function daysIn(language: keyof typeof HEAD, ...lines: readonly string[]): string[] {
  const reading = readLines(language, lines);
  const candidates = listCandidates(reading, OWN).filter((one) => !isNoEvent(reading, one, OWN));
  return candidates.map((one) => writeDay(roughDay(one)));
}

/** Every event of a contract, however unlikely. */
const eventsIn = (language: keyof typeof HEAD, ...lines: readonly string[]) =>
  findEvents(readLines(language, [TERM[language], ...lines]), { least: 0 });

/** So that no other day is taken for the contract's last. */
const TERM = {
  en: "1. Term. This Agreement begins on 1 April 2026 and ends on 31 March 2028.",
  ru: "1. Договор действует с 1 апреля 2026 г. по 31 марта 2028 г.",
  mn: "1. Гэрээ 2026 оны 4 дүгээр сарын 1-ний өдрөөс 2028 оны 3 дугаар сарын 31-ний өдөр хүртэл хүчинтэй.",
};

describe("the end of a time that is paid for", () => {
  test.each([
    ["en", "2. The first payment covers the time up to and including 31 May 2026 and is paid by 15 April 2026."],
    ["ru", "2. Плата за период с 1 апреля 2026 г. по 31 мая 2026 г. вносится до 15 апреля 2026 г."],
    [
      "mn",
      "2. Эхний төлбөрт 2026 оны 5 дугаар сарын 31-ний өдрийг дуустал хугацааны төлбөрийг оруулж, 2026 оны 4 дүгээр сарын 15-ны дотор төлнө.",
    ],
  ] as const)("is no day to pay on; the day by which it is paid is (%s)", (language, line) => {
    const days = daysIn(language, line);
    expect(days).toContain("2026-04-15");
    expect(days).not.toContain("2026-05-31");
  });
});

describe("a time before the end", () => {
  test.each([
    ["en", "3. The Buyer may send unsold goods back not later than 2 days before they expire."],
    ["ru", "3. Покупатель вправе вернуть товар не позднее чем за 2 дня до истечения срока годности."],
    ["mn", "3. Борлогдоогүй барааг хугацаа дуусахаас 2-оос доошгүй хоногийн өмнө буцааж болно."],
  ] as const)("of goods isn't counted back from the contract's (%s)", (language, line) => {
    expect(daysIn(language, line)).not.toContain("2028-03-29");
  });

  test.each([
    ["en", "3. The Buyer may send the racks back not later than 2 days before this Agreement expires."],
    ["ru", "3. Покупатель вправе вернуть стеллажи не позднее чем за 2 дня до окончания срока договора."],
    ["mn", "3. Тавиурыг гэрээ дуусахаас 2-оос доошгүй хоногийн өмнө буцааж болно."],
  ] as const)("of the contract is (%s)", (language, line) => {
    expect(daysIn(language, line)).toContain("2028-03-29");
  });

  test("named in another clause is counted from that clause's day, not from another one beside it", () => {
    const lines = [
      "1. Договор действует по 31 марта 2028 года.",
      "2. Если никто не откажется за 20 дней до даты, указанной в пункте 1, срок один раз продлевается по 30 июня 2028 года.",
    ];
    const days = daysIn("ru", ...lines);
    expect(days).toContain("2028-03-11");
    expect(days).not.toContain("2028-06-10");
  });

  test.each([
    [
      "en",
      "4. The Buyer may renew by notice given not more than nine months and not less than six months before the end.",
    ],
    ["mn", "4. Худалдан авагч хугацаа дуусахаас 9 сараас эрт бус, 6 сараас орой бус хугацаанд мэдэгдэж сунгах эрхтэй."],
  ] as const)("has a first and a last day where both are said (%s)", (language, line) => {
    expect(daysIn(language, line)).toEqual(expect.arrayContaining(["2027-06-30", "2027-09-30"]));
  });

  test("is none where a notice may be given all through a renewed term, and one where it prevents it", () => {
    const during = "5. During a renewed term either party may terminate on 60 days' written notice.";
    const against = "5. It renews unless either party gives 60 days' written notice before the end of the term.";
    expect(daysIn("en", during)).not.toContain("2028-01-31");
    expect(daysIn("en", against)).toContain("2028-01-31");
  });

  test("of a day on which a Mongolian tenant may leave is counted back from that day", () => {
    const line =
      "6. Худалдан авагч 120-оос доошгүй хоногийн өмнө мэдэгдэж гэрээг зөвхөн 2027 оны 8 дугаар сарын 31-ний";
    expect(daysIn("mn", `${line} өдрөөр тасалбар болгон цуцалж болно.`)).toContain("2027-05-03");
    expect(daysIn("mn", `${line} өдрөөс хойш цуцалж болно.`)).not.toContain("2027-05-03");
  });
});

describe("the day to which a renewal prolongs a contract", () => {
  test.each([
    ["en", "7. If nobody objects, the term is extended once until 30 June 2028."],
    ["ru", "7. Если никто не возразит, срок один раз продлевается по 30 июня 2028 года."],
    ["mn", "7. Татгалзаагүй бол гэрээг 2028 оны 6 дугаар сарын 30-ны өдөр хүртэл нэг удаа сунгана."],
  ] as const)("is an end, no last day to give notice (%s)", (language, line) => {
    const kinds = eventsIn(language, line).filter(({ day }) => "date" in day && day.date === "2028-06-30");
    expect(kinds.map(({ kind }) => kind)).toEqual(["expiration"]);
  });

  test("is another than the day by which one asks for it", () => {
    const [asked] = eventsIn("en", "7. The Buyer may ask for another year in writing by 30 June 2028.");
    expect(asked?.kind).not.toBe("expiration");
  });
});

describe("a day that comes again", () => {
  const seriesIn = (line: string) =>
    eventsIn("en", line).flatMap(({ day }) => (day.how === "again" ? [day.date.slice(-2)] : []));

  test.each([
    [
      "8. Wages are paid twice a month: 40 percent of the base salary on the 10th and the rest on the 25th.",
      ["10", "25"],
    ],
    ["8. For deliveries in a month the Buyer pays on the 20th of the same month.", ["20"]],
    ["8. The fee is due by the 15th business day of each month.", []],
    ["8. The fee is due by the 15th day of each month.", ["15"]],
  ])("is one of the calendar: %s", (line, days) => {
    expect(seriesIn(line)).toEqual(days);
  });

  test("is told beside what happens once on its first day", () => {
    const events = eventsIn(
      "en",
      "8. The Supplier hands over the racks by 10 April 2026.",
      "9. The Buyer pays EUR 900 by the 10th of each month.",
    );
    const there = events.filter(({ day }) => "date" in day && day.date === "2026-04-10");
    expect(there.map(({ day }) => day.how).sort()).toEqual(["again", "named"]);
  });

  test("of a Mongolian text is no count, no sum and no clause", () => {
    const isAgain = (line: string) => eventsIn("mn", line).some(({ day }) => day.how === "again");
    expect(isAgain("8. Түрээсийг сар бүрийн 5-ны дотор төлнө.")).toBe(true);
    expect(isAgain("8. Цалинг сар бүр 2 удаа олгоно.")).toBe(false);
    expect(isAgain("8. Тухайн сард 2.4-т заасан хувийг төлнө.")).toBe(false);
    expect(isAgain("8. Тухайн сард 4,000,000 төгрөг төлнө.")).toBe(false);
  });
});

describe("the end of a policy or a certificate", () => {
  test.each([
    ["en", "10. The Supplier's ISO certificate is valid until 14 November 2026."],
    ["ru", "10. Полис Поставщика действует по 14 ноября 2026 г."],
    ["mn", "10. Нийлүүлэгчийн даатгал 2026 оны 11 дүгээр сарын 14-ний өдөр хүртэл хүчинтэй."],
  ] as const)("is told among what is less certain (%s)", (language, line) => {
    const [end] = findEvents(readLines(language, [TERM[language], line]));
    expect(end).toMatchObject({ day: { how: "named", date: "2026-11-14" } });
    expect(end?.chance).toBeLessThan(THRESHOLDS.likely);
  });

  test("isn't where the new one has a day of its own, nor that of somebody's contract", () => {
    const line = "10. The certificate is valid until 14 November 2026; the new one is shown by 1 November 2026.";
    expect(daysIn("en", line)).toEqual(expect.arrayContaining(["2026-11-01"]));
    expect(daysIn("en", line)).not.toContain("2026-11-14");
    expect(daysIn("en", "10. Our contract with the mine is valid until 14 November 2026.")).not.toContain("2026-11-14");
  });
});

describe("a day that a change gives a clause", () => {
  const LINES = ["1. Handover", "1.1 The Supplier hands over the plans on 20 June 2026.", "2. Price", "2.1 EUR 900."];
  const MORE = Array.from({ length: 6 }, (_, at) => `${at + 3}. The parties keep clause ${at + 3} as it stands.`);

  test("replaces the old one, also where neither is said to be a last day", () => {
    const days = (change: string) => daysIn("en", ...LINES, ...MORE, "AMENDMENT No. 1", change);
    const moved = days("1. The day in clause 1.1 becomes 4 July 2026.");
    expect(moved).toContain("2026-07-04");
    expect(moved).not.toContain("2026-06-20");
    expect(days("1. The price in clause 2.1 becomes EUR 950 for orders placed from 4 July 2026.")).toContain(
      "2026-06-20",
    );
  });
});

describe("(B-27.5) a day before which something", () => {
  test.each([
    ["en", "is done", "2. The Buyer sends the list before 12 July 2027.", "2027-07-11"],
    ["en", "is lost", "2. The discount is lost if the Buyer leaves before 12 July 2027.", "2027-07-12"],
    ["en", "is done on a condition", "2. If the goods arrive, the Buyer pays before 12 July 2027.", "2027-07-11"],
    ["en", "can't be done", "2. The Buyer can't leave before 12 July 2027.", "2027-07-12"],
    ["mn", "хийнэ", "2. Худалдан авагч жагсаалтыг 2027 оны 7 дугаар сарын 12-ноос өмнө илгээнэ.", "2027-07-11"],
    ["mn", "гарвал", "2. Худалдан авагч 2027 оны 7 дугаар сарын 12-ноос өмнө гарвал хөнгөлөлт хүчингүй.", "2027-07-12"],
  ] as const)("(%s) %s", (language, _, line, day) => {
    expect(daysIn(language, line).at(-1)).toBe(day);
  });
});

describe("(B-27.18) certain is", () => {
  const certainIn = (language: keyof typeof HEAD, ...lines: readonly string[]) =>
    eventsIn(language, ...lines).flatMap(({ isCertain, day }) => (isCertain && day.how === "named" ? [day.date] : []));

  test.each([
    ["en", "2. The Buyer shall pay the first instalment of EUR 4,000 by 15 May 2027."],
    ["ru", "2. Покупатель перечисляет первый платёж 4 000 евро до 15 мая 2027 г."],
    ["mn", "2. Худалдан авагч эхний төлбөр 4 000 еврог 2027 оны 5 дугаар сарын 15-ны дотор төлнө."],
  ] as const)("a day that its clause gives in full (%s)", (language, line) => {
    expect(certainIn(language, line)).toEqual(["2027-05-15"]);
  });

  test.each([
    ["en", "2. If the goods have arrived, the Buyer shall pay the first instalment of EUR 4,000 by 15 May 2027."],
    ["en", "2. The Buyer shall pay the first instalment of EUR 4,000 by 15 May each year."],
    ["ru", "2. Если товар прибыл, Покупатель перечисляет первый платёж 4 000 евро до 15 мая 2027 г."],
    ["mn", "2. Хэрэв бараа ирсэн бол Худалдан авагч эхний төлбөрийг 2027 оны 5 дугаар сарын 15-ны дотор төлнө."],
  ] as const)("none with a condition or without a year (%s): %s", (language, line) => {
    expect(certainIn(language, line)).toEqual([]);
  });
});
