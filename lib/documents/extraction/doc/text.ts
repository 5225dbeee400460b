import { MAX_TEXT_CHARS, UnreadableDocument } from "@/lib/documents/extraction/document";
import { characterProperties, type CharacterProperties, fullCode, modifiersIn, type Modifier } from "./properties";

/** Text with uniform formatting. `at` counts characters of the document, `offset` bytes of the file. */
export type Span = { text: string; at: number; offset: number; bytesPerChar: 1 | 2; properties: CharacterProperties };

/** The document's characters with their formatting. */
export class FormattedText {
  readonly #table: PieceTable;
  readonly #pages: FormattedPages;
  readonly #known = new Map<FormattedRun, CharacterProperties>();

  constructor(table: PieceTable, pages: FormattedPages) {
    this.#table = table;
    this.#pages = pages;
  }

  /** The spans between two character positions. */
  *spans(from: number, to: number): Generator<Span> {
    for (const piece of this.#table.pieces) {
      let at = Math.max(from, piece.from);
      const end = Math.min(to, piece.to);
      while (at < end) {
        const offset = piece.offset + (at - piece.from) * piece.bytesPerChar;
        const run = this.#pages.runAt(offset);
        const runEnd = run ? run.to : this.#pages.nextStart(offset);
        const count = Math.max(Math.min(Math.ceil((runEnd - offset) / piece.bytesPerChar), end - at), 1);
        const text = this.#table.textAt(offset, count, piece.bytesPerChar);
        if (text === "") break; // the file ends here
        const properties =
          piece.modifiers.length > 0
            ? characterProperties(piece.modifiers, this.#readProperties(run))
            : this.#readProperties(run);
        yield { text, at, offset, bytesPerChar: piece.bytesPerChar, properties };
        at += count;
      }
    }
  }

  #readProperties(run: FormattedRun | null): CharacterProperties {
    if (!run) return {};
    let properties = this.#known.get(run);
    if (!properties) {
      properties = characterProperties(run.modifiers);
      this.#known.set(run, properties);
    }
    return properties;
  }
}

/** Text stored contiguously in the file. `from` and `to` count characters, `offset` bytes. */
export type TextPiece = {
  from: number;
  to: number;
  offset: number;
  bytesPerChar: 1 | 2;
  modifiers: readonly Modifier[];
};

const IS_NARROW = 0x40000000;
const windows1252 = new TextDecoder("windows-1252");
const utf16 = new TextDecoder("utf-16le");

/** Where the text is stored: a fast save appends changes, so the text is a chain of pieces ([MS-DOC] Clx). */
export class PieceTable {
  readonly pieces: readonly TextPiece[];
  readonly #main: Uint8Array;

  constructor(main: Uint8Array, clx: DataView) {
    this.#main = main;
    const lists: DataView[] = [];
    let at = 0;
    while (at + 3 <= clx.byteLength && clx.getUint8(at) === 1) {
      const bytes = clx.getUint16(at + 1, true);
      lists.push(new DataView(clx.buffer, clx.byteOffset + at + 3, Math.min(bytes, clx.byteLength - at - 3)));
      at += 3 + bytes;
    }
    if (at + 5 > clx.byteLength || clx.getUint8(at) !== 2) throw new UnreadableDocument("corruptDocument");
    const bytes = Math.min(clx.getUint32(at + 1, true), clx.byteLength - at - 5);
    this.pieces = readPieces(new DataView(clx.buffer, clx.byteOffset + at + 5, bytes), lists);
    const last = this.pieces.at(-1)?.to ?? 0;
    if (last > MAX_TEXT_CHARS * 2) throw new UnreadableDocument("documentTooLarge");
  }

  /** The text of `count` characters from a byte offset; cut at the end of the file. */
  textAt(offset: number, count: number, bytesPerChar: 1 | 2): string {
    const bytes = this.#main.subarray(offset, offset + count * bytesPerChar);
    return (bytesPerChar === 1 ? windows1252 : utf16).decode(bytes);
  }
}

function readPieces(table: DataView, lists: readonly DataView[]): TextPiece[] {
  const count = Math.floor((table.byteLength - 4) / 12);
  const pieces: TextPiece[] = [];
  for (let index = 0; index < count; index += 1) {
    const from = table.getUint32(index * 4, true);
    const to = table.getUint32(index * 4 + 4, true);
    if (to < from) throw new UnreadableDocument("corruptDocument");
    const descriptor = (count + 1) * 4 + index * 8;
    const place = table.getUint32(descriptor + 2, true);
    const isNarrow = (place & IS_NARROW) !== 0;
    const offset = isNarrow ? (place & 0x3fffffff) >>> 1 : place & 0x3fffffff;
    pieces.push({
      from,
      to,
      offset,
      bytesPerChar: isNarrow ? 1 : 2,
      modifiers: readModifiers(table.getUint16(descriptor + 6, true), lists),
    });
  }
  return pieces;
}

