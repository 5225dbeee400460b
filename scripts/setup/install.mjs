/**
 * Installs npm packages if `node_modules` differs from the lock file. Building and running need about half of them; the
 * tools for tests and development are added when first needed, and stay.
 */
import { existsSync, readFileSync } from "node:fs";
import { readdir, rm } from "node:fs/promises";
import path from "node:path";
import { ROOT } from "./environment.mjs";
import { run } from "./run.mjs";

const MODULES = path.join(ROOT, "node_modules");

/**
 * Runs no install scripts: nothing needs them.
 * @param {{ withTools?: boolean }} [options] whether the tools are needed too
 * @returns {Promise<boolean>} whether anything was installed
 */
export async function installPackages({ withTools = false } = {}) {
  const command = installCommand({
    locked: packagesIn(path.join(ROOT, "package-lock.json")),
    installed: packagesIn(path.join(MODULES, ".package-lock.json")),
    withTools,
  });
  if (command === null) return false;
  await npm(command);
  if (!command.includes("--include=dev")) await removeSourceMaps(MODULES);
  return true;
}

/**
 * The npm command needed, null for none. `npm ci` starts afresh, for a first install and after a change of the lock
 * file, and includes the tools if they were installed. If only tools are missing, `npm install` adds them to the
 * existing packages, which a running server may be using.
 * @typedef {Record<string, { version?: string, dev?: boolean, optional?: boolean, devOptional?: boolean }>} Packages
 * @param {{ locked: Packages, installed: Packages, withTools: boolean }} state `installed` is npm's own record
 * @returns {string[] | null}
 */
export function installCommand({ locked, installed, withTools }) {
  const { needed, tools } = packageKinds(locked);
  const isThere = ([place, { version }]) => installed[place]?.version === version;
  const quiet = ["--ignore-scripts", "--no-audit", "--no-fund"];
  if (!needed.every(isThere)) {
    const wantsTools = withTools || tools.some(([place]) => place in installed);
    return ["ci", ...quiet, wantsTools ? "--include=dev" : "--omit=dev"];
  }
  if (!withTools || tools.every(isThere)) return null;
  return ["install", ...quiet, "--no-save", "--include=dev"];
}

/** Leaves out optional packages, which depend on the machine. */
function packageKinds(locked) {
  const required = Object.entries(locked).filter(
    ([place, { optional, devOptional }]) => place !== "" && !optional && !devOptional,
  );
  return { needed: required.filter(([, { dev }]) => !dev), tools: required.filter(([, { dev }]) => dev) };
}

const packagesIn = (lockFile) => (existsSync(lockFile) ? JSON.parse(readFileSync(lockFile, "utf8")).packages : {});

/** The npm that started this, or the one on the path. */
function npm(args) {
  const started = process.env.npm_execpath;
  if (started?.endsWith(".js")) return run(process.execPath, [started, ...args]);
  return run("npm", args, { shell: process.platform === "win32" });
}

const MAP = /\.(?:js|mjs|cjs|ts|mts|cts|css)\.map$/;

/**
 * Removes source maps lying beside their files in a folder. Packages ship them to sources they don't include: a sixth
 * of everything installed, useful only to a debugger inside a package.
 * @returns {Promise<number>} how many
 */
export async function removeSourceMaps(folder) {
  const entries = await readdir(folder, { withFileTypes: true });
  const files = new Set(entries.filter((entry) => entry.isFile()).map(({ name }) => name));
  const maps = [...files].filter((name) => MAP.test(name) && files.has(name.slice(0, -".map".length)));
  for (const name of maps) await rm(path.join(folder, name));
  const folders = entries.filter((entry) => entry.isDirectory()); // links lead outside
  const removed = await Promise.all(folders.map(({ name }) => removeSourceMaps(path.join(folder, name))));
  return removed.reduce((sum, count) => sum + count, maps.length);
}
