import { describe, expect, test } from "vitest";
import { NumberCounter, withCountedNumbers } from "@/lib/documents/numbering/count-numbers";
import { readRule, findNumber } from "@/lib/documents/numbering/number-rule";
import { blocksFromHtml } from "@/lib/documents/richtext/from-html";
import { cleanHtml } from "@/lib/documents/richtext/clean";
import { htmlFromBlocks } from "@/lib/documents/richtext/to-html";
import { replaceText } from "@/lib/documents/richtext/replace-text";
import { merge, mergedBlocks } from "@/lib/documents/redline/merge";
import { cell, listed, p, row, table } from "../extraction/docx-fixture";
import {
  blocksOfFile,
  CLAUSES,
  instance,
  level,
  linesOfBlocks,
  linesOfHtml,
  list,
  numberedFile,
  paragraphWith,
  startAt,
} from "./numbered-fixture";

const BODY = listed("Services", 0) + listed("Scope", 1) + listed("Fees", 1) + listed("late", 2) + listed("Term", 0);
const textOfBody = () => htmlFromBlocks(blocksOfFile(numberedFile(BODY)));
const rulesIn = (blocks: ReturnType<typeof blocksOfFile>) => blocks.map((block) => findNumber(block)?.number ?? null);

describe("clause numbers that Word counts", () => {
  test("are read as counted, stand in the text as they did, and stay through HTML", () => {
    const blocks = blocksOfFile(numberedFile(BODY));
    expect(linesOfBlocks(blocks)).toEqual(["1. Services", "1.1 Scope", "1.2 Fees", "(a) late", "2. Term"]);
    expect(rulesIn(blocks)).not.toContain(null);
    const html = htmlFromBlocks(blocks);
    expect(html).toContain('<span data-number="0.1 1 dd 1,1 - s %1.%2">1.1 </span>Scope');
    expect(blocksFromHtml(html)).toEqual(blocks);
    expect(cleanHtml(html)).toBe(html);
  });

  test("are counted anew when clauses come and go, whatever is typed in them (B-11.4)", () => {
    const html = textOfBody();
    const scope = paragraphWith(html, "Scope");
    expect(linesOfHtml(cleanHtml(html.replace(scope, "")))).toEqual(["1. Services", "1.1 Fees", "(a) late", "2. Term"]);
    expect(linesOfHtml(cleanHtml(html.replace(scope, scope.replace("Scope", "Aim") + scope)))).toEqual([
      "1. Services",
      "1.1 Aim",
      "1.2 Scope",
      "1.3 Fees",
      "(a) late",
      "2. Term",
    ]);
    expect(linesOfHtml(cleanHtml(html.replace(">1.2 <", ">7.7 <")))[2]).toBe("1.2 Fees");
  });

  test.each([
    [
      "an own start",
      list(0, level(0, "decimal", "%1.")) + instance(1, 0) + instance(2, 0, startAt(0, 10)),
      [1, 2, 2, 1],
    ],
    ["Russian letters", list(0, level(0, "russianLower", "%1)")) + instance(1, 0), [1, 1, 1]],
    ["zeros before", list(0, level(0, "decimalZero", "§ %1 ")) + instance(1, 0), [1, 1, 1]],
    ["words", list(0, level(0, "cardinalText", "Article %1:")) + instance(1, 0), [1, 1]],
    ["nothing between", list(0, level(0, "upperRoman", "%1.", '<w:suff w:val="nothing"/>')) + instance(1, 0), [1, 1]],
  ])("with %s are counted as the file counts them", (_, numbering, instances) => {
    const blocks = blocksOfFile(numberedFile(instances.map((one) => listed("Clause", 0, one)).join(""), numbering));
    expect(rulesIn(blocks)).not.toContain(null);
    const blank = blocks.map((block) => ({
      ...block,
      inlines: block.inlines.map((run) => ("number" in run ? { ...run, text: "?" } : run)),
    }));
    expect(withCountedNumbers(blank)).toEqual(blocks);
  });

  test("restart where their level says so, and levels above count on", () => {
    const numbering =
      list(0, level(0, "decimal", "%1."), level(1, "decimal", "%2)", '<w:lvlRestart w:val="0"/>')) + instance(1, 0);
    const body = [0, 1, 1, 0, 1].map((depth) => listed("x", depth)).join("");
    const blocks = blocksOfFile(numberedFile(body, numbering));
    expect(linesOfBlocks(blocks)).toEqual(["1. x", "1) x", "2) x", "2. x", "3) x"]);
    expect(rulesIn(blocks)).not.toContain(null);
  });

  test("are text where the text alone can't count them: in cells, and in a list that goes on in cells", () => {
    const file = numberedFile(listed("a", 0) + table(row(cell(listed("b", 0)), cell(p("x")))) + listed("c", 0));
    const blocks = blocksOfFile(file);
    expect(linesOfBlocks(blocks)).toEqual(["1. a", "2. b\tx", "3. c"]);
    expect(rulesIn(blocks)).toEqual([null, null, null]);
    const apart = numberedFile(
      listed("a", 0) + table(row(cell(listed("b", 0, 2)), cell(p("x")))) + listed("c", 0),
      CLAUSES + list(1, level(0, "decimal", "%1.")) + instance(2, 1),
    );
    expect(rulesIn(blocksOfFile(apart)).map((rule) => rule !== null)).toEqual([true, false, true]);
  });
});

