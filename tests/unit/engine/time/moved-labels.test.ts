/** Days of rows and lines that a later change gives another day by their label. Source: B-27.5. */
import { describe, expect, test } from "vitest";
import { writeDay } from "@/lib/days";
import { listCandidates } from "@/lib/engine/time/candidates";
import { readOnce } from "@/lib/engine/text/reading";
import { makeContract } from "../contracts";
import { HEAD } from "./heads";

const OWN = { made: { year: 2026, month: 3, day: 2 }, start: null, end: null };
const daysIn = (language: keyof typeof HEAD, lines: readonly string[]) =>
  listCandidates(readOnce(makeContract([...HEAD[language], ...lines])), OWN).flatMap(({ how, day }) =>
    how === "named" ? [writeDay(day)] : [],
  );

const EN = [
  "1. Milestones",
  "Milestone | Date",
  "M4 Western span | 10 September 2027",
  "M5 Punch list | 1 October 2027",
];
const RU = [
  "1. Срок отгрузки",
  "Партия | Тонн | Срок",
  "1 | 600 | до 10 сентября 2027 г.",
  "2 | 900 | до 15 октября 2027 г.",
];
const LINES = ["1. Edit", "Fine cut: 6 August 2027", "Picture lock: 20 August 2027", "Start Date: 12 April 2027"];
const MN = ["1. Хугацаа", "Үе шат | Ажил | Хугацаа", "III | Хучилт | 2027.09.15", "IV | Тэмдэглэл | 2027.10.08"];
const CHANGE = {
  en: "AMENDMENT NO. 1 (19 February 2027)",
  ru: "Дополнительное соглашение № 1 от 2 июля 2027 г.",
  mn: "НЭМЭЛТ ӨӨРЧЛӨЛТ № 1 (2027.07.02)",
};

describe("(B-27.5) a day is told as a change has it", () => {
  test.each([
    ["en", EN, "1. The date of M4 is changed to 24 September 2027.", "2027-09-10", "2027-10-01", "2027-09-24"],
    ["en", LINES, "1. Picture lock is now 10 September 2027.", "2027-08-20", "2027-08-06", "2027-09-10"],
    ["ru", RU, "1. Вторая партия отгружается до 29 октября 2027 г.", "2027-10-15", "2027-09-10", "2027-10-29"],
    ["mn", MN, "III үе шатны хугацааг 2027.09.25 болгов.", "2027-09-15", "2027-10-08", "2027-09-25"],
  ] as const)("named by its row or line (%s): %#", (language, lines, change, old, other, now) => {
    expect(daysIn(language, lines)).toEqual(expect.arrayContaining([old, other]));
    const changed = daysIn(language, [...lines, CHANGE[language], change]);
    expect(changed).toEqual(expect.arrayContaining([other, now]));
    expect(changed).not.toContain(old);
  });

  test("not of a row that a change only has a day beside, nor from a day on", () => {
    const added = daysIn("en", [
      ...EN,
      CHANGE.en,
      "1. M6 begins on 24 September 2027.",
      "2. The order has a new date, 3 May 2027.",
    ]);
    expect(added).toEqual(expect.arrayContaining(["2027-09-10", "2027-10-01"]));
    expect(daysIn("en", [...EN, CHANGE.en, "1. Of M4, work starts from 24 September 2027."])).toContain("2027-09-10");
    expect(daysIn("en", [...LINES, CHANGE.en, "1. The start date of the tests is 3 May 2027."])).toContain(
      "2027-04-12",
    );
  });

  test("named as it was before", () => {
    const lines = ["S-3. The Buyer may leave by notice received no later than 15 October 2027.", CHANGE.en];
    const changed = daysIn("en", [...lines, "1. The date 15 October 2027 in S-3 becomes 15 November 2027."]);
    expect(changed).toContain("2027-11-15");
    expect(changed).not.toContain("2027-10-15");
    expect(daysIn("en", [...lines, "1. A meeting is held on 15 November 2027."])).toContain("2027-10-15");
  });
});
