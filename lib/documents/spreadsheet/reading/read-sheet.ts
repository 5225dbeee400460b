/** Reads a table of values from a CSV or XLSX file, within limits. Pure; runs in a worker. Source: B-33.2. */
import { UnreadableDocument } from "@/lib/documents/extraction/document";
import { ZipArchive } from "@/lib/documents/extraction/docx/zip";
import { isEncryptedPackage } from "@/lib/documents/extraction/detect";
import { decodeText } from "@/lib/documents/extraction/text-encoding";
import { csvRecords } from "./csv-records";
import { MAX_SHEET_BYTES, UnreadableSheet, type ReadSheet } from "./sheet";
import { Table } from "./table";
import { openBook } from "./xlsx-book";
import { readRows } from "./xlsx-rows";

/** @throws UnreadableSheet and nothing else */
export function readSheet(bytes: Uint8Array): ReadSheet {
  if (bytes.length > MAX_SHEET_BYTES) throw new UnreadableSheet("tooLarge");
  if (bytes.length === 0) throw new UnreadableSheet("empty");
  try {
    return isZip(bytes) ? readXlsx(bytes) : readCsv(bytes);
  } catch (cause) {
    throw cause instanceof UnreadableSheet ? cause : new UnreadableSheet(failureOf(cause), null, { cause });
  }
}

const isZip = (bytes: Uint8Array) => bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] ?? 9) < 9;

function readXlsx(bytes: Uint8Array): ReadSheet {
  const archive = new ZipArchive(bytes);
  const book = openBook(archive);
  const table = new Table();
  readRows(archive, book, (row) => table.add(row));
  return table.result({ kind: "xlsx", name: book.name, otherSheets: book.otherSheets });
}

/** Old workbooks, PDF and pictures aren't text. A value that begins with '=' was meant to be worked out. */
function readCsv(bytes: Uint8Array): ReadSheet {
  if (isEncryptedPackage(bytes)) throw new UnreadableSheet("encrypted");
  if (isOther(bytes)) throw new UnreadableSheet("notASpreadsheet");
  const text = decodeText(bytes).replace(/^\ufeff/u, "");
  const table = new Table();
  for (const { row, cells } of csvRecords(text))
    table.add({
      row,
      isHidden: false,
      cells: cells.map((cell, column) => ({ column, text: cell, ...(/^\s*=/u.test(cell) && { fault: "formula" }) })),
    });
  return table.result({ kind: "csv", name: null, otherSheets: [] });
}

const SAMPLE_BYTES = 4096;
const MOST_CONTROLS = { share: 0.1, count: 4 };

/** Another known kind of file, or bytes that are no text; a stray control character is its cell's fault alone. */
function isOther(bytes: Uint8Array): boolean {
  const sample = bytes.subarray(0, SAMPLE_BYTES);
  if (/^(?:%PDF|\{\\rtf|<|ÐÏ)/u.test(String.fromCharCode(...sample.subarray(0, 8)))) return true;
  const isWide = (sample[0] === 0xff && sample[1] === 0xfe) || (sample[0] === 0xfe && sample[1] === 0xff);
  const controls = sample.filter((byte) => byte < 0x09 || (byte > 0x0d && byte < 0x20)).length;
  return !isWide && controls > Math.max(MOST_CONTROLS.count, sample.length * MOST_CONTROLS.share);
}

function failureOf(cause: unknown): "encrypted" | "tooLarge" | "corrupt" {
  if (!(cause instanceof UnreadableDocument)) return "corrupt";
  if (cause.reason === "encryptedDocument") return "encrypted";
  return cause.reason === "documentTooLarge" ? "tooLarge" : "corrupt";
}
