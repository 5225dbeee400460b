/**
 * Measures what a contract's analysis costs: `npx tsx scripts/bench-review.mts [--pages 300]`.
 *
 * A quarter, half and all of a contract of 300 pages, built from the tests' own, goes through the checks and the review
 * with its facts, and then the summary, in the thread the product uses. Reports the processor time of the whole
 * process, including garbage collection and compiler threads, because other load on the machine stretches wall-clock
 * times: the first call, which starts the thread, and the median of later ones on texts the thread has not read yet.
 * The wall-clock time of review and checks is reported too, as users experience it on an idle machine.
 */
import "./setup/compiled-patterns.mjs"; // as in the server
import { parseArgs } from "node:util";
import type { ContractText } from "@/lib/engine/port";
import { assistInWorker, streamFromWorker } from "@/lib/workers/assisting";
import { WORDS_PER_PAGE } from "@/lib/documents/richtext/plain-text";
import { contractFrom } from "@/tests/evals/checks/contracts";
import { ENGLISH_SERVICE } from "@/tests/evals/checks/english";
import { buildWorkers } from "./build-workers.mjs";

const ROUNDS = 7;
const { values } = parseArgs({ options: { pages: { type: "string", default: "300" } } });

await buildWorkers();
let round = 0;
const first = await measured(longContract(Number(values.pages)));
print(`first call, with starting the thread: ${format(first)}`);
for (const share of [0.25, 0.5, 1]) {
  const pages = Math.round(Number(values.pages) * share);
  const rounds: Cost[] = [];
  while (rounds.length < ROUNDS) rounds.push(await measured(longContract(pages)));
  print(`${pages} pages, median of ${ROUNDS}: ${format(middle(rounds))}`);
}
process.exit(); // the thread would keep the process alive

type Cost = { review: number; checks: number; summary: number; waited: number };

/** The first verb reads the text for all. Milliseconds. */
async function measured(contract: ContractText): Promise<Cost> {
  const language = "en" as const;
  const began = performance.now();
  const review = await cost(() => assistInWorker({ verb: "review", contract, language }));
  const checks = await cost(() => assistInWorker({ verb: "suggest", contract, language }));
  const waited = performance.now() - began;
  const summary = await cost(async () => {
    for await (const piece of streamFromWorker({ verb: "summarize", contract, language })) void piece;
  });
  return { review, checks, summary, waited };
}

async function cost(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

function middle(rounds: readonly Cost[]): Cost {
  const median = (of: keyof Cost) => rounds.map((one) => one[of]).sort((a, b) => a - b)[ROUNDS >> 1] ?? 0;
  return { review: median("review"), checks: median("checks"), summary: median("summary"), waited: median("waited") };
}

function format({ review, checks, summary, waited }: Cost): string {
  const [all, one, two, three, clock] = [review + checks, review, checks, summary, waited].map(
    (ms) => `${Math.round(ms)} ms`,
  );
  return `reading, review, facts and checks ${all} (${one} and ${two}), by the clock ${clock}; summary ${three}`;
}

/** Sound clauses repeated, numbered as chapters of one contract; no two of these contracts are alike. */
function longContract(pages: number): ContractText {
  round += 1;
  const lines = ENGLISH_SERVICE.split("\n");
  const [head, clauses, foot] = [lines.slice(0, 5), lines.slice(5, -5), lines.slice(-5)];
  const text = [...head, `The number of this contract is ${round}.`];
  for (let chapter = 0, words = 0; words < pages * WORDS_PER_PAGE; chapter += 1)
    for (const clause of clauses) {
      const line = clause
        .replace(/^\d+/u, (number) => String(Number(number) + chapter * 9))
        .replace(/[“”]/gu, chapter === 0 ? "$&" : "");
      text.push(line);
      words += line.split(" ").length;
    }
  return contractFrom([...text, ...foot].join("\n"), "Service Agreement");
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
