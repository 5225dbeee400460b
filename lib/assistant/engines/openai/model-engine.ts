import { log } from "@/lib/platform/log";
import type { AnswerPiece, AssistantEngine, EngineCall } from "@/lib/engine/port";
import { chat } from "./chat";
import { readHost, createModel } from "./client";
import { ModelFailure, type ModelCall } from "./words";
import { find } from "./find";
import type { ModelSettings } from "./settings";
import { suggest } from "./suggest";
import { summarize } from "./summarize";

/**
 * Whatever the model says, the output is only the contract's own passages and plain words; it gets one text and no
 * tools, so it can't do anything. Source: B-12.12, B-12.16.
 * @param model replaces the settings' model in tests
 */
export function modelEngine(
  settings: ModelSettings,
  model: ModelCall["model"] = createModel(settings),
): AssistantEngine {
  const host = readHost(settings);
  const toModelCall = ({ account, signal }: EngineCall) => ({
    model,
    limits: settings.limits,
    contractChars: settings.contractChars,
    account,
    signal,
  });
  const logged = (verb: string) => logFor({ verb, engine: "openai", host, model: settings.model });
  return {
    name: "openai",
    host,
    model: settings.model,
    find: (contract, category, call) => logged("find").result(find(contract, category, toModelCall(call))),
    suggest: (contract, call) => logged("suggest").result(suggest(contract, call.language, toModelCall(call))),
    summarize: (contract, call) => logged("summarize").pieces(summarize(contract, call.language, toModelCall(call))),
    chat: (contract, message, history, call) =>
      logged("chat").pieces(chat(contract, { message, history, language: call.language }, toModelCall(call))),
  };
}

/** Who was asked, how long it took, how it ended. Never any text of contract, question or answer. */
function logFor(facts: { verb: string; engine: string; host: string; model: string }) {
  const begunAt = performance.now();
  const write = (outcome: string) =>
    log.info("assistant.model-called", { ...facts, outcome, ms: Math.round(performance.now() - begunAt) });
  return {
    async result<T>(answer: Promise<T>): Promise<T> {
      try {
        const value = await answer;
        write("answered");
        return value;
      } catch (cause) {
        write(toOutcome(cause));
        throw cause;
      }
    },
    async *pieces(answer: AsyncIterable<AnswerPiece>): AsyncGenerator<AnswerPiece> {
      let outcome = "left";
      try {
        for await (const piece of answer) {
          if (piece.kind === "note" && piece.note.about === "cut") outcome = "cut";
          yield piece;
        }
        if (outcome === "left") outcome = "answered";
      } catch (cause) {
        outcome = toOutcome(cause);
        throw cause;
      } finally {
        write(outcome);
      }
    },
  };
}

function toOutcome(cause: unknown): string {
  return cause instanceof ModelFailure ? cause.message : "failed";
}
