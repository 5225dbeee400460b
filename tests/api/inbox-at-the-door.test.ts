/** Strangers' mail on a real IMAP server: judged by its head, never fetched, never taken apart, nothing kept. */
import hoodiecrow, { type ImapServer } from "hoodiecrow-imap";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { allMails, contractsOf, INBOX, lastMail, mailedLease, mailOf, OTHER_SIDE, proof, runJobs } from "./inbox-stage";
import { openImap } from "@/lib/inbox/imap";
import { watchMailbox, type Pauses } from "@/lib/inbox/watching";
import { db } from "@/lib/platform/db";
import { storage } from "@/lib/platform/storage/storage";
import * as reading from "@/lib/workers/mail-reading";
import { resetDatabase } from "../support/database";
import { person, type Person } from "../support/factories";
import { ORIGINAL } from "./rounds-stage";

/** As in the product: each head and each mail in a thread of its own (`tests/support/quick-mails.ts`). */
vi.unmock("@/lib/workers/mail-reading");

const SOON: Pauses = { lease: 20, crowded: 20, afterFailure: () => 20 };
const LEASE = [{ filename: "lease.docx", content: ORIGINAL }];
let owner: Person;
let server: ImapServer;
let stop: () => Promise<void>;
/** What the server was asked for, mail by mail: `head` or `whole`. */
let fetched: string[];

beforeEach(async () => {
  await resetDatabase();
  owner = await person("Owner");
  server = hoodiecrow({
    plugins: ["IDLE"],
    users: { in: { password: "secret" } },
    storage: { INBOX: { messages: [] } },
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterEach(async () => {
  await stop();
  await new Promise<void>((resolve) => server.close(resolve));
});

const lands = (mail: Buffer) => server.appendMessage("INBOX", [], false, mail.toString("latin1"));
const seen = () => server.getMailbox("INBOX").messages.map(({ flags }) => flags.includes("\\Seen"));

/** Takes in all that lies there, and runs what follows. */
async function watched(): Promise<void> {
  const { port } = server.server.address() as { port: number };
  const ending = new AbortController();
  fetched = [];
  const open = async () => {
    const mailbox = await openImap(`imap://in:secret@127.0.0.1:${port}/INBOX`);
    return {
      ...mailbox,
      head: (uid: number, most: number) => (fetched.push("head"), mailbox.head(uid, most)),
      whole: (uid: number) => (fetched.push("whole"), mailbox.whole(uid)),
    };
  };
  const ended = watchMailbox(open, ending.signal, SOON);
  stop = async () => {
    ending.abort();
    await ended;
  };
  await expect.poll(() => seen().every(Boolean)).toBe(true);
  await runJobs();
}

async function expectUntouched(reason: string): Promise<void> {
  const nothing = { sender: "", subject: "", messageKey: null, fileId: null, userId: null, parts: [] };
  expect(await lastMail()).toMatchObject({ state: "refused", reason, ...nothing });
  expect(fetched).toEqual(["head"]);
  expect(await db.storedFile.count()).toBe(0);
  expect(await db.outgoingMail.count()).toBe(0);
}

describe("a stranger's mail (B-42.6)", () => {
  test("of 20 MB: its body is neither fetched nor kept nor taken apart; a known sender's is", async () => {
    const writes = vi.spyOn(storage, "write");
    const parses = vi.spyOn(reading, "readMailInWorker");
    const from = "stranger@else.example";
    const big = [{ filename: "big.docx", content: new Uint8Array(15_000_000) }];
    lands(await mailOf({ from, subject: "My secret", files: big }));
    await watched();
    await expectUntouched("stranger");
    expect(writes).not.toHaveBeenCalled();
    expect(parses).not.toHaveBeenCalled();
    await stop();
    lands(await mailOf({ from: owner.email, files: LEASE }));
    await watched();
    expect(fetched).toEqual(["head", "whole"]);
    expect(parses).toHaveBeenCalledTimes(1);
    expect(await contractsOf(owner)).toHaveLength(1);
  });

  test("that says to be ours, or of a person here, unproven or proven by the sender alone, fares no better", async () => {
    lands(await mailOf({ from: owner.email, files: LEASE, received: [] }));
    await watched();
    await expectUntouched("unproven");
    await stop();
    const planted = `Authentication-Results: mx.contracts.example; dmarc=fail header.from=example.com`;
    lands(await mailOf({ from: owner.email, files: LEASE, received: [planted, proof(owner.email)] }));
    await watched();
    await expectUntouched("unproven");
  });

  test.each([
    ["one header of 5 MB", `X-Long: ${"x".repeat(5_000_000)}\r\n`],
    ["100,000 headers", "X-Many: 1\r\n".repeat(100_000)],
  ])("or anybody's, with %s: no more than the most that a head may have is asked for", async (_what, headers) => {
    lands(Buffer.concat([Buffer.from(headers), await mailOf({ from: owner.email, files: LEASE })]));
    await watched();
    await expectUntouched("unreadable");
  });

  test("a program's, from the proven address of an account, is noted in that account's list without its subject", async () => {
    const mail = await mailOf({ from: owner.email, subject: "Out of office", files: LEASE });
    lands(Buffer.concat([Buffer.from("Auto-Submitted: auto-replied\r\n"), mail]));
    await watched();
    expect(fetched).toEqual(["head"]);
    expect(await lastMail()).toMatchObject({ reason: "automatic", userId: owner.actor.userId, subject: "" });
  });

  test("is noted once, though the process dies before it is marked", async () => {
    lands(await mailOf({ from: "stranger@else.example" }));
    await watched();
    await stop();
    server.getMailbox("INBOX").messages.forEach((message) => (message.flags = []));
    await watched();
    expect(await allMails()).toHaveLength(1);
  });
});

describe("whoever a round was sent to is no stranger (B-42.4, B-42.6)", () => {
  test("their file lands by its marker, wherever it was sent; others' of the same domain are refused", async () => {
    const lease = await mailedLease(owner);
    const files = [{ filename: "lease.docx", content: lease.bytes }];
    lands(await mailOf({ from: OTHER_SIDE, to: INBOX, files }));
    lands(await mailOf({ from: `x${OTHER_SIDE}`, to: INBOX, files }));
    lands(await mailOf({ from: "_ayar@khangai.example", to: INBOX, files }));
    await watched();
    expect(fetched).toEqual(["head", "whole", "head", "head"]);
    expect(await lease.rounds()).toHaveLength(2);
  });

  test("what names no round of theirs is read, becomes nothing, and nothing of it is kept", async () => {
    await mailedLease(owner);
    lands(await mailOf({ from: OTHER_SIDE, to: INBOX, subject: "Else", files: LEASE }));
    await watched();
    expect(await lastMail()).toMatchObject({ reason: "stranger", sender: "", subject: "", messageKey: null });
  });

  test("once whoever sent it lost the contract, they are strangers again", async () => {
    const lease = await mailedLease(owner);
    await db.collaborator.deleteMany({ where: { contractId: lease.contractId } });
    lands(await mailOf({ from: OTHER_SIDE, to: INBOX, files: LEASE }));
    await watched();
    expect(fetched).toEqual(["head"]);
    expect(await lastMail()).toMatchObject({ reason: "stranger", sender: "" });
  });
});
