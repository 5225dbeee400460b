/**
 * `npm test`: sets up all it needs, then types, lint, unit and integration tests, the integration tests again on a real
 * Postgres, the browser tests against the built app, and the short form of the tests that try to break it (`npm run
 * torture` is the long one). The last line says `N passed, N failed, N skipped`. `--quick`: no Postgres, no browser.
 */
import "./setup/check-node.mjs";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { ROOT } from "./setup/environment.mjs";
import { installPackages } from "./setup/install.mjs";
import { run, step } from "./setup/run.mjs";

const isQuick = process.argv.includes("--quick");
const RESULTS = path.join(ROOT, ".build", "test-results");
const total = { passed: 0, failed: 0, skipped: 0 };

const program = (file) => path.join(ROOT, "node_modules", file);

try {
  await main();
} catch (cause) {
  console.error(cause);
  total.failed += 1;
}
console.log(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exitCode = total.failed === 0 ? 0 : 1;

async function main() {
  rmSync(RESULTS, { recursive: true, force: true });
  mkdirSync(RESULTS, { recursive: true });
  await prepare();
  await check("Types", () => run(process.execPath, [program("typescript/bin/tsc"), "--noEmit"]));
  await check("Lint", () =>
    run(process.execPath, [
      program("eslint/bin/eslint.js"),
      ".",
      "--max-warnings=0",
      "--cache",
      "--cache-location",
      ".build/eslint/",
    ]),
  );
  const projects = isQuick ? ["unit", "components", "integration"] : ["unit", "components", "integration", "corpus"];
  await runVitest("Tests on SQLite", "sqlite", projects);
  if (isQuick) return;
  await runVitest("Integration tests on Postgres", "postgres", ["integration"]);
  if (!(await runBrowserTests())) return; // what follows needs the built app too
  await runVitest("Torture, short form, on SQLite", "sqlite", ["torture"]);
  await runVitest(
    "Torture, short form, on Postgres",
    "postgres",
    ["torture"],
    ["tests/torture/concurrency.test.ts", "tests/torture/parts.test.ts"],
  );
}

async function prepare() {
  console.log("\nSet-up");
  await step("Installing packages", installPackages);
  const { generateClients } = await import("./setup/generate-client.mjs");
  await step("Generating the database clients", generateClients);
  const { buildWorkers } = await import("./build-workers.mjs");
  await step("Building the worker threads", buildWorkers);
  await step("Describing the routes to TypeScript", () =>
    run(process.execPath, [program("next/dist/bin/next"), "typegen"], { env: { NEXT_TELEMETRY_DISABLED: "1" } }),
  );
}

/** A check without tests of its own counts as one. */
async function check(title, work) {
  console.log(`\n${title}`);
  const start = performance.now();
  try {
    await work();
    total.passed += 1;
    console.log(`  passed, ${secondsSince(start)} s`);
  } catch (cause) {
    total.failed += 1;
    console.log(`  FAILED, ${secondsSince(start)} s\n${cause.message}`);
  }
}

/** @param {string[]} [files] only these */
async function runVitest(title, database, projects, files = []) {
  console.log(`\n${title}`);
  const file = path.join(RESULTS, `vitest-${projects[0]}-${database}.json`);
  const chosen = projects.flatMap((project) => ["--project", project]);
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
  const ended = await ends(
    program("vitest/vitest.mjs"),
    ["run", ...files, "--passWithNoTests", ...chosen, ...reporters],
    { TEST_DATABASE: database },
  );
  count(title, ended, file, (report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
  }));
}

/** @returns {Promise<boolean>} whether the app could be built */
async function runBrowserTests() {
  console.log("\nBrowser tests");
  const { buildApp } = await import("./setup/build-app.mjs");
  const file = path.join(RESULTS, "playwright.json");
  try {
    await step("Building the app", buildApp);
  } catch (cause) {
    total.failed += 1;
    console.log(cause.message);
    return false;
  }
  const ended = await ends(
    program("@playwright/test/cli.js"),
    ["test", "--pass-with-no-tests", "--reporter=list,json"],
    { PLAYWRIGHT_JSON_OUTPUT_FILE: file },
  );
  count("Browser tests", ended, file, ({ stats }) => {
    if (stats.flaky > 0) console.log(`${stats.flaky} passed only at the second try; they are named above as flaky.`);
    return { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped };
  });
  return true;
}

/** Whether the runner itself said that all is well. */
async function ends(file, args, env) {
  try {
    await run(process.execPath, [file, ...args], { env, show: true });
    return true;
  } catch (cause) {
    console.log(cause.message.split("\n")[0]);
    return false;
  }
}

/** Adds a runner's own figures. One that failed without a failed test, or left no report, counts as one failure. */
function count(title, isWell, file, read) {
  const isReported = existsSync(file);
  if (!isReported) console.log(`${title}: the runner left no report`);
  const figures = isReported ? read(JSON.parse(readFileSync(file, "utf8"))) : { passed: 0, failed: 0, skipped: 0 };
  if ((!isWell || !isReported) && figures.failed === 0) figures.failed = 1;
  for (const key of Object.keys(total)) total[key] += figures[key];
}

function secondsSince(start) {
  return ((performance.now() - start) / 1000).toFixed(1);
}
