import { parentPort } from "node:worker_threads";
import type { WorkerMessage } from "./run-worker";

/**
 * Answers, from within a worker, with the bytes that `make` gives, which are moved and not copied, or with its failure.
 */
export async function answerWith(make: () => Promise<Uint8Array<ArrayBuffer>>): Promise<void> {
  try {
    const value = await make();
    send({ kind: "done", value }, [value.buffer]);
  } catch (cause) {
    send({ kind: "failed", message: cause instanceof Error ? cause.message : String(cause) }, []);
  }
}

function send(message: WorkerMessage<Uint8Array>, transfer: ArrayBuffer[]): void {
  parentPort?.postMessage(message, transfer);
}
