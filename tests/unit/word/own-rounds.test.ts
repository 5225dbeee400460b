import { describe, expect, test } from "vitest";
import { withWrittenNumbers } from "@/lib/documents/numbering/written-numbers";
import { renderContractDocx } from "@/lib/documents/rendering/contract-docx";
import { blockText, paragraph, type Block } from "@/lib/documents/richtext/blocks";
import { blocksFromHtml } from "@/lib/documents/richtext/from-html";
import { htmlFromBlocks } from "@/lib/documents/richtext/to-html";
import { cleanDocx, trackedDocx } from "@/lib/word/export";
import { answeredDocx } from "@/lib/word/returned/answered";
import { decidedTexts } from "@/lib/word/returned/decided";
import { readReturned } from "@/lib/word/returned/returned";
import { withDecided } from "@/lib/word/export";
import { WordFile } from "@/lib/word/file/word-file";

const p = (...texts: string[]) => htmlFromBlocks(texts.map((text) => paragraph(text)));
const lines = (blocks: readonly Block[]) => blocks.map(blockText);
const SENT = p(
  "1. Goods of all kinds",
  "1.1 Chairs and tables",
  "2. The price of the goods",
  "2.1 Paid in advance",
  "3. The law of the land",
);
const LONGER = p(
  "1. Goods of all kinds",
  "1.1 Chairs and tables",
  "2. Delivery within ten days",
  "3. The price of the goods",
  "3.1 Paid in advance",
  "4. The law of the land",
);
const by = (html: string, author: string) => ({ html, author, at: new Date("2026-11-20T10:00:00Z") });
const made = (html: string) => renderContractDocx({ name: "A", html, language: "en" });

describe("a Word file of our own making that came back", () => {
  test("unchanged has no change", async () => {
    const file = await made(SENT);
    expect(readReturned(file, { html: SENT, file, isOwn: true }).changes).toEqual([]);
  });

  test("with a clause put in without tracking tells of that clause, not of those that count on behind it (B-26.4)", async () => {
    const file = await made(SENT);
    const silent = withDecided(
      new WordFile(trackedDocx(file, [by(SENT, "A"), by(LONGER, "B")], { isOwn: true })),
      () => "accept",
    );
    const { changes } = readReturned(silent.toBytes(), { html: SENT, file, isOwn: true });
    expect(changes.map(({ kind, tracked, after }) => ({ kind, tracked, after }))).toEqual([
      { kind: "insert", tracked: false, after: "2. Delivery within ten days" },
    ]);
  });

  test("with a list that begins with another number tells of each clause", async () => {
    const file = await made(SENT);
    const numbering = new WordFile(file).textNamed("word/numbering.xml") ?? "";
    const moved = numbering.replaceAll('<w:startOverride w:val="1"/>', '<w:startOverride w:val="7"/>');
    const parts = new Map([["word/numbering.xml", new TextEncoder().encode(moved)]]);
    const other = new WordFile(file, parts).toBytes();
    const { changes } = readReturned(other, { html: SENT, file, isOwn: true });
    expect(changes.length).toBeGreaterThanOrEqual(5);
    expect(changes.every(({ tracked }) => !tracked)).toBe(true);
  });

  test("with a tracked clause: where it is accepted all clauses count on, and the file that came back says the same (B-26.5)", async () => {
    const file = await made(SENT);
    const returned = trackedDocx(file, [by(SENT, "A"), by(LONGER, "B")], { isOwn: true });
    const said = { html: SENT, file, isOwn: true };
    const { changes } = readReturned(returned, said);
    expect(changes.map(({ kind, tracked, after }) => ({ kind, tracked, after }))).toEqual([
      { kind: "insert", tracked: true, after: "2. Delivery within ten days" },
    ]);
    const [change] = changes;
    if (!change) throw new Error("a change is read");
    const planned = [{ id: "a", change, isTaken: true }];
    const decided = decidedTexts({ sentHtml: SENT, currentHtml: SENT, isOwn: true }, planned);
    const blocks = "blocks" in decided ? decided.blocks : [];
    expect(lines(blocks)).toEqual(lines(blocksFromHtml(LONGER)));
    const html = htmlFromBlocks(blocks);
    expect(lines(new WordFile(cleanDocx(returned, html)).blocks)).toEqual(lines(blocks));
    const taken = { ...said, changes };
    const back = decidedTexts({ sentHtml: SENT, currentHtml: html, isOwn: true }, [
      { id: "a", change, isTaken: false },
    ]);
    expect("blocks" in back && lines(back.blocks)).toEqual(lines(blocksFromHtml(SENT)));
    const answer = { html: SENT, changes: [{ id: "a", change, decision: "open" as const }], stamp: by("", "A") };
    expect(answeredDocx(returned, taken, answer).open).toEqual(["a"]);
  });

  test("puts words of theirs into a text whose numbers no longer follow each other as they stand", async () => {
    const file = await made(SENT);
    const returned = trackedDocx(file, [by(SENT, "A"), by(LONGER, "B")], { isOwn: true });
    const { changes } = readReturned(returned, { html: SENT, file, isOwn: true });
    const current = p(
      "1. Goods of all kinds",
      "1.1 Chairs and tables",
      "7. The price of the goods",
      "2.1 Paid in advance",
    );
    const planned = changes.map((change) => ({ id: "a", change, isTaken: true }));
    const decided = decidedTexts({ sentHtml: SENT, currentHtml: current, isOwn: true }, planned);
    expect("blocks" in decided && lines(decided.blocks)).toEqual([
      "1. Goods of all kinds",
      "1.1 Chairs and tables",
      "2. Delivery within ten days",
      "7. The price of the goods",
      "2.1 Paid in advance",
    ]);
  });

  test("takes a later version whose rules are called otherwise, and counts its new clause", async () => {
    const file = await made(SENT);
    const counted = withWrittenNumbers(blocksFromHtml(LONGER));
    expect(lines(new WordFile(cleanDocx(file, htmlFromBlocks(counted))).blocks)).toEqual(lines(counted));
  });
});
