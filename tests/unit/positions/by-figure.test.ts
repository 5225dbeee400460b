/** A figure that a reply changes is judged by our ask, though a person has to read the clause (B-26.11). */
import { expect, test } from "vitest";
import { readOwnTerms } from "@/lib/engine/positions/own-terms";
import { readSubjects } from "@/lib/engine/positions/read-subjects";
import { readOnce } from "@/lib/engine/text/reading";
import { judgedByFigure } from "@/lib/positions/by-figure";
import { judged } from "@/lib/positions/judged";
import { starterBook } from "@/lib/positions/starter/starter-book";

const textOf = (days: number) =>
  `SUPPLY CONTRACT between Oak Ltd (the "Seller") and Elm Ltd (the "Buyer").

8. Payment: 20% on confirmation of the order and 80% within ${days} days from the date of the invoice.`;

const book = starterBook({ side: "supply", kind: "goods", language: "en" });

function readingsOf(days: number) {
  const contract = {
    text: textOf(days),
    pages: [{ start: 0, page: 1 }],
    contractName: "",
    contractType: "Sales Contract",
  };
  const subjects = readSubjects(readOnce(contract), []);
  return { topics: [], subjects, terms: readOwnTerms(contract), contractType: "Sales Contract" };
}

/** The verdict where the days went from one number to another. */
function verdictOf(from: number, to: number) {
  const [old, now] = [readingsOf(from), readingsOf(to)];
  const positions = book.positions.filter(({ topic }) => topic === "payment_terms");
  const [item] = judged(now, positions, { ...book, contractType: "" });
  const [position] = positions;
  if (!item || !position) throw new Error("payment_terms");
  const isOn = ({ subject }: { subject: string }) => subject === "payment_terms";
  const both = { before: old.subjects.find(isOn), after: now.subjects.find(isOn) };
  const { verdict, isSure } = judgedByFigure(item, position, both, "supply");
  return [item.verdict, verdict, isSure];
}

test("30 days that became 40 or 50, or less, are probably what the days alone would be", () => {
  expect(verdictOf(30, 40)).toEqual(["needsReview", "acceptable", false]);
  expect(verdictOf(30, 20)).toEqual(["needsReview", "matches", false]);
  expect(verdictOf(30, 70)[1]).toBe("deviates");
});

test("a figure that didn't change is left to whoever reads the clause", () => {
  expect(verdictOf(40, 40)).toEqual(["needsReview", "needsReview", false]);
});
