/** Backups as tar archives, written and read as a stream, one entry in memory at a time. */
import { pipeline, Readable } from "node:stream";
import { extract, pack, type ExtractEvents, type Pack } from "tar-stream";

export type TarEntry = { name: string; bytes: Uint8Array };

/** No entry of ours is larger: a file has 25 MB at most, a row a text of 5 MB. */
const MAX_ENTRY_BYTES = 64 * 1024 * 1024;

/** The archive of some entries, as chunks. */
export async function* tarOf(entries: AsyncIterable<TarEntry>, at: Date): AsyncGenerator<Uint8Array> {
  const archive = pack();
  const filling = fill(archive, entries, at).catch(
    (cause: unknown) => void archive.destroy(cause instanceof Error ? cause : new Error(String(cause))),
  );
  yield* bytesOf(archive);
  await filling;
}

/**
 * The entries of an archive, in order. Whether any is missing at the end is for the archive's manifest to say.
 * @throws when it is cut off within an entry, or is no archive of plain files
 */
export async function* entriesOf(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<TarEntry> {
  const archive = extract();
  pipeline(Readable.from(chunks), archive, () => undefined); // an error of the chunks ends the reading below
  for await (const entry of archive) yield await whole(entry);
}

/** Each entry is waited for until it has gone out. */
async function fill(archive: Pack, entries: AsyncIterable<TarEntry>, at: Date): Promise<void> {
  for await (const { name, bytes } of entries) {
    if (bytes.length > MAX_ENTRY_BYTES) throw new Error(`an entry is too large: ${name} has ${bytes.length} bytes`);
    await new Promise<void>((resolve, reject) => {
      const sink = archive.entry({ name, size: bytes.length, mode: 0o600, mtime: at }, (cause) =>
        cause ? reject(cause) : resolve(),
      );
      sink.end(bytes);
    });
  }
  archive.finalize();
}

async function whole(entry: ExtractEvents["entry"][1]): Promise<TarEntry> {
  const { name, type, size } = entry.header;
  if (type !== "file" || size > MAX_ENTRY_BYTES) throw new Error("an entry of the archive can't be read");
  const parts: Uint8Array[] = [];
  for await (const part of bytesOf(entry)) parts.push(part);
  return { name, bytes: Buffer.concat(parts) };
}

/** tar-stream's types leave out what its streams give. */
async function* bytesOf(stream: AsyncIterable<unknown>): AsyncGenerator<Uint8Array> {
  for await (const chunk of stream) {
    if (!(chunk instanceof Uint8Array)) throw new TypeError("an archive is made of bytes");
    yield chunk;
  }
}
