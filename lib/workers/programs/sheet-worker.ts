import { parentPort, workerData } from "node:worker_threads";
import { readSheet } from "@/lib/documents/spreadsheet/reading/read-sheet";
import { UnreadableSheet } from "@/lib/documents/spreadsheet/reading/sheet";
import type { SheetOutcome } from "../sheet-reading";
import type { WorkerMessage } from "../threads/run-worker";

/** A file that can't be read is an outcome like any other: it says where. */
function read(bytes: ArrayBuffer): SheetOutcome {
  try {
    return { isRead: true, sheet: readSheet(new Uint8Array(bytes)) };
  } catch (cause) {
    if (!(cause instanceof UnreadableSheet)) throw cause;
    return { isRead: false, failure: cause.failure, place: cause.place };
  }
}

const value = read(workerData as ArrayBuffer); // the only message that `sheet-reading.ts` sends
parentPort?.postMessage({ kind: "done", value } satisfies WorkerMessage<SheetOutcome>);
