import { deflateRawSync } from "node:zlib";
import { normalName } from "@/lib/documents/extraction/docx/zip";
import { groupedBy } from "@/lib/grouped-by";
import { UnreadableDocument } from "@/lib/documents/extraction/document";

const END_SIGNATURE = 0x06054b50;
const CENTRAL_SIGNATURE = 0x02014b50;
const LOCAL_SIGNATURE = 0x04034b50;
const END_BYTES = 22;
const CENTRAL_BYTES = 46;
const LOCAL_BYTES = 30;
const MAX_COMMENT_BYTES = 0xffff;
const IN_ZIP64 = 0xffffffff;
/** Names are UTF-8. */
const UTF8 = 0x0800;
const DEFLATED = 8;
/** 1 January 1980. */
const FIRST_DAY = 0x0021;

/** An entry of the directory: its record as written, and the offset of its data. */
type Entry = { name: string; record: Uint8Array; offset: number };

/**
 * The archive with other bytes in some parts, new ones at the end. Unchanged parts keep their packed bytes, order and
 * dates; nothing of replaced parts remains.
 *
 * @param replaced by part name in the archive
 * @throws UnreadableDocument `corruptDocument`
 */
export function withParts(bytes: Uint8Array, replaced: ReadonlyMap<string, Uint8Array>): Uint8Array {
  if (replaced.size === 0) return bytes;
  const { entries, directory, end } = directoryOf(bytes);
  const news = new Map([...replaced].map(([name, content]) => [normalName(name), content]));
  const places = groupedBy(entries, ({ offset }) => offset);
  const starts = [...places.keys()].sort((one, other) => one - other);
  const pieces: Uint8Array[] = [];
  const records = new Map<Entry, Uint8Array>();
  let written = 0;
  starts.forEach((start, index) => {
    const here = places.get(start) ?? [];
    const content = here.map(({ name }) => news.get(name)).find((found) => found !== undefined);
    const packed = content && here[0] && packedEntry(here[0].record, content);
    const piece = packed?.local ?? bytes.subarray(start, starts[index + 1] ?? directory);
    for (const entry of here) records.set(entry, moved(packed?.record ?? entry.record, written));
    pieces.push(piece);
    written += piece.length;
  });
  const known = new Set(entries.map(({ name }) => name));
  const added = [...replaced].filter(([name]) => !known.has(normalName(name)));
  const directoryRecords = entries.map((entry) => records.get(entry) ?? entry.record);
  for (const [name, content] of added) {
    const { local, record } = packedEntry(recordNamed(name), content);
    pieces.push(local);
    directoryRecords.push(moved(record, written));
    written += local.length;
  }
  const central = Buffer.concat(directoryRecords);
  const facts = { at: written, bytes: central.length, entries: directoryRecords.length };
  return Buffer.concat([...pieces, central, endRecord(bytes, end, facts)]);
}

function directoryOf(bytes: Uint8Array): { entries: Entry[]; directory: number; end: number } {
  const view = viewOf(bytes);
  const end = endOf(bytes, view);
  const directory = view.getUint32(end + 16, true);
  const count = view.getUint16(end + 10, true);
  const entries: Entry[] = [];
  let at = directory;
  for (let index = 0; index < count; index += 1) {
    if (at + CENTRAL_BYTES > end || view.getUint32(at, true) !== CENTRAL_SIGNATURE)
      throw new UnreadableDocument("corruptDocument");
    const nameBytes = view.getUint16(at + 28, true);
    const length = CENTRAL_BYTES + nameBytes + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
    const record = bytes.subarray(at, at + length);
    const name = normalName(new TextDecoder().decode(record.subarray(CENTRAL_BYTES, CENTRAL_BYTES + nameBytes)));
    const offset = offsetIn(record);
    if (offset + LOCAL_BYTES > directory || view.getUint32(offset, true) !== LOCAL_SIGNATURE)
      throw new UnreadableDocument("corruptDocument");
    entries.push({ name, record, offset });
    at += length;
  }
  return { entries, directory, end };
}

function endOf(bytes: Uint8Array, view: DataView): number {
  const last = bytes.length - END_BYTES;
  for (let at = last; at >= Math.max(0, last - MAX_COMMENT_BYTES); at -= 1)
    if (view.getUint32(at, true) === END_SIGNATURE) return at;
  throw new UnreadableDocument("corruptDocument");
}

