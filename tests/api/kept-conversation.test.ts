import { describe, expect, test } from "vitest";
import { DELETE as forget, GET as kept, POST as chat } from "@/app/api/contracts/[contractId]/chat/route";
import { POST as find } from "@/app/api/contracts/[contractId]/find/route";
import { GET as summarize } from "@/app/api/contracts/[contractId]/summarize/route";
import { ContractGrant } from "@/lib/access/contract-grant";
import { keepPieces } from "@/lib/assistant/conversation/conversations";
import { builtInEngine } from "@/lib/assistant/engines/built-in";
import { toReceipt, recordedPieces, type Keep } from "@/lib/assistant/recorded";
import type { AnswerPiece } from "@/lib/engine/port";
import { db } from "@/lib/platform/db";
import { call } from "../support/api";
import { createContract, join, person, type Person } from "../support/factories";

const HTML =
  "<p>1. Governing law. This Agreement is governed by the laws of Mongolia.</p><p>2. Rent. The rent is USD 900.</p>";

const asked = (who: Person, contractId: string, body: object) =>
  call(chat, { method: "POST", params: { contractId }, token: who.token, body });
const listed = async (who: Person, contractId: string) =>
  (await call(kept, { params: { contractId }, token: who.token })).json();

async function pair() {
  const [owner, reviewer] = [await person("Owner"), await person("Reviewer")];
  const { contractId, version } = await createContract(owner, { html: HTML });
  await join(contractId, reviewer, "reviewer");
  return { owner, reviewer, contractId, version };
}

describe("a kept conversation", () => {
  test("holds what was asked with keep, in order, for the person alone, whatever others ask (B-12.21)", async () => {
    const { owner, reviewer, contractId, version } = await pair();
    const answer = await (await asked(owner, contractId, { message: "Which law applies?", keep: true })).json();
    await asked(owner, contractId, { message: "What is the rent?" }); // not kept
    const found = await call(find, {
      method: "POST",
      params: { contractId },
      token: owner.token,
      body: { category: "governing_law", keep: true },
    });
    await call(summarize, { params: { contractId }, token: owner.token, path: "/api/contracts/x/summarize?keep=true" });
    await asked(reviewer, contractId, { message: "Who pays?", keep: true });

    const [first, second, third, ...more] = await listed(owner, contractId);
    expect(more).toEqual([]);
    expect(first).toMatchObject({
      versionId: version.id,
      versionNumber: 1,
      request: { kind: "chat", text: "Which law applies?" },
      ending: "complete",
    });
    expect(first.answer.pieces).toContainEqual({ kind: "basis", basis: answer.basis });
    expect(first.answer.pieces.filter(({ kind }: AnswerPiece) => kind === "passage")).toHaveLength(
      answer.passages.length,
    );
    expect(second).toMatchObject({
      request: { kind: "find", category: "governing_law" },
      answer: { kind: "found", items: await found.json() },
    });
    expect(third).toMatchObject({ request: { kind: "summary" }, answer: { kind: "pieces" } });
    expect((await listed(reviewer, contractId)).map(({ request }: { request: object }) => request)).toEqual([
      { kind: "chat", text: "Who pays?" },
    ]);
  });

  test("is deleted for good by its person, who takes nobody else's with it", async () => {
    const { owner, reviewer, contractId } = await pair();
    for (const who of [owner, reviewer]) await asked(who, contractId, { message: "Which law applies?", keep: true });
    const gone = await call(forget, { method: "DELETE", params: { contractId }, token: owner.token });
    expect(gone.status).toBe(204);
    expect(await listed(owner, contractId)).toEqual([]);
    expect(await listed(reviewer, contractId)).toHaveLength(1);
  });

  test("is out of reach for who lost their part, and there again for who got it back", async () => {
    const { reviewer, contractId } = await pair();
    await asked(reviewer, contractId, { message: "Which law applies?", keep: true });
    const part = { contractId_userId: { contractId, userId: reviewer.actor.userId } };
    await db.collaborator.delete({ where: part });
    expect((await call(kept, { params: { contractId }, token: reviewer.token })).status).toBe(404);
    await join(contractId, reviewer, "reviewer");
    expect(await listed(reviewer, contractId)).toHaveLength(1);
  });

  test("keeps what had come of a stopped answer, and nothing of a failed one (B-12.21)", async () => {
    const { owner, contractId, version } = await pair();
    const answered = await keptAnswers(owner, contractId, version.id);
    const stopper = new AbortController();
    for await (const piece of answered("stopped", words("The ", "rent"), stopper)) {
      expect(piece).toEqual({ kind: "text", text: "The " });
      stopper.abort();
      break;
    }
    const givenUp = new AbortController();
    givenUp.abort();
    for await (const piece of answered("given up", words("The"), givenUp)) expect(piece).toBeDefined();
    const failing = answered("failed", failure());
    await expect(drained(failing)).rejects.toThrow("away");

    expect(await listed(owner, contractId)).toMatchObject([
      { request: { text: "stopped" }, ending: "stopped", answer: { pieces: [{ kind: "text", text: "The " }] } },
      { request: { text: "given up" }, ending: "stopped" },
    ]);
  });

  test("lets the oldest go beyond 100 and beyond 4 MB (B-12.21)", async () => {
    const { owner, contractId, version } = await pair();
    const answered = await keptAnswers(owner, contractId, version.id);
    const keep = (text: string, answer: string) => drained(answered(text, words(answer)));
    for (let number = 1; number <= 102; number++) await keep(String(number), "short");
    const texts = async () =>
      (await listed(owner, contractId)).map(({ request }: { request: { text: string } }) => request.text);
    const first = await texts();
    expect([first.length, first[0], first.at(-1)]).toEqual([100, "3", "102"]);
    await keep("large", "x".repeat(3 * 1024 * 1024));
    await keep("larger", "x".repeat(2 * 1024 * 1024));
    expect(await texts()).toEqual(["larger"]);
  });
});

/** Answers that are kept under the text that was asked. */
async function keptAnswers(owner: Person, contractId: string, versionId: string) {
  const grant = await ContractGrant.request(owner.actor, contractId, "read");
  const event = { who: owner.actor, contractId, version: 1, kind: "chat", category: null } as const;
  return (text: string, pieces: AsyncIterable<AnswerPiece>, { signal } = new AbortController()) => {
    const keeping = { version: { id: versionId, number: 1 }, request: { kind: "chat" as const, text } };
    const keep: Keep = (came, ending) => keepPieces(grant, keeping, came, ending);
    return recordedPieces(event, { pieces, receipt: toReceipt(builtInEngine), keep, signal });
  };
}

async function drained(pieces: AsyncIterable<unknown>): Promise<void> {
  for await (const piece of pieces) expect(piece).toBeDefined();
}

async function* words(...texts: string[]): AsyncGenerator<AnswerPiece> {
  for (const text of texts) yield { kind: "text", text };
}

async function* failure(): AsyncGenerator<AnswerPiece> {
  yield { kind: "text", text: "The" };
  throw new Error("away");
}
