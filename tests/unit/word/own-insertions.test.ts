/** A clause that we put in, tracked, and that the other side edited in Word. */
import { describe, expect, test } from "vitest";
import { withoutSource } from "@/lib/documents/extraction/docx/origins";
import { blockText } from "@/lib/documents/richtext/blocks";
import { blocksFromHtml } from "@/lib/documents/richtext/from-html";
import { htmlFromBlocks } from "@/lib/documents/richtext/to-html";
import { trackedDocx } from "@/lib/word/export";
import { WordFile } from "@/lib/word/file/word-file";
import { answeredDocx } from "@/lib/word/returned/answered";
import { decidedTexts } from "@/lib/word/returned/decided";
import { readReturned } from "@/lib/word/returned/returned";
import { accept, missingClause, NEW_CLAUSE } from "@/tests/support/accepted";
import { listed, p } from "../documents/extraction/docx-fixture";
import { instance, level, list, numberedFile } from "../documents/numbering/numbered-fixture";

const NUMBERING = list(0, level(0, "decimal", "%1."), level(1, "decimal", "%1.%2")) + instance(1, 0);
const COUNTED = [
  listed("Services", 0),
  listed("The Supplier maintains the lifts.", 1),
  listed("General provisions", 0),
  listed("Notices are given in writing.", 1),
];
const TYPED = ["1. Services", "1.1 The Supplier maintains the lifts.", "2. General provisions", "2.1 Notices."].map(
  (text) => p(text),
);
const PART = "word/document.xml";
const at = new Date("2026-11-20T10:00:00Z");
const THEIRS = 'w:author="Their Lawyer" w:date="2026-11-24T10:00:00Z"';
const EDITED = NEW_CLAUSE.replace("without the", "with no");

/** Our clause in the file that we sent, and how its one run begins. */
function sentWith(body: readonly string[]) {
  const file = numberedFile(
    p("AGREEMENT") + body.join("") + p("Signed by the parties:") + p("____________"),
    NUMBERING,
  );
  const before = htmlFromBlocks(new WordFile(file).blocks.map(withoutSource));
  const { blocks } = accept(before, missingClause(blocksFromHtml(before)) ?? expect.fail("no place"));
  const html = htmlFromBlocks(blocks);
  const steps = [
    { html: before, author: "We", at },
    { html, author: "We", at },
  ];
  const sent = trackedDocx(file, steps);
  const xml = new WordFile(sent).textNamed(PART) ?? "";
  const found =
    /(<w:ins [^>]*>)(<w:r>(?:<w:rPr>(?:(?!<\/w:rPr>).)*<\/w:rPr>)?)<w:t[^>]*>([^<]*)<\/w:t><\/w:r><\/w:ins>/su;
  const [all = "", ins = "", run = "", text = ""] = found.exec(xml) ?? [];
  expect(text.endsWith(NEW_CLAUSE)).toBe(true);
  const [head = "", tail = ""] = text.split("without the");
  const back = (markup: string) => {
    const parts = new Map([[PART, new TextEncoder().encode(xml.replace(all, markup))]]);
    return new WordFile(sent, parts).toBytes();
  };
  return { said: { html, file: sent }, back, ins, run, head, tail };
}
const words = (text: string) => `<w:t xml:space="preserve">${text}</w:t></w:r>`;
const gone = (run: string) =>
  `<w:del w:id="90" ${THEIRS}>${run}<w:delText xml:space="preserve">without the</w:delText></w:r></w:del>`;
const come = (run: string) => `<w:ins w:id="91" ${THEIRS}>${run}${words("with no")}</w:ins>`;
const facts = ({ changes }: ReturnType<typeof readReturned>) =>
  changes.map(({ kind, tracked, author, before, after }) => ({ kind, tracked, author, before, after }));
const clauseIn = (blocks: readonly Parameters<typeof blockText>[0][]) =>
  blocks.map(blockText).find((line) => line.includes("Neither party"));

describe.each([
  ["counts", COUNTED],
  ["has typed", TYPED],
])("a clause of ours in a Word file that %s its numbers (B-26.3, B-26.4)", (_, body) => {
  const { said, back, ins, run, head, tail } = sentWith(body);
  const replaced = { kind: "replace", before: "without the", after: "with no" };

  test.each([
    ["beside our insertion, as Word does", `${gone(run)}</w:ins>${come(run)}${ins}${run}`],
    ["inside our insertion", `${gone(run)}${come(run)}${run}`],
  ])("edited with tracking, %s, has one change, theirs", (__, markup) => {
    const file = back(`${ins}${run}${words(head)}${markup}${words(tail)}</w:ins>`);
    expect(facts(readReturned(file, said))).toEqual([{ ...replaced, tracked: true, author: "Their Lawyer" }]);
  });

  test("edited without tracking has one change too, untracked, and nothing of ours is told as theirs", () => {
    const file = back(`${ins}${run}${words(`${head}with no${tail}`)}</w:ins>`);
    const read = readReturned(file, said);
    expect(facts(read)).toEqual([{ ...replaced, tracked: false, author: null }]);
    const [change] = read.changes;
    if (!change) throw new Error("a change is read");
    const after = (currentHtml: string, isTaken: boolean) => {
      const decided = decidedTexts({ sentHtml: said.html, currentHtml, isOwn: false }, [{ id: "a", change, isTaken }]);
      return "blocks" in decided ? decided.blocks : expect.fail("its place is there");
    };
    const taken = after(said.html, true);
    expect(clauseIn(taken)?.endsWith(EDITED)).toBe(true);
    expect(clauseIn(after(htmlFromBlocks(taken), false))?.endsWith(NEW_CLAUSE)).toBe(true);
    const stamp = { author: "We", at };
    const rejected = { html: said.html, changes: [{ id: "a", change, decision: "rejected" as const }], stamp };
    const answer = answeredDocx(file, said, rejected);
    expect(clauseIn(new WordFile(answer.file).blocks)?.endsWith(NEW_CLAUSE)).toBe(true);
  });

  test("with words of theirs under our name and time: they are untracked changes, not ours", () => {
    const forged = `${ins}${run}${words(" The Supplier may assign it.")}</w:ins>`;
    const file = back(`${ins}${run}${words(`${head}without the${tail}`)}</w:ins>${forged}`);
    expect(facts(readReturned(file, said))).toEqual([
      { kind: "insert", tracked: false, author: null, before: "", after: " The Supplier may assign it." },
    ]);
  });

  test("unchanged has no change", () => {
    expect(readReturned(said.file, said).changes).toEqual([]);
  });
});
