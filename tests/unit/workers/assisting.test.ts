import { expect, test, vi } from "vitest";
import { builtInEngine } from "@/lib/assistant/engines/built-in";
import { extractiveEngine } from "@/lib/engine/extractive-engine";
import type { AnswerPiece, ContractText } from "@/lib/engine/port";
import { ResidentPool } from "@/lib/workers/threads/resident-pool";

const CLAUSES = [
  '1. Parties. Acme LLC (the "Provider") and Bold LLC (the "Client").',
  "2. This Agreement is governed by the laws of Mongolia.",
  "3. The Client shall pay USD 500 within thirty (60) days.",
];
const filler = Array.from(
  { length: 900 },
  (_, index) => `${index + 4}. The Provider shall keep record number ${index} of the services.`,
);
const contract: ContractText = {
  text: [...CLAUSES, ...filler].join("\n"),
  pages: [{ start: 0, page: 1 }],
  contractName: "Long",
  contractType: "Service Agreement",
};
const call = { language: "en" } as const;

test("the engine has one name, here and in the thread", () => {
  const { name, host, model } = extractiveEngine;
  expect(builtInEngine).toMatchObject({ name, host, model });
});

async function all(pieces: AsyncIterable<AnswerPiece>): Promise<AnswerPiece[]> {
  const found: AnswerPiece[] = [];
  for await (const piece of pieces) found.push(piece);
  return found;
}

test("a long contract is answered in a thread exactly as it is at once", async () => {
  expect(contract.text.length).toBeGreaterThan(30_000);
  const found = await builtInEngine.find(contract, "governing_law", call);
  expect(found.passages).toMatchObject([{ content: expect.stringContaining("laws of Mongolia") }]);
  expect(found).toEqual(await extractiveEngine.find(contract, "governing_law", call));
  expect(await builtInEngine.suggest(contract, call)).toEqual(await extractiveEngine.suggest(contract, call));
  expect(await all(builtInEngine.chat(contract, "Which law applies?", [], call))).toEqual(
    await all(extractiveEngine.chat(contract, "Which law applies?", [], call)),
  );
  expect(await all(builtInEngine.summarize(contract, call))).toEqual(
    await all(extractiveEngine.summarize(contract, call)),
  );
});

test("an answer arrives piece by piece, and what follows in the thread is not held up by who left", async () => {
  for await (const piece of builtInEngine.summarize(contract, call)) {
    expect(piece.kind).toBe("text");
    break;
  }
  expect((await builtInEngine.find(contract, "parties", call)).passages).toHaveLength(2);
});

test("many calls at once are all answered, each with its own result", async () => {
  const categories = ["parties", "governing_law", "obligations", "survival", "jurisdiction"] as const;
  const found = await Promise.all(categories.map((category) => builtInEngine.find(contract, category, call)));
  const expected = await Promise.all(categories.map((category) => extractiveEngine.find(contract, category, call)));
  expect(found).toEqual(expected);
});

test("giving up half-way refuses the call at once", async () => {
  const leaving = new AbortController();
  const found = builtInEngine.suggest({ ...contract, contractName: "Another" }, { ...call, signal: leaving.signal });
  leaving.abort();
  await expect(found).rejects.toMatchObject({ end: "aborted" });
});

test("giving up ends the work", async () => {
  const signal = AbortSignal.abort();
  await expect(builtInEngine.find(contract, "parties", { ...call, signal })).rejects.toThrow();
});

test("a short contract is answered at once, and one of letters without end in a thread", async () => {
  const inThread = vi.spyOn(ResidentPool.prototype, "run");
  const short = { ...contract, text: CLAUSES.join("\n") };
  const endless = { ...contract, text: `${CLAUSES.join("\n")}\n${"Ж".repeat(5_000)}` };
  for (const [text, threads] of [
    [short, 0],
    [endless, 2],
  ] as const) {
    inThread.mockClear();
    expect(await builtInEngine.find(text, "governing_law", call)).toEqual(
      await extractiveEngine.find(text, "governing_law", call),
    );
    expect(await all(builtInEngine.summarize(text, call))).toEqual(await all(extractiveEngine.summarize(text, call)));
    expect(inThread).toHaveBeenCalledTimes(threads);
  }
  inThread.mockRestore();
});
