/** The long forms of hostile files and hostile text. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { readMutants, type Tally } from "../support/files/reading-run";

/** Most of them in kept threads, and some in a thread of their own each, as the server reads them. */
const FILES = { kept: 10_500, fresh: 500 };
const ROUNDS = 3;
const PAYLOADS = 1_500;

type Figures = { figures: string; faults: string[] };

/** Over ten thousand spoilt files through the reader. */
export async function hostileFiles({
  seed,
  report,
}: {
  seed: number;
  report: (line: string) => void;
}): Promise<Figures> {
  const folder = await mkdtemp(path.join(tmpdir(), "contract-manager-files-"));
  try {
    const kept = await readMutants({ seed, count: FILES.kept, isKept: true, folder, report });
    const fresh = await readMutants({ seed, from: FILES.kept, count: FILES.fresh, folder, report });
    const ended = (tally: Tally) =>
      Object.entries(tally.ended)
        .map(([end, count]) => `${count} x ${end}`)
        .join(", ");
    const figures = `${FILES.kept + FILES.fresh} mutants, ${kept.different + fresh.different} different: ${ended(kept)}; one thread each: ${ended(fresh)}; slowest ${Math.max(kept.slowestSeconds, fresh.slowestSeconds).toFixed(1)} s, peak ${Math.max(kept.peakMb, fresh.peakMb).toFixed(0)} MB`;
    return { figures, faults: [kept, fresh].flatMap(({ faults, reached }) => [...faults, ...reached]) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Some thousands of payloads in every view of a browser: the spec of the browser tests, with more of them. */
export async function hostileText(): Promise<Figures> {
  const program = path.resolve("node_modules/playwright/cli.js");
  const env = { ...process.env, NODE_OPTIONS: "", XSS_ROUNDS: String(ROUNDS), XSS_PAYLOADS: String(PAYLOADS) };
  const tests = spawn(
    process.execPath,
    [program, "test", "tests/e2e/hostile-text.spec.ts", "--project=chromium", "--retries=0", "--reporter=line"],
    { env, stdio: ["ignore", "pipe", "pipe"] },
  );
  let output = "";
  for (const stream of [tests.stdout, tests.stderr])
    stream.on("data", (chunk: Buffer) => (output = (output + chunk.toString()).slice(-20_000)));
  await once(tests, "close");
  const passed = Number(/(\d+) passed/.exec(output)?.[1] ?? 0);
  return {
    figures: `${ROUNDS} x ${PAYLOADS} payloads in every view, ${passed} tests passed`,
    faults: tests.exitCode === 0 ? [] : [output.slice(-4_000)],
  };
}
