import { describe, expect, test } from "vitest";
import { findSurroundings, markedBlocks, toSections, type MarkedBlock } from "@/components/rounds/round-text";
import { blocksFromHtml } from "@/lib/documents/richtext/from-html";
import { blockText, paragraph } from "@/lib/documents/richtext/blocks";
import type { RoundChangeDto } from "@/lib/exchange/rounds/schema";

const change = (id: string, changes: Partial<RoundChangeDto>): RoundChangeDto => ({
  id,
  kind: "replace",
  tracked: true,
  place: "text",
  author: "Other side",
  at: null,
  before: "",
  after: "",
  start: 0,
  end: 0,
  to: null,
  isWhole: false,
  decision: "open",
  counter: null,
  decidedByName: null,
  decidedAt: null,
  number: 1,
  ...changes,
});
const signs = { same: "", inserted: "+", deleted: "-" };
const drawn = (blocks: readonly MarkedBlock[]) =>
  blocks.map(({ runs }) => runs.map(({ kind, text }) => `${signs[kind]}${text}`).join("|"));
const without = (blocks: readonly MarkedBlock[], kind: "inserted" | "deleted") =>
  blocks.map(({ runs }) => runs.map((run) => (run.kind === kind ? "" : run.text)).join("")).join("\n");

const BLOCKS = blocksFromHtml("<h2>Price</h2><p>Paid within thirty days.</p><p>Two.</p><p>Three.</p>");
const TEXT = BLOCKS.map(blockText).join("\n");
const at = (words: string) => ({ start: TEXT.indexOf(words), end: TEXT.indexOf(words) + words.length, before: words });

describe("the sent text with what came back", () => {
  test("marks a replaced word in its paragraph, and leaves the sent text as it was without what came (B-26.11)", () => {
    const blocks = markedBlocks(BLOCKS, [change("a", { ...at("thirty"), after: "sixty" })]);
    expect(drawn(blocks)).toEqual(["Price", "Paid within |-thirty|+sixty| days.", "Two.", "Three."]);
    expect(blocks.map(({ source }) => source?.kind)).toEqual(["heading", "paragraph", "paragraph", "paragraph"]);
    expect(blocks.map(({ changeIds }) => changeIds)).toEqual([[], ["a"], [], []]);
    expect(without(blocks, "inserted")).toBe(TEXT);
  });

  test("shows a paragraph end that went or came, and knows the paragraphs after it", () => {
    const end = TEXT.indexOf("\nThree");
    const joined = markedBlocks(BLOCKS, [change("a", { kind: "delete", start: end, end: end + 1, before: "\n" })]);
    expect(drawn(joined)).toEqual(["Price", "Paid within thirty days.", "Two.|-\n|Three."]);
    const two = TEXT.indexOf("\nTwo");
    const split = markedBlocks(BLOCKS, [change("a", { kind: "insert", start: two, end: two, after: "\nNew." })]);
    expect(drawn(split)).toEqual(["Price", "Paid within thirty days.|+\nNew.", "Two.", "Three."]);
    expect(split[2]?.source).toBe(BLOCKS[2]);
  });

  test("shows paragraphs that came as paragraphs of their own, wherever they stand", () => {
    const came = (start: number, after: string) =>
      markedBlocks(BLOCKS, [change("a", { kind: "insert", start, end: start, after, isWhole: true })]);
    const between = came(TEXT.indexOf("Two"), "New.\nNewer.");
    expect(drawn(between)).toEqual(["Price", "Paid within thirty days.", "+New.", "+Newer.", "Two.", "Three."]);
    expect(between.map(({ source }) => source && blockText(source))).toEqual([
      "Price",
      "Paid within thirty days.",
      null,
      null,
      "Two.",
      "Three.",
    ]);
    expect(drawn(came(0, "New."))).toEqual(["+New.", "Price", "Paid within thirty days.", "Two.", "Three."]);
    expect(drawn(came(TEXT.length, "New."))).toEqual(["Price", "Paid within thirty days.", "Two.", "Three.", "+New."]);
    const exchanged = markedBlocks(BLOCKS, [
      change("a", { ...at("Two."), kind: "delete", isWhole: true }),
      change("b", {
        kind: "insert",
        start: TEXT.indexOf("Three"),
        end: TEXT.indexOf("Three"),
        after: "2.",
        isWhole: true,
      }),
    ]);
    expect(drawn(exchanged)).toEqual(["Price", "Paid within thirty days.", "-Two.", "+2.", "Three."]);
  });

  test("takes a move from one place and puts it to the other", () => {
    const moved = change("m", { kind: "move", ...at("Two."), after: "Two.", to: TEXT.length });
    expect(drawn(markedBlocks(BLOCKS, [moved]))).toEqual([
      "Price",
      "Paid within thirty days.",
      "-Two.",
      "Three.|+Two.",
    ]);
  });

  test("marks what only looks otherwise, and leaves out what lies outside or over another change", () => {
    const blocks = markedBlocks(BLOCKS, [
      change("f", { kind: "format", ...at("Two.") }),
      change("h", { place: "header", ...at("Price"), after: "Fee" }),
      change("a", { ...at("thirty days"), after: "sixty days" }),
      change("b", { ...at("days"), after: "weeks" }),
    ]);
    expect(drawn(blocks)).toEqual(["Price", "Paid within |-thirty days|+sixty days|.", "Two.", "Three."]);
    expect(blocks[2]?.runs).toEqual([{ kind: "same", text: "Two.", changeId: "f" }]);
  });

  test("gives back both texts for many changes", () => {
    const many = Array.from({ length: 400 }, (_, index) => paragraph(`Paragraph ${index} of many.`));
    const text = many.map(blockText).join("\n");
    const changes = [...text.matchAll(/Paragraph (\d+)/g)].map((match, index) =>
      change(`c${index}`, { start: match.index, end: match.index + 9, before: "Paragraph", after: "Clause" }),
    );
    const marked = markedBlocks(many, changes);
    expect(without(marked, "inserted")).toBe(text);
    expect(without(marked, "deleted")).toBe(text.replaceAll("Paragraph", "Clause"));
  });
});

