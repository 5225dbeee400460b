/** A contract whose clauses Word counts, and its text as HTML. */
import { zipSync } from "fflate";
import { withoutSource } from "@/lib/documents/extraction/docx/origins";
import type { Block } from "@/lib/documents/richtext/blocks";
import { toPlainText } from "@/lib/documents/richtext/plain-text";
import { blocksFromHtml } from "@/lib/documents/richtext/from-html";
import { WordFile } from "@/lib/word/file/word-file";
import { docxFiles } from "../extraction/docx-fixture";

export const level = (index: number, format: string, text: string, more = "") =>
  `<w:lvl w:ilvl="${index}"><w:start w:val="1"/><w:numFmt w:val="${format}"/>${more}<w:lvlText w:val="${text}"/></w:lvl>`;
export const list = (id: number, ...levels: string[]) =>
  `<w:abstractNum w:abstractNumId="${id}">${levels.join("")}</w:abstractNum>`;
export const instance = (id: number, listId: number, overrides = "") =>
  `<w:num w:numId="${id}"><w:abstractNumId w:val="${listId}"/>${overrides}</w:num>`;
export const startAt = (index: number, start: number) =>
  `<w:lvlOverride w:ilvl="${index}"><w:startOverride w:val="${start}"/></w:lvlOverride>`;
export const CLAUSES =
  list(0, level(0, "decimal", "%1."), level(1, "decimal", "%1.%2"), level(2, "lowerLetter", "(%3)")) + instance(1, 0);

export const numberedFile = (body: string, numbering = CLAUSES) => zipSync(docxFiles(body, { numbering }));
export const blocksOfFile = (file: Uint8Array): Block[] => new WordFile(file).blocks.map(withoutSource);
export const linesOfHtml = (html: string) => toPlainText(blocksFromHtml(html)).text.split("\n");
export const linesOfBlocks = (blocks: readonly Block[]) => toPlainText(blocks).text.split("\n");
/** The HTML of some blocks of a text, by the words that they end with. */
export const paragraphWith = (html: string, words: string) =>
  html.match(/<(p|h\d)\b[^>]*>.*?<\/\1>/g)?.find((one) => one.includes(words)) ?? "";
