import { mkdir, open, readFile, rename, rm, stat } from "node:fs/promises";
import path from "node:path";
import { newId } from "../ids";
import { requireStorageKey } from "./key";
import type { Storage } from "./port";
import { isMissing, removeUnfinishedIn, UNFINISHED, writeFlushed } from "./unfinished";

/** Stores files in a folder. Writes are flushed and renamed into place, so a crash leaves the whole file or none. */
export function diskStorage(folder: string): Storage {
  const inside = (key: string) => path.join(folder, requireStorageKey(key));
  return {
    uploadUrl: () => Promise.resolve(null),

    async write(key, bytes) {
      await writeWhole(inside(key), bytes);
    },

    async read(key, maxBytes) {
      const target = inside(key);
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
      await rm(inside(key), { force: true });
    },

    removeUnfinished: (before) => removeUnfinishedIn(folder, before),
  };
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
