import "server-only";
import { chmod, lstat, readdir } from "node:fs/promises";
import path from "node:path";
import { env } from "./env";
import { log } from "./log";

const FILE_MODE = 0o600;
const FOLDER_MODE = 0o700;

/**
 * Lets nobody else on the machine read what the installation keeps: whatever this process makes from now on, the data folder
 * with all that is in it already, and an SQLite file that is elsewhere. A file of somebody else's is told and left.
 */
export async function keepDataPrivate(): Promise<void> {
  process.umask(0o077);
  await keepPrivate(env.dataFolder);
  if (env.isPostgres) return;
  const file = path.resolve(env.databaseUrl.slice("file:".length));
  for (const name of [file, `${file}-wal`, `${file}-shm`]) await keepPrivate(name); // its folder may hold other things
}

/** The same for one file, or for a folder and all below it. Links are not followed; what isn't there needs nothing. */
export async function keepPrivate(place: string): Promise<void> {
  try {
    const found = await lstat(place);
    if (!found.isDirectory() && !found.isFile()) return;
    const mode = found.isDirectory() ? FOLDER_MODE : FILE_MODE;
    if ((found.mode & 0o777) !== mode) await chmod(place, mode);
    if (found.isDirectory()) for (const name of await readdir(place)) await keepPrivate(path.join(place, name));
  } catch (cause) {
    if (isMissing(cause)) return; // moved or removed meanwhile
    log.warn("data.not-private", { place, cause: String(cause) });
  }
}

function isMissing(cause: unknown): boolean {
  return cause instanceof Error && "code" in cause && cause.code === "ENOENT";
}
