import { describe, expect, test } from "vitest";
import { piecesResponse, wantsPieces } from "@/lib/server/adapters/stream";
import type { AnswerPiece } from "@/lib/engine/port";
import { AppError } from "@/lib/errors";

const lines = async (response: Response) =>
  (await response.text())
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as unknown);
async function* pieces(...texts: string[]): AsyncGenerator<AnswerPiece> {
  for (const text of texts) yield { kind: "text", text };
}

describe("an answer piece by piece", () => {
  test("is asked for by its media type", () => {
    const request = (accept?: string) => new Request("http://app.test/", accept ? { headers: { accept } } : {});
    expect(
      ["application/x-ndjson", "text/html, application/x-ndjson;q=0.5", "application/json", undefined].map((accept) =>
        wantsPieces(request(accept)),
      ),
    ).toEqual([true, true, false, false]);
  });

  test("is a line for each, and neither stored nor held back on its way (B-20.12)", async () => {
    const response = piecesResponse({ pieces: pieces("one\nand", "two") }, "en");
    expect(response.headers.get("content-type")).toBe("application/x-ndjson; charset=utf-8");
    expect(response.headers.get("cache-control")).toBe("no-store, no-transform");
    expect(await lines(response)).toEqual([
      { kind: "text", text: "one\nand" },
      { kind: "text", text: "two" },
    ]);
  });

  test("that fails half-way ends with the failure in the reader's words", async () => {
    async function* failing(): AsyncGenerator<AnswerPiece> {
      yield { kind: "text", text: "one" };
      throw new AppError("assistantUnavailable");
    }
    const [, failed] = await lines(piecesResponse({ pieces: failing() }, "en"));
    expect(failed).toEqual({ kind: "failed", message: expect.stringMatching(/\w/) });
  });

  test("is made no further once its reader has gone", async () => {
    let made = 0;
    let isEnded = false;
    async function* endless(): AsyncGenerator<AnswerPiece> {
      try {
        for (;;) yield { kind: "text", text: String((made += 1)) };
      } finally {
        isEnded = true;
      }
    }
    const reader = piecesResponse({ pieces: endless() }, "en").body?.getReader();
    await reader?.read();
    await reader?.cancel();
    await Promise.resolve();
    expect(isEnded).toBe(true);
    expect(made).toBeLessThan(5);
  });
});
