/**
 * Tests of screens whose timers are faked (`vi.useFakeTimers()`): time passes when the test says so, and never by
 * itself. Testing Library's own waits need a clock that runs, and vitest's push a faked one at each look; here the
 * test waits in real time while the faked clock stands still.
 */
import { act } from "@testing-library/react";
import { vi } from "vitest";

/** Taken before anybody fakes them. */
const { setTimeout: inRealTime } = globalThis;
const realNow = performance.now.bind(performance);
const LOOK_AGAIN_MS = 5;
const PATIENCE_MS = 60_000;

/** Lets so much faked time pass, and what it starts come to its end. */
export const pass = (ms: number): Promise<unknown> => act(() => vi.advanceTimersByTimeAsync(ms));

/**
 * Waits for a state that stays once it has come.
 *
 * @returns what `look` answers, as soon as it throws no more
 * @throws what it threw last, when that takes too long on any machine
 */
export async function seen<T>(look: () => T): Promise<T> {
  for (const giveUpAt = realNow() + PATIENCE_MS; ;) {
    try {
      return look();
    } catch (cause) {
      if (realNow() > giveUpAt) throw cause;
    }
    await act(() => new Promise<void>((resolve) => inRealTime(resolve, LOOK_AGAIN_MS)));
  }
}
