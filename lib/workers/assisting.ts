import type { AnswerPiece, ChatMessage, ContractText, FindCategory, Found, SuggestedChange } from "@/lib/assistant/engines/port";
import type { Focus, ReadableSection } from "@/lib/assistant/engines/extractive/relevance";
import type { Language } from "@/lib/copy/languages";
import { gate } from "@/lib/platform/gate";
import type { PlainText } from "@/lib/richtext/plain-text";
import { ResidentThread } from "./resident-thread";
import { WorkerFailure } from "./run-worker";

type OnContract = { contract: ContractText; language: Language };
/** Work whose result comes in one go. `plainText` reads a version's HTML (`lib/richtext`). */
export type WholeTask =
  | (OnContract & ({ verb: "find"; category: FindCategory } | { verb: "suggest" } | { verb: "sections"; focus: Focus }))
  | { verb: "plainText"; html: string };
/** Work whose result comes piece by piece. */
export type StreamedTask = OnContract & ({ verb: "summarize" } | { verb: "chat"; message: string; history: readonly ChatMessage[] });
/** One call of the built-in engine, as its thread is given it. */
export type AssistantTask = WholeTask | StreamedTask;

type Results = { find: Found; suggest: SuggestedChange[]; sections: ReadableSection[]; plainText: PlainText };

const LIMITS = { timeoutMs: 60_000, memoryMb: 512, idleMs: 120_000 };
const THREADS = 2;
const inTurn = gate(THREADS);
const free = Array.from({ length: THREADS }, () => new ResidentThread("assistant-worker", LIMITS));

/**
 * Lets the built-in engine work in a thread of its own, at most two at a time, so that a long contract holds up nobody
 * else's request. The threads keep what they have read for the next call on the same text.
 *
 * @throws {WorkerFailure} however it ended without a result.
 */
export function assistInWorker<T extends WholeTask>(task: T, signal?: AbortSignal): Promise<Results[T["verb"]]> {
  return given<AnswerPiece, Results[T["verb"]]>(task, () => undefined, signal);
}

/** The same for answers in pieces, each passed on as it is made. @throws {WorkerFailure} */
export async function* streamFromWorker(task: StreamedTask, signal?: AbortSignal): AsyncGenerator<AnswerPiece> {
  const ready: AnswerPiece[] = [];
  let wake = () => undefined as void;
  let isOver = false;
  const end = given<AnswerPiece, null>(task, (piece) => (ready.push(piece), wake()), signal).finally(() => ((isOver = true), wake()));
  end.catch(() => undefined); // it is awaited below, after the pieces that came before the failure
  while (!isOver || ready.length > 0) {
    const piece = ready.shift();
    if (piece) yield piece;
    else await new Promise<void>((resolve) => (wake = resolve));
  }
  await end;
}

/** Whoever gives up is told at once; the thread is free for others when it has finished what it began. */
async function given<Piece, Result>(task: AssistantTask, onPiece: (piece: Piece) => void, signal?: AbortSignal): Promise<Result> {
  if (signal?.aborted) throw new WorkerFailure("aborted", "assistant-worker was not started");
  let leave = () => undefined as void;
  const left = new Promise<never>((_, reject) => (leave = () => reject(new WorkerFailure("aborted", "the caller gave up"))));
  signal?.addEventListener("abort", leave, { once: true });
  const work = inTurn(() => withThread((thread) => thread.run<Piece, Result>(task, (piece) => !signal?.aborted && onPiece(piece))), signal);
  work.catch(() => undefined); // whoever gave up does not wait for it
  return Promise.race([work, left]).finally(() => signal?.removeEventListener("abort", leave));
}

/** A thread that is up already goes before one that must be started. */
async function withThread<Result>(use: (thread: ResidentThread) => Promise<Result>): Promise<Result> {
  const index = Math.max(0, free.findIndex(({ isRunning }) => isRunning));
  const [thread] = free.splice(index, 1);
  if (!thread) throw new WorkerFailure("crashed", "more assistant threads were asked for than there are");
  try {
    return await use(thread);
  } finally {
    free.unshift(thread);
  }
}
