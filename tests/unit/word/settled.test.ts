import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { toPlainText } from "@/lib/documents/richtext/plain-text";
import { cleanDocx, trackedDocx, withDecided } from "@/lib/word/export";
import { WordFile } from "@/lib/word/file/word-file";
import { marksIn } from "../../support/tracked-marks";
import { cell, docxFiles, p, row, run, table } from "../documents/extraction/docx-fixture";

const BY = 'w:id="1" w:author="They" w:date="2026-11-20T10:00:00Z"';
const ins = (content: string) => `<w:ins ${BY}>${content}</w:ins>`;
const del = (text: string) => `<w:del ${BY}><w:r><w:delText xml:space="preserve">${text}</w:delText></w:r></w:del>`;
const STYLES = `<w:style w:type="paragraph" w:styleId="A"><w:rPr><w:b/><w:rPrChange ${BY}><w:rPr/></w:rPrChange></w:rPr></w:style>`;
const NOTE = `<w:footnote w:id="2">${p(run("A note") + ins(run(" of theirs")) + run("."))}</w:footnote>`;
const BODY =
  p(
    run("The rent is ") + del("100") + ins(run("120")) + run(" dollars."),
    `<w:pPrChange ${BY}><w:pPr/></w:pPrChange>`,
  ) +
  p(`${run("Notice")}<w:r><w:footnoteReference w:id="2"/></w:r>${run(" is thirty days.")}`) +
  p("Numbered.", `<w:numPr><w:numId w:val="0"/><w:numberingChange ${BY} w:original="%1:1:0:."/></w:numPr>`) +
  table(row(cell(p("A"), `<w:cellIns ${BY}/>`), cell(p("B")))) +
  p("The end.");
const partXml = (name: string, inner: string) =>
  strToU8(`<w:${name} xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main">${inner}</w:${name}>`);
const TRACKED = zipSync({
  ...docxFiles(BODY, { styles: STYLES, footnotes: NOTE }),
  "word/header1.xml": partXml("hdr", p(run("Draft") + ins(run(" two")))),
  "word/footer1.xml": partXml("ftr", p(run("Page") + del(" one"))),
  "word/comments.xml": partXml("comments", `<w:comment w:id="0" w:author="They">${p(ins(run("Why?")))}</w:comment>`),
});
const decidedHtml = (verdict: "accept" | "reject") => {
  const { blocks } = withDecided(new WordFile(TRACKED), () => verdict);
  return `<p>${toPlainText(blocks).text.split("\n").join("</p><p>")}</p>`;
};

describe("a Word file in which changes were tracked", () => {
  test("goes out clean without one in any part: body, notes, heads, feet, comments, styles (B-11.14)", () => {
    expect(new Set(marksIn(TRACKED).map(({ part }) => part)).size).toBe(6);
    const clean = cleanDocx(TRACKED, decidedHtml("accept"));
    expect(marksIn(clean)).toEqual([]);
    expect(strFromU8(unzipSync(clean)["word/header1.xml"] as Uint8Array)).toContain(" two");
    expect(strFromU8(unzipSync(clean)["word/footer1.xml"] as Uint8Array)).not.toContain(" one");
  });

  test("of the text before them has the heads, feet and looks of before", () => {
    const clean = cleanDocx(TRACKED, decidedHtml("reject"));
    expect(marksIn(clean)).toEqual([]);
    expect(toPlainText(new WordFile(clean).blocks).text).toContain("The rent is 100 dollars.");
  });

  test("has our changes alone in it where these are tracked", () => {
    const base = decidedHtml("accept");
    const ours = { html: base.replace("thirty", "ninety"), author: "Us", at: new Date(0) };
    const marks = marksIn(trackedDocx(TRACKED, [{ html: base, author: "Us", at: new Date(0) }, ours]));
    expect(new Set(marks.map(({ author }) => author))).toEqual(new Set(["Us"]));
  });

  test("of a file without any it is byte for byte the original", () => {
    const plain = zipSync(docxFiles(p("The end.")));
    expect(cleanDocx(plain, "<p>The end.</p>")).toBe(plain);
  });
});
