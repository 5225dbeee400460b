/** The npm packages: installed when what is in `node_modules` is not what the lock file asks for. */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { ROOT } from "./environment.mjs";
import { run } from "./run.mjs";

/**
 * No install script is run: nothing needs one, and Prisma's would download a program that is not used.
 * @returns {Promise<boolean>} whether anything was installed
 */
export async function installPackages() {
  if (isInstalled()) return false;
  await npm(["ci", "--ignore-scripts", "--no-audit", "--no-fund", "--include=dev"]);
  return true;
}

/** By npm's own note of what it installed. Optional packages depend on the machine, and are left out. */
export function isInstalled() {
  const note = path.join(ROOT, "node_modules", ".package-lock.json");
  if (!existsSync(note)) return false;
  const installed = packagesIn(note);
  return Object.entries(packagesIn(path.join(ROOT, "package-lock.json")))
    .filter(([name, entry]) => name !== "" && !entry.optional && !entry.devOptional)
    .every(([name, entry]) => installed[name]?.version === entry.version);
}

const packagesIn = (lockFile) => JSON.parse(readFileSync(lockFile, "utf8")).packages;

/** The npm that started this, or the one on the path. */
function npm(args) {
  const started = process.env.npm_execpath;
  if (started?.endsWith(".js")) return run(process.execPath, [started, ...args]);
  return run("npm", args, { shell: process.platform === "win32" });
}
