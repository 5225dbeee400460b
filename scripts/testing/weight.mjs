/**
 * The weight of each page's scripts in the built app: what Next sends at once, compressed. `scripts/bench-weight.mts`
 * uses a browser to measure what loads later by itself (the words, the panel beside a text) and network overhead. Exits
 * with 1 if a page is over its budget (docs/measured.md).
 */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { ROOT } from "../setup/environment.mjs";

const KILOBYTE = 1024;
const BUILT = path.join(ROOT, ".next");
/** Compressed kilobytes. Goals for the whole page over the network: login 195, dashboard 250, review 360. */
const BUDGETS = {
  "/(guest)/login/page": 180,
  "/(signed-in)/dashboard/page": 220,
  "/(signed-in)/contracts/[contractId]/page": 350,
};

if (existsSync(path.join(BUILT, "BUILD_ID"))) for (const [page, most] of Object.entries(BUDGETS)) report(page, most);
else console.log("The app is not built here: nothing to weigh.");

function report(page, most) {
  const files = new Set([...read(path.join(BUILT, "build-manifest.json")).rootMainFiles, ...entryFiles(page)]);
  const bytes = [...files].map((file) => gzipSync(readFileSync(path.join(BUILT, file))).length);
  const kilobytes = bytes.reduce((sum, one) => sum + one, 0) / KILOBYTE;
  const isOver = kilobytes > most;
  if (isOver) process.exitCode = 1;
  console.log(`${page.padEnd(44)} ${kilobytes.toFixed(0)} KB of ${most}${isOver ? " OVER" : ""}`);
}

/** The scripts of a page and of all its layouts. */
function entryFiles(page) {
  const source = readFileSync(path.join(BUILT, "server/app", `${page}_client-reference-manifest.js`), "utf8");
  const manifest = JSON.parse(source.slice(source.indexOf("] = ") + "] = ".length).replace(/;?\s*$/, ""));
  return Object.values(manifest.entryJSFiles).flat();
}

function read(file) {
  return JSON.parse(readFileSync(file, "utf8"));
}
