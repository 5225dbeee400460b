/**
 * Doubles the size of an input until its work takes long enough to be told from noise, and looks at how the time grew.
 */
import { readFileSync } from "node:fs";
import type { CostCase, CostResult } from "./case";

const OWN_SCHEDULING = "/proc/thread-self/schedstat";
const isKept = runsSoFar() !== null;

/**
 * The processor's time, which grows only while there is work: milliseconds of this thread where the system tells them,
 * else of the whole process, whose compiling and clearing threads count then, too.
 */
function processorMs(): number {
  const own = isKept ? runsSoFar() : null;
  if (own !== null) return own;
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

function runsSoFar(): number | null {
  try {
    const nanoseconds = Number(readFileSync(OWN_SCHEDULING, "utf8").split(" ")[0]);
    return nanoseconds > 0 ? nanoseconds / 1e6 : null;
  } catch {
    return null; // not Linux, or a kernel that keeps no such figures
  }
}

export type Limits = {
  /** Below this nothing is judged: milliseconds of processor time. */
  floorMs: number;
  /** Longest that any one piece of work may take. */
  longestMs: number;
  /** Sizes go up to this, or to the case's own end. */
  most: number;
  /** Work that could not reach the floor even if its time grew with this power of the size is not tried further. */
  power: number;
};

/** Doubling the input may not take more than this many times as long. */
const MOST_GROWTH = 3;
/** From this growth on it is worth a second look: the first one measured each size once. */
const DOUBTFUL_GROWTH = 2.5;
/** How often each size is measured where the time grew that fast. */
const ROUNDS = 4;
/** Too slow to try twice as much: judged as it is. */
const SLOW_MS = 4_000;

/**
 * Measures one case. Time is the processor's for the thread that works, so that a busy machine does not count; growth
 * that looks too fast is measured again, all sizes in turn, and the least of each is judged.
 */
export async function climb(one: CostCase, limits: Limits): Promise<CostResult> {
  const most = Math.min(one.most, limits.most);
  const longestMs = Math.min(one.longestMs ?? Infinity, limits.longestMs);
  let [size, ms] = [one.first, await measureTime(one, one.first)];
  const toResult = (fault: string | null): CostResult => ({ row: one.row, shape: one.shape, size, ms, fault });
  while (size * 2 <= most && ms * (most / size) ** limits.power >= Math.min(limits.floorMs, longestMs)) {
    const before = ms;
    [size, ms] = [size * 2, await measureTime(one, size * 2)];
    if (ms > longestMs && (await measureTime(one, size)) > longestMs)
      return toResult(`takes ${Math.round(ms)} ms at ${size}`);
    if (ms < limits.floorMs || ms < DOUBTFUL_GROWTH * before) continue;
    const fault = await growthFault(one, size);
    if (fault !== null) return toResult(fault);
  }
  return toResult(null);
}

/**
 * Whether the time really grows that fast, at this size and at the next: a single doubling can be a step, such as a
 * cache that no longer holds it.
 */
async function growthFault(one: CostCase, size: number): Promise<string | null> {
  const shown = (times: readonly number[]) => times.map((ms) => Math.round(ms)).join(" → ");
  const [half = 0, whole = 0] = await measureLeast(one, [size / 2, size]);
  if (whole < MOST_GROWTH * half) return null;
  if (whole > SLOW_MS) return `${shown([half, whole])} ms from ${size / 2} to ${size}`;
  const times = await measureLeast(one, [size / 2, size, size * 2]);
  const isSteep = times.every((ms, index) => ms >= MOST_GROWTH * (times[index - 1] ?? 0));
  return isSteep ? `${shown(times)} ms from ${size / 2} to ${size * 2}` : null;
}

/** The least that each size takes, measured in turn, so that what else the machine does is no one size's burden. */
async function measureLeast(one: CostCase, sizes: readonly number[]): Promise<number[]> {
  const least = sizes.map(() => Infinity);
  for (let round = 0; round < ROUNDS && (round === 0 || Math.max(...least) < SLOW_MS); round += 1)
    for (const [index, size] of sizes.entries()) {
      globalThis.gc?.(); // what was made before is not this work's to clear away
      least[index] = Math.min(least[index] ?? Infinity, await measureTime(one, size));
    }
  return least;
}

async function measureTime(one: CostCase, size: number): Promise<number> {
  const work = await one.ready(size);
  const before = processorMs();
  await work();
  return processorMs() - before;
}
