/**
 * Before each test file of a round of `npm run test:steady` that has `TEST_CLOCK=month-end`: the month's last midnight
 * comes while the file's tests run, each time a little sooner or later. Without it nothing happens here.
 */
import { beforeAll } from "vitest";

const MINUTE_MS = 60_000;
const LATEST_MS = 5_000;
/** Set by `scripts/testing/steady/moved-clock.mjs`, which moves this process's clock, and that of those it starts. */
const clock = globalThis as typeof globalThis & { clockAheadMs?: number };

if (process.env.TEST_CLOCK === "month-end" && clock.clockAheadMs !== undefined) {
  const midnight = endOfMonth(new Date(Date.now() - clock.clockAheadMs));
  turnTo(midnight - 30 * MINUTE_MS); // what stands at the file's head is of the same evening
  // most tests are over in a moment, some take long
  beforeAll(() => turnTo(midnight - LATEST_MS ** Math.random()));
}

function endOfMonth(today: Date): number {
  return new Date(today.getFullYear(), today.getMonth() + 1, 1).getTime();
}

function turnTo(moment: number): void {
  clock.clockAheadMs = (clock.clockAheadMs ?? 0) + moment - Date.now();
  process.env.TEST_CLOCK_AHEAD_MS = String(clock.clockAheadMs);
}
