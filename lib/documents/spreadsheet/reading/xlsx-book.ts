import { resolve } from "@/lib/documents/extraction/docx/package";
import type { ZipArchive } from "@/lib/documents/extraction/docx/zip";
import { numberShape, type NumberShape } from "./number-format";
import { MOST_SHEET_CHARS, UnreadableSheet } from "./sheet";
import { readTags, unescaped } from "./xml-tags";

/** What a workbook's sheets share, and which of them is read: the first that isn't hidden. */
export type Book = {
  name: string;
  otherSheets: string[];
  sheetPart: string;
  epoch: 1900 | 1904;
  shapes: readonly NumberShape[];
  texts: readonly string[];
};

const BOOK = "xl/workbook.xml";
const MOST_OTHERS = 50;

/** @throws UnreadableSheet `notASpreadsheet`, `empty`, `tooLarge` */
export function openBook(archive: ZipArchive): Book {
  const book = findBook(archive);
  const relations = readRelations(archive, book);
  const sheets: { name: string; part: string }[] = [];
  let epoch: Book["epoch"] = 1900;
  readTags(archive, book, {
    open: (name, { rel = "", state = "visible", date1904 = "0", ...attributes }) => {
      if (name === "workbookPr" && /^(?:1|true)$/u.test(date1904)) epoch = 1904;
      const part = relations.find(({ id }) => id === rel);
      if (name === "sheet" && state === "visible" && part?.type === "worksheet" && sheets.length < MOST_OTHERS)
        sheets.push({ name: attributes["name"] ?? "", part: part.target });
    },
  });
  const [first, ...others] = sheets;
  if (!first || !archive.has(first.part)) throw new UnreadableSheet("empty");
  const partOf = (type: string) => relations.find((one) => one.type === type && archive.has(one.target))?.target;
  return {
    name: first.name,
    otherSheets: others.map(({ name }) => name),
    sheetPart: first.part,
    epoch,
    shapes: readShapes(archive, partOf("styles")),
    texts: readTexts(archive, partOf("sharedStrings")),
  };
}

function findBook(archive: ZipArchive): string {
  const found = readRelations(archive, "").find(({ type }) => type === "officeDocument")?.target ?? BOOK;
  if (!archive.has(found)) throw new UnreadableSheet("notASpreadsheet");
  return found;
}

type Relation = { id: string; type: string; target: string };
const MOST_RELATIONS = 1_000;

function readRelations(archive: ZipArchive, part: string): Relation[] {
  const folder = part.slice(0, part.lastIndexOf("/") + 1);
  const name = `${folder}_rels/${part.slice(folder.length)}.rels`;
  const relations: Relation[] = [];
  if (!archive.has(name)) return relations;
  readTags(archive, name, {
    open: (tag, { Id = "", Type = "", Target = "", TargetMode }) => {
      if (tag !== "Relationship" || TargetMode === "External" || relations.length === MOST_RELATIONS) return;
      relations.push({ id: Id, type: Type.split("/").at(-1) ?? "", target: resolve(folder, Target) });
    },
  });
  return relations;
}

const MOST_STYLES = 65_000;

/** How numbers look, by the style of their cell. */
function readShapes(archive: ZipArchive, part: string | undefined): NumberShape[] {
  const codes = new Map<number, string>();
  const shapes: NumberShape[] = [];
  if (part === undefined) return shapes;
  let isCell = false;
  readTags(archive, part, {
    open: (name, { numFmtId = "0", formatCode }) => {
      if (name === "numFmt" && formatCode !== undefined) codes.set(Number(numFmtId), formatCode);
      if (name === "cellXfs") isCell = true;
      if (name === "xf" && isCell && shapes.length < MOST_STYLES)
        shapes.push(numberShape(Number(numFmtId), codes.get(Number(numFmtId))));
    },
    close: (name) => {
      if (name === "cellXfs") isCell = false;
    },
  });
  return shapes;
}

/** Texts that cells name by their place; what shows how they are spoken is left out. */
function readTexts(archive: ZipArchive, part: string | undefined): string[] {
  const texts: string[] = [];
  if (part === undefined) return texts;
  let [current, chars, isText, isSpoken] = ["", 0, false, false];
  readTags(archive, part, {
    open: (name) => {
      if (name === "si") current = "";
      if (name === "rPh") isSpoken = true;
      isText = name === "t" && !isSpoken;
    },
    text: (words) => {
      if (!isText) return;
      chars += words.length;
      if (chars > 4 * MOST_SHEET_CHARS) throw new UnreadableSheet("tooLarge");
      current += words;
    },
    close: (name) => {
      if (name === "t") isText = false;
      if (name === "rPh") isSpoken = false;
      if (name === "si") texts.push(unescaped(current));
    },
  });
  return texts;
}
