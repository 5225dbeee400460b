import { parentPort } from "node:worker_threads";
import type { ResidentAnswer } from "./resident-pool";

const MEGABYTE = 1024 * 1024;

/** Lets a resident worker do each task that it is given; bytes that `work` gives are moved and not copied. */
export function answerTasks<Task, Piece, Result>(
  work: (task: Task, onPiece: (piece: Piece) => void) => Result | Promise<Result>,
): void {
  const send = (message: ResidentAnswer<Piece, Result>, moved: ArrayBuffer[] = []) =>
    parentPort?.postMessage(message, moved);
  const answer = async (task: Task) => {
    try {
      const value = await work(task, (piece) => send({ kind: "piece", piece }));
      send({ kind: "done", value, heldMb: heldMb() }, listBuffers(value));
    } catch (cause) {
      send({ kind: "failed", message: cause instanceof Error ? (cause.stack ?? cause.message) : String(cause) });
    }
  };
  parentPort?.on("message", (task: Task) => void answer(task));
}

/** What this thread holds, in megabytes: its heap, and what is outside of it on its account. */
function heldMb(): number {
  const { heapTotal, external } = process.memoryUsage();
  return Math.round((heapTotal + external) / MEGABYTE);
}

function listBuffers(value: unknown): ArrayBuffer[] {
  return value instanceof Uint8Array && value.buffer instanceof ArrayBuffer ? [value.buffer] : [];
}
