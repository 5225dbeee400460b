/** An answer that streams ends with the part, or the session, of its reader (B-12.17). */
import { beforeEach, expect, test, vi } from "vitest";
import { whileAllowed } from "@/lib/access/while-allowed";
import { piecesResponse } from "@/lib/adapters/stream";
import type { AnswerPiece } from "@/lib/assistant/engines/port";
import { clock } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db";
import { resetDatabase } from "../support/database";
import { contractOf, join, person } from "../support/factories";

beforeEach(resetDatabase);

/** An answer of three pieces, each a second after the other; `between` happens behind the first. */
async function streamed(takeAway: (reader: { userId: string; sessionId: string }, contractId: string) => Promise<unknown>, language: "en" | "mn" = "en") {
  const [owner, reader] = [await person("Owner"), await person("Reader")];
  const { contractId } = await contractOf(owner);
  await join(contractId, reader, "reviewer");
  const start = Date.now();
  let seconds = 0;
  vi.spyOn(clock, "now").mockImplementation(() => new Date(start + seconds * 1_000));
  async function* pieces(): AsyncGenerator<AnswerPiece> {
    yield { kind: "text", text: "one" };
    await takeAway(reader.actor, contractId);
    seconds += 1;
    yield { kind: "text", text: "two" };
    seconds += 1;
    yield { kind: "text", text: "three" };
  }
  const ended = new AbortController();
  const response = piecesResponse({ pieces: whileAllowed(pieces(), { actor: reader.actor, contractId, ability: "read" }, ended) }, language);
  const lines = (await response.text()).trim().split("\n").map((line) => JSON.parse(line) as { kind: string; text?: string; message?: string });
  return { said: lines.map(({ text, message }) => text ?? message), isEnded: ended.signal.aborted };
}

test("goes on for who has their part", async () => {
  expect((await streamed(() => Promise.resolve())).said).toEqual(["one", "two", "three"]);
});

test("ends for who has lost it, and so does the work behind it, with words in the reader's language", async () => {
  const lost = await streamed(({ userId }) => db.collaborator.deleteMany({ where: { userId } }), "mn");
  expect(lost).toEqual({ said: ["one", expect.stringMatching(/[а-я]/i)], isEnded: true });
});

test("ends with the session", async () => {
  expect((await streamed(({ sessionId }) => db.session.deleteMany({ where: { id: sessionId } }))).said).toEqual(["one", expect.any(String)]);
});

test("ends while the engine is silent", async () => {
  const owner = await person("Owner");
  const { contractId } = await contractOf(owner);
  async function* silent(): AsyncGenerator<AnswerPiece> {
    yield { kind: "text", text: "one" };
    await new Promise(() => undefined);
  }
  const pieces = whileAllowed(silent(), { actor: owner.actor, contractId, ability: "read" });
  await pieces.next();
  await db.collaborator.deleteMany({ where: { contractId } });
  await expect(pieces.next()).rejects.toThrow("contractNotFound");
});
