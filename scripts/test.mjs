/**
 * `npm test` prepares everything it needs and runs every part, in parallel if the machine has room; the last line says
 * `N passed, N failed, N skipped`. `--quick` (`npm run check`): parts that need neither database nor browser. `--all`
 * (`npm run test:all`): long forms, both databases behind every REST address, evaluations, torture.
 */
import "./setup/check-node.mjs";
import { mkdirSync, rmSync } from "node:fs";
import { availableParallelism } from "node:os";
import { DATABASE_TESTS } from "./testing/database-tests.mjs";
import { inLanes } from "./testing/lanes.mjs";
import { memoryFolder } from "./testing/memory-folder.mjs";
import { RESULTS, check, playwright, runPart, vitest, work } from "./testing/parts.mjs";
import { prepare } from "./testing/prepare.mjs";

const isQuick = process.argv.includes("--quick");
const isAll = process.argv.includes("--all");
const PROJECTS = ["unit", "components", "integration"];
const PURE_TESTS = ["tests/architecture", "tests/spec"];
/** Crashes, outages and crowds in their short form; performance is measured when nothing else runs. */
const OUTAGES = vitest("Torture, short form,", "sqlite", {
  projects: ["torture"],
  priority: 0,
  files: ["checker", "concurrency", "crash", "mail", "memory-growth", "parts", ...(isAll ? ["reminders"] : [])].map(
    (name) => `tests/torture/${name}`,
  ),
});
const TORTURED_DATABASE = ["tests/torture/concurrency.test.ts", "tests/torture/parts.test.ts"];
/** Of the last build of the app. */
const WEIGHT = check("Weight of the pages' programs", "scripts/testing/weight.mjs", []);
/**
 * How many parts run in parallel; each uses the processor time others leave, and up to a gigabyte. One more than two
 * processors need, because parts with servers and browsers, and those that crash them, mostly wait.
 */
const LANES = 3;
const total = { passed: 0, failed: 0, skipped: 0 };
if (isAll) process.env.TEST_FORM = "long";
process.env.TEST_FOLDER ??= memoryFolder() ?? "";

try {
  await main();
} catch (cause) {
  console.error(cause);
  total.failed += 1;
}
console.log(`\n${runPart.words(total)}`);
process.exitCode = total.failed === 0 ? 0 : 1;

async function main() {
  rmSync(RESULTS, { recursive: true, force: true });
  mkdirSync(RESULTS, { recursive: true });
  await prepare();
  console.log(`\nTests, with ${availableParallelism()} processors`);
  if (isQuick) return quick();
  const { buildApp } = await import("./setup/build-app.mjs");
  const build = work("Building the app", () => buildApp({ keepsStore: false }));
  const behind = (part) => ({ ...part, behind: build });
  const browser = behind(playwright("In the browser"));
  const [sqlite, postgres] = onBothDatabases();
  const [typesAndLint, ...others] = checks();
  others.push(behind(WEIGHT));
  // longest first; parts waiting for the build start as soon as it is done
  const parts = [build, sqlite, browser, behind(OUTAGES), postgres, typesAndLint, ...others];
  const ended = await inLanes(LANES, parts, counted);
  if (isAll && ended.get(build)?.failed === 0) await inTurn(long());
}

function onBothDatabases() {
  const files = isAll ? [] : DATABASE_TESTS;
  return [
    vitest("Unit, components, integration", "sqlite", { projects: PROJECTS }),
    vitest("Integration", "postgres", { projects: ["integration"], files, workers: 1 }),
  ];
}

function checks() {
  return [
    check("Types and lint", "scripts/testing/types-and-lint.mjs", []),
    check("Layout", "scripts/testing/layout.mjs", []),
    check("Unused files and exports", "node_modules/knip/bin/knip.js", ["--no-progress"]),
  ];
}

function quick() {
  const [typesAndLint, ...others] = checks();
  return Promise.all([
    inTurn([typesAndLint]),
    inTurn([...others, WEIGHT, vitest("Rules and architecture", "sqlite", { projects: ["unit"], files: PURE_TESTS })]),
  ]);
}

/** Parts that take too long for every change. */
function long() {
  return [
    vitest("Corpus and evaluations", "sqlite", { projects: ["corpus"] }),
    vitest("Cost of work", "sqlite", { projects: ["torture"], files: ["tests/torture/cost"] }),
    vitest("Torture, short form,", "postgres", { projects: ["torture"], files: TORTURED_DATABASE }),
  ];
}

async function inTurn(parts) {
  for (const part of parts) await counted(part);
}

async function counted(part) {
  const figures = await runPart(part);
  for (const key of Object.keys(total)) total[key] += figures[key];
  return figures;
}
