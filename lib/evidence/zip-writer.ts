import "server-only";
/**
 * An archive written piece by piece: one file in memory at a time. Names, times and packing depend on nothing but what
 * is given, so the same files make the same bytes. Packing runs on zlib's threads.
 */
import { promisify } from "node:util";
import { crc32, deflateRaw } from "node:zlib";

const pack = promisify(deflateRaw);
const [LOCAL, CENTRAL, END] = [0x04034b50, 0x02014b50, 0x06054b50];
const [LOCAL_BYTES, CENTRAL_BYTES, END_BYTES] = [30, 46, 22];
/** Names are UTF-8. */
const UTF8 = 0x0800;
const VERSION = 20;
/** Beyond these the form would need 64 bits. */
const [MOST_ENTRIES, MOST_BYTES] = [65_534, 0xffff_fffe];

export type ZipEntry = { path: string; bytes: Uint8Array; isText: boolean };

/** @throws RangeError where the archive outgrows its form */
export async function* zipPieces(entries: AsyncIterable<ZipEntry>, at: Date): AsyncGenerator<Uint8Array> {
  const time = dosTime(at);
  const records: Buffer[] = [];
  let offset = 0;
  for await (const { path, bytes, isText } of entries) {
    const name = Buffer.from(path);
    const content = isText ? await pack(bytes) : bytes;
    const facts = { time, isPacked: isText, crc: crc32(bytes), packed: content.length, size: bytes.length };
    const local = header(name, facts);
    records.push(record(name, facts, offset));
    offset += local.length + content.length;
    if (records.length > MOST_ENTRIES || offset > MOST_BYTES) throw new RangeError("the archive is too large");
    yield local;
    yield content;
  }
  const directory = Buffer.concat(records);
  yield directory;
  yield ending(records.length, directory.length, offset);
}

type Facts = { time: number; isPacked: boolean; crc: number; packed: number; size: number };

function header(name: Buffer, facts: Facts): Buffer {
  const bytes = Buffer.alloc(LOCAL_BYTES);
  bytes.writeUInt32LE(LOCAL, 0);
  bytes.writeUInt16LE(VERSION, 4);
  writeFacts(bytes.subarray(6), name, facts);
  return Buffer.concat([bytes, name]);
}

function record(name: Buffer, facts: Facts, offset: number): Buffer {
  const bytes = Buffer.alloc(CENTRAL_BYTES);
  bytes.writeUInt32LE(CENTRAL, 0);
  bytes.writeUInt16LE(VERSION, 4);
  bytes.writeUInt16LE(VERSION, 6);
  writeFacts(bytes.subarray(8), name, facts);
  bytes.writeUInt32LE(offset, 42);
  return Buffer.concat([bytes, name]);
}

/** What both headers say alike, from the flags on. */
function writeFacts(bytes: Buffer, name: Buffer, { time, isPacked, crc, packed, size }: Facts): void {
  bytes.writeUInt16LE(UTF8, 0);
  bytes.writeUInt16LE(isPacked ? 8 : 0, 2);
  bytes.writeUInt32LE(time, 4);
  bytes.writeUInt32LE(crc, 8);
  bytes.writeUInt32LE(packed, 12);
  bytes.writeUInt32LE(size, 16);
  bytes.writeUInt16LE(name.length, 20);
}

function ending(count: number, bytes: number, offset: number): Buffer {
  const end = Buffer.alloc(END_BYTES);
  end.writeUInt32LE(END, 0);
  end.writeUInt16LE(count, 8);
  end.writeUInt16LE(count, 10);
  end.writeUInt32LE(bytes, 12);
  end.writeUInt32LE(offset, 16);
  return end;
}

/** In UTC, to two seconds: the form has no zone. */
function dosTime(at: Date): number {
  const day = ((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate();
  const time = (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1);
  return ((day << 16) | time) >>> 0;
}
