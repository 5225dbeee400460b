/** The one reader of what a ZIP says of itself: where its directory ends, and its records. Inflates nothing. */
import { UnreadableDocument } from "@/lib/documents/extraction/document";

export const CENTRAL_SIGNATURE = 0x02014b50;
export const LOCAL_SIGNATURE = 0x04034b50;
export const CENTRAL_BYTES = 46;
const LOCAL_BYTES = 30;
/** Sizes of four gigabytes stand for 'see the zip64 field', which some writers use for small files too. */
const IN_ZIP64 = 0xffffffff;
const END_SIGNATURE = 0x06054b50;
const END_BYTES = 22;
const MAX_COMMENT_BYTES = 0xffff;

/** An entry: what its record says, and the record as it is written. `name` as it is written too. */
export type ZipRecord = {
  name: string;
  bytes: Uint8Array;
  isEncrypted: boolean;
  method: number;
  checksum: number;
  packedBytes: number;
  inflatedBytes: number;
  offset: number;
  /** Where the record says the offset. */
  offsetPlace: { at: number; isLong: boolean };
};
export type ZipDirectory = { records: ZipRecord[]; start: number; end: number };

/**
 * @param bytes the archive, or its end @param from where in the archive the bytes begin
 * @throws UnreadableDocument `corruptDocument` for an archive without a whole directory in these bytes
 */
export function readDirectory(bytes: Uint8Array, from = 0): ZipDirectory {
  const view = toView(bytes);
  const end = findEnd(view);
  const start = view.getUint32(end + 16, true) - from;
  if (start < 0) throw corrupt();
  const count = view.getUint16(end + 10, true);
  const records: ZipRecord[] = [];
  let at = start;
  for (let index = 0; index < count; index += 1) {
    if (at + CENTRAL_BYTES > end || view.getUint32(at, true) !== CENTRAL_SIGNATURE) throw corrupt();
    const next =
      at +
      CENTRAL_BYTES +
      view.getUint16(at + 28, true) +
      view.getUint16(at + 30, true) +
      view.getUint16(at + 32, true);
    if (next > end) throw corrupt();
    records.push(readRecord(bytes.subarray(at, next)));
    at = next;
  }
  return { records, start, end };
}

/** Where an entry's packed bytes begin. @throws UnreadableDocument `corruptDocument` where there is no entry */
export function packedStart(bytes: Uint8Array, offset: number): number {
  const view = toView(bytes);
  if (offset + LOCAL_BYTES > bytes.length || view.getUint32(offset, true) !== LOCAL_SIGNATURE) throw corrupt();
  return offset + LOCAL_BYTES + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true);
}

export function toView(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

function readRecord(bytes: Uint8Array): ZipRecord {
  const view = toView(bytes);
  const nameEnd = CENTRAL_BYTES + view.getUint16(28, true);
  const record: ZipRecord = {
    name: new TextDecoder().decode(bytes.subarray(CENTRAL_BYTES, nameEnd)),
    bytes,
    isEncrypted: (view.getUint16(8, true) & 1) === 1,
    method: view.getUint16(10, true),
    checksum: view.getUint32(16, true),
    packedBytes: view.getUint32(20, true),
    inflatedBytes: view.getUint32(24, true),
    offset: view.getUint32(42, true),
    offsetPlace: { at: 42, isLong: false },
  };
  applyZip64(record, view, { from: nameEnd, to: nameEnd + view.getUint16(30, true) });
  return record;
}

function applyZip64(record: ZipRecord, view: DataView, { from, to }: { from: number; to: number }): void {
  let at = from;
  while (at + 4 <= to) {
    const size = view.getUint16(at + 2, true);
    if (view.getUint16(at, true) === 1) {
      let value = at + 4;
      for (const field of ["inflatedBytes", "packedBytes", "offset"] as const) {
        if (record[field] !== IN_ZIP64 || value + 8 > to) continue;
        record[field] = Number(view.getBigUint64(value, true));
        if (field === "offset") record.offsetPlace = { at: value, isLong: true };
        value += 8;
      }
    }
    at += 4 + size;
  }
}

function findEnd(view: DataView): number {
  const last = view.byteLength - END_BYTES;
  for (let at = last; at >= Math.max(0, last - MAX_COMMENT_BYTES); at -= 1)
    if (view.getUint32(at, true) === END_SIGNATURE) return at;
  throw corrupt();
}

function corrupt(): UnreadableDocument {
  return new UnreadableDocument("corruptDocument");
}
