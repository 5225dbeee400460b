/** A backup as a file: written whole or not at all, and read as a stream of entries. */
import { createReadStream, createWriteStream } from "node:fs";
import { access, open, rename, rm } from "node:fs/promises";
import path from "node:path";
import { Readable, pipeline as connect } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import { newId } from "@/lib/platform/ids";
import { FORMAT, MANIFEST_NAME, entryFacts, manifestSchema, type Manifest, type ManifestEntry } from "./manifest";
import { entriesOf, tarOf, type TarEntry } from "./tar";

/** A file that can't be restored; its message is for whoever runs the command. */
export class BadBackup extends Error {
  constructor(why: string, cause?: unknown) {
    super(`The backup can't be used: ${why}. Nothing was written.`, { cause });
  }
}

/**
 * Writes entries as `tar.gz`, readable by its owner only. It has its name only once it is complete and on the disk.
 * @throws when there is a file of this name
 */
export async function writeArchive(file: string, entries: AsyncIterable<TarEntry>, at: Date): Promise<void> {
  const target = path.resolve(file);
  if (await exists(target)) throw new Error(`${file} exists already. Choose another name.`);
  const temporary = `${target}.${newId()}.part`;
  try {
    await pipeline(
      Readable.from(tarOf(entries, at), { objectMode: true, highWaterMark: 1 }),
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
  connect(createReadStream(file), gunzip, () => undefined); // an error of the file ends the reading below
  yield* entriesOf(gunzip);
}

/**
 * Reads a whole backup and holds each entry against its manifest.
 * @throws BadBackup when it is cut off, damaged, or none of this program's
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
  const manifest = manifestOf(last.bytes);
  const different = manifest.entries.find((entry, index) => !isSame(entry, seen[index]));
  if (different) throw new BadBackup(`${different.name} is missing or damaged`);
  if (seen.length > manifest.entries.length)
    throw new BadBackup(`${seen[manifest.entries.length]?.name ?? "an entry"} is not in its manifest`);
  return manifest;
}

/** Whether an entry is what the manifest says. */
export function isSame(one: ManifestEntry, other: ManifestEntry | undefined): boolean {
  return one.name === other?.name && one.bytes === other.bytes && one.sha256 === other.sha256;
}

function manifestOf(bytes: Uint8Array): Manifest {
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

/** The name of a new file is on the disk once its folder is. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === "win32") return; // folders can't be opened there
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
