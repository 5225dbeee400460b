/**
 * Screens are waited for as long as they need on a machine that is busy with other work: a state that comes ends the
 * wait at once, so that only a failure takes the whole time.
 *
 * `TEST_LATE=1` (`npm run test:steady`) looks at them late, as such a machine does: behind each wait, time passes by
 * chance in which a state that ends by itself has ended. A test that asserts one fails then.
 */
import { configure, getConfig, type Config } from "@testing-library/react";
import { vi } from "vitest";

const PATIENCE_MS = 60_000;
const LATEST_MS = 40;
const isLate = process.env.TEST_LATE === "1";
const { setTimeout: inRealTime } = globalThis;
/** Testing Library stays loaded from file to file: its own wrapper is taken once. */
const shared = globalThis as typeof globalThis & { librarysWrapper?: Config["asyncWrapper"] };
const asyncWrapper = (shared.librarysWrapper ??= getConfig().asyncWrapper);

configure({
  asyncUtilTimeout: PATIENCE_MS,
  asyncWrapper: (wait) => {
    // such a wait would never end, or push the clock by itself
    if (vi.isFakeTimers() && setTimeout !== inRealTime)
      throw new Error("Timers are faked: wait by `seen` (still-clock)");
    return asyncWrapper(isLate ? async () => lately(await wait()) : wait);
  },
});

async function lately<T>(found: T): Promise<T> {
  await new Promise((resolve) => inRealTime(resolve, Math.random() * LATEST_MS));
  return found;
}
