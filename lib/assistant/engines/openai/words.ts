import { APICallError, Output, streamText, type LanguageModel, type ModelMessage } from "ai";
import type { z } from "zod";
import type { ModelLimits } from "./settings";

/** Why a model gave no answer. Never contains its words or the contract's, so that it can be logged. */
export class ModelFailure extends Error {
  constructor(
    readonly reason: "unreachable" | "refused" | "timedOut" | "malformed" | "givenUp" | "foreignHost" | "tooLong",
    readonly status: number | null = null,
  ) {
    super(status === null ? reason : `${reason} (${status})`);
    this.name = "ModelFailure";
  }
}

/** What is sent to a model: the product's rules, then messages with two roles only. No tools. */
export type Prompt = { system: string; messages: { role: "user" | "assistant"; content: string }[] };
export type ModelCall = {
  model: LanguageModel;
  limits: ModelLimits;
  account?: string | undefined;
  signal?: AbortSignal | undefined;
};
/** How a model's answer ended: normally, or cut off. */
export type Ending = "whole" | "cut";

globalThis.AI_SDK_LOG_WARNINGS = false; // only `platform/log` may print

/**
 * Yields words as they arrive; the return value says how they ended. Retries are up to `carefulFetch`. @param schema
 * requests JSON of this shape
 * @throws {ModelFailure} only before the first word; later failures end the words as `cut`, unless the caller gave up
 */
export async function* streamWords(
  prompt: Prompt,
  call: ModelCall,
  schema?: z.ZodType,
): AsyncGenerator<string, Ending> {
  const watch = new Watch(call.limits, call.signal);
  let length = 0;
  try {
    const messages: ModelMessage[] = prompt.messages;
    const output = schema ? { output: Output.object({ schema, name: "answer" }) } : {};
    const { fullStream } = streamText({
      model: call.model,
      system: prompt.system,
      messages,
      ...output,
      // a schema is for checked output, which should be the same each time; some servers refuse both
      ...(schema ? { temperature: 0 } : {}),
      maxRetries: 0,
      abortSignal: watch.signal,
      onError: () => undefined,
    });
    for await (const part of fullStream) {
      if (part.type === "error") throw part.error;
      if (part.type === "abort") throw new ModelFailure("givenUp");
      if (part.type === "text-delta" || part.type === "reasoning-delta") watch.heard();
      if (part.type === "text-delta") {
        length += part.text.length;
        yield part.text;
        if (length > call.limits.answerChars) return "cut";
      }
      if (part.type === "finish" && length > 0) return endedByItself(part) ? "whole" : "cut";
    }
    throw new ModelFailure("malformed"); // an empty answer
  } catch (cause) {
    if (call.signal?.aborted) throw new ModelFailure("givenUp");
    if (length > 0) return "cut";
    throw watch.hasExpired ? new ModelFailure("timedOut") : toFailure(cause);
  } finally {
    watch.stop(); // also ends the request if the reader left
  }
}

/** A stream that stops without the server's end signal was cut. */
function endedByItself({
  finishReason,
  rawFinishReason,
}: {
  finishReason: string;
  rawFinishReason?: string | undefined;
}): boolean {
  return (
    finishReason !== "length" &&
    finishReason !== "content-filter" &&
    finishReason !== "error" &&
    rawFinishReason !== undefined
  );
}

/** The failure without its message, because servers repeat what they were sent. */
function toFailure(cause: unknown): ModelFailure {
  if (cause instanceof ModelFailure) return cause;
  if (APICallError.isInstance(cause))
    return cause.cause instanceof ModelFailure
      ? cause.cause
      : new ModelFailure(cause.statusCode === undefined ? "unreachable" : "malformed", cause.statusCode ?? null);
  return new ModelFailure(cause instanceof TypeError ? "unreachable" : "malformed");
}

/** Timeouts of one answer: until the first word, then for each pause. */
class Watch {
  readonly #stopper = new AbortController();
  readonly signal: AbortSignal;
  hasExpired = false;
  #timer: NodeJS.Timeout;

  constructor(
    readonly limits: ModelLimits,
    caller: AbortSignal | undefined,
  ) {
    this.signal = caller ? AbortSignal.any([caller, this.#stopper.signal]) : this.#stopper.signal;
    this.#timer = this.#expireIn(limits.firstWordMs);
  }

  heard(): void {
    clearTimeout(this.#timer);
    this.#timer = this.#expireIn(this.limits.idleMs);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#stopper.abort();
  }

  #expireIn(ms: number): NodeJS.Timeout {
    return setTimeout(() => {
      this.hasExpired = true;
      this.#stopper.abort();
    }, ms);
  }
}
