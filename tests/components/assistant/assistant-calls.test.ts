// @vitest-environment jsdom
import { afterEach, describe, expect, test, vi } from "vitest";
import { assistantCalls, readLines } from "@/components/assistant/assistant-calls";
import type { StreamPiece } from "@/lib/assistant/schema";

vi.mock("@/components/forms/browser", () => ({ leaveFor: vi.fn(), currentPath: () => "/contracts/c1" }));
afterEach(() => vi.unstubAllGlobals());

const signal = new AbortController().signal;
function server(answer: () => Response) {
  const fetched = vi.fn(async (_path: string, _init?: RequestInit) => answer());
  vi.stubGlobal("fetch", fetched);
  return fetched;
}
/** A body that comes in these chunks of bytes. */
function body(...chunks: Uint8Array[]): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start: (controller) => (chunks.forEach((chunk) => controller.enqueue(chunk)), controller.close()),
  });
}
async function all<T>(items: AsyncIterable<T>): Promise<T[]> {
  const list: T[] = [];
  for await (const item of items) list.push(item);
  return list;
}

describe("a streamed answer", () => {
  const pieces: StreamPiece[] = [
    { kind: "receipt", receipt: { engine: "built-in", host: null, model: null, fellBackFrom: null } },
    { kind: "text", text: "Түрээс — 1,500" },
    { kind: "note", note: { about: "cut" } },
  ];
  const bytes = new TextEncoder().encode(pieces.map((piece) => JSON.stringify(piece)).join("\n"));

  test("is asked for by its media type and read piece by piece, wherever its bytes are cut", async () => {
    for (let cut = 1; cut < bytes.length; cut += 7) {
      const fetched = server(() => new Response(body(bytes.slice(0, cut), bytes.slice(cut))));
      const result = await assistantCalls.chat(
        { contractId: "c 1", message: "?", history: [], versionId: "v1" },
        signal,
      );
      expect(result.ok && (await all(result.data))).toEqual(pieces);
      const [path, init] = fetched.mock.calls[0] ?? [];
      expect([path, new Headers(init?.headers).get("accept"), init?.body]).toEqual([
        "/api/contracts/c%201/chat",
        "application/x-ndjson",
        '{"message":"?","history":[],"versionId":"v1"}',
      ]);
    }
  });

  test("carries the signal that gives it up, and a summary its version", async () => {
    const fetched = server(() => new Response(body(bytes)));
    await assistantCalls.summarize({ contractId: "c1", versionId: "v 1" }, signal);
    expect(fetched.mock.calls[0]?.[0]).toBe("/api/contracts/c1/summarize?versionId=v%201");
    expect(fetched.mock.calls[0]?.[1]?.signal).toBe(signal);
  });

  test("cancels its stream when the reader leaves", async () => {
    const cancel = vi.fn();
    const stream = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(new TextEncoder().encode("one\ntwo\n")),
      cancel,
    });
    for await (const line of readLines(stream)) {
      expect(line).toBe("one");
      break;
    }
    expect(cancel).toHaveBeenCalledOnce();
  });

  test("that is refused is a value with the server's key and words", async () => {
    server(() => Response.json({ message: "Too many requests", code: "tooManyRequests" }, { status: 429 }));
    expect(await assistantCalls.chat({ contractId: "c1", message: "?", history: [] }, signal)).toEqual({
      ok: false,
      error: { key: "tooManyRequests", message: "Too many requests" },
    });
  });
});

describe("Find", () => {
  test("reads the list, and notes and receipt from the headers, letters beyond ASCII too", async () => {
    const item = { content: "Ohio law", page: 2, start: 4, end: 12, standing: "repaired" };
    server(() =>
      Response.json([item], {
        headers: {
          "X-Assistant-Engine": "openai",
          "X-Assistant-Host": "api.example.com",
          "X-Assistant-Model": "m",
          "X-Assistant-Notes": '[{"about":"read","sections":["\\u04e9"]}]',
        },
      }),
    );
    expect(await assistantCalls.find({ contractId: "c1", category: "parties" }, signal)).toEqual({
      ok: true,
      data: {
        items: [item],
        notes: [{ about: "read", sections: ["ө"] }],
        receipt: { engine: "openai", host: "api.example.com", model: "m", fellBackFrom: null },
      },
    });
  });
});
