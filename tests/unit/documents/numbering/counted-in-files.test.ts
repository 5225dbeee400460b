/** Counted clause numbers in comparisons, Word files that go out, and files that come back. */
import { describe, expect, test } from "vitest";
import { cleanHtml } from "@/lib/documents/richtext/clean";
import { blocksFromHtml } from "@/lib/documents/richtext/from-html";
import { htmlFromBlocks } from "@/lib/documents/richtext/to-html";
import { redline } from "@/lib/documents/redline/redline";
import { cleanDocx, trackedDocx, withDecided } from "@/lib/word/export";
import { decidedBlocks } from "@/lib/word/returned/decided";
import { readReturned } from "@/lib/word/returned/returned";
import { WordFile } from "@/lib/word/file/word-file";
import { listed, p } from "../extraction/docx-fixture";
import { marked, newerText, olderText } from "../redline/sides";
import { blocksOfFile, linesOfBlocks, numberedFile, paragraphWith } from "./numbered-fixture";

const FILE = numberedFile(
  p("Agreement") +
    listed("The supplier delivers the goods.", 0) +
    listed("The buyer pays the price.", 0) +
    listed("Notices are in writing.", 0) +
    listed("The law of Mongolia applies.", 0),
);
const HTML = htmlFromBlocks(blocksOfFile(FILE));
const PAYS = paragraphWith(HTML, "pays");
const NOTICES = paragraphWith(HTML, "Notices");
/** A clause put before the one that is given. */
const withClause = (words: string, before = PAYS, html = HTML) =>
  cleanHtml(html.replace(before, before.replace(/(<\/span>).*?(<\/p>)/, `$1${words}$2`) + before));
const LONGER = withClause("The buyer inspects the goods.");
const by = (html: string, author: string) => ({ html, author, at: new Date("2026-11-20T10:00:00Z") });
const readBody = (file: Uint8Array) => new WordFile(file).tree("main")?.xml ?? "";

describe("a comparison", () => {
  test("tells a clause that came, and none of those that are counted otherwise since (B-11.9)", () => {
    const compared = redline(blocksFromHtml(HTML), blocksFromHtml(LONGER));
    expect(compared.counts).toMatchObject({ insertedParagraphs: 1, changedParagraphs: 0, insertions: 1, deletions: 0 });
    expect(compared.blocks.map(({ change }) => change)).toEqual(["same", "same", "inserted", "same", "same", "same"]);
    expect(compared.blocks.map(marked)[3]).toBe("[-2. -]{+3. +}The buyer pays the price.");
    expect(compared.blocks[3]?.runs.map(({ isNumber }) => isNumber ?? false)).toEqual([true, true, false]);
    expect(olderText(compared)).toBe(linesOfBlocks(blocksFromHtml(HTML)).join("\n"));
    expect(newerText(compared)).toBe(linesOfBlocks(blocksFromHtml(LONGER)).join("\n"));
  });

  test("tells words that changed in a clause that is counted otherwise, and one that moved", () => {
    const changed = redline(blocksFromHtml(HTML), blocksFromHtml(LONGER.replace("the price", "the whole price")));
    expect(
      marked(changed.blocks[3] ?? { change: "same", move: null, shape: { kind: "paragraph", indent: 0 }, runs: [] }),
    ).toBe("[-2. -]{+3. +}The buyer pays the {+whole +}price.");
    expect(changed.counts).toMatchObject({ changedParagraphs: 1, insertedWords: 7 });
    const moved = cleanHtml(HTML.replace(PAYS, "").replace("</p>", `</p>${PAYS}`));
    expect(redline(blocksFromHtml(HTML), blocksFromHtml(moved)).counts).toMatchObject({
      movedParagraphs: 1,
      changedParagraphs: 0,
    });
  });

  test("with a version from before numbers were counted tells none where all say the same", () => {
    const typed = HTML.replace(/<span data-number="[^"]*">(.*?)<\/span>/g, "$1");
    expect(typed).not.toContain("data-number");
    const { counts, blocks } = redline(blocksFromHtml(typed), blocksFromHtml(HTML));
    expect(Object.values(counts).every((count) => count === 0)).toBe(true);
    expect(blocks.every(({ change }) => change === "same")).toBe(true);
  });
});

