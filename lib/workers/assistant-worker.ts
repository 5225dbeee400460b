import { parentPort, workerData } from "node:worker_threads";
import { extractiveEngine } from "@/lib/assistant/engines/extractive/engine";
import type { AnswerPiece } from "@/lib/assistant/engines/port";
import type { AssistantTask } from "./assisting";
import type { WorkerMessage } from "./run-worker";

const task = workerData as AssistantTask; // `assistInWorker` is the only one that starts this worker

try {
  send({ kind: "done", value: await resultOf(task) });
} catch (cause) {
  send({ kind: "failed", message: cause instanceof Error ? (cause.stack ?? cause.message) : String(cause) });
}

function resultOf(asked: AssistantTask): Promise<unknown> {
  const { contract, language } = asked;
  if (asked.verb === "find") return extractiveEngine.find(contract, asked.category, { language });
  if (asked.verb === "chat") return whole(extractiveEngine.chat(contract, asked.message, asked.history, { language }));
  if (asked.verb === "summarize") return whole(extractiveEngine.summarize(contract, { language }));
  return extractiveEngine.suggest(contract, { language });
}

async function whole(pieces: AsyncIterable<AnswerPiece>): Promise<AnswerPiece[]> {
  const all: AnswerPiece[] = [];
  for await (const piece of pieces) all.push(piece);
  return all;
}

function send(message: WorkerMessage<unknown>): void {
  parentPort?.postMessage(message);
}
