import path from "node:path";
import { Worker } from "node:worker_threads";
import { UNREADABLE_REASONS, UnreadableDocument } from "@/lib/contracts/extraction/document";
import type { ReadResult } from "@/lib/workers/reading";
import { crashOf, WorkerFailure, workerFile, type WorkerMessage } from "@/lib/workers/run-worker";

const MEMORY_MB = 768;
/** A thread loads the program anew for each file, so it goes after this many. */
const MOST_FILES = 100;

const threads = new Map<number, { worker: Worker; count: number }>();

/**
 * Reads a file like `readInWorker`, with the same program and limits, but in a thread that is kept for the next one.
 * @param place which of the threads; one file at a time in each. @throws {UnreadableDocument} as `readInWorker` does
 */
export async function readInKeptThread(place: number, bytes: Uint8Array, fileName: string, timeoutMs: number): Promise<ReadResult> {
  const thread = threads.get(place) ?? { worker: started(), count: 0 };
  threads.set(place, thread);
  thread.count += 1;
  let isWell = false;
  try {
    const result = await answerOf(thread.worker, { bytes, fileName, timeoutMs });
    isWell = true;
    return result;
  } catch (cause) {
    isWell = cause instanceof UnreadableDocument && !(cause.cause instanceof WorkerFailure && cause.cause.end !== "failed");
    throw cause;
  } finally {
    if (!isWell || thread.count >= MOST_FILES) {
      threads.delete(place);
      await thread.worker.terminate();
    }
  }
}

function started(): Worker {
  return new Worker(path.resolve("tests/support/files/many-readings.mjs"), { execArgv: [], workerData: { program: workerFile("reading-worker") }, resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB } });
}

function answerOf(worker: Worker, { bytes, fileName, timeoutMs }: { bytes: Uint8Array; fileName: string; timeoutMs: number }): Promise<ReadResult> {
  return new Promise((resolve, reject) => {
    const end = (settle: () => void) => {
      clearTimeout(clock);
      worker.removeAllListeners();
      settle();
    };
    const crashed = (cause: WorkerFailure) => end(() => reject(new UnreadableDocument(cause.end === "outOfMemory" ? "documentTooLarge" : "corruptDocument", { cause })));
    const clock = setTimeout(() => end(() => reject(new UnreadableDocument("readingTimedOut"))), timeoutMs);
    worker.on("message", (message: WorkerMessage<ReadResult>) => {
      if (message.kind === "done") end(() => resolve(message.value));
      if (message.kind === "failed") end(() => reject(new UnreadableDocument(UNREADABLE_REASONS.find((reason) => reason === message.reason) ?? "corruptDocument", { cause: new WorkerFailure("failed", message.message) })));
    });
    worker.on("error", (cause) => crashed(crashOf("reading-worker", cause)));
    worker.on("exit", (code) => crashed(new WorkerFailure("crashed", `ended with code ${code}`)));
    worker.postMessage({ bytes: bytes.slice().buffer, fileName });
  });
}
