/** One request to the assistant as a stream of events, including failures. Knows the actions, not React. */
import { isConnectionFailure } from "@/components/forms/action-answer";
import type { ActionFailure, ActionResult } from "@/lib/server/adapters/action-result";
import type { ChatMessage } from "@/lib/engine/port";
import type { Receipt, StreamPiece } from "@/lib/assistant/schema";
import type { Copy } from "@/lib/copy/copy";
import type { AssistantActions } from "./assistant-calls";
import type { ConversationEvent, Request, SummaryBesides, VersionRead } from "./conversation";

export type AnswerCall = {
  contractId: string | null;
  version: VersionRead | null;
  /** The earlier messages; only a chat sends them. */
  history: ChatMessage[];
  actions: AssistantActions;
  words: Copy["assistant"];
  /** Used as `detail` if there was no answer. */
  noAnswerReason: string;
  /** Cancels the request, also on the server. */
  signal: AbortSignal;
  onSignInRequired: () => void;
};

export type AnswerEvent = Exclude<
  ConversationEvent,
  { type: "asked" | "stopped" | "recalled" | "recalledBesides" | "forgotten" }
>;

/**
 * Asks the server and yields what arrives. Ends with exactly one of found, completed, failed; never throws. Failure
 * messages: B-12.5. The server's own reason is included as `detail`.
 */
export async function* answerTo(request: Request, call: AnswerCall): AsyncGenerator<AnswerEvent, void, undefined> {
  if (call.contractId === null) {
    yield { type: "failed", message: call.words.noContract, detail: null };
    return;
  }
  try {
    if (request.kind === "find") yield* found(request, call.contractId, call);
    else if (request.kind === "summary") yield* summed(request, call.contractId, call);
    else yield* streamed(request, call.contractId, call);
  } catch (cause) {
    // no answer, or a broken connection: keep what arrived so far
    yield failure(request, call, isConnectionFailure(cause) ? call.noAnswerReason : null);
  }
}

async function* found(
  request: Extract<Request, { kind: "find" }>,
  contractId: string,
  call: AnswerCall,
): AsyncGenerator<AnswerEvent> {
  const result = await call.actions.find(
    { contractId, category: request.category, ...versionParams(call), keep: true },
    call.signal,
  );
  yield result.ok ? { type: "found", answer: result.data } : refusal(request, call, result.error);
}

/** The facts, the summary, and who owes what, if that sends nothing more to other servers than the summary did. */
async function* summed(
  request: Extract<Request, { kind: "summary" }>,
  contractId: string,
  call: AnswerCall,
): AsyncGenerator<AnswerEvent> {
  yield* facts(contractId, call);
  let isBuiltIn = false;
  for await (const event of streamed(request, contractId, call)) {
    if (event.type === "piece" && event.piece.kind === "receipt") isBuiltIn = staysHere(event.piece.receipt);
    if (event.type === "completed" && isBuiltIn) yield* obligations(contractId, call);
    yield event;
  }
}

type Beside = Pick<AnswerCall, "actions" | "version" | "signal">;

async function* facts(contractId: string, call: Beside): AsyncGenerator<SummaryBesides> {
  const answer = await call.actions.facts({ contractId, ...versionParams(call) }, call.signal);
  yield { type: "facts", facts: answer.ok ? answer.data.facts : "failed" };
}

/** What goes with a stored summary: read again from the same version. */
export async function* readExtras(
  contractId: string,
  receipt: Receipt | null,
  call: Beside,
): AsyncGenerator<SummaryBesides> {
  yield* facts(contractId, call);
  if (receipt && staysHere(receipt)) yield* obligations(contractId, call);
}

function staysHere({ host, fellBackFrom }: Receipt): boolean {
  return host === null && fellBackFrom === null;
}

/** If they are unavailable, the summary's own lines cover them. */
async function* obligations(contractId: string, call: Beside): AsyncGenerator<SummaryBesides> {
  const owed = await call.actions.find({ contractId, category: "obligations", ...versionParams(call) }, call.signal);
  if (owed.ok) yield { type: "obligations", items: owed.data.items };
}

async function* streamed(
  request: Exclude<Request, { kind: "find" }>,
  contractId: string,
  call: AnswerCall,
): AsyncGenerator<AnswerEvent> {
  const result = await stream(request, contractId, call);
  if (!result.ok) {
    yield refusal(request, call, result.error);
    return;
  }
  for await (const piece of result.data) {
    if (piece.kind === "failed") {
      yield failure(request, call, piece.message);
      return;
    }
    yield { type: "piece", piece };
  }
  yield { type: "completed" };
}

function stream(
  request: Exclude<Request, { kind: "find" }>,
  contractId: string,
  call: AnswerCall,
): Promise<ActionResult<AsyncIterable<StreamPiece>>> {
  if (request.kind === "summary")
    return call.actions.summarize({ contractId, ...versionParams(call), keep: true }, call.signal);
  return call.actions.chat(
    { contractId, message: request.text, history: call.history, ...versionParams(call), keep: true },
    call.signal,
  );
}

function versionParams(call: Beside): { versionId?: string } {
  return call.version ? { versionId: call.version.id } : {};
}

function refusal(request: Request, call: AnswerCall, error: ActionFailure): AnswerEvent {
  if (error.key === "signInRequired") call.onSignInRequired();
  return failure(request, call, error.key === "unexpected" ? null : error.message);
}

function failure(request: Request, call: AnswerCall, reason: string | null): AnswerEvent {
  const message = failureText(request, call.words);
  return { type: "failed", message, detail: reason === message ? null : reason };
}

function failureText(request: Request, words: Copy["assistant"]): string {
  if (request.kind === "find") return words.find.failed(words.categories[request.category]);
  return request.kind === "summary" ? words.summary.failed : words.chat.failed;
}
