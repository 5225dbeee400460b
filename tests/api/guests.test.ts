/** What the other side does by a link, without an account. */
import { beforeEach, describe, expect, test } from "vitest";
import { GET as comments } from "@/app/api/contracts/[contractId]/comments/route";
import { POST as makeLink } from "@/app/api/contracts/[contractId]/rounds/[roundId]/guests/route";
import { identifierIn } from "@/lib/word/identifier";
import { WordFile } from "@/lib/word/file/word-file";
import { db } from "@/lib/platform/db";
import { storage } from "@/lib/platform/storage/storage";
import type { CommentDto } from "@/lib/contracts/comments/comment-schema";
import { call } from "../support/api";
import { resetDatabase } from "../support/database";
import { join, person, type Person } from "../support/factories";
import { guestWith, secretOf, sendLease } from "./guests-stage";
import { RETURNED } from "./rounds-stage";

let owner: Person;
let lease: Awaited<ReturnType<typeof sendLease>>;
beforeEach(async () => {
  await resetDatabase();
  owner = await person("Owner");
  lease = await sendLease(owner);
});

const RENT = { start: 0, before: "The rent is 100 dollars a month.", after: "The rent is 90 dollars a month." };
const commentsOf = async () =>
  (await (
    await call(comments, { params: { contractId: lease.contractId }, token: owner.token })
  ).json()) as CommentDto[];

describe("a link", () => {
  test("opens what was sent, to whoever has it, and nothing else (B-41.1, B-41.4)", async () => {
    const made = await lease.made({ days: 3, withCode: false });
    expect(made).toMatchObject({ label: "Khangai", state: "open", hasCode: false, visits: 0, code: null });
    expect(secretOf(made)).toMatch(/^[\w-]{43}$/);
    const guest = guestWith(secretOf(made));
    await lease.save("<p>Ours only.</p>");
    const answer = await guest.view();
    expect(answer.headers.get("cache-control")).toBe("no-store");
    const seen = await answer.json();
    expect(seen).toEqual({
      contractName: "Lease",
      sentByName: "Owner",
      sentAt: expect.any(String),
      label: "Khangai",
      expiresAt: made.expiresAt,
      fileName: "Lease_v1.docx",
      textContent: expect.stringContaining("The rent is 100 dollars a month."),
      plainText: "The rent is 100 dollars a month.\nNotice is thirty days.\nThe end.",
      earlierText: null,
      replies: [],
    });
    const told = JSON.stringify(seen);
    for (const secret of [lease.contractId, lease.roundId, lease.sentVersionId ?? "", "Ours only"])
      expect(told).not.toContain(secret);
  });

  test("has the text that changes are marked against where the file marks them, and only then (B-41.4)", async () => {
    expect(await (await lease.guest()).seen()).toMatchObject({ earlierText: null });
    await lease.save("<p>The rent is 140 dollars a month.</p><p>Notice is thirty days.</p><p>The end.</p>");
    const second = await lease.sendAgain({ form: "tracked", sinceId: lease.sentVersionId });
    const body = { label: "Khangai" };
    const made = await call(makeLink, {
      method: "POST",
      params: { contractId: lease.contractId, roundId: second.id },
      token: owner.token,
      body,
    });
    const seen = await guestWith(secretOf(await made.json())).seen();
    expect(seen.earlierText).toBe("The rent is 100 dollars a month.\nNotice is thirty days.\nThe end.");
    expect(seen.plainText).toContain("The rent is 140 dollars a month.");
  });

  test("is stored as hashes only, and its code in no form that can be tried out", async () => {
    const made = await lease.made({ withCode: true });
    const stored = JSON.stringify(await db.guestLink.findMany());
    expect(made.code).toMatch(/^\d{6}$/);
    expect(stored).not.toContain(secretOf(made));
    expect(stored).not.toContain(made.code);
  });

  test("gives the very file that was sent", async () => {
    const guest = await lease.guest();
    const answer = await guest.file();
    expect(answer.headers.get("content-disposition")).toContain("Lease_v1.docx");
    const { fileId } = await db.round.findUniqueOrThrow({ where: { id: lease.roundId } });
    const { storageKey } = await db.storedFile.findUniqueOrThrow({ where: { id: fileId ?? "" } });
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(
      new Uint8Array((await storage.read(storageKey, 1_000_000)) ?? []),
    );
  });
});