function offsetIn(record: Uint8Array): number {
  const place = offsetPlace(record);
  const view = viewOf(record);
  return place.isLong ? Number(view.getBigUint64(place.at, true)) : view.getUint32(place.at, true);
}

/** Where a record has its offset: some writers use the zip64 field for small files too. */
function offsetPlace(record: Uint8Array): { at: number; isLong: boolean } {
  const view = viewOf(record);
  if (view.getUint32(42, true) !== IN_ZIP64) return { at: 42, isLong: false };
  let at = CENTRAL_BYTES + view.getUint16(28, true);
  const end = at + view.getUint16(30, true);
  while (at + 4 <= end) {
    const before = [20, 24].filter((field) => view.getUint32(field, true) === IN_ZIP64).length;
    const place = at + 4 + before * 8;
    if (view.getUint16(at, true) === 1 && place + 8 <= end) return { at: place, isLong: true };
    at += 4 + view.getUint16(at + 2, true);
  }
  throw new UnreadableDocument("corruptDocument");
}

function moved(record: Uint8Array, offset: number): Uint8Array {
  const copy = new Uint8Array(record); // a Buffer's slice would share the original's bytes
  const place = offsetPlace(copy);
  if (place.isLong) viewOf(copy).setBigUint64(place.at, BigInt(offset), true);
  else viewOf(copy).setUint32(place.at, offset, true);
  return copy;
}

/** An entry with the same name, date and attributes but other bytes. */
function packedEntry(former: Uint8Array, content: Uint8Array): { local: Uint8Array; record: Uint8Array } {
  const packed = deflateRawSync(content);
  const old = viewOf(former);
  const name = former.subarray(CENTRAL_BYTES, CENTRAL_BYTES + old.getUint16(28, true));
  const facts = Buffer.alloc(26);
  facts.writeUInt16LE(20, 0);
  facts.writeUInt16LE(old.getUint16(8, true) & UTF8, 2);
  facts.writeUInt16LE(DEFLATED, 4);
  facts.writeUInt32LE(old.getUint32(12, true), 6);
  facts.writeUInt32LE(crc32(content), 10);
  facts.writeUInt32LE(packed.length, 14);
  facts.writeUInt32LE(content.length, 18);
  facts.writeUInt16LE(name.length, 22);
  const local = Buffer.concat([signed(LOCAL_SIGNATURE), facts, name, packed]);
  const rest = Buffer.alloc(14);
  rest.writeUInt16LE(old.getUint16(36, true), 4);
  rest.writeUInt32LE(old.getUint32(38, true), 6);
  const record = Buffer.concat([signed(CENTRAL_SIGNATURE), former.subarray(4, 6), facts, rest, name]);
  return { local, record };
}

/** The directory record of a new entry: no system, and the earliest date archives allow. */
function recordNamed(name: string): Uint8Array {
  const bytes = new TextEncoder().encode(name);
  const record = Buffer.alloc(CENTRAL_BYTES + bytes.length);
  record.writeUInt32LE(CENTRAL_SIGNATURE, 0);
  record.writeUInt16LE(20, 4);
  record.writeUInt16LE(UTF8, 8);
  record.writeUInt16LE(FIRST_DAY, 14);
  record.writeUInt16LE(bytes.length, 28);
  record.set(bytes, CENTRAL_BYTES);
  return record;
}

function endRecord(
  bytes: Uint8Array,
  end: number,
  directory: { at: number; bytes: number; entries: number },
): Uint8Array {
  const record = new Uint8Array(bytes.subarray(end));
  viewOf(record).setUint16(8, directory.entries, true);
  viewOf(record).setUint16(10, directory.entries, true);
  viewOf(record).setUint32(12, directory.bytes, true);
  viewOf(record).setUint32(16, directory.at, true);
  return record;
}

function signed(signature: number): Uint8Array {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(signature);
  return bytes;
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

const CRC_TABLE = Int32Array.from({ length: 256 }, (_, index) => {
  let value = index;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});

function crc32(bytes: Uint8Array): number {
  let value = -1;
  for (const byte of bytes) value = (CRC_TABLE[(value ^ byte) & 0xff] ?? 0) ^ (value >>> 8);
  return (value ^ -1) >>> 0;
}
