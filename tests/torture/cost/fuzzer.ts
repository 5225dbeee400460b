/** The cost fuzzer: every piece of work on people's text, on shapes of growing size (B-20.15). */
import { fork } from "node:child_process";
import path from "node:path";
import type { CostResult } from "./case";
import type { Kind, Order, Report } from "./child";
import type { Limits } from "./ladder";

export type CostReport = { cases: number; faults: string[]; slowest: readonly CostResult[] };
export type CostRun = { isShort: boolean; only?: string; limits: Limits; report?: (line: string) => void };

/** No piece of work of any one size may hold the process longer than this. */
const SILENCE_MS = 120_000;
const MOST_SLOWEST = 10;

/** What the short form takes in a minute, and the long one as far as files and texts may go. */
export const SHORT_LIMITS: Limits = { floorMs: 30, longestMs: 10_000, most: 16_000, power: 2 };
export const LONG_LIMITS: Limits = { floorMs: 50, longestMs: 30_000, most: 2_000_000, power: 3 };

/** Measures all cases, in processes beside this one. */
export async function fuzzCost({ isShort, only, limits, report }: CostRun): Promise<CostReport> {
  const results: CostResult[] = [];
  const add = (result: CostResult) => {
    results.push(result);
    if (result.fault !== null) report?.(`${result.row}: ${result.shape}: ${result.fault}`);
  };
  for (const kind of ["server", "drawing"] as const)
    for (let from = 0; from >= 0;) from = await measureFrom({ kind, isShort, only: only ?? null, from, limits }, add);
  return {
    cases: results.length,
    faults: results.flatMap(({ row, shape, fault }) => (fault === null ? [] : [`${row}: ${shape}: ${fault}`])),
    slowest: [...results].sort((one, other) => other.ms - one.ms).slice(0, MOST_SLOWEST),
  };
}

/** How a program is started that may import a kind of rows. */
export function nodeArguments(kind: Kind): string[] {
  return ["--import", "tsx", ...(kind === "server" ? ["--conditions=react-server"] : [])];
}

/**
 * Lets one process measure until it is done or does not answer. @returns the case to go on with, below zero at the end
 */
function measureFrom(order: Order, add: (result: CostResult) => void): Promise<number> {
  const child = fork(path.join(import.meta.dirname, "child.ts"), {
    execArgv: [...nodeArguments(order.kind), "--max-old-space-size=4096", "--expose-gc"],
  });
  return new Promise((resolve) => {
    let current: Extract<Report, { kind: "begun" }> | null = null;
    let isDone = false;
    let clock: NodeJS.Timeout | undefined;
    const watch = () => {
      clearTimeout(clock);
      clock = setTimeout(() => child.kill("SIGKILL"), SILENCE_MS);
    };
    child.on("message", (message: Report) => {
      watch();
      if (message.kind === "begun") current = message;
      if (message.kind === "result") [current] = [null, add(message.result)];
      if (message.kind === "done") isDone = true;
    });
    child.once("exit", (code, signal) => {
      clearTimeout(clock);
      if (isDone) return resolve(-1);
      add({
        row: current?.row ?? "the fuzzer",
        shape: current?.shape ?? "itself",
        size: 0,
        ms: 0,
        fault:
          signal === "SIGKILL" ? `no answer within ${SILENCE_MS / 1_000} s` : `ended with ${String(code ?? signal)}`,
      });
      resolve(current === null ? -1 : current.at + 1);
    });
    watch();
    child.send(order);
  });
}