/** What a fast save changed on a whole piece: one short modifier, or a list stored beside the table. */
function readModifiers(code: number, lists: readonly DataView[]): readonly Modifier[] {
  if ((code & 1) === 1) {
    const list = lists[code >> 1];
    return list ? modifiersIn(list) : [];
  }
  const full = fullCode((code >> 1) & 0x7f);
  return full === null ? [] : [{ code: full, operand: new DataView(Uint8Array.of(code >> 8).buffer) }];
}

/** A byte range of the file with uniform formatting; `style` is for paragraphs. */
export type FormattedRun = { from: number; to: number; style: number; modifiers: readonly Modifier[] };
type Kind = "characters" | "paragraphs";

const PAGE_BYTES = 512;
const PARAGRAPH_ENTRY_BYTES = 13;
const HUGE_PARAGRAPH = 0x6646;
const HUGE_PARAGRAPH_OLD = 0x6645;

/** 512-byte pages that each cover a range of the file ([MS-DOC] ChpxFkp, PapxFkp). `runAt` is fast when ascending. */
export class FormattedPages {
  readonly #runs: FormattedRun[] = [];
  #latest = 0;

  constructor(main: Uint8Array, index: DataView, options: { kind: Kind; data: Uint8Array }) {
    const count = Math.floor((index.byteLength - 4) / 8);
    const seen = new Set<number>();
    for (let entry = 0; entry < count; entry += 1) {
      const page = index.getUint32((count + 1) * 4 + entry * 4, true) & 0x3fffff;
      const bytes = main.subarray(page * PAGE_BYTES, (page + 1) * PAGE_BYTES);
      if (seen.has(page) || bytes.length < PAGE_BYTES) continue;
      seen.add(page);
      this.#addPage(new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength), options);
    }
    this.#runs.sort((one, other) => one.from - other.from);
  }

  /** The run that covers a byte; null between runs. */
  runAt(offset: number): FormattedRun | null {
    const latest = this.#runs[this.#latest];
    if (latest && latest.from <= offset && offset < latest.to) return latest;
    let low = 0;
    let high = this.#runs.length - 1;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((this.#runs[middle]?.from ?? Infinity) <= offset) low = middle;
      else high = middle - 1;
    }
    const run = this.#runs[low];
    if (!run || run.from > offset || offset >= run.to) return null;
    this.#latest = low;
    return run;
  }

  /** Where the next run after a byte begins. */
  nextStart(offset: number): number {
    let low = 0;
    let high = this.#runs.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#runs[middle]?.from ?? Infinity) > offset) high = middle;
      else low = middle + 1;
    }
    return this.#runs[low]?.from ?? Infinity;
  }

  #addPage(page: DataView, { kind, data }: { kind: Kind; data: Uint8Array }): void {
    const count = page.getUint8(PAGE_BYTES - 1);
    const entryBytes = kind === "paragraphs" ? PARAGRAPH_ENTRY_BYTES : 1;
    if ((count + 1) * 4 + count * entryBytes > PAGE_BYTES - 1) return;
    for (let index = 0; index < count; index += 1) {
      const from = page.getUint32(index * 4, true);
      const to = page.getUint32(index * 4 + 4, true);
      const at = page.getUint8((count + 1) * 4 + index * entryBytes) * 2;
      if (to <= from) continue;
      this.#runs.push({
        from,
        to,
        ...(kind === "paragraphs" ? paragraphEntry(page, at, data) : { style: 0, modifiers: characterEntry(page, at) }),
      });
    }
  }
}

function characterEntry(page: DataView, at: number): readonly Modifier[] {
  return at === 0 ? [] : modifiersIn(within(page, at + 1, page.getUint8(at)));
}

function paragraphEntry(
  page: DataView,
  at: number,
  data: Uint8Array,
): { style: number; modifiers: readonly Modifier[] } {
  if (at === 0) return { style: 0, modifiers: [] };
  const words = page.getUint8(at);
  const list = words === 0 ? within(page, at + 2, page.getUint8(at + 1) * 2) : within(page, at + 1, words * 2 - 1);
  if (list.byteLength < 2) return { style: 0, modifiers: [] };
  const modifiers = modifiersIn(list, 2);
  const huge = modifiers.find(({ code }) => code === HUGE_PARAGRAPH || code === HUGE_PARAGRAPH_OLD);
  return { style: list.getUint16(0, true), modifiers: huge ? [...modifiers, ...hugeModifiers(huge, data)] : modifiers };
}

/** Formatting too long for a page is in the data stream. */
function hugeModifiers({ operand }: Modifier, data: Uint8Array): Modifier[] {
  const offset = operand.getUint32(0, true);
  if (offset + 2 > data.length) return [];
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
  return modifiersIn(within(view, offset + 2, view.getUint16(offset, true)));
}

function within(view: DataView, from: number, bytes: number): DataView {
  const start = Math.min(from, view.byteLength);
  return new DataView(view.buffer, view.byteOffset + start, Math.max(Math.min(bytes, view.byteLength - start), 0));
}
