import { parentPort } from "node:worker_threads";
import type { SearchableText } from "@/lib/documents/search/searchable-text";
import type { ResidentAnswer } from "./resident-thread";
import { doWritingTask, type WritingTask } from "./writing-task";

parentPort?.on("message", (task: WritingTask) => send(answerTo(task))); // `writing.ts` is the only one that starts this worker

function answerTo(task: WritingTask): ResidentAnswer<never, SearchableText | "tooLarge"> {
  try {
    return { kind: "done", value: doWritingTask(task) };
  } catch (cause) {
    return { kind: "failed", message: cause instanceof Error ? (cause.stack ?? cause.message) : String(cause) };
  }
}

function send(answer: ResidentAnswer<never, SearchableText | "tooLarge">): void {
  parentPort?.postMessage(answer);
}
