/** Tables of values: what is hard on whoever reads a file that a stranger wrote. */
import { strToU8, zipSync } from "fflate";
import { readSheet } from "@/lib/documents/spreadsheet/reading/read-sheet";
import { UnreadableSheet } from "@/lib/documents/spreadsheet/reading/sheet";
import { casesOfPrepared, type CostCase } from "./case";

const times = (text: string) => (size: number) => text.repeat(Math.ceil(size / text.length));

const CSV: Readonly<Record<string, (size: number) => string>> = {
  "quotes that double": (size) => `A\n"${times('""')(size)}"`,
  "a quote that never ends": (size) => `A\n"${times("x\n")(size)}`,
  "quotes that open nothing": times('x"'),
  delimiters: times(";"),
  "empty lines": times("\n"),
  "a head without an end": times("x"),
  blanks: times(" "),
  "one letter under marks": (size) => `A\n${times("a\u0301\u0327")(size)}`,
};
const cells = (one: string) => (size: number) => `<row>${times(one)(size)}</row>`;
const XLSX: Readonly<Record<string, (size: number) => string>> = {
  "cells without values": cells('<c s="1"/>'),
  "cells in one row": cells("<c><v>1</v></c>"),
  rows: times('<row r="7"><c r="A7"><v>1</v></c></row>'),
  "pieces of one text": (size) => `<row><c t="inlineStr"><is>${times("<t>x</t>")(size)}</is></c></row>`,
  "escaped characters": (size) => `<row><c t="str"><v>${times("_x000D_")(size)}</v></c></row>`,
  "deep elements": (size) => `<row>${times("<c>")(size)}`,
};

function packed(rows: string): Uint8Array {
  const relation = (id: string, type: string, target: string) =>
    `<Relationships><Relationship Id="${id}" Type="x/${type}" Target="${target}"/></Relationships>`;
  return zipSync({
    "_rels/.rels": strToU8(relation("a", "officeDocument", "xl/workbook.xml")),
    "xl/workbook.xml": strToU8('<workbook><sheets><sheet name="A" r:id="b"/></sheets></workbook>'),
    "xl/_rels/workbook.xml.rels": strToU8(relation("b", "worksheet", "sheet.xml")),
    "xl/sheet.xml": strToU8(`<worksheet><sheetData>${rows}</sheetData></worksheet>`),
  });
}

/** A refusal is an answer like any other. */
function read(bytes: Uint8Array): unknown {
  try {
    return readSheet(bytes);
  } catch (cause) {
    if (cause instanceof UnreadableSheet) return cause.failure;
    throw cause;
  }
}

export const SHEET_ROWS: readonly CostCase[] = [
  ...casesOfPrepared("reading values from a CSV file", CSV, { prepare: strToU8, run: read, most: 5_000_000 }),
  ...casesOfPrepared("reading values from an XLSX file", XLSX, { prepare: packed, run: read, most: 5_000_000 }),
];
