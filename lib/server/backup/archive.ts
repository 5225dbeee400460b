/** A backup file: written whole or not at all, and read as a stream of entries. */
import { createReadStream, createWriteStream } from "node:fs";
import { access, open, rename, rm } from "node:fs/promises";
import path from "node:path";
import { Readable, pipeline as connect } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import { createHash } from "node:crypto";
import { extract, pack, type ExtractEvents, type Pack } from "tar-stream";
import { z } from "zod";
import { newId } from "@/lib/platform/ids";

/** The last entry of a backup: lists its contents. Without it a backup is incomplete. */
export const MANIFEST_NAME = "manifest.json";
/** Any other format is refused. */
export const FORMAT = "contract-manager-backup/1";

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const count = z.number().int().min(0);

const manifestSchema = z.object({
  format: z.literal(FORMAT),
  createdAt: z.iso.datetime(),
  database: z.enum(["sqlite", "postgres"]),
  /** The migrations applied to the database, oldest first. */
  migrations: z.array(z.string()),
  /** Rows of each model: how many, their columns, and their order-independent hash (`RowDigest`). */
  rows: z.record(z.string(), z.object({ count, hash: sha256, columns: z.array(z.string()) })),
  files: z.object({ count, bytes: count }),
  /** Keys of files that rows refer to but the storage did not have. */
  missingFiles: z.array(z.string()),
  /** Models that are not in it, and why. */
  leftOut: z.record(z.string(), z.string()),
  /** Every other entry, in order. */
  entries: z.array(z.object({ name: z.string(), bytes: count, sha256 })),
});
export type Manifest = z.infer<typeof manifestSchema>;
export type ManifestEntry = Manifest["entries"][number];

/** An entry as the manifest lists it. */
export function entryFacts(name: string, bytes: Uint8Array): ManifestEntry {
  return { name, bytes: bytes.length, sha256: createHash("sha256").update(bytes).digest("hex") };
}

/** Backups as tar archives, written and read as a stream, one entry in memory at a time. */
export type TarEntry = { name: string; bytes: Uint8Array };

/** None of our entries is larger: a file has 25 MB at most, a row a text of 5 MB. */
const MAX_ENTRY_BYTES = 64 * 1024 * 1024;

/** Entries as a tar archive, in chunks. */
export async function* writeTar(entries: AsyncIterable<TarEntry>, at: Date): AsyncGenerator<Uint8Array> {
  const archive = pack();
  const filling = fill(archive, entries, at).catch(
    (cause: unknown) => void archive.destroy(cause instanceof Error ? cause : new Error(String(cause))),
  );
  yield* readChunks(archive);
  await filling;
}

/**
 * The entries of an archive, in order. It is up to the archive's manifest whether any is missing at the end.
 * @throws if it is cut off within an entry, or is not an archive of plain files
 */
export async function* readTar(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<TarEntry> {
  const archive = extract();
  connect(Readable.from(chunks), archive, () => undefined); // a chunk error ends the reading below
  for await (const entry of archive) yield await whole(entry);
}

/** Waits until each entry has been written. */
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
  for await (const part of readChunks(entry)) parts.push(part);
  return { name, bytes: Buffer.concat(parts) };
}

/** tar-stream's types don't say what its streams yield. */
async function* readChunks(stream: AsyncIterable<unknown>): AsyncGenerator<Uint8Array> {
  for await (const chunk of stream) {
    if (!(chunk instanceof Uint8Array)) throw new TypeError("an archive is made of bytes");
    yield chunk;
  }
}

/** A file that can't be restored; the message is for the operator. */
export class BadBackup extends Error {
  constructor(why: string, cause?: unknown) {
    super(`The backup can't be used: ${why}. Nothing was written.`, { cause });
  }
}

/**
 * Writes entries as `tar.gz`, readable only by its owner. It gets its name only once it is complete and on disk.
 * @throws if a file of this name exists
 */
export async function writeArchive(file: string, entries: AsyncIterable<TarEntry>, at: Date): Promise<void> {
  const target = path.resolve(file);
  if (await exists(target)) throw new Error(`${file} exists already. Choose another name.`);
  const temporary = `${target}.${newId()}.part`;
  try {
    await pipeline(
      Readable.from(writeTar(entries, at), { objectMode: true, highWaterMark: 1 }),
      createGzip({ level: 4 }),
      createWriteStream(temporary, { flags: "wx", mode: 0o600, flush: true }),
    );
    await rename(temporary, target);
    await syncFolder(path.dirname(target));
  } catch (cause) {
    await rm(temporary, { force: true });
    throw cause;
  }
}

/** The entries of a backup, in order. */
export async function* readArchive(file: string): AsyncGenerator<TarEntry> {
  const gunzip = createGunzip();
  connect(createReadStream(file), gunzip, () => undefined); // a file error ends the reading below
  yield* readTar(gunzip);
}

/**
 * Reads a whole backup and checks each entry against its manifest.
 * @throws BadBackup if it is cut off, damaged, or not made by this program
 */
export async function checkedManifest(file: string): Promise<Manifest> {
  const seen: ManifestEntry[] = [];
  let last: TarEntry | null = null;
  try {
    for await (const entry of readArchive(file)) {
      if (last) seen.push(entryFacts(last.name, last.bytes));
      last = entry;
    }
  } catch (cause) {
    if (cause instanceof Error && "code" in cause && cause.code === "ENOENT")
      throw new BadBackup(`there is no file ${file}`, cause);
    throw new BadBackup(`it is cut off or damaged (${cause instanceof Error ? cause.message : String(cause)})`, cause);
  }
  if (last?.name !== MANIFEST_NAME) throw new BadBackup("it does not end with its manifest");
  const manifest = parseManifest(last.bytes);
  const different = manifest.entries.find((entry, index) => !isSame(entry, seen[index]));
  if (different) throw new BadBackup(`${different.name} is missing or damaged`);
  if (seen.length > manifest.entries.length)
    throw new BadBackup(`${seen[manifest.entries.length]?.name ?? "an entry"} is not in its manifest`);
  return manifest;
}

/** Whether an entry matches the manifest. */
export function isSame(one: ManifestEntry, other: ManifestEntry | undefined): boolean {
  return one.name === other?.name && one.bytes === other.bytes && one.sha256 === other.sha256;
}

function parseManifest(bytes: Uint8Array): Manifest {
  try {
    return manifestSchema.parse(JSON.parse(Buffer.from(bytes).toString("utf8")));
  } catch (cause) {
    throw new BadBackup(`its form is not ${FORMAT}`, cause);
  }
}

async function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}

/** A new file's name is safe on disk only once its folder is. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === "win32") return; // Windows can't open folders
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
