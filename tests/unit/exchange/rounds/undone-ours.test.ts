/** A silent change that brings back what stood before ours is called so (B-26.4). */
import { expect, test } from "vitest";
import { undoingIn } from "@/lib/exchange/rounds/undone-ours";

const BEFORE = "8. Payment within 40 days.\n9. Interest is 0.2 % a day.\n10. The end.";
const SENT = "8. Payment within 30 days.\n9. Interest is 0.2 % a day.\n10. The end.";

const change = (id: string, words: string, after: string) => {
  const start = SENT.indexOf(words);
  return { id, tracked: false, place: "text", start, end: start + words.length, after };
};

test("the days that stood before ours come back; another figure and another clause are changes of their own", () => {
  const back = change("back", "30", "40");
  const other = change("other", "0.2", "0.25");
  expect([...undoingIn([back, other], { sent: SENT, before: BEFORE })]).toEqual(["back"]);
  expect([...undoingIn([change("half", "30", "45")], { sent: SENT, before: BEFORE })]).toEqual([]);
});

test("several changes of a line together, and one of them beside another", () => {
  const parts = [change("figure", "30", "40"), change("word", "Payment", "Pay")];
  expect([...undoingIn(parts, { sent: SENT, before: BEFORE })]).toEqual(["figure"]);
  const both = { sent: SENT, before: BEFORE.replace("Payment", "Pay") };
  expect([...undoingIn(parts, both)].toSorted()).toEqual(["figure", "word"]);
});

test("nothing is undone where we changed nothing", () => {
  expect([...undoingIn([change("back", "30", "40")], { sent: SENT, before: SENT })]).toEqual([]);
});
