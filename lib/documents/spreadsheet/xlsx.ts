/**
 * Writes an XLSX file as its rows come: typed cells, notes and links. Of what is not sent yet only notes and links are
 * in memory, packed. Text is always text, never a formula. Source: B-29.13.
 */
import { strToU8, Zip, ZipDeflate } from "fflate";
import { readDay } from "@/lib/days";
import { cellText, type SheetCell } from "./cell";
import * as part from "./xlsx-parts";

/** Excel opens no sheet with more links than 65,530, and hardly one with as many notes. */
const MOST_BESIDE = 65_000;
const NOTE_CHARS = 2_000;
const PIECE_CHARS = 64 * 1024;
const FORMULA = /^[=+\-@\t\r＝＋－＠]/u;
const CURRENCY = /^[A-Z]{3}$/;
/** Days are counted from here; of days before March 1900 spreadsheets disagree, so they are text. */
const FIRST_DAY = Date.UTC(1899, 11, 30);
const FIRST_SURE = "1900-03-01";
const DAY_MS = 86_400_000;

export type Sheet = { name: string; heads: readonly string[]; widths: readonly number[] };

export async function* xlsxBytes(
  sheet: Sheet,
  rows: AsyncIterable<readonly (readonly SheetCell[])[]>,
): AsyncGenerator<Uint8Array> {
  const file = new SheetFile(sheet);
  yield* file.taken();
  for await (const some of rows) {
    for (const row of some) file.addRow(row);
    yield* file.taken();
  }
  file.end();
  yield* file.taken();
}

class SheetFile {
  readonly #ready: Uint8Array[] = [];
  #failure: Error | null = null;
  readonly #zip = new Zip((error, bytes) => {
    if (error) this.#failure = error;
    else this.#ready.push(bytes);
  });
  readonly #data = this.#part("xl/worksheets/sheet1.xml");
  readonly #rels = this.#part("xl/worksheets/_rels/sheet1.xml.rels");
  readonly #notes = this.#part("xl/comments1.xml");
  readonly #shapes = this.#part("xl/drawings/vmlDrawing1.vml");
  readonly #links: string[] = [];
  readonly #currencies: string[] = [];
  #noteCount = 0;
  #row = 0;

  constructor(private readonly sheet: Sheet) {
    this.#data.write(part.sheetStart(sheet.widths));
    this.#rels.write(part.RELS_START);
    this.#notes.write(part.NOTES_START);
    this.#shapes.write(part.SHAPES_START);
    const heads = sheet.heads.map((head, at) => this.#text(cellReference(0, at), cellText(head), part.STYLE.head));
    this.#data.write(`<row r="1">${heads.join("")}</row>`);
    this.#row = 1;
  }

  addRow(cells: readonly SheetCell[]): void {
    const written = cells.map((cell, column) => this.#cell(cell, column)).join("");
    this.#data.write(`<row r="${this.#row + 1}">${written}</row>`);
    this.#row += 1;
  }

  end(): void {
    const links = this.#links.map((place, at) => `<hyperlink ref="${place}" r:id="rId${at + 1}"/>`);
    const list = links.length === 0 ? "" : `<hyperlinks>${links.join("")}</hyperlinks>`;
    this.#data.end(`</sheetData>${list}<legacyDrawing r:id="rIdShapes"/></worksheet>`);
    this.#rels.end("</Relationships>");
    this.#notes.end("</commentList></comments>");
    this.#shapes.end("</xml>");
    this.#part("xl/styles.xml").end(part.stylesXml(this.#currencies));
    this.#part("xl/workbook.xml").end(part.workbookXml(this.sheet.name));
    this.#part("xl/_rels/workbook.xml.rels").end(part.WORKBOOK_RELS);
    this.#part("_rels/.rels").end(part.ROOT_RELS);
    this.#part("[Content_Types].xml").end(part.CONTENT_TYPES);
    this.#zip.end();
  }

  /** What is ready to be sent. */
  *taken(): Generator<Uint8Array> {
    if (this.#failure) throw this.#failure;
    yield* this.#ready.splice(0);
  }

  #part(name: string): Part {
    const packed = new ZipDeflate(name, { level: 6 });
    this.#zip.add(packed);
    return new Part(packed);
  }

  #cell({ value, note, link }: SheetCell, column: number): string {
    const place = cellReference(this.#row, column);
    if (note !== undefined && note !== "") this.#note(place, column, note);
    if (link !== undefined && this.#links.length < MOST_BESIDE) {
      this.#links.push(place);
      this.#rels.write(part.linkRel(`rId${this.#links.length}`, link));
    }
    if (value === null) return "";
    if (typeof value === "number") return numberCell(place, value, part.STYLE.plain);
    if (typeof value === "string") return this.#text(place, cellText(value), part.STYLE.plain);
    if ("amount" in value) return this.#amount(place, value);
    const serial = toSerial(value.day);
    return serial === null ? this.#text(place, value.day, part.STYLE.plain) : numberCell(place, serial, part.STYLE.day);
  }

  #amount(place: string, { amount, currency }: { amount: number; currency: string }): string {
    if (!CURRENCY.test(currency)) return numberCell(place, amount, part.STYLE.plain);
    if (!this.#currencies.includes(currency)) this.#currencies.push(currency);
    return numberCell(place, amount, part.STYLE.firstCurrency + this.#currencies.indexOf(currency));
  }

  #text(place: string, text: string, style: number): string {
    if (text === "") return "";
    const kept = FORMULA.test(text) && style === part.STYLE.plain ? part.STYLE.quoted : style;
    return `<c r="${place}" t="inlineStr" s="${kept}"><is><t xml:space="preserve">${part.escaped(text)}</t></is></c>`;
  }

  #note(place: string, column: number, note: string): void {
    if (this.#noteCount >= MOST_BESIDE) return;
    this.#noteCount += 1;
    this.#notes.write(part.noteXml(place, cellText(note.slice(0, NOTE_CHARS))));
    this.#shapes.write(part.noteShape(this.#row, column));
  }
}

/** Small pieces are packed together. */
class Part {
  #waiting: string[] = [];
  #chars = 0;

  constructor(private readonly packed: ZipDeflate) {}

  write(text: string): void {
    this.#waiting.push(text);
    this.#chars += text.length;
    if (this.#chars >= PIECE_CHARS) this.#push(false);
  }

  end(text: string): void {
    this.#waiting.push(text);
    this.#push(true);
  }

  #push(isLast: boolean): void {
    this.packed.push(strToU8(this.#waiting.join("")), isLast);
    this.#waiting = [];
    this.#chars = 0;
  }
}

const numberCell = (place: string, value: number, style: number) =>
  Number.isFinite(value) ? `<c r="${place}" s="${style}"><v>${value}</v></c>` : "";

function toSerial(day: string): number | null {
  const read = readDay(day);
  if (!read || day < FIRST_SURE) return null;
  return Math.round((Date.UTC(read.year, read.month - 1, read.day) - FIRST_DAY) / DAY_MS);
}

/** 'A1' for the first cell of the first row; both count from 0. */
function cellReference(row: number, column: number): string {
  let letters = "";
  for (let rest = column; rest >= 0; rest = Math.floor(rest / 26) - 1)
    letters = String.fromCharCode(65 + (rest % 26)) + letters;
  return `${letters}${row + 1}`;
}
