/**
 * The assistant over the product's REST API. Server actions won't do: browsers run them one after another, so saving
 * would wait for an answer, and they can't be cancelled. Source: behaviour §12.
 */
import { apiFetch, readFailure } from "@/components/forms/api";
import type { ActionFailure, ActionResult } from "@/lib/server/adapters/action-result";
import { PIECES_TYPE } from "@/lib/assistant/bounds";
import type { KeptExchangeDto, FindAnswerDto, FindItemDto, Receipt, StreamPiece } from "@/lib/assistant/schema";
import type { FactsDto } from "@/lib/assistant/review/review-schema";
import type { AnswerNote, ChatMessage, FindCategory } from "@/lib/engine/port";

/** The assistant's calls in the form the panel takes. */
export const assistantCalls: AssistantActions = {
  find: async ({ contractId, ...input }, signal) => {
    const response = await apiFetch(`${contractUrl(contractId)}/find`, { ...posted(input), signal });
    return response.ok ? { ok: true, data: await foundIn(response) } : refusalIn(response);
  },
  facts: async ({ contractId, versionId }, signal) => {
    const response = await apiFetch(`${contractUrl(contractId)}/facts${asked(versionId)}`, { signal });
    return response.ok ? { ok: true, data: (await response.json()) as FactsDto } : refusalIn(response); // our own API
  },
  summarize: ({ contractId, versionId, keep }, signal) =>
    streamFrom(`${contractUrl(contractId)}/summarize${asked(versionId, keep)}`, { signal }),
  chat: ({ contractId, ...input }, signal) =>
    streamFrom(`${contractUrl(contractId)}/chat`, { ...posted(input), signal }),
  kept: async ({ contractId }, signal) => {
    const response = await apiFetch(`${contractUrl(contractId)}/chat`, { signal });
    return response.ok ? { ok: true, data: (await response.json()) as KeptExchangeDto[] } : refusalIn(response);
  },
  forget: async ({ contractId }) => {
    const response = await apiFetch(`${contractUrl(contractId)}/chat`, { method: "DELETE" });
    return response.ok ? { ok: true, data: null } : refusalIn(response);
  },
};

function contractUrl(contractId: string): string {
  return `/api/contracts/${encodeURIComponent(contractId)}`;
}

function asked(versionId: string | undefined, keep = false): string {
  const said = [
    ...(versionId === undefined ? [] : [`versionId=${encodeURIComponent(versionId)}`]),
    ...(keep ? ["keep=true"] : []),
  ];
  return said.length === 0 ? "" : `?${said.join("&")}`;
}

function posted(input: object): RequestInit {
  return { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(input) };
}

async function streamFrom(path: string, init: RequestInit): Promise<ActionResult<AsyncIterable<StreamPiece>>> {
  const headers = new Headers(init.headers);
  headers.set("Accept", PIECES_TYPE);
  const response = await apiFetch(path, { ...init, headers });
  if (!response.ok) return refusalIn(response);
  return { ok: true, data: piecesIn(response) };
}

/** Our own API: each line matches `schema.ts`. */
async function* piecesIn(response: Response): AsyncGenerator<StreamPiece> {
  if (!response.body) return;
  for await (const line of readLines(response.body)) yield JSON.parse(line) as StreamPiece;
}

async function refusalIn(response: Response): Promise<{ ok: false; error: ActionFailure }> {
  const { message, code } = await readFailure(response);
  return { ok: false, error: { key: code as ActionFailure["key"], message } };
}

/** The list is the body; everything else is in headers. */
async function foundIn(response: Response): Promise<FindAnswerDto> {
  const items = (await response.json()) as FindItemDto[];
  const header = (name: string) => response.headers.get(`X-Assistant-${name}`);
  const notes = JSON.parse(header("Notes") ?? "[]") as AnswerNote[];
  const receipt: Receipt = {
    engine: header("Engine") ?? "",
    host: header("Host"),
    model: header("Model"),
    fellBackFrom: header("Fell-Back-From"),
  };
  return { items, notes, receipt };
}

/**
 * The panel's server calls. A refusal is a value; a stream's failure is its last piece. `signal` cancels a request,
 * also on the server: the call then throws or its stream ends. Requests with `keep` are stored in the user's own
 * conversation (B-12.21).
 */
export type AssistantActions = {
  find(
    input: { contractId: string; category: FindCategory; versionId?: string; keep?: boolean },
    signal: AbortSignal,
  ): Promise<ActionResult<FindAnswerDto>>;
  summarize(
    input: { contractId: string; versionId?: string; keep?: boolean },
    signal: AbortSignal,
  ): Promise<ActionResult<AsyncIterable<StreamPiece>>>;
  /** The contract's key facts, by the built-in rules alone. */
  facts(input: { contractId: string; versionId?: string }, signal: AbortSignal): Promise<ActionResult<FactsDto>>;
  chat(
    input: { contractId: string; message: string; history: ChatMessage[]; versionId?: string; keep?: boolean },
    signal: AbortSignal,
  ): Promise<ActionResult<AsyncIterable<StreamPiece>>>;
  /** The user's earlier questions, oldest first. */
  kept(input: { contractId: string }, signal: AbortSignal): Promise<ActionResult<KeptExchangeDto[]>>;
  /** Deletes them for good. */
  forget(input: { contractId: string }): Promise<ActionResult<null>>;
};

/** Yields the lines of a UTF-8 stream as they complete, without blank ones. Leaving the loop cancels the stream. */
export async function* readLines(stream: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let rest = "";
  try {
    for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
      const lines = (rest + decoder.decode(chunk.value, { stream: true })).split("\n");
      rest = lines.pop() ?? "";
      yield* lines.filter((line) => line.trim() !== "");
    }
    if (rest.trim() !== "") yield rest;
  } finally {
    await reader.cancel().catch(() => undefined); // ended or broken: nothing left to cancel
  }
}
