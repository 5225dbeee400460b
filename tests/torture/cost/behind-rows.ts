/** What a Word file that came back holds behind its words, changed in silence everywhere. */
import { zipSync } from "fflate";
import { htmlFromBlocks } from "@/lib/documents/richtext/to-html";
import { readReturned } from "@/lib/word/returned/returned";
import { WordFile } from "@/lib/word/file/word-file";
import { cell, docxFiles, p, row, run, table } from "../../unit/documents/extraction/docx-fixture";
import { casesOfPrepared, type CostCase } from "./case";

type Pair = { sent: Uint8Array; returned: Uint8Array };

const SETTINGS = '<w:evenAndOddHeaders/><w:docVars><w:docVar w:name="Term" w:val="a"/></w:docVars>';
const field = (code: string) =>
  `<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>${code}</w:instrText></w:r>` +
  `<w:r><w:fldChar w:fldCharType="separate"/></w:r>${run("1")}<w:r><w:fldChar w:fldCharType="end"/></w:r>`;
const marked = (name: number, words: string) =>
  `<w:bookmarkStart w:id="${name}" w:name="_Ref${name}"/>${run(words)}<w:bookmarkEnd w:id="${name}"/>`;
const coloured = (color: string) =>
  run("words", `<w:color w:val="${color}"/><w:shd w:val="clear" w:fill="FFFF00"/><w:rFonts w:ascii="Arial"/>`);

const formula = (isReturned: boolean) =>
  `<m:oMath xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math"><m:${isReturned ? "sSup" : "sSub"}><m:r><m:t>x</m:t></m:r></m:${isReturned ? "sSup" : "sSub"}></m:oMath>`;
const TAB = '<w:tabs><w:tab w:val="left" w:pos="20000"/></w:tabs>';

/** A piece of a file for each so many units, as it was sent and as it came back. */
function shaped(units: number, piece: (index: number, isReturned: boolean) => string) {
  return (size: number): Pair => {
    const body = (isReturned: boolean) =>
      Array.from({ length: Math.ceil(size / units) }, (_, index) => piece(index, isReturned)).join("");
    const makeFile = (isReturned: boolean) => zipSync(docxFiles(body(isReturned), { settings: SETTINGS }));
    return { sent: makeFile(false), returned: makeFile(true) };
  };
}

export const BEHIND_SHAPES = {
  "references that lead elsewhere": shaped(100, (index, isReturned) => {
    const name = isReturned && index < 90 ? index ^ 1 : index;
    return p(
      `${marked(name, `clause ${index}`)}${field(index % 2 === 0 ? `REF _Ref${index}` : `PAGEREF _Ref${index}`)}`,
    );
  }),
  "references in one paragraph": (size: number): Pair =>
    shaped(size, (_, isReturned) =>
      p(
        Array.from(
          { length: Math.ceil(size / 60) },
          (_, index) => marked(isReturned ? index ^ 1 : index, "a") + field(`REF _Ref${index} \\r`),
        ).join(""),
      ),
    )(size),
  "links that lead elsewhere": shaped(60, (index, isReturned) =>
    p(`${marked(index, "a")}<w:hyperlink w:anchor="_Ref${isReturned ? index + 1 : index}">${run("a")}</w:hyperlink>`),
  ),
  "fields that fill in": shaped(60, (index) => p(field(`DOCVARIABLE Term${index}`) + field("DOCPROPERTY Price"))),
  "coloured letters": shaped(40, (_, isReturned) => p(coloured(isReturned ? "FFFF00" : "000000"))),
  "coloured cells": shaped(60, (index, isReturned) =>
    table(row(cell(p(`cell ${index}`), `<w:shd w:fill="${isReturned ? "000000" : "00FF00"}"/>`))),
  ),
  "raised and turned letters": shaped(60, (_, isReturned) =>
    p(`<w:bdo w:val="${isReturned ? "rtl" : "ltr"}">${run("100", '<w:vertAlign w:val="superscript"/>')}</w:bdo>`),
  ),
  "other readings, small words and formulas": shaped(120, (index, isReturned) =>
    p(
      `<w:r><mc:AlternateContent><mc:Choice Requires="a"><w:t>a</w:t></mc:Choice><mc:Fallback><w:t>${isReturned ? "b" : "a"}</w:t></mc:Fallback></mc:AlternateContent></w:r>` +
        `<w:r><w:ruby><w:rt>${run(`${index}`)}</w:rt><w:rubyBase>${run("a")}</w:rubyBase></w:ruby></w:r>${formula(isReturned)}`,
    ),
  ),
  "shapes over words": shaped(80, (index, isReturned) =>
    p(
      `<w:r><w:pict><v:rect xmlns:v="urn:schemas-microsoft-com:vml" style="position:absolute;width:${isReturned ? index : 1}pt"/></w:pict></w:r>`,
    ),
  ),
  "boxes within boxes": (size: number): Pair =>
    shaped(size, (_, isReturned) => {
      const depth = Math.min(20, Math.ceil(size / 100));
      const inner = Array.from({ length: Math.ceil(size / 40) }, () => p(isReturned ? "b" : "a", TAB)).join("");
      return `${"<w:p><w:r><w:pict><v:rect><w:txbxContent>".repeat(depth)}${inner}${"</w:txbxContent></v:rect></w:pict></w:r></w:p>".repeat(depth)}`;
    })(size),
  "tabs beside the page in one paragraph": (size: number): Pair =>
    shaped(size, (_, isReturned) =>
      p(Array.from({ length: Math.ceil(size / 20) }, () => run(isReturned ? "b" : "a")).join(""), TAB),
    )(size),
};

export const BEHIND_ROWS: readonly CostCase[] = casesOfPrepared("what lies behind a Word file's words", BEHIND_SHAPES, {
  prepare: ({ sent, returned }) => ({ sent, returned, html: htmlFromBlocks(new WordFile(sent).blocks) }),
  run: ({ sent, returned, html }) => readReturned(returned, { html, file: sent }),
  most: 1_000_000,
  first: 4_000,
});
