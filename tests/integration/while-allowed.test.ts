/** An answer that streams ends with the part, or the session, of its reader (B-12.17). */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { whileAllowed } from "@/lib/access/while-allowed";
import { piecesResponse } from "@/lib/server/adapters/stream";
import type { AnswerPiece } from "@/lib/engine/port";
import { accountActivityCsv } from "@/lib/audit/activity";
import { exportContract } from "@/lib/contracts/export/exports";
import { clock } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db";
import { resetDatabase } from "../support/database";
import { createContract, join, person } from "../support/factories";

/** What happens while a file is rendered. */
const meanwhile = vi.hoisted(() => ({ happens: (): Promise<unknown> => Promise.resolve() }));
vi.mock("@/lib/workers/exporting", () => ({
  exportInWorker: async () => (await meanwhile.happens(), new Uint8Array([1])),
}));

beforeEach(resetDatabase);
afterEach(() => {
  vi.restoreAllMocks();
});

/** An answer of three pieces, each a second after the other; `between` happens behind the first. */
async function streamed(
  takeAway: (reader: { userId: string; sessionId: string }, contractId: string) => Promise<unknown>,
  language: "en" | "mn" = "en",
) {
  const [owner, reader] = [await person("Owner"), await person("Reader")];
  const { contractId } = await createContract(owner);
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
  const response = piecesResponse(
    { pieces: whileAllowed(pieces(), { actor: reader.actor, contractId, ability: "read" }, ended) },
    language,
  );
  const lines = (await response.text())
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as { kind: string; text?: string; message?: string });
  return { said: lines.map(({ text, message }) => text ?? message), isEnded: ended.signal.aborted };
}

test("goes on for who has their part", async () => {
  expect((await streamed(() => Promise.resolve())).said).toEqual(["one", "two", "three"]);
});

test("ends for who has lost it, and so does the work behind it, with words in the reader's language (B-12.17)", async () => {
  const lost = await streamed(({ userId }) => db.collaborator.deleteMany({ where: { userId } }), "mn");
  expect(lost).toEqual({ said: ["one", expect.stringMatching(/[а-я]/i)], isEnded: true });
});

test("ends with the session (B-12.17)", async () => {
  expect((await streamed(({ sessionId }) => db.session.deleteMany({ where: { id: sessionId } }))).said).toEqual([
    "one",
    expect.any(String),
  ]);
});

test("ends while the engine is silent", async () => {
  const owner = await person("Owner");
  const { contractId } = await createContract(owner);
  async function* silent(): AsyncGenerator<AnswerPiece> {
    yield { kind: "text", text: "one" };
    await new Promise(() => undefined);
  }
  const pieces = whileAllowed(silent(), { actor: owner.actor, contractId, ability: "read" });
  await pieces.next();
  await db.collaborator.deleteMany({ where: { contractId } });
  await expect(pieces.next()).rejects.toThrow("contractNotFound");
});

test.each([
  [
    "who lost the role",
    ({ userId }: { userId: string; sessionId: string }) =>
      db.user.update({ where: { id: userId }, data: { systemRole: "user" } }),
    "forbidden",
  ],
  [
    "whose session ended",
    ({ sessionId }: { userId: string; sessionId: string }) => db.session.deleteMany({ where: { id: sessionId } }),
    "signInRequired",
  ],
])("the accounts' activity as a table ends for an administrator %s (B-12.17)", async (_, takeAway, refusal) => {
  const administrator = await person("Administrator");
  await db.user.update({ where: { id: administrator.actor.userId }, data: { systemRole: "admin" } });
  const actor = { ...administrator.actor, systemRole: "admin" as const };
  const start = Date.now();
  const now = vi.spyOn(clock, "now");
  const countRecorded = async (meantime: () => Promise<unknown>) => {
    now.mockReturnValue(new Date(start));
    const iterator = (await accountActivityCsv(actor)).pieces[Symbol.asyncIterator]();
    await iterator.next(); // the columns
    now.mockReturnValue(new Date(start + 1_000));
    await meantime();
    return iterator.next();
  };
  expect(await countRecorded(() => Promise.resolve())).toMatchObject({ done: false });
  await expect(countRecorded(() => takeAway(actor))).rejects.toThrow(refusal);
});

test("a file is not given to who lost their part, or their session, while it was made, nor is it told as exported (B-12.17)", async () => {
  const [owner, reader] = [await person("Owner"), await person("Reader")];
  const { contractId } = await createContract(owner);
  await join(contractId, reader, "reviewer");
  const exported = () => exportContract(reader.actor, contractId, { format: "pdf" });
  const countRecorded = () => db.auditEvent.count({ where: { chain: contractId, action: "contract.exported" } });
  meanwhile.happens = () => Promise.resolve();
  expect((await exported()).bytes).toHaveLength(1);
  expect(await countRecorded()).toBe(1);
  meanwhile.happens = () => db.collaborator.deleteMany({ where: { userId: reader.actor.userId } });
  await expect(exported()).rejects.toThrow("contractNotFound");
  meanwhile.happens = () => db.session.deleteMany({ where: { id: owner.actor.sessionId } });
  await expect(exportContract(owner.actor, contractId, { format: "pdf" })).rejects.toThrow("signInRequired");
  expect(await countRecorded()).toBe(1);
});
