import "server-only";
import { chmod, lstat, readdir } from "node:fs/promises";
import path from "node:path";
import { env } from "./env";
import { log } from "./log";

const FILE_MODE = 0o600;
const FOLDER_MODE = 0o700;

/** Our part of the data folder; operators may keep other programs' files beside it. */
const OURS = ["files", "on-the-way", "outbox"];

/** Makes new files, our part of the data folder and the SQLite file private; logs and skips files owned by others. */
export async function keepDataPrivate(): Promise<void> {
  process.umask(0o077);
  await makePrivate(env.dataFolder);
  for (const name of OURS) await keepPrivate(path.join(env.dataFolder, name));
  if (env.isPostgres) return;
  const file = path.resolve(env.databaseUrl.slice("file:".length));
  for (const name of [file, `${file}-wal`, `${file}-shm`]) await keepPrivate(name); // its folder may hold more
}

/** One file, or a folder and everything below it. Doesn't follow links; ignores what is missing. */
export async function keepPrivate(place: string): Promise<void> {
  if ((await makePrivate(place)) !== "folder") return;
  for (const name of await readdir(place).catch(noneWhereMissing)) await keepPrivate(path.join(place, name));
}

/** One file or folder, not what is below it. @returns what it is; null if neither, or not ours */
async function makePrivate(place: string): Promise<"file" | "folder" | null> {
  try {
    const found = await lstat(place);
    if (!found.isDirectory() && !found.isFile()) return null;
    const mode = found.isDirectory() ? FOLDER_MODE : FILE_MODE;
    if ((found.mode & 0o777) !== mode) await chmod(place, mode);
    return found.isDirectory() ? "folder" : "file";
  } catch (cause) {
    if (!isMissing(cause)) log.warn("data.not-private", { place, cause: String(cause) }); // moved or removed is fine
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
