import { strToU8, zipSync, type Zippable } from "fflate";
import { readDocx } from "@/lib/documents/extraction/docx";
import { toPlainText } from "@/lib/documents/richtext/plain-text";

const W =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:w14="http://schemas.microsoft.com/office/word/2010/wordml" xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"';
const OFFICE = "application/vnd.openxmlformats-officedocument.wordprocessingml";
const RELATIONS = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";

type PartName = "styles" | "numbering" | "footnotes" | "endnotes" | "settings" | "comments";
export type Parts = Partial<Record<PartName, string>>;

/** The files of a .docx whose body and parts are given as WordprocessingML. */
export function docxFiles(body: string, parts: Parts = {}): Zippable {
  const names = Object.keys(parts);
  const files: Zippable = {
    "[Content_Types].xml": strToU8(
      `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="${OFFICE}.document.main+xml"/></Types>`,
    ),
    "_rels/.rels": strToU8(
      `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="${RELATIONS}/officeDocument" Target="word/document.xml"/></Relationships>`,
    ),
    "word/document.xml": strToU8(`<?xml version="1.0"?><w:document ${W}><w:body>${body}</w:body></w:document>`),
    "word/_rels/document.xml.rels": strToU8(
      `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${names.map((name) => `<Relationship Id="${name}" Type="${RELATIONS}/${name}" Target="${name}.xml"/>`).join("")}</Relationships>`,
    ),
  };
  for (const [name, xml] of Object.entries(parts))
    files[`word/${name}.xml`] = strToU8(`<w:${name} ${W}>${xml}</w:${name}>`);
  return files;
}

export async function read(body: string, parts: Parts = {}) {
  return (await readDocx(zipSync(docxFiles(body, parts)))).blocks;
}

/** The lines a reader sees. */
export async function readLines(body: string, parts: Parts = {}): Promise<string[]> {
  const { text } = toPlainText(await read(body, parts));
  return text === "" ? [] : text.split("\n");
}

export const run = (text: string, properties = "") =>
  `<w:r><w:rPr>${properties}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`;
export const p = (content: string, properties = "") =>
  `<w:p><w:pPr>${properties}</w:pPr>${content.startsWith("<") ? content : run(content)}</w:p>`;
export const listed = (text: string, level: number, numId = 1) =>
  p(text, `<w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="${numId}"/></w:numPr>`);
export const cell = (content: string, properties = "") => `<w:tc><w:tcPr>${properties}</w:tcPr>${content}</w:tc>`;
export const row = (...cells: string[]) => `<w:tr>${cells.join("")}</w:tr>`;
export const table = (...rows: string[]) => `<w:tbl>${rows.join("")}</w:tbl>`;
