import { strFromU8, strToU8, zipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { htmlFromBlocks } from "@/lib/documents/richtext/to-html";
import { toPlainText } from "@/lib/documents/richtext/plain-text";
import { readReturned } from "@/lib/word/returned/returned";
import { WordFile } from "@/lib/word/file/word-file";
import { cell, docxFiles, p, row, run, table } from "../documents/extraction/docx-fixture";

const BY = 'w:id="1" w:author="Their Lawyer" w:date="2026-11-20T10:00:00Z"';
const ins = (content: string, by = BY) => `<w:ins ${by}>${content}</w:ins>`;
const del = (text: string, by = BY) =>
  `<w:del ${by}><w:r><w:delText xml:space="preserve">${text}</w:delText></w:r></w:del>`;
const inserted = `<w:rPr><w:ins ${BY}/></w:rPr>`;
const deleted = `<w:rPr><w:del ${BY}/></w:rPr>`;
const buildFile = (body: string) => zipSync(docxFiles(body));

function readBack(sentBody: string, returnedBody: string) {
  const sent = buildFile(sentBody);
  const { blocks } = new WordFile(sent);
  const { text } = toPlainText(blocks);
  const result = readReturned(buildFile(returnedBody), { html: htmlFromBlocks(blocks), file: sent });
  for (const { start, end, before, place } of result.changes)
    if (place === "text") expect(text.slice(start, end)).toBe(before);
  return result.changes.map(({ kind, tracked, before, after }) => ({ kind, tracked, before, after }));
}

const SENT = p("The rent is 100 dollars a month.") + p("Notice is thirty days.") + p("The end.");

describe("what a returned file changes", () => {
  test("is nothing where nothing was changed (B-26.4)", () => {
    expect(readBack(SENT, SENT)).toEqual([]);
  });

  test("a word that was replaced, put in and taken out, with who and when (B-26.3)", () => {
    const body =
      p(run("The rent is ") + del("100") + ins(run("120")) + run(" dollars a month.")) +
      p(run("Notice is ") + del("thirty ") + run("days.")) +
      p(run("The ") + ins(run("very ")) + run("end."));
    expect(readBack(SENT, body)).toEqual([
      { kind: "replace", tracked: true, before: "100", after: "120" },
      { kind: "delete", tracked: true, before: "thirty ", after: "" },
      { kind: "insert", tracked: true, before: "", after: "very " },
    ]);
    const { changes, authors } = readReturned(buildFile(body), { html: "<p>x</p>", file: null });
    expect(authors).toEqual(["Their Lawyer"]);
    expect(changes.at(-1)).toMatchObject({ author: "Their Lawyer", at: "2026-11-20T10:00:00.000Z" });
  });

  test("whole paragraphs, however Word marks their ends (B-26.3)", () => {
    const added =
      p("The rent is 100 dollars a month.") +
      p(ins(run("New clause.")), inserted) +
      p("Notice is thirty days.") +
      p("The end.");
    expect(readBack(SENT, added)).toEqual([{ kind: "insert", tracked: true, before: "", after: "New clause." }]);
    const behind =
      p("The rent is 100 dollars a month.", inserted) +
      p(ins(run("New clause."))) +
      p("Notice is thirty days.") +
      p("The end.");
    expect(readBack(SENT, behind)).toEqual([{ kind: "insert", tracked: true, before: "", after: "New clause." }]);
    const last =
      p("The rent is 100 dollars a month.") +
      p("Notice is thirty days.") +
      p("The end.", inserted) +
      p(ins(run("New clause.")));
    expect(readBack(SENT, last)).toEqual([{ kind: "insert", tracked: true, before: "", after: "New clause." }]);
    const gone = p("The rent is 100 dollars a month.") + p(del("Notice is thirty days."), deleted) + p("The end.");
    expect(readBack(SENT, gone)).toEqual([
      { kind: "delete", tracked: true, before: "Notice is thirty days.", after: "" },
    ]);
  });

  test("silent edits, and ours that were silently undone (B-26.4)", () => {
    const body =
      p("The rent is 900 dollars a month.") +
      p(run("Notice is ") + ins(run("about ")) + run("thirty days.")) +
      p("The end.");
    expect(readBack(SENT, body)).toEqual([
      { kind: "replace", tracked: false, before: "100", after: "900" },
      { kind: "insert", tracked: true, before: "", after: "about " },
    ]);
  });

  test("a deletion of what we had put in, and rows (B-26.3)", () => {
    const us = 'w:id="7" w:author="Us" w:date="2026-11-01T10:00:00Z"';
    const ours = ins(run("our own "), us);
    const sent = p(run("Here is ") + ours + run("text.")) + table(row(cell(p("A")), cell(p("B"))));
    const nested = ins(del("our own "), us);
    const extra = `<w:tr><w:trPr><w:ins ${BY}/></w:trPr>${cell(p(ins(run("C")), inserted))}${cell(p(ins(run("D")), inserted))}</w:tr>`;
    expect(
      readBack(sent, p(run("Here is ") + nested + run("text.")) + table(row(cell(p("A")), cell(p("B"))), extra)),
    ).toEqual([
      { kind: "delete", tracked: true, before: "our own ", after: "" },
      { kind: "insert", tracked: true, before: "", after: "C\tD" },
    ]);
    expect(readBack(sent, p("Here is text.") + table(row(cell(p("A")), cell(p("B")))))).toEqual([
      { kind: "delete", tracked: false, before: "our own ", after: "" },
    ]);
  });

  test("at the head and the foot of pages, where only words count (B-26.4)", () => {
    const withHeader = (header: string) => {
      const files = docxFiles(SENT);
      const relation =
        '<Relationship Id="h1" Type="http://x/relationships/header" Target="header1.xml"/></Relationships>';
      const rels = strFromU8(files["word/_rels/document.xml.rels"] as Uint8Array);
      const W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
      return zipSync({
        ...files,
        "word/_rels/document.xml.rels": strToU8(rels.replace("</Relationships>", relation)),
        "word/header1.xml": strToU8(`<w:hdr ${W}>${p(header)}</w:hdr>`),
      });
    };
    const field = (result: string) => `<w:fldSimple w:instr="PAGE">${run(result)}</w:fldSimple>`;
    const sent = withHeader(run("Draft of May, page ") + field("1"));
    const html = htmlFromBlocks(new WordFile(sent).blocks);
    const changes = (header: string) =>
      readReturned(withHeader(header), { html, file: sent }).changes.map(({ place, tracked, before, after, start }) => [
        place,
        tracked,
        before,
        after,
        start,
      ]);
    expect(changes(run("Draft of May, page ") + field("7"))).toEqual([]);
    expect(changes(run("Final of May, page ") + field("1"))).toEqual([
      ["header", false, "Draft of May, page", "Final of May, page", 0],
    ]);
    expect(changes(run("Draft of ") + del("May") + ins(run("June")) + run(", page ") + field("1"))).toEqual([
      ["header", true, "Draft of May, page", "Draft of June, page", 0],
    ]);
  });

  test("moves and looks (B-26.3)", () => {
    const from = `<w:moveFromRangeStart w:id="2" w:name="m1" ${BY.slice(9)}/><w:moveFrom ${BY}>${run("Notice is thirty days.")}</w:moveFrom><w:moveFromRangeEnd w:id="2"/>`;
    const to = `<w:moveTo ${BY}>${run("Notice is thirty days.")}</w:moveTo>`;
    const moved =
      p("The rent is 100 dollars a month.") +
      p(from, `<w:rPr><w:moveFrom ${BY}/></w:rPr>`) +
      p("The end.") +
      p(to, `<w:rPr><w:moveTo ${BY}/></w:rPr>`);
    expect(readBack(SENT, moved)).toEqual([
      { kind: "move", tracked: true, before: "Notice is thirty days.", after: "Notice is thirty days." },
    ]);
    const bold =
      p(
        run("The rent is ") + run("100", `<w:b/><w:rPrChange ${BY}><w:rPr/></w:rPrChange>`) + run(" dollars a month."),
      ) +
      p("Notice is thirty days.") +
      p("The end.");
    expect(readBack(SENT, bold)).toEqual([{ kind: "format", tracked: true, before: "100", after: "100" }]);
  });
});
