import { describe, expect, test } from "vitest";
import { writeDay } from "@/lib/days";
import { datesIn } from "@/lib/engine/facts/date-text";
import { plainDate } from "@/lib/engine/facts/plain-date";
import { findFacts } from "@/lib/engine/review/facts/facts";
import { review } from "@/lib/engine/review/review";
import { readingOfLines } from "./contracts";

const PARTIES = 'between Alder Ltd (the "Seller") and Birch Inc. (the "Buyer").';

function findEnd(...lines: string[]) {
  const reading = readingOfLines(["SUPPLY AGREEMENT", ...lines, "The Seller shall supply milk."]);
  return findFacts(reading, review(reading)).find(({ kind }) => kind === "expiration_date");
}

describe("days as contracts write them", () => {
  test.each([
    ["made this first day of March, 2026", "2026-03-01"],
    ["made this first (1st) day of January, 1996", "1996-01-01"],
    ["made on the twenty-first day of June 2024", "2024-06-21"],
    ["made on the (2nd) day of May, 2024", "2024-05-02"],
    ["effective as of1 August 2019", "2019-08-01"],
    ["is dated May 3,2006.", "2006-05-03"],
    ["заключён первого марта 2026 года", "2026-03-01"],
    ["заключён двадцать четвёртого мая 2026 года", "2026-05-24"],
  ])("%s", (text, iso) => {
    expect(datesIn(text).map(writeDay)).toEqual([iso]);
  });

  test("a day that no calendar has is none", () => {
    expect(datesIn("made on the last day of June 2024 and on 31 June 2024")).toEqual([]);
  });
});

describe("the day a contract is dated", () => {
  const dated = (...lines: string[]) => {
    const reading = readingOfLines(lines);
    return findFacts(reading, review(reading)).find(({ kind }) => kind === "agreement_date")?.iso;
  };

  test.each([
    [["SUPPLY AGREEMENT", `This Agreement is made this day of , 2014 ${PARTIES}`], "2014"],
    [["SUPPLY AGREEMENT", `This Agreement is effective as of, August __, 2019, ${PARTIES}`], "2019-08"],
    [
      [
        "SUPPLY AGREEMENT",
        "May 14, 2014",
        "Alder Ltd",
        "Milk is sold to those who were members as of February 28, 2013.",
      ],
      "2014-05-14",
    ],
  ])("%j", (lines, iso) => {
    expect(dated(...lines)).toBe(iso);
  });

  test.each([
    "The Buyer is a party to an arrangement agreement dated as of February 23, 2006.",
    "This sign is installed on or before March 28, 2008.",
    "Source: ALDER HOLDINGS, INC., 1-A, 8/8/2019",
  ])("is not that of something else: %s", (line) => {
    expect(dated("SUPPLY AGREEMENT", `Made ${PARTIES}`, line)).toBeUndefined();
  });
});

describe("the day a contract is plainly dated", () => {
  const plain = (...lines: string[]) => {
    const found = plainDate(readingOfLines(["SUPPLY AGREEMENT", ...lines]));
    return found && writeDay(found);
  };

  test.each([
    [`This Supply Agreement is made and entered into effective March 15, 2019 ${PARTIES}`],
    [
      `Omitted pursuant to Rule 24b-2 of the Act, as amended.`,
      `SUPPLY AGREEMENT`,
      `This Supply Agreement is entered into as of this 15th day of March, 2019 ${PARTIES}`,
    ],
    [`EXCLUSIVE SUPPLY AGREEMENT ("Agreement") dated as March 15, 2019 ${PARTIES}`],
    ["DATED AS OF", "March 15, 2019", "Alder Ltd and Birch Inc."],
  ])("%s", (...lines) => {
    expect(plain(...lines)).toBe("2019-03-15");
  });

  test("a party's other contract is none of it", () => {
    expect(
      plain(`Made ${PARTIES}`, "The Buyer is a party to an arrangement agreement dated as of March 15, 2019."),
    ).toBeNull();
  });
});

describe("when a contract ends", () => {
  const MADE = `This Agreement is made on May 4, 2025 (the "Effective Date") ${PARTIES}`;

  test.each([
    [
      "This Agreement begins on the Effective Date and, unless terminated for any breach, shall remain effective for two (2) years.",
      "2027-05-03",
    ],
    [
      "This Agreement begins on the Effective Date and shall continue until the fifth (5t h) anniversary of the Effective Date.",
      "2030-05-04",
    ],
    [
      "The term of this Agreement shall commence January 1, 2026 and continue for a period of three (3) years, concluding December 31, 2028.",
      "2028-12-31",
    ],
  ])("%s", (term, iso) => {
    expect(findEnd(MADE, term)?.iso).toBe(iso);
  });

  test.each([
    [
      "Unless earlier terminated as provided herein, this Agreement shall continue for three (3) years from the Effective Date.",
      "likely",
    ],
    ["The term of this Agreement shall commence on the Effective Date and conclude on October 31, 2030.", "stated"],
  ])("%s is %s", (term, basis) => {
    expect(findEnd(MADE, term)?.basis).toBe(basis);
  });

  test("a contract that may be made longer is no term of its own", () => {
    expect(findEnd(MADE, "This Agreement may be extended for one (1) year by the parties.")).toBeUndefined();
  });

  test("on a day that another sentence defines", () => {
    const end = findEnd(
      MADE,
      "This Agreement begins on the Effective Date and, unless earlier terminated, shall expire on the Expiration Date.",
      '"Expiration Date" means March 31, 2030.',
    );
    expect(end).toMatchObject({ iso: "2030-03-31", basis: "likely" });
  });

  test("on no day, where the contract leaves open on which it is made", () => {
    const term = "This Agreement shall continue in effect for two years from the date hereof.";
    const end = findEnd(`This Agreement is made this ____ day of May, 2025 ${PARTIES}`, term);
    expect(end).toMatchObject({ value: "two years", basis: "likely" });
    expect(end).not.toHaveProperty("iso");
  });

  test("'unless earlier terminated' is no contract without end", () => {
    const end = findEnd(
      MADE,
      "This Agreement shall continue in effect for the Service Period, unless terminated earlier.",
    );
    expect(end).toBeUndefined();
  });
});
