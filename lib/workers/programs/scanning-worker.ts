import { parentPort, workerData } from "node:worker_threads";
import { readScannedPages } from "@/lib/documents/scans/read-scanned-pages";
import type { WorkerMessage } from "../threads/run-worker";
import type { ScannedPart, ScanningMessage } from "../scan-reading";

async function scan({ bytes, pages, dataFolder, withDoubts }: ScanningMessage): Promise<void> {
  try {
    const value = await readScannedPages(new Uint8Array(bytes), pages, {
      dataFolder,
      withDoubts,
      onPage: (page, read) => post({ kind: "part", part: { page, read } satisfies ScannedPart }),
    });
    post({ kind: "done", value });
  } catch (cause) {
    post({ kind: "failed", message: String(cause) });
  }
}

function post(message: WorkerMessage<boolean>): void {
  parentPort?.postMessage(message);
}

// pdf.js leaves promises of broken parts alone; what is awaited fails by itself.
process.on("unhandledRejection", () => undefined);

await scan(workerData as ScanningMessage); // the only message that `scan-reading.ts` sends