describe("what says it is a number", () => {
  const RULE = "0.1 0 d 1 - s %1.";
  test("is one at the beginning of a paragraph or heading alone, and only by a rule", () => {
    const number = `<span data-number="${RULE}">5. </span>`;
    expect(cleanHtml(`<p>${number}First</p><h2>${number}Second</h2>`)).toBe(
      `<p><span data-number="${RULE}">1. </span>First</p><h2><span data-number="${RULE}">2. </span>Second</h2>`,
    );
    expect(cleanHtml(`<p>see ${number}above</p>`)).toBe("<p>see 5. above</p>");
    expect(cleanHtml(`<ol><li>${number}item</li></ol>`)).toBe("<ol><li>5. item</li></ol>");
    expect(cleanHtml(`<table><tr><td>${number}cell</td></tr></table>`)).not.toContain("data-number");
    expect(cleanHtml('<p><span data-number="5">5. </span>First</p>')).toBe("<p>5. First</p>");
    expect(cleanHtml(`<p>${number}</p>`)).toBe(`<p><span data-number="${RULE}">1.</span></p>`);
    expect(cleanHtml(`<p><span data-number="${RULE}"><b>1</b>.<i> </i></span>One</p>`)).toBe(
      `<p><span data-number="${RULE}"><strong>1. </strong></span>One</p>`,
    );
  });

  test.each([
    "",
    "1",
    "0.1 9 d 1 - s %1.",
    "0.1 1 d 1 - s %1.",
    "0.1 0 d 1,1 - s %1.",
    "0.1 0 d x - s %1.",
    `0.1 0 d 1 - s ${"%1".repeat(40)}`,
    "0.1 0 d 1 - s \u0007%1",
  ])("is none by '%s'", (rule) => {
    expect(readRule(RULE)).not.toBeNull();
    expect(readRule(rule)).toBeNull();
    expect(new NumberCounter().next(rule)).toBeNull();
  });
});

describe("words in place of a clause's", () => {
  test("leave its number a number where they begin with it, and clauses behind keep theirs", () => {
    const blocks = blocksFromHtml(textOfBody());
    const lines = linesOfBlocks(blocks);
    const start = lines.slice(0, 1).join("\n").length + 1;
    const restated = replaceText(blocks, { start, end: start + "1.1 Scope".length }, "1.1 Aim\n1.2 Costs");
    expect(linesOfBlocks(withCountedNumbers(restated)).slice(1, 4)).toEqual(["1.1 Aim", "1.2 Costs", "1.2 Fees"]);
    const both = replaceText(blocks, { start, end: start + "1.1 Scope\n1.2 Fees".length }, "1.1 Aim\n1.2 Costs");
    expect(linesOfBlocks(withCountedNumbers(both))).toEqual([
      "1. Services",
      "1.1 Aim",
      "1.2 Costs",
      "(a) late",
      "2. Term",
    ]);
    expect(both.filter(findNumber)).toHaveLength(5);
    const cut = replaceText(blocks, { start: start + 1, end: start + 3 }, "");
    expect(cut.filter(findNumber)).toHaveLength(4);
    expect(linesOfBlocks(cut)[1]).toBe("1 Scope");
  });
});

describe("edits of two people", () => {
  test("of two clauses are both kept when one of them put a clause before the other's", () => {
    const html = textOfBody();
    const scope = paragraphWith(html, "Scope");
    const mine = blocksFromHtml(cleanHtml(html.replace(scope, scope.replace("Scope", "Aim of the services") + scope)));
    const theirs = blocksFromHtml(html.replace("Fees", "Fees and costs"));
    const pieces = merge(blocksFromHtml(html), mine, theirs);
    expect(pieces.map(({ kind }) => kind)).toEqual(["taken"]);
    expect(linesOfBlocks(mergedBlocks(pieces, []))).toEqual([
      "1. Services",
      "1.1 Aim of the services",
      "1.2 Scope",
      "1.3 Fees and costs",
      "(a) late",
      "2. Term",
    ]);
  });
});
