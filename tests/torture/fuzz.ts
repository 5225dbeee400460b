/** The long form of `tests/access/hostile-requests.test.ts`: hundreds of spoilt requests for every call and caller. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

export type Fuzzed = { calls: number; requests: number; statuses: Record<string, number>; faults: string[] };
type Line = { call: string; caller: string; cases: number; statuses: Record<string, number> };

/**
 * Runs it on one database.
 * @param cases for each call and caller
 */
export async function fuzz({
  database,
  cases,
  seed,
}: {
  database: "sqlite" | "postgres";
  cases: number;
  seed: number;
}): Promise<Fuzzed> {
  const folder = await mkdtemp(path.join(tmpdir(), "contract-manager-fuzz-"));
  const report = path.join(folder, "report.jsonl");
  const env = {
    ...process.env,
    TEST_DATABASE: database,
    FUZZ_CASES: String(cases),
    FUZZ_SEED: String(seed),
    FUZZ_REPORT: report,
  };
  const program = path.resolve("node_modules/vitest/vitest.mjs");
  const tests = spawn(
    process.execPath,
    [program, "run", "tests/access/hostile-requests.test.ts", "--project", "integration"],
    { env, stdio: ["ignore", "pipe", "pipe"] },
  );
  let output = "";
  for (const stream of [tests.stdout, tests.stderr]) stream.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const [code] = (await once(tests, "exit")) as [number | null];
  const lines = (await readFile(report, "utf8").catch(() => ""))
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as Line);
  await rm(folder, { recursive: true, force: true });
  return summary(lines, code === 0 ? [] : [`The tests ended with ${String(code)}`, ...faultsIn(output)]);
}

function summary(lines: readonly Line[], faults: string[]): Fuzzed {
  const statuses: Record<string, number> = {};
  for (const [status, count] of lines.flatMap((line) => Object.entries(line.statuses)))
    statuses[status] = (statuses[status] ?? 0) + count;
  return {
    calls: new Set(lines.map(({ call }) => call)).size,
    requests: lines.reduce((sum, { cases }) => sum + cases, 0),
    statuses,
    faults,
  };
}

function faultsIn(output: string): string[] {
  return [...output.matchAll(/(?:FAIL|Counterexample:)[^\n]*/g)].map(([line]) =>
    // eslint-disable-next-line no-control-regex -- colours of a terminal
    line.replace(/\x1b\[[0-9;]*m/g, "").slice(0, 500),
  );
}
