/** Word files as the other side sends them, and contracts in two columns. */
import { zipSync } from "fflate";
import { cell, docxFiles, p, row, run, table } from "../../../unit/documents/extraction/docx-fixture";

const DOCX = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";

/** A file to choose, of paragraphs: plain words, or runs. */
export function wordFile(name: string, paragraphs: readonly string[]) {
  return { name, mimeType: DOCX, buffer: Buffer.from(zipSync(docxFiles(paragraphs.map((one) => p(one)).join("")))) };
}

/** Clauses in two columns. */
export function twoColumns(name: string, clauses: readonly (readonly [string, string])[]) {
  const rows = clauses.map(([one, other]) => row(cell(p(one)), cell(p(other))));
  return { name, bytes: Buffer.from(zipSync(docxFiles(table(...rows)))) };
}

/** Words replaced with tracked changes. */
export function tracked(before: string, [was, is]: readonly [string, string], after: string, author: string): string {
  const by = `w:author="${author}" w:date="2026-01-02T08:00:00Z"`;
  const deleted = `<w:del w:id="1" ${by}><w:r><w:delText xml:space="preserve">${was}</w:delText></w:r></w:del>`;
  return `${run(before)}${deleted}<w:ins w:id="2" ${by}>${run(is)}</w:ins>${run(after)}`;
}

export const hidden = (words: string) => run(words, "<w:vanish/>");
