import type { Found } from "./bytes";

const [END, CENTRAL] = [0x06054b50, 0x02014b50];
const [END_BYTES, CENTRAL_BYTES, LOCAL_BYTES, MOST_COMMENT] = [22, 46, 30, 65_535];

/** Why an archive can't be read. */
export class NoArchive extends Error {}

/**
 * An archive's files, stored or deflated; each is unpacked only when it is read.
 * @throws NoArchive for anything that isn't a whole ZIP, or names a file twice
 */
export async function unzipped(archive: Blob): Promise<Found> {
  const tailStart = Math.max(0, archive.size - END_BYTES - MOST_COMMENT);
  const tail = await viewOf(archive, tailStart, archive.size);
  let at = tail.byteLength - END_BYTES;
  while (at >= 0 && tail.getUint32(at, true) !== END) at -= 1;
  if (at < 0) throw new NoArchive("no directory");
  const [count, bytes, start] = [
    tail.getUint16(at + 10, true),
    tail.getUint32(at + 12, true),
    tail.getUint32(at + 16, true),
  ];
  if (start + bytes > archive.size) throw new NoArchive("cut off");
  return readDirectory(archive, await viewOf(archive, start, start + bytes), count);
}

function readDirectory(archive: Blob, directory: DataView, count: number): Found {
  const found = new Map<string, () => Promise<Uint8Array>>();
  let at = 0;
  for (let place = 0; place < count; place += 1) {
    if (at + CENTRAL_BYTES > directory.byteLength || directory.getUint32(at, true) !== CENTRAL)
      throw new NoArchive("a broken directory");
    const [method, packed, size] = [
      directory.getUint16(at + 10, true),
      directory.getUint32(at + 20, true),
      directory.getUint32(at + 24, true),
    ];
    const [nameBytes, extra, comment] = [28, 30, 32].map((offset) => directory.getUint16(at + offset, true));
    const offset = directory.getUint32(at + 42, true);
    const nameStart = directory.byteOffset + at + CENTRAL_BYTES;
    const path = new TextDecoder().decode(new Uint8Array(directory.buffer, nameStart, nameBytes));
    if (found.has(path)) throw new NoArchive("a name twice");
    found.set(path, () => readEntry(archive, { offset, method, packed, size }));
    at += CENTRAL_BYTES + (nameBytes ?? 0) + (extra ?? 0) + (comment ?? 0);
  }
  return found;
}

type Entry = { offset: number; method: number; packed: number; size: number };

async function readEntry(archive: Blob, { offset, method, packed, size }: Entry): Promise<Uint8Array> {
  const header = await viewOf(archive, offset, offset + LOCAL_BYTES);
  if (header.byteLength < LOCAL_BYTES) throw new NoArchive("cut off");
  const start = offset + LOCAL_BYTES + header.getUint16(26, true) + header.getUint16(28, true);
  const content = archive.slice(start, start + packed);
  if (method === 0) return new Uint8Array(await content.arrayBuffer());
  if (method !== 8) throw new NoArchive("packed in another way");
  return inflated(content, size);
}

/** No more than the directory says: a few bytes can unpack into any number. */
async function inflated(content: Blob, size: number): Promise<Uint8Array> {
  const reader = content.stream().pipeThrough(new DecompressionStream("deflate-raw")).getReader();
  const bytes = new Uint8Array(size);
  for (let length = 0; ;) {
    const { done, value } = await reader.read();
    if (done) return bytes.subarray(0, length);
    if (length + value.length > size) {
      await reader.cancel();
      throw new NoArchive("longer than it says");
    }
    bytes.set(value, length);
    length += value.length;
  }
}

async function viewOf(archive: Blob, start: number, end: number): Promise<DataView> {
  return new DataView(await archive.slice(start, end).arrayBuffer());
}
