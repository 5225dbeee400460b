/**
 * Doubles the size of an input until its work takes long enough to be told from noise, and looks at how the time grew.
 */
import type { CostCase, CostResult } from "./case";

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
const TRIES = 3;
/**
 * A single doubling can be a step, such as a cache that no longer holds it; the next one tells. Too slow to try is
 * judged as it is.
 */
const SLOW_MS = 4_000;

/**
 * Measures one case. Time is that of the processor for this whole process, so that a busy machine does not count, and
 * the least of several where it matters.
 */
export async function climb(one: CostCase, limits: Limits): Promise<CostResult> {
  const most = Math.min(one.most, limits.most);
  let [size, ms] = [one.first, await timeOf(one, one.first)];
  const told = (fault: string | null): CostResult => ({ row: one.row, shape: one.shape, size, ms, fault });
  while (size * 2 <= most && ms * (most / size) ** limits.power >= limits.floorMs) {
    const before = ms;
    [size, ms] = [size * 2, await timeOf(one, size * 2)];
    if (ms > limits.longestMs) return told(`takes ${Math.round(ms)} ms at ${size}`);
    if (ms < limits.floorMs || ms < MOST_GROWTH * before) continue;
    const fault = await growthFault(one, size);
    if (fault !== null) return told(fault);
  }
  return told(null);
}

/** Whether the time really grows that fast, at this size and at the next. */
async function growthFault(one: CostCase, size: number): Promise<string | null> {
  const [half, whole] = [await leastOf(one, size / 2), await leastOf(one, size)];
  if (whole < MOST_GROWTH * half) return null;
  const shown = (times: readonly number[]) => times.map((ms) => Math.round(ms)).join(" → ");
  if (whole > SLOW_MS) return `${shown([half, whole])} ms from ${size / 2} to ${size}`;
  const twice = await leastOf(one, size * 2);
  return twice < MOST_GROWTH * whole ? null : `${shown([half, whole, twice])} ms from ${size / 2} to ${size * 2}`;
}

async function leastOf(one: CostCase, size: number): Promise<number> {
  let least = Infinity;
  for (let tries = 0; tries < TRIES && (tries === 0 || least < SLOW_MS); tries += 1)
    least = Math.min(least, await timeOf(one, size));
  return least;
}

async function timeOf(one: CostCase, size: number): Promise<number> {
  const work = await one.ready(size);
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}
