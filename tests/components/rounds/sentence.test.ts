/** Their change within its sentence, worded anew. */
import { expect, test } from "vitest";
import { findSentence, rewordedSentence } from "@/components/rounds/sentence";

const TEXT = "1. Term.\nThe Buyer shall pay each invoice within 30 days. Late sums bear interest.";
const start = TEXT.indexOf("30");
const theirs = "45";
const change = { place: "text" as const, before: "30", after: theirs, start, end: start + 2, isWhole: false };
const sentence = findSentence(TEXT, change);
const reworded = (written: string) => rewordedSentence(written, sentence, { theirs, start, end: start + 2 });

/** Our text with what else of the sentence is new, and our words in the change's place. */
function applied({ counter, rest }: NonNullable<ReturnType<typeof reworded>>): string {
  const edits = [{ start, end: start + 2, before: "30", after: counter }, ...rest].sort((a, b) => b.start - a.start);
  return edits.reduce((text, edit) => {
    expect(text.slice(edit.start, edit.end)).toBe(edit.before);
    return text.slice(0, edit.start) + edit.after + text.slice(edit.end);
  }, TEXT);
}

test("words in the change's place alone leave the rest of the sentence as it is (B-26.12)", () => {
  expect(reworded("The Buyer shall pay each invoice within 40 days.")).toEqual({ counter: "40", rest: [] });
});

test.each([
  "The Customer shall pay each invoice within 40 days.",
  "The Buyer shall pay each undisputed invoice within 45 days of receipt.",
  "Within 45 days, the Buyer pays.",
  "The Buyer must settle every invoice within forty (40) business days, less any credit.",
])("words elsewhere in the sentence can be worded anew: %s (B-26.12)", (written) => {
  const found = reworded(written);
  if (found === null) expect(written).toBe("Within 45 days, the Buyer pays."); // or it says that it can't be told apart
  else expect(applied(found)).toBe(`1. Term.\n${written} Late sums bear interest.`);
});

test("the change's place and the rest are told apart word by word (B-26.12)", () => {
  const found = reworded("The Customer shall pay each invoice within 40 days.");
  const at = TEXT.indexOf("Buyer");
  expect(found).toEqual({ counter: "40", rest: [{ start: at, end: at + 5, before: "Buyer", after: "Customer" }] });
});

test("one replacement across their words and ours is none that could be told apart (B-26.12)", () => {
  expect(reworded("The Buyer shall pay each invoice promptly.")).toBeNull();
});
