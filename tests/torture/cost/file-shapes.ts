/** Files that are hard to read, of any size; a size is that of the text within, in UTF-16 units. */
import iconv from "iconv-lite";
import { strToU8, zipSync } from "fflate";
import { PDFDocument, StandardFonts } from "pdf-lib";
import { makeCell, docFile, line, modifier, rowEnd } from "../../unit/documents/extraction/doc-fixture";
import { cell, docxFiles, listed, p, row, run, table } from "../../unit/documents/extraction/docx-fixture";
import { handWritten } from "../../unit/documents/extraction/pdf-fixture";
import { TEXT_SHAPES } from "./text-shapes";

export type FileShapes = Readonly<Record<string, (size: number) => Uint8Array | Promise<Uint8Array>>>;

const shaped = (
  make: (text: string) => Uint8Array | Promise<Uint8Array>,
  names: readonly string[] = Object.keys(TEXT_SHAPES),
): FileShapes =>
  Object.fromEntries(names.map((name) => [name, (size: number) => make(TEXT_SHAPES[name]?.(size) ?? "")]));

/** Every text shape as a text file, and some in encodings that have to be guessed. */
export const TXT_SHAPES: FileShapes = {
  ...shaped((text) => strToU8(text)),
  ...Object.fromEntries(
    ["windows-1251", "koi8-r", "utf16le", "gb18030"].map((encoding) => [
      `in ${encoding}`,
      (size: number) => new Uint8Array(iconv.encode(TEXT_SHAPES["whole Russian contracts"]?.(size) ?? "", encoding)),
    ]),
  ),
  "no text at all": (size) => new Uint8Array(size).fill(1),
  "bytes of any kind": (size) => Uint8Array.from({ length: size }, (_, index) => (index * 2_654_435_761) >>> 24),
};

const xml = (text: string) =>
  text
    // eslint-disable-next-line no-control-regex -- what XML may not hold
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ud800-\udfff]/g, " ")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;");
const docx = (body: string, parts: Parameters<typeof docxFiles>[1] = {}) =>
  zipSync(docxFiles(body, parts), { level: 1 });
const many = (size: number, unit: string) => unit.repeat(Math.ceil(size / 20));
const deep = (size: number, open: string, close: string, inner: string) =>
  open.repeat(Math.ceil(size / 20)) + inner + close.repeat(Math.ceil(size / 20));
const LEVELS = Array.from(
  { length: 9 },
  (_, level) =>
    `<w:lvl w:ilvl="${level}"><w:start w:val="1"/><w:numFmt w:val="decimal"/><w:lvlText w:val="%${level + 1}."/></w:lvl>`,
).join("");
const NUMBERING = {
  numbering: `<w:abstractNum w:abstractNumId="0">${LEVELS}</w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num>`,
};
const TEXTS = [
  "one endless word",
  "words and blanks",
  "combining marks",
  "different words",
  "identical lines",
  "identical Mongolian lines",
  "numbered lines",
  "short",
  "whole contracts",
  "blanks",
  "line ends",
  "endless section number",
].filter((name) => name in TEXT_SHAPES);

