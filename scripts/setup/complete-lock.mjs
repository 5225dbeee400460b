/**
 * `npm run lock:complete`, after every change of the lock file. A registry of one operating system's packages makes npm
 * leave the others' optional packages out, which `npm ci` then refuses. Adds them by name, version, system and
 * processor.
 */
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { ROOT } from "./environment.mjs";

const LOCK_FILE = path.join(ROOT, "package-lock.json");
const SYSTEM =
  /[-/](android|darwin|freebsd|linux|openharmony|win32)-(arm64|arm|ia32|loong64|ppc64|riscv64|s390x|x64)(?:-|$)/;

/**
 * The optional packages that some package of the lock file wants and the lock file lacks.
 * @param {{ packages: Record<string, { optionalDependencies?: Record<string, string>, dev?: boolean }> }} lock
 * @returns {[string, object][]} their place in the lock file, and what belongs there
 */
export function missingOptional({ packages }) {
  const missing = new Map();
  for (const [place, entry] of Object.entries(packages))
    for (const [name, version] of Object.entries(entry.optionalDependencies ?? {}))
      if (!isPresent(packages, place, name)) missing.set(`node_modules/${name}`, entryFor(name, version, entry.dev));
  return [...missing];
}

function isPresent(packages, place, name) {
  const folders = place.split("/node_modules/");
  return (
    folders.some(
      (_, index) => `${folders.slice(0, index + 1).join("/node_modules/")}/node_modules/${name}` in packages,
    ) || `node_modules/${name}` in packages
  );
}

function entryFor(name, version, dev) {
  const [, system, processor] = SYSTEM.exec(name) ?? [];
  if (!system && !name.includes("wasm32"))
    throw new Error(`For which system is ${name}? Add it to the lock file by hand.`);
  return {
    version,
    cpu: [processor ?? "wasm32"],
    ...(dev ? { dev } : {}),
    optional: true,
    ...(system ? { os: [system] } : {}),
  };
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const lock = JSON.parse(readFileSync(LOCK_FILE, "utf8"));
  const missing = missingOptional(lock);
  lock.packages = Object.fromEntries(
    [...Object.entries(lock.packages), ...missing].sort(([a], [b]) => (a < b ? -1 : 1)),
  );
  if (missing.length > 0) writeFileSync(LOCK_FILE, `${JSON.stringify(lock, null, 2)}\n`);
  console.log(
    missing.length === 0
      ? "The lock file is complete."
      : `Added ${missing.map(([place]) => place.slice("node_modules/".length)).join(", ")}.`,
  );
}
