/**
 * Remembers by content hash what has been done, so that nothing is done twice. Stamps are stored beside the results.
 */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { ROOT } from "./environment.mjs";

const NEVER_READ = new Set(["node_modules", ".next", ".git", "generated"]);

/**
 * @param {string[]} sources files and folders, relative to the project; missing ones count as empty
 * @param {string[]} [more] other things the result depends on
 */
export function hashSources(sources, more = []) {
  const hash = createHash("sha256").update(process.version).update(more.join("\n"));
  for (const file of sources.flatMap(filesUnder).sort())
    hash
      .update(file)
      .update("\0")
      .update(readFileSync(path.join(ROOT, file)))
      .update("\0");
  return hash.digest("hex");
}

function filesUnder(source) {
  const full = path.join(ROOT, source);
  if (!existsSync(full)) return [];
  if (statSync(full).isFile()) return [source];
  const entries = readdirSync(full, { withFileTypes: true }).filter((entry) => !NEVER_READ.has(entry.name));
  return entries.flatMap((entry) => filesUnder(`${source}/${entry.name}`));
}

/** Whether the stamp in this file has the same hash. */
export function isStamped(stampFile, hash) {
  const full = path.join(ROOT, stampFile);
  return existsSync(full) && readFileSync(full, "utf8") === hash;
}

export function stamp(stampFile, hash) {
  const full = path.join(ROOT, stampFile);
  mkdirSync(path.dirname(full), { recursive: true });
  writeFileSync(full, hash);
}
