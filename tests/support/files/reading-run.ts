/** Puts many mutants through the reader in its worker and keeps count of how each ended. */
import { createHash } from "node:crypto";
import { readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { UnreadableDocument } from "@/lib/documents/extraction/document";
import { readInWorker } from "@/lib/workers/file-reading";
import { WorkerFailure } from "@/lib/workers/threads/worker-failure";
import { createChance } from "../../torture/random";
import { makeMutant, type Mutant } from "./mutations";
import { readInKeptThread } from "./kept-thread";
import { smallFiles } from "./small-files";

export type Tally = {
  ended: Record<string, number>;
  /** Mutants that no other one of the run equals, byte for byte. */
  different: number;
  ways: Record<string, number>;
  /**
   * Mutants at which the reader did what it must not: its name, how it was made, its number under the seed, and what
   * happened.
   */
  faults: string[];
  slowestSeconds: number;
  /** Highest memory of the whole process. */
  peakMb: number;
  /** What the threads reached for outside of themselves. */
  reached: string[];
};

export type Run = {
  seed: number;
  count: number;
  from?: number;
  isKept?: boolean;
  folder: string;
  report?: (line: string) => void;
};

/** Longest time that a small file may take. */
const LIMIT_MS = 20_000;
const AT_ONCE = 2;
/** A reader may grow by 900 MB (`run-worker.ts`), and two read at a time. */
const MOST_MB = 2_400;

/**
 * Reads `count` mutants, the first one being number `from` of the seed. Each ends with text or with a reason, within
 * its limits; whatever else happens is a fault.
 *
 * @param folder of this run alone: nothing may be written there but the guard's own record
 * @param isKept reads many files in one thread, which saves most of the time: starting one takes longer than a small
 *   file
 */
export async function readMutants({ seed, count, from = 0, isKept = false, folder, report }: Run): Promise<Tally> {
  const files = await smallFiles();
  const digests = new Set<string>();
  const tally: Tally = { ended: {}, different: 0, ways: {}, faults: [], slowestSeconds: 0, peakMb: 0, reached: [] };
  const log = path.join(folder, "guard.log");
  writeFileSync(log, "");
  const before = { options: process.env.NODE_OPTIONS, log: process.env.READER_GUARD_LOG };
  Object.assign(process.env, {
    NODE_OPTIONS: `--import ${pathToFileURL(path.resolve("tests/support/files/guard.mjs")).href}`,
    READER_GUARD_LOG: log,
  });
  try {
    let next = from;
    const readOn = async (_: unknown, place: number) => {
      const read: Read = isKept
        ? (bytes, name) => readInKeptThread(place, bytes, name, LIMIT_MS)
        : (bytes, name) => readInWorker(bytes, name, { timeoutMs: LIMIT_MS });
      while (next < from + count) {
        const number = next;
        next += 1;
        const mutant = makeMutant(files, createChance(seed + number * 7_919));
        digests.add(createHash("sha256").update(mutant.bytes).digest("base64"));
        await readOne(mutant, { number, tally, read });
        if ((number + 1) % 500 === 0)
          report?.(
            `${number + 1} files, ${JSON.stringify(tally.ended)}, slowest ${tally.slowestSeconds.toFixed(1)} s, peak ${tally.peakMb.toFixed(0)} MB`,
          );
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }).map(readOn));
  } finally {
    restore("NODE_OPTIONS", before.options);
    restore("READER_GUARD_LOG", before.log);
  }
  tally.different = digests.size;
  tally.reached = [...new Set(readFileSync(log, "utf8").split("\n").filter(Boolean))];
  const strays = readdirSync(folder).filter((name) => name !== "guard.log");
  if (strays.length > 0) tally.faults.push(`files left behind: ${strays.join(", ")}`);
  rmSync(log);
  return tally;
}

type Read = (bytes: Uint8Array, name: string) => Promise<{ html: string }>;

async function readOne(
  mutant: Mutant,
  { number, tally, read }: { number: number; tally: Tally; read: Read },
): Promise<void> {
  const start = performance.now();
  const ended = await readToEnd(mutant, read);
  const seconds = (performance.now() - start) / 1_000;
  const megabytes = process.memoryUsage.rss() / 1024 ** 2;
  tally.slowestSeconds = Math.max(tally.slowestSeconds, seconds);
  tally.peakMb = Math.max(tally.peakMb, megabytes);
  tally.ended[ended] = (tally.ended[ended] ?? 0) + 1;
  tally.ways[mutant.how] = (tally.ways[mutant.how] ?? 0) + 1;
  const isFault = /^(?:crashed|readingTimedOut|other)/.test(ended) || megabytes > MOST_MB;
  if (isFault)
    tally.faults.push(
      `${mutant.name}, ${mutant.how}, number ${number}: ${ended}, ${seconds.toFixed(1)} s, ${megabytes.toFixed(0)} MB`,
    );
}

/** `text`, or the reason for which there is none; what must not be is named otherwise. */
async function readToEnd({ bytes, name }: Mutant, read: Read): Promise<string> {
  try {
    const { html } = await read(bytes, name);
    return /root:[^\n]*:0:0:|<script|javascript:[^<]*"/i.test(html) ? "other: foreign text" : "text";
  } catch (cause) {
    if (!(cause instanceof UnreadableDocument)) return `other: ${String(cause)}`;
    const crash = cause.cause instanceof WorkerFailure && cause.cause.end === "crashed" ? cause.cause : null;
    return crash ? `crashed: ${crash.message} ${String(crash.cause)}` : cause.reason;
  }
}

function restore(name: string, value: string | undefined): void {
  if (value === undefined) delete process.env[name];
  else process.env[name] = value;
}
