/**
 * The npm packages: installed when what is in `node_modules` is not what the lock file asks for. Building and running
 * need about half of them; the tools of tests and of changing the code come when those are first wanted, beside the
 * others, and stay.
 */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { ROOT } from "./environment.mjs";
import { run } from "./run.mjs";
import { removeSourceMaps } from "./source-maps.mjs";

const MODULES = path.join(ROOT, "node_modules");

/**
 * No install script is run: nothing needs one.
 * @param {{ withTools?: boolean }} [options] whether the tools are wanted too
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
 * What npm has to do, null for nothing. `npm ci` begins anew, for a first install and after a change of the lock file,
 * and keeps the tools where they were. Where only tools are missing, `npm install` adds them to what is there, which a
 * running server may be using.
 * @typedef {Record<string, { version?: string, dev?: boolean, optional?: boolean, devOptional?: boolean }>} Packages
 * @param {{ locked: Packages, installed: Packages, withTools: boolean }} state `installed` is npm's own note of it
 * @returns {string[] | null}
 */
export function installCommand({ locked, installed, withTools }) {
  const { needed, tools } = kindsOf(locked);
  const isThere = ([place, { version }]) => installed[place]?.version === version;
  const quiet = ["--ignore-scripts", "--no-audit", "--no-fund"];
  if (!needed.every(isThere)) {
    const wantsTools = withTools || tools.some(([place]) => place in installed);
    return ["ci", ...quiet, wantsTools ? "--include=dev" : "--omit=dev"];
  }
  if (!withTools || tools.every(isThere)) return null;
  return ["install", ...quiet, "--no-save", "--include=dev"];
}

/** Optional packages depend on the machine, and are left out. */
function kindsOf(locked) {
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
