/** Judges by samples whether a server's memory settles under load, or grows for as long as the load lasts. Pure. */

/** `atMs` since the load began; `rssMb` as the system counts it. */
export type MemorySample = { atMs: number; rssMb: number };
export type Growth = {
  /** MB an hour over the second half, by least squares. */ perHour: number;
  /** Last third's median by the second third's. */ ratio: number;
  isSteady: boolean;
};

/** Fewer are too short a time to tell growth from warming up: three minutes. */
export const LEAST_SAMPLES = 36;
const MOST_PER_HOUR_MB = 100;
const MOST_RATIO = 1.1;
const HOUR_MS = 3_600_000;

/**
 * Growth after warm-up, which the first half is. It is steady when it would be more than 100 MB in an hour and the last
 * third lies more than 10 % above the second: a garbage collector's saw teeth alone are neither.
 * @returns null for too few samples
 */
export function measureGrowth(samples: readonly MemorySample[]): Growth | null {
  if (samples.length < LEAST_SAMPLES) return null;
  const third = Math.floor(samples.length / 3);
  const perHour = computeSlope(samples.slice(Math.floor(samples.length / 2))) * HOUR_MS;
  const ratio = computeMedian(samples.slice(-third)) / computeMedian(samples.slice(-2 * third, -third));
  return { perHour, ratio, isSteady: perHour > MOST_PER_HOUR_MB && ratio > MOST_RATIO };
}

/** MB a millisecond. */
function computeSlope(samples: readonly MemorySample[]): number {
  const [meanAt, meanMb] = [
    computeMean(samples.map(({ atMs }) => atMs)),
    computeMean(samples.map(({ rssMb }) => rssMb)),
  ];
  const together = samples.reduce((sum, { atMs, rssMb }) => sum + (atMs - meanAt) * (rssMb - meanMb), 0);
  return together / samples.reduce((sum, { atMs }) => sum + (atMs - meanAt) ** 2, 0);
}

function computeMean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function computeMedian(samples: readonly MemorySample[]): number {
  return samples.map(({ rssMb }) => rssMb).toSorted((a, b) => a - b)[Math.floor(samples.length / 2)] ?? 0;
}
