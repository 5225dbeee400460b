import { paragraph, type Block } from "@/lib/documents/richtext/blocks";
import { Turns, visibleText } from "@/lib/documents/richtext/characters";
import { toPlainText } from "@/lib/documents/richtext/plain-text";
import { MAX_TEXT_CHARS, UnreadableDocument, type ReadDocument } from "./document";
import { JoinedLines, collectVocabulary } from "./line-ends";
import { decodeText } from "./text-encoding";

/**
 * Reads plain text in any encoding. Blank lines separate paragraphs; lines wrapped at a fixed width are rejoined, in
 * other texts each is a paragraph. No word is lost. @throws {UnreadableDocument} `emptyDocument`, `documentTooLarge`
 */
export function readTxt(bytes: Uint8Array): ReadDocument {
  const raw = decodeText(bytes).replace(/[\f\v\u0085\u2028\u2029]/g, "\n");
  const text = visibleText(raw);
  if (text.length > MAX_TEXT_CHARS) throw new UnreadableDocument("documentTooLarge");
  if (text.trim() === "") throw new UnreadableDocument("emptyDocument");
  const blocks = toBlocks(text.split("\n").map((line) => line.trimEnd()));
  const unseen = turnedLines(raw, toPlainText(blocks).text);
  return { kind: "txt", blocks, pageCount: null, pagesWithoutText: [], ...(unseen.length > 0 ? { unseen } : {}) };
}

/** Lines with words that are drawn against their direction, where they stand in the text that was read. */
function turnedLines(raw: string, text: string): { start: number; end: number }[] {
  let from = 0;
  return raw.split("\n").flatMap((line) => {
    if (!new Turns().isTurned(line)) return [];
    const words = visibleText(line).trim();
    const start = text.indexOf(words, from);
    if (start < 0) return [];
    from = start + words.length;
    return [{ start, end: from }];
  });
}

function toBlocks(lines: readonly string[]): Block[] {
  const width = wrapWidth(lines);
  const vocabulary = collectVocabulary(lines);
  const texts: JoinedLines[] = [];
  lines.forEach((line, index) => {
    const text = line.trim();
    const before = lines[index - 1] ?? "";
    if (text === "") return;
    const isContinued = width !== null && continues(before, line, width);
    if (!isContinued) texts.push(new JoinedLines(vocabulary));
    texts.at(-1)?.openFor(text);
    texts.at(-1)?.append(text);
  });
  return texts.map((lines) => paragraph(lines.text()));
}

const SHORTEST_WRAP = 40;
const LONGEST_WRAP = 132;

/** In characters; null if most lines left room for the next word. */
function wrapWidth(lines: readonly string[]): number | null {
  const followed = lines.filter((line, index) => line.trim() !== "" && (lines[index + 1] ?? "").trim() !== "");
  if (followed.length < 3) return null;
  const lengths = followed.map((line) => line.length).sort((one, other) => one - other);
  const width = lengths[Math.floor(lengths.length * 0.95)] ?? 0;
  if (width < SHORTEST_WRAP || width > LONGEST_WRAP) return null;
  const full = lines.filter((line, index) => line.trim() !== "" && isFull(line, lines[index + 1] ?? "", width)).length;
  return full >= followed.length * 0.5 ? width : null;
}

/** Whether a line was broken because the next word didn't fit, or nearly so. */
function isFull(line: string, next: string, width: number): boolean {
  const nextWord = /^\S+/.exec(next.trim())?.[0] ?? "";
  const SLACK = 3;
  return nextWord !== "" && line.length + 1 + nextWord.length > width - SLACK;
}

const CLAUSE_START =
  /^(\(?(?:\d{1,3}|[a-zа-яөү]|[ivxlc]{1,6})\)|\d{1,3}(?:\.\d{1,3})*\.\s|\d{1,3}(?:\.\d{1,3})+\s|[•·▪*–—-]\s|(?:article|section|exhibit|schedule|статья|раздел|приложение|бүлэг|хавсралт)\s+[\divxlc]+)/iu;

function continues(before: string, line: string, width: number): boolean {
  if (before.trim() === "" || !isFull(before, line, width)) return false;
  const isIndented = countIndent(line) > countIndent(before) + 1 && !/^\s*(?:\(?\w{1,5}[.)]|[•*-])\s/u.test(before);
  if (isIndented || isColumns(before) || isColumns(line)) return false;
  return !(CLAUSE_START.test(line.trim()) && /[.;:]$|\b(and|or|и|или|ба|болон)$/iu.test(before.trim()));
}

function countIndent(line: string): number {
  return line.length - line.trimStart().length;
}

/** Table rows keep their own line: they have wide gaps. */
function isColumns(line: string): boolean {
  return /\S(?: {4,}|\t+)\S/.test(line.trim());
}