describe("a reply", () => {
  test("arrives as a round with tracked changes, in the guest's name and marked as a guest's (B-41.6)", async () => {
    const guest = await lease.guest();
    const sent = await guest.reply({
      changes: [RENT],
      comments: [{ text: "Our budget is fixed.", start: 0, quote: RENT.before }, { text: "Thank you." }],
    });
    expect(sent.status).toBe(200);
    await lease.readReplies();
    const [round] = await lease.rounds();
    expect(round).toMatchObject({
      id: (await sent.json()).id,
      kind: "returned",
      status: "ready",
      sentBy: "O. Bayar (guest)",
      answersId: lease.roundId,
      sentVersionId: lease.sentVersionId,
      counts: { tracked: 1, untracked: 0, comments: 2 },
      authors: ["O. Bayar (guest)"],
    });
    const changes = await lease.changes(round?.id ?? "");
    expect(changes).toMatchObject([{ tracked: true, before: "100", after: "90", author: "O. Bayar (guest)" }]);
    expect((await commentsOf()).map(({ text, author }) => [text, author.name, author.id]).sort()).toEqual([
      ["Our budget is fixed.", "O. Bayar (guest)", null],
      ["Thank you.", "O. Bayar (guest)", null],
    ]);
    const decided = await lease.decide(round?.id ?? "", {
      accept: [changes[0]?.id],
      baseVersionId: lease.sentVersionId,
    });
    expect(decided.status).toBe(201);
    const [newest] = await lease.versions();
    expect(newest?.plainText).toContain("The rent is 90 dollars a month.");
  });

  test("is told to everybody of the contract, also where it only comments", async () => {
    const colleague = await person("Colleague");
    await join(lease.contractId, colleague, "reviewer");
    const guest = await lease.guest();
    await guest.reply({ comments: [{ text: "Fine for us." }] });
    await lease.readReplies();
    const told = await db.notification.findMany({ where: { kind: "decisionAsked" } });
    expect(told.map(({ userId }) => userId).sort()).toEqual([owner.actor.userId, colleague.actor.userId].sort());
    expect((await lease.rounds())[0]?.counts).toEqual({ tracked: 0, untracked: 0, comments: 1 });
  });

  test("is a Word file that says which version it answers", async () => {
    const guest = await lease.guest();
    const { id } = await (await guest.reply({ changes: [RENT] })).json();
    const { fileId } = await db.round.findUniqueOrThrow({ where: { id } });
    const { storageKey } = await db.storedFile.findUniqueOrThrow({ where: { id: fileId ?? "" } });
    const bytes = await storage.read(storageKey, 1_000_000);
    expect(bytes && identifierIn(new WordFile(bytes))).toMatchObject({ versionId: lease.sentVersionId });
  });

  test("to a file with our tracked changes leaves those alone", async () => {
    const text = "<p>The rent is 140 dollars a month.</p><p>Notice is thirty days.</p><p>The end.</p>";
    const sinceId = lease.sentVersionId;
    await lease.save(text);
    const { id: roundId } = await lease.sendAgain({ sinceId });
    const answer = await lease.making({}, owner.token);
    expect(answer.status).toBe(409); // the first one is over
    lease = { ...lease, roundId };
    const token = await linkTo(roundId);
    const change = { start: 33, before: "Notice is thirty days.", after: "Notice is sixty days." };
    const sent = await guestWith(token).reply({ changes: [change] });
    expect(sent.status).toBe(200);
    await lease.readReplies();
    const [round] = await lease.rounds();
    expect(round).toMatchObject({ status: "ready", counts: { tracked: 1, untracked: 0, comments: 0 } });
    expect(await lease.changes(round?.id ?? "")).toMatchObject([{ before: "thirty", after: "sixty" }]);
  });

  test("to an answer in their own file leaves what is open in it alone", async () => {
    const answersId = await lease.takeIn("back.docx", RETURNED);
    const [, , change] = await lease.changes(answersId);
    await lease.decide(answersId, { accept: [change?.id], baseVersionId: lease.sentVersionId });
    const { id: roundId, sentVersionId } = await lease.sendAgain({ answersId });
    const guest = guestWith(await linkTo(roundId));
    const { plainText } = await guest.seen();
    const start = plainText.indexOf("The end.");
    const sent = await guest.reply({ changes: [{ start, before: "The end.", after: "The very end." }] });
    expect(sent.status).toBe(200);
    await lease.readReplies();
    const [round] = await lease.rounds();
    expect(round).toMatchObject({ status: "ready", sentVersionId, answersId: roundId });
    expect(await lease.changes(round?.id ?? "")).toMatchObject([{ after: "very " }]);
  });

  test("sent twice on a dead connection is taken once, also at once (B-41.7)", async () => {
    const guest = await lease.guest();
    const body = { changes: [RENT], comments: [{ text: "Hello." }] };
    const [one, two] = await Promise.all([guest.reply(body), guest.reply(body)]);
    const again = await guest.reply(body);
    const ids = await Promise.all([one, two, again].map(async (answer) => (await answer.json()).id as string));
    expect(new Set(ids).size).toBe(1);
    await lease.readReplies();
    expect((await lease.rounds()).filter(({ kind }) => kind === "returned")).toHaveLength(1);
    expect(await commentsOf()).toHaveLength(1);
    expect(await db.storedFile.count({ where: { rounds: { some: { id: ids[0] ?? "" } } } })).toBe(1);
  });

  test("of two guests, and of one who goes on writing, are rounds of their own", async () => {
    const [one, other] = [await lease.guest(), await lease.guest()];
    await Promise.all([one.reply({ changes: [RENT] }), other.reply({ changes: [RENT], name: "S. Dorj" })]);
    await one.reply({ changes: [{ ...RENT, after: "The rent is 80 dollars a month." }] });
    await lease.readReplies();
    const replies = (await lease.rounds()).filter(({ kind }) => kind === "returned");
    expect(replies.map(({ sentBy, status }) => [sentBy, status]).sort()).toEqual([
      ["O. Bayar (guest)", "ready"],
      ["O. Bayar (guest)", "ready"],
      ["S. Dorj (guest)", "ready"],
    ]);
    expect((await one.seen()).replies).toHaveLength(2);
    expect((await other.seen()).replies.map(({ name }) => name)).toEqual(["S. Dorj (guest)"]);
  });

  test("to words that don't stand there changes nothing", async () => {
    const guest = await lease.guest();
    const answer = await guest.reply({ changes: [{ ...RENT, before: "The rent is 1 dollar a month." }] });
    expect(answer.status).toBe(409);
    expect((await answer.json()).code).toBe("guestWordsMoved");
    expect((await guest.reply({ changes: [RENT] })).status).toBe(200);
  });

  test("by a file of theirs is read like one that came back (B-41.6)", async () => {
    const guest = await lease.guest();
    const sent = await guest.returnFile(RETURNED);
    expect(sent.status).toBe(200);
    const again = await guest.returnFile(RETURNED);
    expect((await again.json()).id).toBe((await sent.json()).id);
    await lease.readReplies();
    const [round] = await lease.rounds();
    expect(round).toMatchObject({ status: "ready", fileName: "back.docx", sentBy: "O. Bayar (guest)" });
    expect(round?.counts.tracked).toBeGreaterThan(0);
    expect(round?.counts.untracked).toBe(1);
  });
});

async function linkTo(roundId: string): Promise<string> {
  const { POST } = await import("@/app/api/contracts/[contractId]/rounds/[roundId]/guests/route");
  const params = { contractId: lease.contractId, roundId };
  const made = await call(POST, { method: "POST", params, token: owner.token, body: { label: "Khangai" } });
  return secretOf(await made.json());
}
