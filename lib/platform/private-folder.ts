import "server-only";
import { chmod, lstat, readdir } from "node:fs/promises";
import path from "node:path";
import { env } from "./env";
import { log } from "./log";

const FILE_MODE = 0o600;
const FOLDER_MODE = 0o700;

/** What of the data folder is ours; beside it an operator may keep things of another program. */
const OURS = ["files", "outbox"];

/**
 * Whatever this process makes, what of the data folder is ours, and the SQLite file; others' files are told and left.
 */
export async function keepDataPrivate(): Promise<void> {
  process.umask(0o077);
  await makePrivate(env.dataFolder);
  for (const name of OURS) await keepPrivate(path.join(env.dataFolder, name));
  if (env.isPostgres) return;
  const file = path.resolve(env.databaseUrl.slice("file:".length));
  for (const name of [file, `${file}-wal`, `${file}-shm`]) await keepPrivate(name); // its folder may hold other things
}

/** One file, or a folder and all below it. Links are not followed; what isn't there needs nothing. */
export async function keepPrivate(place: string): Promise<void> {
  if ((await makePrivate(place)) !== "folder") return;
  for (const name of await readdir(place).catch(noneWhereMissing)) await keepPrivate(path.join(place, name));
}

/** One file or folder, and nothing below it. @returns what it is; null where it is neither, or not ours */
async function makePrivate(place: string): Promise<"file" | "folder" | null> {
  try {
    const found = await lstat(place);
    if (!found.isDirectory() && !found.isFile()) return null;
    const mode = found.isDirectory() ? FOLDER_MODE : FILE_MODE;
    if ((found.mode & 0o777) !== mode) await chmod(place, mode);
    return found.isDirectory() ? "folder" : "file";
  } catch (cause) {
    if (!isMissing(cause)) log.warn("data.not-private", { place, cause: String(cause) }); // moved or removed meanwhile is well
    return null;
  }
}

function noneWhereMissing(cause: unknown): string[] {
  if (isMissing(cause)) return [];
  throw cause;
}

function isMissing(cause: unknown): boolean {
  return cause instanceof Error && "code" in cause && cause.code === "ENOENT";
}
