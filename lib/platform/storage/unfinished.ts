import { open, readdir, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";

/** How a file ends that is still being written; one left by a writer that died is removed later. */
export const UNFINISHED = ".part";

/** Writes a new file, readable by its owner only, and flushes it to disk. */
export async function writeFlushed(file: string, bytes: Uint8Array | AsyncIterable<Uint8Array>): Promise<void> {
  const handle = await open(file, "wx", 0o600);
  try {
    await writeFile(handle, bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Removes unfinished files that nobody has written to since. @returns how many */
export async function removeUnfinishedIn(folder: string, before: Date): Promise<number> {
  const files = await readdir(folder, { recursive: true }).catch(noneWhereMissing);
  const old = await Promise.all(
    files.filter((file) => file.endsWith(UNFINISHED)).map((file) => olderThan(path.join(folder, file), before)),
  );
  const left = old.filter((file) => file !== null);
  await Promise.all(left.map((file) => rm(file, { force: true })));
  return left.length;
}

async function olderThan(file: string, moment: Date): Promise<string | null> {
  try {
    return (await stat(file)).mtime < moment ? file : null;
  } catch (cause) {
    if (isMissing(cause)) return null; // its writer was faster
    throw cause;
  }
}

export function isMissing(cause: unknown): boolean {
  return cause instanceof Error && "code" in cause && cause.code === "ENOENT";
}

function noneWhereMissing(cause: unknown): string[] {
  if (isMissing(cause)) return [];
  throw cause;
}