export const DOCX_SHAPES: FileShapes = {
  ...shaped(
    (text) =>
      docx(
        text
          .split("\n")
          .map((words) => p(run(xml(words))))
          .join(""),
      ),
    TEXTS,
  ),
  "one paragraph of many runs": (size) => docx(p(many(size, run("a ", "<w:b/>") + run("b ")))),
  "runs of one look": (size) => docx(p(many(size, run("a ")))),
  "deep runs": (size) => docx(deep(size, "<w:smartTag>", "</w:smartTag>", p("a"))),
  "deep content controls": (size) => docx(deep(size, "<w:sdt><w:sdtContent>", "</w:sdtContent></w:sdt>", p("a"))),
  "nested tables": (size) => docx(deep(size / 4, "<w:tbl><w:tr><w:tc>", "</w:tc></w:tr></w:tbl>", p("a"))),
  "tables with text around": (size) =>
    docx(deep(size / 4, `<w:tbl><w:tr><w:tc>${p("a")}`, "</w:tc></w:tr></w:tbl>", p("a"))),
  "a wide table": (size) => docx(table(row(...Array.from({ length: Math.ceil(size / 40) }, () => cell(p("a")))))),
  "a long table": (size) =>
    docx(table(...Array.from({ length: Math.ceil(size / 40) }, () => row(cell(p("a")), cell(p("b")))))),
  "merged cells": (size) =>
    docx(
      table(
        ...Array.from({ length: Math.ceil(size / 40) }, (_, index) =>
          row(cell(p("a"), `<w:gridSpan w:val="9"/><w:vMerge${index % 5 === 0 ? ' w:val="restart"' : ""}/>`)),
        ),
      ),
    ),
  "a cell of many paragraphs": (size) => docx(table(row(cell(many(size, p("a")))))),
  "list items": (size) =>
    docx(Array.from({ length: Math.ceil(size / 40) }, (_, index) => listed("a", index % 9)).join(""), NUMBERING),
  fields: (size) =>
    docx(
      p(
        many(
          size,
          '<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>PAGE</w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r><w:r><w:t>1</w:t></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r>',
        ),
      ),
    ),
  "fields never closed": (size) => docx(p(many(size, '<w:r><w:fldChar w:fldCharType="begin"/></w:r>') + run("a"))),
  footnotes: (size) =>
    docx(p(many(size, '<w:r><w:footnoteReference w:id="1"/></w:r>')), {
      footnotes: `<w:footnote w:id="1">${p("A note.")}</w:footnote>`,
    }),
  "many footnotes": (size) =>
    docx(
      p("a") +
        Array.from({ length: Math.ceil(size / 20) }, (_, id) =>
          p(`<w:r><w:footnoteReference w:id="${id}"/></w:r>`),
        ).join(""),
      {
        footnotes: Array.from(
          { length: Math.ceil(size / 20) },
          (_, id) => `<w:footnote w:id="${id}">${p("A note.")}</w:footnote>`,
        ).join(""),
      },
    ),
  "notes that refer to themselves": (size) =>
    docx(p('<w:r><w:footnoteReference w:id="1"/></w:r>'), {
      footnotes: `<w:footnote w:id="1">${p(many(size, '<w:r><w:footnoteReference w:id="1"/></w:r>'))}</w:footnote>`,
    }),
  revisions: (size) => docx(many(size, p(`<w:del>${run("a")}</w:del><w:ins>${run("b")}</w:ins>`))),
  "deleted paragraph marks": (size) => docx(many(size, p(run("a"), "<w:rPr><w:del/></w:rPr>"))),
  "characters that mean nothing": (size) => docx(p(many(size, run("a\ufeff")))),
  "styles based on each other": (size) =>
    docx(p("a", `<w:pStyle w:val="s${Math.ceil(size / 40) - 1}"/>`).repeat(20), {
      styles: Array.from(
        { length: Math.ceil(size / 40) },
        (_, index) => `<w:style w:type="paragraph" w:styleId="s${index}"><w:basedOn w:val="s${index - 1}"/></w:style>`,
      ).join(""),
    }),
  "a style of many": (size) =>
    docx(Array.from({ length: Math.ceil(size / 40) }, (_, index) => p("a", `<w:pStyle w:val="s${index}"/>`)).join(""), {
      styles: Array.from(
        { length: Math.ceil(size / 40) },
        (_, index) => `<w:style w:type="paragraph" w:styleId="s${index}"><w:basedOn w:val="s0"/></w:style>`,
      ).join(""),
    }),
  "outline levels": (size) => docx(many(size, p("a", '<w:outlineLvl w:val="1"/>'))),
  symbols: (size) => docx(p(many(size, '<w:r><w:sym w:font="Symbol" w:char="F0B7"/></w:r>'))),
  attributes: (size) =>
    docx(
      `<w:p ${Array.from({ length: Math.ceil(size / 20) }, (_, index) => `a${index}="b"`).join(" ")}>${run("a")}</w:p>`,
    ),
  entities: (size) => docx(p(run(many(size, "&amp;")))),
  comments: (size) => docx(many(size, "<!-- a -->") + p("a")),
  "tabs and breaks": (size) => docx(p(many(size, "<w:r><w:tab/><w:br/></w:r>") + run("a"))),
};

/** As many paragraphs as the fixture has room for. */
function thirtyLines(text: string): string[] {
  const length = Math.ceil(text.length / 30);
  return Array.from({ length: 30 }, (_, index) =>
    text.slice(index * length, (index + 1) * length).replace(/[\r\n]/g, " "),
  );
}

export const DOC_SHAPES: FileShapes = {
  ...shaped(
    (text) => docFile(thirtyLines(text).map((words) => line(words))),
    TEXTS.filter((name) => name !== "line ends"),
  ),
  "rows of a table": (size) =>
    docFile(
      thirtyLines("a ".repeat(size / 2))
        .slice(0, 14)
        .flatMap((words) => [makeCell(words), rowEnd]),
    ),
  "many runs": (size) =>
    docFile([
      {
        runs: [
          ...Array.from({ length: 30 }, (_, index) => ({
            text: "a ".repeat(Math.ceil(size / 60)),
            modifiers: modifier(0x0835, index % 2),
          })),
          { text: "\r" },
        ],
      },
    ]),
  rows: (size) =>
    docFile(
      Array.from({ length: 30 }, () => ({
        runs: [{ text: `${"a ".repeat(Math.ceil(size / 60))}\u0007` }],
        modifiers: modifier(0x2416, 1),
      })),
    ),
  fields: (size) => docFile([line("\u0013 PAGE \u00141\u0015 ".repeat(Math.ceil(size / 12)))]),
  "fields never closed": (size) => docFile([line(`${"\u0013 PAGE ".repeat(Math.ceil(size / 8))}a`)]),
};

