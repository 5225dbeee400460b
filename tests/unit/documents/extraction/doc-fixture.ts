import { readDoc } from "@/lib/documents/extraction/doc";
import { toPlainText } from "@/lib/documents/richtext/plain-text";

/*
 * Writes small .doc files: a compound file with a `WordDocument` and a `1Table` stream, one page of character
 * formatting and one of paragraph formatting ([MS-DOC], [MS-CFB]).
 */

/** Text with the modifiers of its characters; each paragraph ends with its own sign (`\r`, `\u0007`). */
type DocRun = { text: string; modifiers?: readonly number[] };
export type DocParagraph = { runs: readonly DocRun[]; modifiers?: readonly number[]; style?: number };
export type DocOptions = {
  lists?: { table: Uint8Array; instances: Uint8Array };
  notes?: readonly DocParagraph[];
  references?: readonly number[];
  flags?: number;
};

const TEXT_AT = 0x800;
const SECTOR = 512;
const LAST = 0xfffffffe;

export const line = (text: string, modifiers: readonly number[] = []): DocParagraph => ({
  runs: [{ text: `${text}\r` }],
  modifiers,
});
/** The modifier of one byte, or two for codes that take two. */
export const modifier = (code: number, value: number): number[] => [
  code & 255,
  code >> 8,
  ...(code >> 13 === 2 || code >> 13 === 4 || code >> 13 === 5 ? [value & 255, value >> 8] : [value]),
];

export async function linesOfDoc(paragraphs: readonly DocParagraph[], options: DocOptions = {}): Promise<string[]> {
  const { blocks } = await readDoc(docFile(paragraphs, options));
  return toPlainText(blocks).text.split("\n");
}

export function docFile(paragraphs: readonly DocParagraph[], options: DocOptions = {}): Uint8Array {
  const notes = options.notes ?? [];
  const all = [...paragraphs, ...notes];
  const text = all.flatMap(({ runs }) => runs.map((run) => run.text)).join("");
  const bodyLength = paragraphs.flatMap(({ runs }) => runs).reduce((sum, run) => sum + run.text.length, 0);
  const main = new Uint8Array(Math.max(4096, TEXT_AT + text.length * 2 + SECTOR));
  const view = new DataView(main.buffer);
  view.setUint16(0, 0xa5ec, true);
  view.setUint16(2, 0xc1, true);
  view.setUint16(0x0a, 0x0200 | (options.flags ?? 0), true);
  view.setInt32(0x4c, bodyLength, true);
  view.setInt32(0x50, text.length - bodyLength, true);
  for (let index = 0; index < text.length; index += 1)
    view.setUint16(TEXT_AT + index * 2, text.charCodeAt(index), true);
  writeCharacterPage(main.subarray(512, 1024), all);
  writeParagraphPage(main.subarray(1024, 1536), all);
  const end = TEXT_AT + text.length * 2;
  const table = tableStream(view, {
    33: [2, ...words(16), ...words(0), ...words(text.length), 0, 0, ...words(TEXT_AT), 0, 0],
    12: [...words(TEXT_AT), ...words(end), ...words(1)],
    13: [...words(TEXT_AT), ...words(end), ...words(2)],
    ...(options.lists ? { 73: [...options.lists.table], 74: [...options.lists.instances] } : {}),
    ...(options.references
      ? {
          2: [...options.references.flatMap(words), ...words(bodyLength), ...options.references.flatMap(() => [1, 0])],
          3: noteExtents(notes),
        }
      : {}),
  });
  return compoundFile({ WordDocument: main, "1Table": table });
}

/** A compound file of streams, none of which is small enough to be packed with others. */
export function compoundFile(streams: Record<string, Uint8Array>): Uint8Array {
  const names = Object.keys(streams);
  const padded = names.map((name) => padTo(streams[name] ?? new Uint8Array(), 4096));
  const chains = [1, ...padded.map((bytes) => bytes.length / SECTOR)];
  const file = new Uint8Array(SECTOR * (2 + chains.reduce((sum, count) => sum + count, 0)));
  const view = new DataView(file.buffer);
  file.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
  for (const [at, value] of [
    [24, 0x3e],
    [26, 3],
    [28, 0xfffe],
    [30, 9],
    [32, 6],
  ] as const)
    view.setUint16(at, value, true);
  for (const [at, value] of [
    [44, 1],
    [48, 1],
    [56, 4096],
    [60, LAST],
    [68, LAST],
  ] as const)
    view.setUint32(at, value, true);
  for (let index = 0; index < 109; index += 1) view.setUint32(76 + index * 4, index === 0 ? 0 : 0xffffffff, true);
  for (let index = 0; index < 128; index += 1)
    view.setUint32(SECTOR + index * 4, index === 0 ? 0xfffffffd : 0xffffffff, true);
  let sector = 1;
  const starts = chains.map((count) => {
    const start = sector;
    for (; sector < start + count; sector += 1)
      view.setUint32(SECTOR + sector * 4, sector === start + count - 1 ? LAST : sector + 1, true);
    return start;
  });
  writeEntry(file.subarray(1024, 1152), {
    name: "Root Entry",
    type: 5,
    start: LAST,
    bytes: 0,
    child: 1,
    right: 0xffffffff,
  });
  names.forEach((name, index) => {
    const bytes = padded[index]?.length ?? 0;
    const start = starts[index + 1] ?? LAST;
    writeEntry(file.subarray(1152 + index * 128, 1280 + index * 128), {
      name,
      type: 2,
      start,
      bytes,
      child: 0xffffffff,
      right: index + 1 < names.length ? index + 2 : 0xffffffff,
    });
    file.set(padded[index] ?? [], (start + 1) * SECTOR);
  });
  return file;
}

