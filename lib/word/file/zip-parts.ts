import { crc32, deflateRawSync } from "node:zlib";
import { normalName } from "@/lib/documents/extraction/docx/zip";
import {
  CENTRAL_BYTES,
  CENTRAL_SIGNATURE,
  LOCAL_SIGNATURE,
  readDirectory,
  packedStart,
  toView,
  type ZipRecord,
} from "@/lib/documents/extraction/docx/zip-directory";
import { groupedBy } from "@/lib/grouped-by";
import { UnreadableDocument } from "@/lib/documents/extraction/document";

/** Names are UTF-8. */
const UTF8 = 0x0800;
const DEFLATED = 8;
/** 1 January 1980. */
const FIRST_DAY = 0x0021;

type Place = Pick<ZipRecord, "bytes" | "offsetPlace">;

/**
 * The archive with other bytes in some parts, new ones at the end. Unchanged parts keep their packed bytes, order and
 * dates; nothing of replaced parts remains.
 *
 * @param replaced by part name in the archive
 * @throws UnreadableDocument `corruptDocument`
 */
export function withParts(bytes: Uint8Array, replaced: ReadonlyMap<string, Uint8Array>): Uint8Array {
  if (replaced.size === 0) return bytes;
  const { records: entries, start: directory, end } = readDirectory(bytes);
  for (const { offset } of entries)
    if (packedStart(bytes, offset) > directory) throw new UnreadableDocument("corruptDocument");
  const news = new Map([...replaced].map(([name, content]) => [normalName(name), content]));
  const places = groupedBy(entries, ({ offset }) => offset);
  const starts = [...places.keys()].sort((one, other) => one - other);
  const pieces: Uint8Array[] = [];
  const records = new Map<ZipRecord, Uint8Array>();
  let written = 0;
  starts.forEach((start, index) => {
    const here = places.get(start) ?? [];
    const content = here.map(({ name }) => news.get(normalName(name))).find((found) => found !== undefined);
    const packed = content && here[0] && packedEntry(here[0].bytes, content);
    const piece = packed?.local ?? bytes.subarray(start, starts[index + 1] ?? directory);
    for (const entry of here) records.set(entry, moved(packed?.record ?? entry, written));
    pieces.push(piece);
    written += piece.length;
  });
  const known = new Set(entries.map(({ name }) => normalName(name)));
  const added = [...replaced].filter(([name]) => !known.has(normalName(name)));
  const directoryRecords = entries.map((entry) => records.get(entry) ?? entry.bytes);
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

function moved({ bytes, offsetPlace: { at, isLong } }: Place, offset: number): Uint8Array {
  const copy = new Uint8Array(bytes); // a Buffer's slice would be the original's bytes
  if (isLong) toView(copy).setBigUint64(at, BigInt(offset), true);
  else toView(copy).setUint32(at, offset, true);
  return copy;
}

/** An entry of the same name, date and attributes with other bytes. */
function packedEntry(former: Uint8Array, content: Uint8Array): { local: Uint8Array; record: Place } {
  const packed = deflateRawSync(content);
  const old = toView(former);
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
  return { local, record: { bytes: record, offsetPlace: { at: 42, isLong: false } } };
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
  toView(record).setUint16(8, directory.entries, true);
  toView(record).setUint16(10, directory.entries, true);
  toView(record).setUint32(12, directory.bytes, true);
  toView(record).setUint32(16, directory.at, true);
  return record;
}

function signed(signature: number): Uint8Array {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(signature);
  return bytes;
}