const pdf = async (lines: readonly string[], perPage = 50) => {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  for (let at = 0; at < lines.length; at += perPage) {
    const page = document.addPage([612, 792]);
    lines
      .slice(at, at + perPage)
      .forEach((words, index) => page.drawText(words, { x: 72, y: 740 - (index % 50) * 14, size: 9, font }));
  }
  return document.save({ useObjectStreams: false });
};
const plainLines = (size: number, of: (index: number) => string) =>
  Array.from({ length: Math.ceil(size / 60) }, (_, index) => of(index));
/** One page, written by hand, with what its stream draws. */
const drawn = (operators: string, height = 792) =>
  handWritten([
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 ${height}] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>`,
    `<< /Length ${operators.length} >>\nstream\n${operators}\nendstream`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>",
  ]);
const shown = (size: number, of: (index: number) => string) =>
  drawn(Array.from({ length: Math.ceil(size / 20) }, (_, index) => of(index)).join("\n"));
/** One page as high as its rows of two cells need. */
const rowsOfTwo = (size: number, of: (index: number) => string) => {
  const count = Math.ceil(size / 60);
  const show = (x: number, row: number) => `BT /F1 9 Tf ${x} ${(count - row) * 12} Td (${of(row)}) Tj ET`;
  return drawn(
    Array.from({ length: count }, (_, row) => `${show(72, row)}\n${show(330, row)}`).join("\n"),
    count * 12 + 50,
  );
};

export const PDF_SHAPES: FileShapes = {
  "identical lines": (size) =>
    pdf(plainLines(size, () => "The Supplier shall deliver the goods to the Buyer in time, and")),
  "different lines": (size) =>
    pdf(plainLines(size, (index) => `${index}. The Supplier shall deliver item ${index} to the Buyer.`)),
  "lines of one word": (size) => pdf(plainLines(size, () => "word")),
  "hyphens at line ends": (size) =>
    pdf(plainLines(size, () => "The Supplier shall deliver the goods to the Buyer as agre-")),
  "pages of one line": (size) =>
    pdf(
      plainLines(size, (index) => `Page ${index}`),
      1,
    ),
  "one crowded page": (size) =>
    shown(size, (index) => `BT /F1 9 Tf ${(index * 37) % 500} ${(index * 91) % 780} Td (word ${index}) Tj ET`),
  "one line of many pieces": (size) => shown(size, (index) => `BT /F1 9 Tf ${index % 600} 700 Td (a) Tj ET`),
  "pieces at one place": (size) => shown(size, () => "BT /F1 9 Tf 72 700 Td (a b) Tj ET"),
  "one column of pieces": (size) => shown(size, (index) => `BT /F1 9 Tf 72 ${(index * 7) % 780} Td (a) Tj ET`),
  "a checkerboard": (size) =>
    shown(size, (index) => `BT /F1 9 Tf ${(index % 30) * 20} ${Math.floor(index / 30) % 780} Td (a) Tj ET`),
  "two columns": (size) =>
    shown(
      size,
      (index) =>
        `BT /F1 9 Tf ${index % 2 === 0 ? 72 : 330} ${770 - ((index >> 1) % 760)} Td (left or right words) Tj ET`,
    ),
  "a high page of two columns": (size) => rowsOfTwo(size, () => "left or right words of prose"),
  "a high page of cells": (size) => rowsOfTwo(size, () => "cell"),
  "a high page of fields": (size) => rowsOfTwo(size, (row) => (row % 3 === 0 ? "Name:" : "cell")),
  "tiny letters": (size) =>
    shown(size, (index) => `BT /F1 ${(index % 9) + 0.1} Tf 72 ${(index % 7) * 100} Td (a) Tj ET`),
  "lines drawn": (size) => shown(size, (index) => `${index % 600} 10 m ${index % 600} 700 l S`),
  // Deeper than any program writes pdf.js takes quadratic time: each state it keeps looks through all below it. The
  // reader's limit of time ends that.
  "deep states": (size) =>
    drawn(
      `${"q ".repeat(Math.min(500, Math.ceil(size / 4)))} BT /F1 9 Tf 72 700 Td (a) Tj ET ${"Q ".repeat(Math.min(500, Math.ceil(size / 4)))}`.repeat(
        Math.ceil(size / 2_000),
      ),
    ),
};