export function words(value: number): number[] {
  return [value & 255, (value >> 8) & 255, (value >> 16) & 255, (value >>> 24) & 255];
}

function writeEntry(
  entry: Uint8Array,
  {
    name,
    type,
    start,
    bytes,
    child,
    right,
  }: { name: string; type: number; start: number; bytes: number; child: number; right: number },
): void {
  const view = new DataView(entry.buffer, entry.byteOffset, entry.byteLength);
  [...name].forEach((character, index) => view.setUint16(index * 2, character.charCodeAt(0), true));
  view.setUint16(64, name.length * 2 + 2, true);
  view.setUint8(66, type);
  for (const [at, value] of [
    [68, 0xffffffff],
    [72, right],
    [76, child],
    [116, start],
    [120, bytes],
  ] as const)
    view.setUint32(at, value, true);
}

function writeCharacterPage(page: Uint8Array, paragraphs: readonly DocParagraph[]): void {
  const runs = paragraphs.flatMap(({ runs: own }) =>
    own.map(({ text, modifiers }) => ({ length: text.length, bytes: [modifiers?.length ?? 0, ...(modifiers ?? [])] })),
  );
  writePage(page, runs, 1);
}

function writeParagraphPage(page: Uint8Array, paragraphs: readonly DocParagraph[]): void {
  const runs = paragraphs.map(({ runs: own, modifiers = [], style = 0 }) => {
    const bytes = [style, 0, ...modifiers];
    return {
      length: own.reduce((sum, { text }) => sum + text.length, 0),
      bytes: [0, Math.ceil(bytes.length / 2), ...bytes],
    };
  });
  writePage(page, runs, 13);
}

function writePage(
  page: Uint8Array,
  runs: readonly { length: number; bytes: readonly number[] }[],
  entryBytes: number,
): void {
  const view = new DataView(page.buffer, page.byteOffset, page.byteLength);
  let offset = TEXT_AT;
  let at = 510;
  view.setUint32(0, offset, true);
  runs.forEach(({ length, bytes }, index) => {
    offset += length * 2;
    view.setUint32((index + 1) * 4, offset, true);
    at = (at - bytes.length) & ~1;
    page.set(bytes, at);
    page[(runs.length + 1) * 4 + index * entryBytes] = at / 2;
  });
  page[511] = runs.length;
}

function tableStream(fib: DataView, structures: Record<number, readonly number[]>): Uint8Array {
  const bytes: number[] = [];
  for (const [pair, structure] of Object.entries(structures)) {
    fib.setUint32(0x9a + Number(pair) * 8, bytes.length, true);
    fib.setUint32(0x9a + Number(pair) * 8 + 4, structure.length, true);
    bytes.push(...structure);
  }
  return Uint8Array.from(bytes);
}

function noteExtents(notes: readonly DocParagraph[]): number[] {
  let at = 0;
  const starts = notes.map(({ runs }) => {
    const start = at;
    at += runs.reduce((sum, { text }) => sum + text.length, 0);
    return start;
  });
  return [...starts, at, at].flatMap(words);
}

function padTo(bytes: Uint8Array, least: number): Uint8Array {
  const padded = new Uint8Array(Math.max(least, Math.ceil(bytes.length / SECTOR) * SECTOR));
  padded.set(bytes);
  return padded;
}

const IN_TABLE = modifier(0x2416, 1);
const ROW_END = [...IN_TABLE, ...modifier(0x2417, 1)];
/** A cell of a table, and the end of a row of cells. */
export const makeCell = (text: string): DocParagraph => ({ runs: [{ text: `${text}\u0007` }], modifiers: IN_TABLE });
export const rowEnd: DocParagraph = { runs: [{ text: "\u0007" }], modifiers: ROW_END };