describe("what stands beside a change", () => {
  test("are a few whole words of its own paragraph", () => {
    const long = `Head\n${"word ".repeat(20)}thirty${" word".repeat(20)}\nTail`;
    const start = long.indexOf("thirty");
    const { before, after } = findSurroundings(
      long,
      change("a", { start, end: start + 6, before: "thirty", after: "sixty" }),
    );
    expect(before).toMatch(/^…( word)+ $/);
    expect(after).toMatch(/^( word)+ …$/);
    expect(findSurroundings(TEXT, change("b", { ...at("thirty"), after: "sixty" }))).toEqual({
      before: "Paid within ",
      after: " days.",
      clause: "",
    });
  });

  test.each([
    ["4.3 Performance and Acceptance. The Client accepts within thirty days.", "4.3 Performance and Acceptance"],
    ["9.1. The Client may leave by notice of thirty days to the other side, in writing, at any time", "9.1"],
    ["9.3 Subject to clause 9.1, the liability of each Party is limited to thirty times the fees", "9.3"],
    ["7. Term\nIt holds for thirty days.", "7 Term"],
    ["It holds for thirty days.\n8. Law", ""],
  ])("name the clause of '%s' (B-26.11)", (text, clause) => {
    const start = text.indexOf("thirty");
    const found = findSurroundings(text, change("a", { start, end: start + 6, before: "thirty", after: "sixty" }));
    expect(found.clause).toBe(clause);
  });

  test("is nothing for whole paragraphs, and outside of the text", () => {
    const nothing = { before: "", after: "", clause: "" };
    expect(findSurroundings(TEXT, change("a", { ...at("Two."), after: "Two.\nNew." }))).toEqual(nothing);
    expect(findSurroundings(TEXT, change("b", { ...at("Two."), place: "header" }))).toEqual(nothing);
  });
});

describe("what is on screen", () => {
  const blocks = (changed: number[]) =>
    Array.from({ length: 10 }, (_, index): MarkedBlock => ({
      source: null,
      runs: [],
      changeIds: changed.includes(index) ? ["x"] : [],
    }));

  test("is every change with one paragraph around it; the rest is folded until it is opened", () => {
    const folded = toSections(blocks([5]), { isFolded: true, opened: new Set() });
    expect(folded).toEqual([
      { kind: "folded", from: 0, count: 4 },
      ...[4, 5, 6].map((index) => ({ kind: "shown", index })),
      { kind: "folded", from: 7, count: 3 },
    ]);
    const opened = toSections(blocks([5]), { isFolded: true, opened: new Set([0]) });
    expect(opened.map((section) => (section.kind === "shown" ? section.index : "folded"))).toEqual([
      0,
      1,
      2,
      3,
      4,
      5,
      6,
      "folded",
    ]);
  });

  test("is everything where nothing is folded, and a single paragraph is never folded", () => {
    expect(toSections(blocks([5]), { isFolded: false, opened: new Set() })).toHaveLength(10);
    expect(toSections(blocks([2, 6, 8]), { isFolded: true, opened: new Set() })[0]).toEqual({
      kind: "shown",
      index: 0,
    });
  });
});
