import type { ZipArchive } from "@/lib/documents/extraction/docx/zip";
import { writtenNumber } from "./number-format";
import { MOST_CELL_CHARS } from "./sheet";
import type { RawCell, RawRow } from "./table";
import type { Book } from "./xlsx-book";
import { readTags, unescaped } from "./xml-tags";

/** A cell while it is read: `value` null until the file says one. */
type Open = { column: number; type: string; style: number; value: string | null; isFormula: boolean };

/** Gives the sheet's rows one by one. Cells without a place stand behind the last one, as the format says. */
export function readRows(archive: ZipArchive, book: Book, onRow: (row: RawRow) => void): void {
  let row: { row: number; cells: RawCell[]; isHidden: boolean } = { row: 0, cells: [], isHidden: false };
  let cell: Open | null = null;
  let isText = false;
  readTags(archive, book.sheetPart, {
    open: (name, { r, t = "n", s = "0", hidden = "0" }) => {
      if (name === "row") row = { row: Number(r) || row.row + 1, cells: [], isHidden: /^(?:1|true)$/u.test(hidden) };
      if (name === "c") {
        const column = r === undefined ? (row.cells.at(-1)?.column ?? -1) + 1 : columnOf(r);
        cell = { column, type: t, style: Number(s), value: null, isFormula: false };
      }
      if (!cell) return;
      if (name === "f") cell.isFormula = true;
      if (name === "v" || name === "t") cell.value ??= "";
      isText = name === "v" || name === "t";
    },
    text: (words) => {
      if (cell && isText && (cell.value?.length ?? 0) <= MOST_CELL_CHARS) cell.value = (cell.value ?? "") + words;
    },
    close: (name) => {
      if (name === "v" || name === "t") isText = false;
      if (name === "c" && cell) {
        const read = readCell(cell, book);
        if (read) row.cells.push(read);
        cell = null;
      }
      if (name === "row") onRow(row);
    },
  });
}

/** @returns null for a cell without a value */
function readCell({ column, type, style, value, isFormula }: Open, book: Book): RawCell | null {
  if (value === null || (value === "" && isFormula && type !== "str"))
    return isFormula ? { column, text: "", fault: "formula" } : null;
  if (type === "e") return { column, text: value, fault: "errorValue" };
  if (type === "s") return { column, text: book.texts[Number(value)] ?? "" };
  if (type === "b") return { column, text: value === "1" ? "TRUE" : "FALSE" };
  if (type === "d") return { column, text: value.slice(0, "YYYY-MM-DD".length) };
  if (type !== "n") return { column, text: unescaped(value) };
  if (value.trim() === "") return null;
  const number = Number(value);
  if (!Number.isFinite(number)) return { column, text: value, fault: "errorValue" };
  const written = writtenNumber(number, book.shapes[style] ?? { kind: "plain" }, book.epoch);
  return written === null ? { column, text: value, fault: "notADay" } : { column, text: written };
}

/** 2 for 'C7'. */
function columnOf(reference: string): number {
  let column = 0;
  for (const letter of /^[A-Z]{1,3}/u.exec(reference.toUpperCase())?.[0] ?? "A")
    column = column * 26 + letter.charCodeAt(0) - 64;
  return column - 1;
}
