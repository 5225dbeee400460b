/**
 * Before each test file: threads have ten times as long as the product gives them, so that what is to come comes on a
 * machine that is busy with other work. Tests of the limits themselves set some that end all the same.
 */
import { vi } from "vitest";
import type * as watch from "@/lib/workers/threads/watch";

const TIMES = 10;

vi.mock("@/lib/workers/threads/watch", async (original) => {
  const { Watch } = await original<typeof watch>();
  return {
    Watch: class extends Watch {
      constructor({ timeoutMs, stallMs, ...bounds }: watch.Bounds, end: watch.Watch["end"]) {
        super({ ...bounds, timeoutMs: timeoutMs * TIMES, stallMs: stallMs && stallMs * TIMES }, end);
      }
    },
  };
});