describe("a Word file", () => {
  test("gets the clause that came as a numbered paragraph, and nothing where Word counts by itself (B-11.15)", () => {
    const tracked = readBody(trackedDocx(FILE, [by(HTML, "Anna"), by(LONGER, "Bat")]));
    expect(tracked.match(/<w:(ins|del) /g)).toHaveLength(2); // the words and the end of one paragraph
    expect(tracked).not.toMatch(/<w:t[^>]*>\d/);
    const clean = cleanDocx(FILE, LONGER);
    expect(linesOfBlocks(blocksOfFile(clean))).toEqual(linesOfBlocks(blocksFromHtml(LONGER)));
    const back = withDecided(new WordFile(trackedDocx(FILE, [by(HTML, "Anna"), by(LONGER, "Bat")])), () => "reject");
    expect(linesOfBlocks(back.blocks)).toEqual(linesOfBlocks(blocksFromHtml(HTML)));
  });

  test("loses a clause, a number or half of one as the text does", () => {
    const shorter = cleanHtml(HTML.replace(PAYS, ""));
    expect(linesOfBlocks(blocksOfFile(cleanDocx(FILE, shorter)))).toEqual(linesOfBlocks(blocksFromHtml(shorter)));
    const plain = cleanHtml(HTML.replace(PAYS, "<p>The buyer pays the price.</p>"));
    expect(linesOfBlocks(blocksFromHtml(plain))).toEqual([
      "Agreement",
      "1. The supplier delivers the goods.",
      "The buyer pays the price.",
      "2. Notices are in writing.",
      "3. The law of Mongolia applies.",
    ]);
    expect(linesOfBlocks(blocksOfFile(cleanDocx(FILE, plain)))).toEqual(linesOfBlocks(blocksFromHtml(plain)));
    const [begins, ends] = [PAYS.replace("pays the price.", "pays"), PAYS.replace("The buyer pays", "and")];
    const split = cleanHtml(HTML.replace(PAYS, begins + ends));
    expect(linesOfBlocks(blocksOfFile(cleanDocx(FILE, split)))).toEqual(linesOfBlocks(blocksFromHtml(split)));
    expect(linesOfBlocks(blocksFromHtml(split))[3]).toBe("3. and the price.");
  });
});

describe("what comes back", () => {
  const sent = blocksFromHtml(HTML);
  const said = { html: HTML, file: FILE };

  test("is decided on, and decided otherwise, however clauses are counted in between", () => {
    const insured = withClause("The seller insures the goods.", NOTICES);
    const inspected = withClause("The buyer inspects the goods.", PAYS, insured);
    const theirs = inspected.replace("The law of Mongolia", "The law of Japan");
    const { changes } = readReturned(trackedDocx(FILE, [by(HTML, "Us"), by(theirs, "Their Lawyer")]), said);
    expect(changes.map(({ kind, tracked }) => `${kind} ${tracked}`)).toEqual([
      "insert true",
      "insert true",
      "replace true",
    ]);
    const [first, second, third] = changes;
    if (!first || !second || !third) throw new Error("three changes are read");
    const makeEdit = (id: string, change: typeof first) => ({ id, change, isTaken: true });
    const once = decidedBlocks(sent, sent, [makeEdit("b", second)]);
    if ("conflicts" in once) throw new Error("the first can't be taken");
    expect(linesOfBlocks(once.blocks)[3]).toBe("3. The seller insures the goods.");
    const twice = decidedBlocks(sent, once.blocks, [
      makeEdit("a", first),
      { ...makeEdit("b", second), isDone: true },
      makeEdit("c", third),
    ]);
    if ("conflicts" in twice) throw new Error("others can't be taken");
    expect(linesOfBlocks(twice.blocks)).toEqual(linesOfBlocks(blocksFromHtml(theirs)));
    const back = decidedBlocks(
      sent,
      twice.blocks,
      [makeEdit("a", first), makeEdit("b", second), makeEdit("c", third)].map((one) => ({ ...one, isTaken: false })),
    );
    expect("blocks" in back && htmlFromBlocks(back.blocks)).toBe(HTML);
  });

  test("loses a clause behind one that was taken in", () => {
    const theirs = cleanHtml(LONGER.replace(paragraphWith(LONGER, "Notices"), ""));
    const { changes } = readReturned(trackedDocx(FILE, [by(HTML, "Us"), by(theirs, "Their Lawyer")]), said);
    const [come, gone] = changes;
    if (!come || !gone) throw new Error("two changes are read");
    const once = decidedBlocks(sent, sent, [{ id: "a", change: come, isTaken: true }]);
    if ("conflicts" in once) throw new Error("the first can't be taken");
    const twice = decidedBlocks(sent, once.blocks, [
      { id: "a", change: come, isTaken: true, isDone: true },
      { id: "b", change: gone, isTaken: true },
    ]);
    expect("blocks" in twice && linesOfBlocks(twice.blocks)).toEqual(linesOfBlocks(blocksFromHtml(theirs)));
  });

  test("counts by the sent text's rules whatever their program calls the lists, and has text where it knows none", () => {
    const renamed = (html: string) => html.replaceAll('data-number="0.1 ', 'data-number="7.9 ');
    const file = numberedFile(
      p("Agreement") +
        listed("The supplier delivers the goods.", 0, 9) +
        listed("The buyer pays the price.", 0, 9) +
        listed("Notices are in writing.", 0, 9) +
        listed("The law of Mongolia applies.", 0, 9),
      `<w:abstractNum w:abstractNumId="7"><w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="decimal"/><w:lvlText w:val="%1."/></w:lvl></w:abstractNum><w:num w:numId="9"><w:abstractNumId w:val="7"/></w:num>`,
    );
    const { changes } = readReturned(trackedDocx(file, [by(renamed(HTML), "Us"), by(renamed(LONGER), "They")]), said);
    expect(changes).toHaveLength(1);
    expect(changes[0]?.html).toBe(paragraphWith(LONGER, "inspects"));
    const old = HTML.replace(/<span data-number="[^"]*">(.*?)<\/span>/g, "$1");
    const typed = readReturned(trackedDocx(FILE, [by(HTML, "Us"), by(LONGER, "They")]), { html: old, file: FILE });
    expect(typed.changes.map(({ html }) => html)).toEqual(["<p>2. The buyer inspects the goods.</p>"]);
  });
});
