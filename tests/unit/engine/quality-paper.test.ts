import { expect, test } from "vitest";
import { withTable } from "@/tests/evals/paper";

const PAPER = [
  "Before.",
  "<!-- quality: one, written by npm run eval -- --write -->\n\n| old |\n\n<!-- quality: one end -->",
  "Between.",
  "<!-- quality: two, written by npm run eval -- --write -->\n\n| kept |\n\n<!-- quality: two end -->",
].join("\n");

test("a table takes the place of what stood between its markers, and of nothing else", () => {
  expect(withTable(PAPER, "one", "| new |")).toBe(PAPER.replace("| old |", "| new |"));
});

test("a table without a place is refused", () => {
  expect(() => withTable(PAPER, "three", "| new |")).toThrow("three");
});
