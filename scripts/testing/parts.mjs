/**
 * Checking programs, and test runners whose reports are counted. Each part writes to its own file, so that several can
 * run in parallel.
 */
import { spawn } from "node:child_process";
import { closeSync, existsSync, openSync, readFileSync } from "node:fs";
import { setPriority } from "node:os";
import path from "node:path";
import { ROOT } from "../setup/environment.mjs";

export const RESULTS = path.join(ROOT, ".build", "test-results");
const OUTPUT_SHOWN = 40_000;
/** How far a purely computing part yields to others (a `nice` value): to the build, and then the browser. */
const LETTING_PASS = 5;
const DATABASE_NAMES = { sqlite: "SQLite", postgres: "Postgres" };

/** @typedef {{ passed: number, failed: number, skipped: number }} Figures */
/** @typedef {{ title: string, run: () => Promise<Figures> }} Part */
/** @typedef {Part & { failures: () => string[] }} Runner the names of its failed tests, once it has run */

const program = (file) => path.join(ROOT, file);
const slug = (title) => title.toLowerCase().replace(/\W+/g, "-");
const seconds = (since) => ((performance.now() - since) / 1000).toFixed(0);

/** A program that only passes or fails: counts as one test. @returns {Part} */
export function check(title, file, args) {
  const run = async () => {
    const isWell = await ends(title, [program(file), ...args], { priority: LETTING_PASS });
    return { passed: isWell ? 1 : 0, failed: isWell ? 0 : 1, skipped: 0 };
  };
  return { title, run };
}

/** Our own work that only counts if it fails, such as the build. @returns {Part} */
export function work(title, run) {
  return { title, run: async () => (await run(), { passed: 0, failed: 0, skipped: 0 }) };
}

/**
 * @typedef {{
 *   projects: string[];
 *   files?: string[];
 *   priority?: number;
 *   workers?: number;
 *   more?: string[];
 *   env?: Record<string, string>;
 * }} Chosen
 *   `priority` 0: it mostly waits
 */

/** @param {"sqlite" | "postgres"} database @param {Chosen} chosen @returns {Runner} */
export function vitest(
  name,
  database,
  { projects, files = [], priority = LETTING_PASS, workers, more = [], env = {} },
) {
  const title = `${name} on ${DATABASE_NAMES[database]}`;
  const report = path.join(RESULTS, `${slug(title)}.json`);
  const args = [
    ...["run", ...files, ...projects.flatMap((project) => ["--project", project])],
    ...["--reporter=default", "--reporter=json", `--outputFile.json=${report}`, ...more],
  ];
  const run = async () => {
    const fixed = { TEST_DATABASE: database, ...(workers ? { VITEST_MAX_WORKERS: String(workers) } : {}), ...env };
    const isWell = await ends(title, [program("node_modules/vitest/vitest.mjs"), ...args], { env: fixed, priority });
    return figures(isWell, report, (all) => ({
      passed: all.numPassedTests,
      failed: all.numFailedTests,
      skipped: all.numPendingTests + all.numTodoTests,
    }));
  };
  return { title, run, failures: () => failedIn(report, failedOfVitest) };
}

/** @param {{ files?: string[], env?: Record<string, string> }} [chosen] @returns {Runner} */
export function playwright(title, { files = [], env = {} } = {}) {
  const report = path.join(RESULTS, `${slug(title)}.json`);
  const run = async () => {
    const args = [program("node_modules/playwright/cli.js"), "test", ...files, "--reporter=list,json"];
    const isWell = await ends(title, args, { env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report } });
    return figures(isWell, report, ({ stats }) => ({
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky,
      skipped: stats.skipped,
    }));
  };
  return { title, run, failures: () => failedIn(report, ({ suites }) => suites.flatMap(failedOfPlaywright)) };
}

/** Runs a part, prints its result in one line, and all its output if it failed. @returns {Promise<Figures>} */
export async function runPart({ title, run }) {
  const start = performance.now();
  try {
    const result = await run();
    console.log(`  ${title.padEnd(34)} ${runPart.words(result).padEnd(38)} ${seconds(start)} s`);
    if (result.failed > 0) console.log(readOutput(title));
    return result;
  } catch (cause) {
    console.log(`  ${title.padEnd(34)} FAILED ${seconds(start)} s\n${cause instanceof Error ? cause.message : cause}`);
    return { passed: 0, failed: 1, skipped: 0 };
  }
}
runPart.words = ({ passed, failed, skipped }) => `${passed} passed, ${failed} failed, ${skipped} skipped`;

/** A runner's own figures. If it failed without a failed test, or left no report, that counts as one failure. */
function figures(isWell, report, read) {
  const isReported = existsSync(report);
  const result = isReported ? read(JSON.parse(readFileSync(report, "utf8"))) : { passed: 0, failed: 0, skipped: 0 };
  if ((!isWell || !isReported) && result.failed === 0) result.failed = 1;
  return result;
}

function failedIn(report, names) {
  return existsSync(report) ? names(JSON.parse(readFileSync(report, "utf8"))) : ["no report"];
}

function failedOfVitest({ testResults }) {
  return testResults.flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === "failed").map(({ fullName }) => fullName);
    const file = path.relative(ROOT, name);
    return [...failed, ...(message ? [message.split("\n")[0]] : [])].map((words) => `${file} > ${words}`);
  });
}

function failedOfPlaywright({ file, specs, suites = [] }) {
  const failed = specs.filter(({ ok }) => !ok).map(({ title }) => `tests/e2e/${file} > ${title}`);
  return [...failed, ...suites.flatMap(failedOfPlaywright)];
}

const logFile = (title) => path.join(RESULTS, `${slug(title)}.log`);

function readOutput(title) {
  return existsSync(logFile(title)) ? readFileSync(logFile(title), "utf8").slice(-OUTPUT_SHOWN) : "";
}

/** Whether a Node program exited with success. */
function ends(title, args, { env = {}, priority = 0 } = {}) {
  const log = openSync(logFile(title), "w");
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd: ROOT,
      env: { ...process.env, ...env },
      stdio: ["ignore", log, log],
    });
    child.once("error", reject);
    child.once("spawn", () => setPriority(child.pid, priority));
    child.once("close", (code) => resolve(code === 0));
  }).finally(() => closeSync(log));
}
