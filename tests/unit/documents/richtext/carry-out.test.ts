import { describe, expect, test } from "vitest";
import { blockText, type Block } from "@/lib/documents/richtext/blocks";
import { carryOut } from "@/lib/documents/richtext/carry-out";
import { blocksFromHtml } from "@/lib/documents/richtext/from-html";
import { htmlFromBlocks } from "@/lib/documents/richtext/to-html";
import { isAsPromised } from "@/lib/documents/richtext/promised";
import { findNumber } from "@/lib/documents/numbering/number-rule";
import { doWritingTask } from "@/lib/workers/writing-task";
import { listed, p } from "../extraction/docx-fixture";
import { blocksOfFile, numberedFile } from "../numbering/numbered-fixture";

const BODY =
  listed("Services", 0) +
  listed("Scope is wide.", 1) +
  listed("Fees are due.", 1) +
  listed("late", 2) +
  listed("Term", 0);
const HTML = htmlFromBlocks(blocksOfFile(numberedFile(BODY)));

const changeIn = (html: string, quote: string, words: string) => {
  const text = blocksFromHtml(html).map(blockText).join("\n");
  const start = text.indexOf(quote);
  expect(start).toBeGreaterThanOrEqual(0);
  return { start, end: start + quote.length, words };
};
const made = (html: string, ...changes: [quote: string, words: string][]): Block[] | string => {
  const task = {
    verb: "replace",
    html,
    changes: changes.map(([quote, words]) => changeIn(html, quote, words)),
  } as const;
  const text = doWritingTask(task);
  return typeof text === "string" ? text : blocksFromHtml(text.html);
};
const lines = (blocks: Block[] | string) => (typeof blocks === "string" ? blocks : blocks.map(blockText));

describe("a clause that Word counts", () => {
  test.each([
    ["its number said again", "1.1 Scope is wide.", "1.1 Scope is narrow."],
    ["without its number", "1.1 Scope is wide.", "Scope is narrow."],
    ["from within its number on", "1 Scope is wide.", "1 Scope is narrow."],
  ])("takes other words, %s, and is counted as before", (_, quote, words) => {
    const blocks = made(HTML, [quote, words]);
    expect(lines(blocks)).toEqual(["1. Services", "1.1 Scope is narrow.", "1.2 Fees are due.", "(a) late", "2. Term"]);
    expect((blocks as Block[]).filter(findNumber)).toHaveLength(5);
  });

  test("is never given another number than Word counts: that is refused", () => {
    expect(made(HTML, ["1.1 Scope is wide.", "1.7 Scope is narrow."])).toBe("notAsPromised");
    expect(made(HTML, ["1.1", "1.7"])).toBe("notAsPromised");
    expect(lines(made(HTML, ["1.1 Scope is wide.", "1.1 Scope."]))).toContain("1.1 Scope.");
  });

  test("goes with its number where it is taken out, and clauses behind it count on", () => {
    expect(lines(made(HTML, ["1.1 Scope is wide.", ""]))).toEqual([
      "1. Services",
      "1.1 Fees are due.",
      "(a) late",
      "2. Term",
    ]);
  });

  test("becomes one with the next, and what follows counts on", () => {
    expect(lines(made(HTML, ["1.1 Scope is wide.\n1.2 Fees are due.", "1.1 All is told."]))).toEqual([
      "1. Services",
      "1.1 All is told.",
      "(a) late",
      "2. Term",
    ]);
  });
});

describe("a paragraph that comes", () => {
  test("is counted with those before it where its number is the next, behind what belongs to these", () => {
    const blocks = made(HTML, ["(a) late", "(a) late\n1.3 Interest is 5 %."]);
    expect(lines(blocks)).toEqual([
      "1. Services",
      "1.1 Scope is wide.",
      "1.2 Fees are due.",
      "(a) late",
      "1.3 Interest is 5 %.",
      "2. Term",
    ]);
    const [, scope, , , fresh] = blocks as Block[];
    expect(findNumber(fresh as Block)?.number).toBe(findNumber(scope as Block)?.number);
  });

  test("is plain behind a list, a heading or a table, and like the last clause whose number is typed so", () => {
    const html =
      '<p>1. Supply</p><p style="padding-inline-start: 40px">1.1 <strong>Goods</strong> are sold.</p><ul><li>tables</li></ul>' +
      "<table><tbody><tr><td>a</td><td>b</td></tr></tbody></table>";
    const shown = (quote: string, words: string) => htmlFromBlocks(made(html, [quote, words]) as Block[]);
    expect(shown("tables", "tables\nPlain words.")).toContain("</ul><p>Plain words.</p><table>");
    expect(shown("a\tb", "a\tb\nPlain words.")).toContain("</table><p>Plain words.</p>");
    expect(shown("tables", "tables\n1.2 More.")).toContain('<p style="padding-inline-start: 40px">1.2 More.</p>');
  });

  test("never comes into a cell of a table that goes on: that is refused, and the cells stay cells (B-13.10)", () => {
    const html = "<table><tbody><tr><td>a</td><td>b</td></tr><tr><td>c</td><td>d</td></tr></tbody></table><p>End</p>";
    expect(made(html, ["a\tb", "a\tb\nPlain words."])).toBe("notAsPromised");
    expect(htmlFromBlocks(made(html, ["a\tb", "e\tf"]) as Block[])).toContain("<td>e</td><td>f</td>");
    expect(lines(made(html, ["d", "g\nh"]))).toEqual(["a\tb", "c\tg h", "End"]);
  });
});

describe("what is carried out", () => {
  test("is all of several at once, those of two paragraphs among them", () => {
    const blocks = made(HTML, ["1.1 Scope is wide.\n1.2 Fees", "1.1 All fees"], ["late", "too late"], ["Term", "Time"]);
    expect(lines(blocks)).toEqual(["1. Services", "1.1 All fees are due.", "(a) too late", "2. Time"]);
  });

  test("keeps line ends within a paragraph, and the mark of a page whose paragraph goes", () => {
    const html = '<p>One<br>two</p><p><span data-page="2"></span>Three</p><p>Four</p>';
    expect(htmlFromBlocks(made(html, ["two", "deux"]) as Block[])).toContain("One<br>deux");
    expect(htmlFromBlocks(made(html, ["Three", ""]) as Block[])).toBe(
      '<p>One<br>two</p><p><span data-page="2"></span>Four</p>',
    );
  });

  test("is told from what was promised by the texts alone", () => {
    const before = blocksFromHtml(htmlFromBlocks(blocksOfFile(numberedFile(BODY + p("End of it.")))));
    const change = changeIn(HTML, "Scope is wide.", "Scope is narrow.");
    const after = carryOut(before, [change]);
    expect(isAsPromised(before, after, [change])).toBe(true);
    expect(isAsPromised(before, before, [change])).toBe(false);
    expect(isAsPromised(before, after.slice(0, -1), [change])).toBe(false);
    const elsewhere = carryOut(after, [changeIn(htmlFromBlocks(after), "End of it.", "End.")]);
    expect(isAsPromised(before, elsewhere, [change])).toBe(false);
    expect(isAsPromised(before, before, [{ ...change, words: "Scope is wide." }])).toBe(true);
  });
});
