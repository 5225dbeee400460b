import type { Strip } from "@/lib/documents/signed/spots";
import { ResidentPool, type Asker } from "./resident-pool";

export type StripTask = { bytes: Uint8Array; page: number; strips: readonly Strip[] };

/** A page is drawn in a second or two; what takes much longer was made to. */
const pool = new ResidentPool("strip-worker", {
  timeoutMs: 30_000,
  memoryMb: 512,
  growthMb: 900,
  idleMs: 60_000,
  keptMb: 256,
});

/**
 * `drawStrips` in a thread: two at a time, one of each account. @throws {WorkerFailure} for a page that can't be drawn
 * within the limits, `aborted` by the signal; {LineTooLong} when too much waits
 */
export function stripsInWorker(task: StripTask, asker: Asker): Promise<Uint8Array[] | null> {
  return pool.run<never, Uint8Array[] | null>(task, asker);
}
