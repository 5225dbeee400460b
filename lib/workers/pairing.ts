import type { PairedFile, PairFinding } from "./pairing/pair";
import { ResidentPool } from "./threads/resident-pool";

export type PairingTask = { before: PairedFile; after: PairedFile };

/** Its own threads: strangers' files never take the place of what customers wait for. */
const pool = new ResidentPool("pairing-worker", { timeoutMs: 30_000, memoryMb: 512, growthMb: 900, idleMs: 60_000 });
const NOBODY = "";

/** Compares two files in a thread, one pair at a time. @throws {WorkerFailure}, {LineTooLong} when too much waits */
export function pairInWorker(task: PairingTask, signal?: AbortSignal): Promise<PairFinding> {
  return pool.run<never, PairFinding>(task, { account: NOBODY, signal });
}
