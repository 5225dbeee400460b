import path from "node:path";
import { Worker } from "node:worker_threads";
import { UNREADABLE_REASONS, UnreadableDocument, type UnreadableReason } from "@/lib/documents/extraction/document";
import type { ReadResult } from "@/lib/workers/file-reading";
import { type WorkerMessage, workerFile } from "@/lib/workers/threads/run-worker";
import { toCrash, WorkerFailure } from "@/lib/workers/threads/worker-failure";

const MEMORY_MB = 768;
/** A thread loads the program anew for each file, so it goes after this many. */
const MOST_FILES = 100;

const threads = new Map<number, { worker: Worker; count: number }>();

/**
 * Reads a file like `readInWorker`, with the same program and limits, but in a thread that is kept for the next one.
 * @param place which of the threads; one file at a time in each. @throws {UnreadableDocument} as `readInWorker` does
 */
export async function readInKeptThread(
  place: number,
  bytes: Uint8Array,
  fileName: string,
  timeoutMs: number,
): Promise<ReadResult> {
  const thread = threads.get(place) ?? { worker: started(), count: 0 };
  threads.set(place, thread);
  thread.count += 1;
  let isWell = false;
  try {
    const result = await awaitAnswer(thread.worker, { bytes, fileName, timeoutMs });
    isWell = true;
    return result;
  } catch (cause) {
    isWell =
      cause instanceof UnreadableDocument && cause.cause instanceof WorkerFailure && cause.cause.end === "failed";
    throw cause;
  } finally {
    if (!isWell || thread.count >= MOST_FILES) {
      threads.delete(place);
      await thread.worker.terminate();
    }
  }
}

function started(): Worker {
  return new Worker(path.resolve("tests/support/files/many-readings.mjs"), {
    execArgv: [],
    workerData: { program: workerFile("reading-worker") },
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  });
}

type Task = { bytes: Uint8Array; fileName: string; timeoutMs: number };

function awaitAnswer(worker: Worker, { bytes, fileName, timeoutMs }: Task): Promise<ReadResult> {
  return new Promise((resolve, reject) => {
    const end = (settle: () => void) => {
      clearTimeout(clock);
      worker.off("message", onMessage).off("error", onError).off("exit", onExit);
      settle();
    };
    const fail = (reason: UnreadableReason, cause?: WorkerFailure) =>
      end(() => reject(new UnreadableDocument(reason, { cause })));
    const crashed = (cause: WorkerFailure) =>
      fail(cause.end === "outOfMemory" ? "documentTooLarge" : "corruptDocument", cause);
    const onError = (cause: unknown) => crashed(toCrash("reading-worker", cause));
    const onExit = (code: number) => crashed(new WorkerFailure("crashed", `ended with code ${code}`));
    const onMessage = (message: WorkerMessage<ReadResult>) => {
      if (message.kind === "done") end(() => resolve(message.value));
      if (message.kind === "failed")
        fail(
          UNREADABLE_REASONS.find((reason) => reason === message.reason) ?? "corruptDocument",
          new WorkerFailure("failed", message.message),
        );
    };
    const clock = setTimeout(() => fail("readingTimedOut"), timeoutMs);
    worker.on("message", onMessage).on("error", onError).on("exit", onExit);
    worker.postMessage({ bytes: bytes.slice().buffer, fileName });
  });
}
