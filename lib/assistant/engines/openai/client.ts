import { createOpenAI } from "@ai-sdk/openai";
import { ModelFailure } from "./words";
import type { ModelSettings } from "./settings";

/** Overload or server trouble: worth retrying. */
const PASSING = new Set([408, 429, 500, 502, 503, 504, 529]);

/**
 * Fetches only from the model's server: refuses other origins, follows no redirect, and retries unanswered requests
 * after the pause that the server asks for, up to a limit. Sends no `Authorization` without a key.
 */
function carefulFetch({ baseUrl, apiKey, limits }: ModelSettings): typeof fetch {
  const { origin } = new URL(baseUrl);
  return async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    if (url.origin !== origin) throw new ModelFailure("foreignHost");
    const headers = new Headers(init?.headers);
    if (apiKey === null) headers.delete("authorization");
    for (let attempt = 0; ; attempt += 1) {
      const outcome = await tryOnce(() => fetch(url, { ...init, headers, redirect: "manual" }));
      const pauseMs = limits.pausesMs[attempt];
      if (pauseMs === undefined || init?.signal?.aborted || !isPassing(outcome)) return settled(outcome);
      const askedMs = outcome instanceof Response ? pauseAskedFor(outcome) : null;
      if (askedMs !== null && askedMs > limits.longestPauseMs) return settled(outcome);
      if (outcome instanceof Response) await outcome.body?.cancel();
      await pause(askedMs ?? pauseMs, init?.signal);
    }
  };
}

type Outcome = Response | { cause: unknown };

async function tryOnce(request: () => Promise<Response>): Promise<Outcome> {
  try {
    return await request();
  } catch (cause) {
    return { cause };
  }
}

function isPassing(outcome: Outcome): boolean {
  return !(outcome instanceof Response) || PASSING.has(outcome.status);
}

/** A redirect counts as a refusal: nothing is sent to its target. */
async function settled(outcome: Outcome): Promise<Response> {
  if (!(outcome instanceof Response)) throw outcome.cause;
  if (outcome.ok) return outcome;
  await outcome.body?.cancel();
  throw new ModelFailure("refused", outcome.status);
}

/** `Retry-After` in seconds or as a date, or `retry-after-ms`; null if missing. */
function pauseAskedFor({ headers }: Response): number | null {
  const milliseconds = Number.parseFloat(headers.get("retry-after-ms") ?? "");
  if (milliseconds >= 0) return milliseconds;
  const asked = headers.get("retry-after");
  if (asked === null) return null;
  if (/^\d+(\.\d+)?$/.test(asked.trim())) return Number.parseFloat(asked) * 1_000;
  const until = Date.parse(asked) - Date.now();
  return Number.isNaN(until) ? null : Math.max(0, until);
}

function pause(ms: number, signal: AbortSignal | null | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(new ModelFailure("givenUp"));
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener("abort", stop);
      resolve();
    }, ms);
    signal?.addEventListener("abort", stop, { once: true });
  });
}

export type Model = ReturnType<ReturnType<typeof createOpenAI>["chat"]>;

/** The configured model through Chat Completions, which all compatible servers have; few have the Responses API. */
export function createModel(settings: ModelSettings): Model {
  const { baseUrl, apiKey, model } = settings;
  return createOpenAI({ baseURL: baseUrl, apiKey: apiKey ?? "none", fetch: carefulFetch(settings) }).chat(model);
}

/** The host that receives the text, for receipts and logs. */
export function readHost({ baseUrl }: Pick<ModelSettings, "baseUrl">): string {
  return new URL(baseUrl).host;
}
