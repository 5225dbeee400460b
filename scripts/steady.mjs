/**
 * `npm run test:steady` looks for tests that depend on time: repeats all of them, in random order, beside two busy
 * loops, in other time zones, with states checked late, and at the month's end. No round stops at a failure. The last
 * line says how many passed, failed and were skipped; `.build/test-results/steady-failures.txt` lists the failures.
 *
 *     npm run test:steady -- --rounds 2 --browser 0 tests/components   two rounds of some files, none in a browser
 *     npm run test:steady -- --only 4 --seed 1234                      the fourth round again, in the same order
 */
import "./setup/check-node.mjs";
import { randomInt } from "node:crypto";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { ROOT } from "./setup/environment.mjs";
import { step } from "./setup/run.mjs";
import { DATABASE_TESTS } from "./testing/database-tests.mjs";
import { memoryFolder } from "./testing/memory-folder.mjs";
import { RESULTS, playwright, runPart, vitest } from "./testing/parts.mjs";
import { prepare } from "./testing/prepare.mjs";
import { startBusyLoops } from "./testing/steady/busy-loops.mjs";
import { planRounds } from "./testing/steady/rounds.mjs";

const HIGHEST_SEED = 1_000_000;
const PROJECTS = ["unit", "components", "integration"];
const DATABASES = ["sqlite", "postgres"];
const CLOCK = pathToFileURL(path.join(ROOT, "scripts/testing/steady/moved-clock.mjs")).href;

const { values, positionals: chosenFiles } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: "string", default: "10" },
    browser: { type: "string", default: "5" },
    only: { type: "string" }, // a single round, none in a browser
    seed: { type: "string", default: String(randomInt(HIGHEST_SEED)) },
    loops: { type: "string", default: "2" },
    database: { type: "string", multiple: true, default: DATABASES },
  },
});
const total = { passed: 0, failed: 0, skipped: 0 };
const failures = [];
process.env.TEST_FOLDER ??= memoryFolder() ?? "";

let loops = null;
try {
  await main();
} catch (cause) {
  console.error(cause);
  total.failed += 1;
} finally {
  loops?.stop();
}
console.log(`\n${runPart.words(total)}`);
process.exitCode = total.failed === 0 ? 0 : 1;

async function main() {
  rmSync(RESULTS, { recursive: true, force: true });
  mkdirSync(RESULTS, { recursive: true });
  await prepare();
  const seed = Number(values.seed);
  const browserRounds = values.only ? [] : planRounds(Number(values.browser), seed, { inBrowser: true });
  if (browserRounds.length > 0) {
    const { buildApp } = await import("./setup/build-app.mjs");
    await step("Building the app", () => buildApp({ keepsStore: false }));
  }
  loops = startBusyLoops(Number(values.loops));
  console.log(`\nRounds, from seed ${seed}, beside ${loops.pids.length} busy loops`);
  const rounds = planRounds(values.only ? Number(values.only) : Number(values.rounds), seed);
  for (const round of values.only ? rounds.slice(-1) : rounds)
    for (const database of values.database) await counted(shuffled(round, database));
  for (const round of browserRounds) await counted(inBrowser(round));
}

/** A round in random order; on Postgres, the tests `npm test` runs there. */
function shuffled({ number, seed, words, env }, database) {
  const isPostgres = database === "postgres";
  const clock = env.TEST_CLOCK ? { NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ""} --import ${CLOCK}` } : {};
  return vitest(`Steady ${number}, seed ${seed}, ${words},`, database, {
    projects: isPostgres ? ["integration"] : PROJECTS,
    files: chosenFiles.length > 0 || !isPostgres ? chosenFiles : DATABASE_TESTS,
    more: ["--sequence.shuffle.files", "--sequence.shuffle.tests", `--sequence.seed=${seed}`, "--passWithNoTests"],
    env: { ...env, ...clock },
  });
}

function inBrowser({ number, words, env }) {
  return playwright(`Steady ${number} in the browser, ${words}`, { files: chosenFiles, env });
}

async function counted(part) {
  const figures = await runPart(part);
  for (const key of Object.keys(total)) total[key] += figures[key];
  failures.push(...part.failures().map((name) => `${part.title}: ${name}`));
  writeFileSync(path.join(RESULTS, "steady-failures.txt"), failures.map((line) => `${line}\n`).join(""));
}
