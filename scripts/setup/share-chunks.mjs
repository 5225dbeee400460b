/** Next writes the same code again for many routes; in a release one copy is enough. */
import { createHash } from "node:crypto";
import { readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";

/** The maps themselves are in no release, and their names are all that such copies differ in. */
const MAP_NOTE = /\s*\/\/# sourceMappingURL=[^\n]*\s*$/;

/**
 * Keeps the first of scripts that are the same and links the others to it, folder by folder.
 * @param {string} folder
 * @returns {number} bytes saved
 */
export function shareChunks(folder) {
  const entries = readdirSync(folder, { withFileTypes: true });
  const kept = new Map();
  let saved = 0;
  for (const { name } of entries.filter((entry) => entry.isFile() && entry.name.endsWith(".js")).sort(byName)) {
    const file = path.join(folder, name);
    const whole = readFileSync(file, "utf8");
    const code = whole.replace(MAP_NOTE, "\n");
    const hash = createHash("sha256").update(code).digest("hex");
    const first = kept.get(hash);
    rmSync(file); // a hard link's other names keep their bytes
    if (first === undefined) {
      kept.set(hash, name);
      writeFileSync(file, code);
    } else symlinkSync(first, file);
    saved += Buffer.byteLength(whole) - (first === undefined ? Buffer.byteLength(code) : 0);
  }
  for (const { name } of entries.filter((entry) => entry.isDirectory())) saved += shareChunks(path.join(folder, name));
  return saved;
}

const byName = (a, b) => (a.name < b.name ? -1 : 1);
