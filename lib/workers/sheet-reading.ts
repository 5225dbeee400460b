import type { Place, ReadSheet, SheetFailure } from "@/lib/documents/spreadsheet/reading/sheet";
import { gate } from "@/lib/platform/gates";
import { copyBytes } from "./file-reading";
import { runWorker } from "./threads/run-worker";
import { WorkerFailure } from "./threads/worker-failure";

export type SheetOutcome =
  | { isRead: true; sheet: ReadSheet }
  | { isRead: false; failure: SheetFailure; place: Place | null };

const TIMEOUT_MS = 20_000;
const MEMORY_MB = 256;
const inTurn = gate(2);

/** Reads a table of values in a thread of its own, two at a time. @throws {WorkerFailure} `aborted`, `crashed` */
export function readSheetInWorker(bytes: Uint8Array, signal?: AbortSignal): Promise<SheetOutcome> {
  return inTurn(async () => {
    try {
      const message = copyBytes(bytes);
      const limits = { timeoutMs: TIMEOUT_MS, memoryMb: MEMORY_MB };
      return await runWorker<SheetOutcome>("sheet-worker", { message, transfer: [message], ...limits, signal });
    } catch (cause) {
      if (!(cause instanceof WorkerFailure) || !["timedOut", "outOfMemory"].includes(cause.end)) throw cause;
      return { isRead: false, failure: "tooLarge", place: null };
    }
  }, signal);
}
