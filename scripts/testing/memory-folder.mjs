/** An in-memory folder for files tests write. */
import { mkdtempSync, rmSync, statfsSync } from "node:fs";
import { freemem } from "node:os";
import path from "node:path";

const SHARED_MEMORY = "/dev/shm";
/** A whole run writes less than half of it. */
const ROOM_BYTES = 6 * 1024 ** 3;

/**
 * Creates a folder in memory that is removed when this process exits: SQLite waits for the disk at each commit, which
 * took as long as the tests. Without one on this system, or without room, tests write to their usual place.
 *
 * @returns {string | undefined}
 */
export function memoryFolder() {
  if (!hasRoom()) return undefined;
  const folder = mkdtempSync(path.join(SHARED_MEMORY, "contract-manager-"));
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(1));
  return folder;
}

function hasRoom() {
  try {
    const { bavail, bsize } = statfsSync(SHARED_MEMORY);
    return Math.min(bavail * bsize, freemem()) > ROOM_BYTES;
  } catch {
    return false; // not on this system
  }
}
