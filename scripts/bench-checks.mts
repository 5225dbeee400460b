/**
 * Measures the contract checks on a long contract: `npx tsx scripts/bench-checks.mts [--pages 300]`.
 *
 * Builds a contract of 300 pages from the tests' own contracts, numbered continuously, and times reading it and all
 * checks, as the worker does them; in the same run, the baseline: one plain regular expression that finds bracketed
 * figures and blanks in the same text. Prints medians, the ratio to the baseline, and the whole call in the worker
 * including startup.
 */
import { parseArgs } from "node:util";
import { readOnce } from "@/lib/engine/text/reading";
import { suggest } from "@/lib/engine/suggest/suggest";
import type { ContractText } from "@/lib/engine/port";
import { assistInWorker } from "@/lib/workers/assisting";
import { WORDS_PER_PAGE } from "@/lib/documents/richtext/plain-text";
import { contractFrom } from "@/tests/evals/checks/contracts";
import { ENGLISH_SERVICE } from "@/tests/evals/checks/english";
import { buildWorkers } from "./build-workers.mjs";

const ROUNDS = 9;
const FLOOR = /\[[^\]\n]{1,60}\]|_{4,}|\{\{[^}\n]{1,60}\}\}|[\p{L}-]+ \(\d{1,9}\)/gu;
const { values } = parseArgs({ options: { pages: { type: "string", default: "300" } } });

async function main(): Promise<void> {
  const contract = longContract(Number(values.pages));
  print(`${values.pages} pages, ${contract.text.length} characters; medians of ${ROUNDS}:`);
  const floor = median(ROUNDS, () => [...contract.text.matchAll(FLOOR)].length);
  const reading = median(ROUNDS, () => readOnce({ ...contract }).sentences.length);
  const checks = median(ROUNDS, () => suggest(readOnce({ ...contract }), "en").length) - reading;
  print(
    `  plain regex scan ${floor.toFixed(1)} ms; reading ${reading.toFixed(1)} ms; checks ${checks.toFixed(1)} ms; both ${(reading + checks).toFixed(1)} ms, ${((reading + checks) / floor).toFixed(1)} times the scan`,
  );
  await buildWorkers();
  const whole = await computeMedian(5, () => assistInWorker({ verb: "suggest", contract, language: "en" }));
  print(`  in the worker, with starting it and handing over the text: ${whole.toFixed(1)} ms`);
}

/** Sound clauses repeated, numbered as chapters of one contract, defined once, with an occasional fault. */
function longContract(pages: number): ContractText {
  const clauses = ENGLISH_SERVICE.split("\n").slice(5, -5);
  const lines = ENGLISH_SERVICE.split("\n").slice(0, 5);
  for (let round = 0, words = 0; words < pages * WORDS_PER_PAGE; round += 1) {
    for (const clause of clauses) {
      const line = clause
        .replace(/^\d+/u, (chapter) => String(Number(chapter) + round * 9))
        .replace(/[“”]/gu, round === 0 ? "$&" : "");
      lines.push(line);
      words += line.split(" ").length;
    }
    if (round % 10 === 0)
      lines.push(`The deposit is thirty (${40 + (round % 50)}) euros and is payable on ________ at the latest.`);
  }
  return contractFrom([...lines, ...ENGLISH_SERVICE.split("\n").slice(-5)].join("\n"), "Service Agreement");
}

function median(rounds: number, work: () => unknown): number {
  const times = Array.from({ length: rounds }, () => {
    const start = performance.now();
    work();
    return performance.now() - start;
  });
  return times.sort((a, b) => a - b)[Math.floor(rounds / 2)] ?? 0;
}

async function computeMedian(rounds: number, work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now();
    await work();
    times.push(performance.now() - start);
  }
  return times.sort((a, b) => a - b)[Math.floor(rounds / 2)] ?? 0;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

await main();
