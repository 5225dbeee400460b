/**
 * `npm run lock:complete`, after every change of the lock file. A registry that offers packages of only one operating
 * system makes npm omit other systems' optional packages, which `npm ci` then rejects. Adds them by name, version,
 * system and processor, and asks npm for each missing hash; without one, npm would accept any bytes.
 */
import { execFile } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { ROOT } from "./environment.mjs";

const LOCK_FILE = path.join(ROOT, "package-lock.json");
const ASKED_AT_ONCE = 4;
const run = promisify(execFile);
const SYSTEM =
  /[-/](android|darwin|freebsd|linux|openharmony|win32)-(arm64|arm|ia32|loong64|ppc64|riscv64|s390x|x64)(?:-|$)/;

/**
 * Optional packages that some package in the lock file needs but the lock file lacks.
 * @typedef {{ optionalDependencies?: Record<string, string>, dev?: boolean, integrity?: string, resolved?: string,
 *   link?: boolean, inBundle?: boolean, libc?: string[], engines?: { node?: string } }} Entry
 * @param {{ packages: Record<string, Entry> }} lock
 * @returns {[string, object][]} their paths in the lock file, and their entries
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

/**
 * Some packages don't declare that they are for Linux with musl, and get installed beside those for glibc.
 * @param {{ packages: Record<string, Entry> }} lock
 * @returns {string[]} their paths in the lock file
 */
export function withoutLibrary({ packages }) {
  return Object.entries(packages)
    .filter(([place, entry]) => /[-/]linux-[a-z0-9]+-musl$/.test(place) && !entry.libc)
    .map(([place]) => place);
}

function addLibrary(lock) {
  const places = withoutLibrary(lock);
  for (const place of places) {
    const { cpu, ...entry } = lock.packages[place];
    lock.packages[place] = { ...entry, cpu, libc: ["musl"] };
  }
  return places;
}

/**
 * Entries that come from a registry and have no hash: leaves out the program itself, links, and bundled packages.
 * @param {{ packages: Record<string, Entry> }} lock
 * @returns {string[]} their paths in the lock file
 */
export function withoutIntegrity({ packages }) {
  return Object.entries(packages)
    .filter(([place, entry]) => place.includes("node_modules/") && !entry.link && !entry.inBundle && !entry.integrity)
    .map(([place]) => place);
}

/** Adds the registry's hash of each archive. */
async function addIntegrity(lock) {
  const places = withoutIntegrity(lock);
  const asking = places.values(); // shared: each worker takes the next one
  const ask = async () => {
    for (const place of asking) {
      const { name = place.split("node_modules/").at(-1), version, ...rest } = lock.packages[place];
      const { stdout } = await run("npm", ["view", `${name}@${version}`, "dist.integrity"], { cwd: ROOT });
      if (!/^sha512-\S+$/.test(stdout.trim())) throw new Error(`The registry has no hash of ${name}@${version}.`);
      const alias = lock.packages[place].name === undefined ? {} : { name };
      lock.packages[place] = { ...alias, version, integrity: stdout.trim(), ...rest };
    }
  };
  await Promise.all(Array.from({ length: ASKED_AT_ONCE }, ask));
  return places;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const lock = JSON.parse(readFileSync(LOCK_FILE, "utf8"));
  const missing = missingOptional(lock);
  lock.packages = Object.fromEntries(
    [...Object.entries(lock.packages), ...missing].sort(([a], [b]) => (a < b ? -1 : 1)),
  );
  const hashed = await addIntegrity(lock);
  const musl = addLibrary(lock);
  const changed = missing.length + hashed.length + musl.length;
  if (changed > 0) writeFileSync(LOCK_FILE, `${JSON.stringify(lock, null, 2)}\n`);
  const named = (places) => places.map((place) => place.split("node_modules/").at(-1)).join(", ");
  if (missing.length > 0) console.log(`Added ${named(missing.map(([place]) => place))}.`);
  if (hashed.length > 0) console.log(`Added the hash of ${named(hashed)}.`);
  if (musl.length > 0) console.log(`Said of ${named(musl)} that it is for musl.`);
  if (changed === 0) console.log("The lock file is complete.");
}
