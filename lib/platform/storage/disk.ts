import { mkdir, open, readFile, readdir, rename, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { newId } from "../ids";
import type { Storage } from "./port";

/** Stores files in a folder. Writes are flushed and renamed into place, so a crash leaves the whole file or none. */
export function diskStorage(folder: string): Storage {
  return {
    uploadUrl: () => Promise.resolve(null),

    async write(key, bytes) {
      await writeWhole(inside(folder, key), bytes);
    },

    async read(key, maxBytes) {
      const target = inside(folder, key);
      try {
        if ((await stat(target)).size > maxBytes)
          throw new Error(`stored file ${key} is larger than ${maxBytes} bytes`);
        return new Uint8Array(await readFile(target));
      } catch (cause) {
        if (isMissing(cause)) return null;
        throw cause;
      }
    },

    async remove(key) {
      await rm(inside(folder, key), { force: true });
    },

    async removeUnfinished(before) {
      const files = await readdir(folder, { recursive: true }).catch(noneWhereMissing);
      const old = await Promise.all(
        files.filter((file) => file.endsWith(UNFINISHED)).map((file) => olderThan(path.join(folder, file), before)),
      );
      const left = old.filter((file) => file !== null);
      await Promise.all(left.map((file) => rm(file, { force: true })));
      return left.length;
    },
  };
}

const UNFINISHED = ".part";

async function olderThan(file: string, moment: Date): Promise<string | null> {
  try {
    return (await stat(file)).mtime < moment ? file : null;
  } catch (cause) {
    if (isMissing(cause)) return null; // its writer was faster
    throw cause;
  }
}

async function writeWhole(target: string, bytes: Uint8Array | AsyncIterable<Uint8Array>): Promise<void> {
  await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
  const temporary = `${target}.${newId()}${UNFINISHED}`;
  try {
    await writeFlushed(temporary, bytes);
    await rename(temporary, target);
  } catch (cause) {
    await rm(temporary, { force: true }); // don't leave half a file on a full disk
    throw cause;
  }
  await flushFolder(path.dirname(target));
}

async function writeFlushed(file: string, bytes: Uint8Array | AsyncIterable<Uint8Array>): Promise<void> {
  const handle = await open(file, "wx", 0o600);
  try {
    await writeFile(handle, bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** A new name survives a power cut only after its folder is flushed. Windows has no such call. */
async function flushFolder(folder: string): Promise<void> {
  if (process.platform === "win32") return;
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Keys are two levels of plain letters; anything that could escape the folder is a bug. */
function inside(folder: string, key: string): string {
  if (!/^[a-z]+\/[A-Za-z0-9-]+$/.test(key)) throw new Error(`not a storage key: ${key}`);
  return path.join(folder, key);
}

function isMissing(cause: unknown): boolean {
  return cause instanceof Error && "code" in cause && cause.code === "ENOENT";
}

function noneWhereMissing(cause: unknown): string[] {
  if (isMissing(cause)) return [];
  throw cause;
}
