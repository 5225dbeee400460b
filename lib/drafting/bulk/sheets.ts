import "server-only";
import type { Actor } from "@/lib/access/actor";
import { Places } from "@/lib/access/places";
import { csvLine } from "@/lib/audit/activity";
import { copyFor } from "@/lib/copy/copy";
import { cellText, distinctHeads } from "@/lib/documents/spreadsheet/cell";
import { placeName, MAX_SHEET_BYTES, type SheetFailure } from "@/lib/documents/spreadsheet/reading/sheet";
import { xlsxBytes } from "@/lib/documents/spreadsheet/xlsx";
import { AppError, type ErrorKey } from "@/lib/errors";
import { normalized } from "@/lib/normalized";
import { readSheetInWorker } from "@/lib/workers/sheet-reading";
import type { FormQuery, LanguageQuery, SheetDto } from "@/lib/drafting/schema";
import { findSource, type FieldSpec } from "./source";

/** Spreadsheets read a file as UTF-8 only if it starts with this. */
const BYTE_ORDER_MARK = "\ufeff";
const [WIDE, USUAL] = [40, 24];
const CONTENT_TYPE = {
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  csv: "text/csv; charset=utf-8",
} as const;

/** A file with a template's fields as heads, to be filled in. @throws AppError as `findSource`. Source: B-33.1. */
export async function emptySheet(
  actor: Actor,
  templateId: string,
  { language, format }: FormQuery,
): Promise<{ fileName: string; contentType: string; pieces: AsyncIterable<Uint8Array> }> {
  const { name, fields } = await findSource(actor, templateId, language);
  const heads = distinctHeads(fields.map(({ label }) => cellText(label)));
  const widths = fields.map(({ kind }) => (kind === "multi-line" ? WIDE : USUAL));
  const pieces = format === "xlsx" ? xlsxBytes({ name, heads, widths }, noRows()) : csvBytes(heads);
  return { fileName: `${name}.${format}`, contentType: CONTENT_TYPE[format], pieces };
}

async function* noRows(): AsyncGenerator<[]> {}

async function* csvBytes(heads: readonly string[]): AsyncGenerator<Uint8Array> {
  yield new TextEncoder().encode(BYTE_ORDER_MARK + csvLine(heads));
}

const FAILURES: Readonly<Record<SheetFailure, ErrorKey>> = {
  notASpreadsheet: "notASpreadsheet",
  encrypted: "sheetEncrypted",
  corrupt: "sheetCorrupt",
  tooLarge: "sheetTooLarge",
  tooManyRows: "sheetTooManyRows",
  tooManyColumns: "sheetTooManyColumns",
  empty: "sheetEmpty",
  headMissing: "sheetHeadMissing",
  headsAlike: "sheetHeadsAlike",
  brokenQuotes: "sheetBrokenQuotes",
};

/**
 * Reads a file of values, and which column is which field.
 * @throws AppError as `findSource`, `sheetTooLarge`, and the others of `FAILURES` with the place. Source: B-33.2,
 *   B-33.3.
 */
export async function readValues(
  actor: Actor,
  templateId: string,
  { language, pieces, signal }: LanguageQuery & { pieces: AsyncIterable<Uint8Array>; signal?: AbortSignal | undefined },
): Promise<SheetDto> {
  const source = await findSource(actor, templateId, language);
  const leave = beingRead.take(actor.userId);
  const outcome = await readInPlace({ pieces, signal }).finally(leave);
  if (!outcome.isRead) {
    const place = outcome.place ? placeName(outcome.place) : "";
    throw new AppError(FAILURES[outcome.failure], {
      values: { place },
      ...(place !== "" && { issues: [{ path: place, message: outcome.failure }] }),
    });
  }
  const { heads, faults, ...sheet } = outcome.sheet;
  const words = copyFor(actor.language).drafting;
  const matched = matchHeads(heads, source.fields);
  return {
    ...sheet,
    heads: heads.map((name, at) => ({ name, field: matched[at] ?? null })),
    fields: source.fields.map(({ key, label, kind, isRequired }) => ({ key, label, kind, isRequired })),
    faults: faults.map((fault) => ({
      ...fault,
      place: placeName(fault),
      message: words.faults[fault.kind](placeName(fault)),
    })),
    pattern: offeredPattern(source.fields),
  };
}

/** Files in memory at once. */
const beingRead = new Places({ each: 3, all: 20 });

async function readInPlace({ pieces, signal }: { pieces: AsyncIterable<Uint8Array>; signal: AbortSignal | undefined }) {
  return readSheetInWorker(await collect(pieces), signal);
}

async function collect(pieces: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const piece of pieces) {
    length += piece.length;
    if (length > MAX_SHEET_BYTES) throw new AppError("sheetTooLarge");
    parts.push(piece);
  }
  return Buffer.concat(parts);
}

/**
 * Which column holds which field, by key or by label in any language; each field once, the first column that names it.
 * Source: B-33.3.
 */
function matchHeads(heads: readonly string[], fields: readonly FieldSpec[]): (string | null)[] {
  const byName = new Map<string, string>();
  for (const { key, label, otherLabels } of fields)
    for (const name of [key, label, ...otherLabels]) if (!byName.has(plain(name))) byName.set(plain(name), key);
  const taken = new Set<string>();
  return heads.map((head) => {
    const key = head === "" ? undefined : byName.get(plain(head));
    if (key === undefined || taken.has(key)) return null;
    taken.add(key);
    return key;
  });
}

/** 'buyer_name', 'Buyer Name' and 'buyerName' are one name. */
function plain(name: string): string {
  return normalized(name, "NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "");
}

/** The one that a table of many contracts differs by: the other side's name. */
const OTHER_SIDE = ["buyerName", "clientName", "employeeName", "tenantName", "secondPartyName"];

function offeredPattern(fields: readonly FieldSpec[]): string {
  const other = fields.find(({ key }) => OTHER_SIDE.includes(key)) ?? fields[0];
  return ["{template}", ...(other && other.kind !== "free-text" ? [`{${other.key}}`] : []), "{row}"].join(" – ");
}
