/** What the audit trail says of answers that fall back, fail, or are left half-way. */
import { beforeEach, describe, expect, test } from "vitest";
import { recordedAnswer, recordedPieces, type AnswerEvent } from "@/lib/assistant/recorded";
import type { AnswerPiece, AssistantEngine } from "@/lib/engine/port";
import { builtInEngine } from "@/lib/assistant/engines/built-in";
import type { Receipt, ReceiptPiece } from "@/lib/assistant/schema";
import { db } from "@/lib/platform/db";
import { resetDatabase } from "@/tests/support/database";

const MODEL: AssistantEngine = { ...builtInEngine, name: "openai", host: "model.example", model: "small" };
const TOLD: AnswerEvent = {
  who: { userId: "u1", name: "Bat" },
  contractId: "c1",
  version: 3,
  kind: "chat",
  category: null,
};
const ASKED: Receipt = { engine: "openai", host: "model.example", model: "small", fellBackFrom: null };
const FELL_BACK: Receipt = { engine: "built-in", host: null, model: null, fellBackFrom: "model.example" };
const about = { kind: "chat", category: null, version: 3 };

const readDetails = async () =>
  (await db.auditEvent.findMany({ orderBy: { sequence: "asc" } })).map(({ detail }) => JSON.parse(detail) as object);
const text = (words: string): AnswerPiece => ({ kind: "text", text: words });
const receipt = (of: Receipt): ReceiptPiece => ({ kind: "receipt", receipt: of });

async function* pieces(...all: (AnswerPiece | ReceiptPiece | Error)[]) {
  for (const piece of all) {
    if (piece instanceof Error) throw piece;
    yield piece;
  }
}

async function read(from: AsyncIterable<unknown>): Promise<number> {
  const all: unknown[] = [];
  for await (const piece of from) all.push(piece);
  return all.length;
}

function recorded(...all: Parameters<typeof pieces>) {
  const { signal } = new AbortController();
  return recordedPieces(TOLD, { pieces: pieces(...all), receipt: ASKED, keep: null, signal });
}

beforeEach(resetDatabase);

describe("a streamed answer", () => {
  test("is told once, before its first words, with who really gave it (B-12.13)", async () => {
    const stream = recorded(receipt(ASKED), receipt(FELL_BACK), text("secret words"), text("more"));
    const iterator = stream[Symbol.asyncIterator]();
    await iterator.next();
    await iterator.next();
    expect(await readDetails()).toEqual([]);
    expect((await iterator.next()).value).toEqual(text("secret words"));
    expect(await readDetails()).toEqual([{ ...about, ...FELL_BACK, isAnswered: true }]);
    expect(await read({ [Symbol.asyncIterator]: () => iterator })).toBe(1);
    expect(await readDetails()).toHaveLength(1);
  });

  test("that fails before a word is told as unanswered: the text may have gone out", async () => {
    await expect(read(recorded(receipt(ASKED), new Error("away")))).rejects.toThrow("away");
    expect(await readDetails()).toEqual([{ ...about, ...ASKED, isAnswered: false }]);
  });

  test("that breaks off later, or is left by its reader, is told as it was", async () => {
    await expect(read(recorded(receipt(ASKED), text("a"), new Error("away")))).rejects.toThrow("away");
    for await (const piece of recorded(receipt(ASKED), text("a"), text("b"))) if (piece.kind === "text") break;
    for await (const piece of recorded(receipt(ASKED), text("a"))) if (piece.kind === "receipt") break;
    expect((await readDetails()).map((detail) => "isAnswered" in detail && detail.isAnswered)).toEqual([
      true,
      true,
      false,
    ]);
  });

  test("that can't be told is not given", async () => {
    await db.auditChain.create({ data: { chain: "c1" } });
    await db.auditEvent.create({
      data: { id: "e1", chain: "c1", sequence: 1, action: "x", previousHash: "", hash: "" },
    }); // the next number is taken
    const given: unknown[] = [];
    await expect(
      (async () => {
        for await (const piece of recorded(receipt(ASKED), text("secret words"))) given.push(piece);
      })(),
    ).rejects.toThrow();
    expect(given).toEqual([receipt(ASKED)]);
  });
});

describe("a whole answer", () => {
  test("is told with its receipt before it is handed on", async () => {
    expect(await recordedAnswer(TOLD, MODEL, Promise.resolve({ receipt: FELL_BACK, items: [1] }))).toEqual({
      receipt: FELL_BACK,
      items: [1],
    });
    expect(await readDetails()).toEqual([{ ...about, ...FELL_BACK, isAnswered: true }]);
  });

  test("that fails is told too", async () => {
    await expect(recordedAnswer(TOLD, MODEL, Promise.reject(new Error("away")))).rejects.toThrow("away");
    expect(await readDetails()).toEqual([{ ...about, ...ASKED, isAnswered: false }]);
  });
});
