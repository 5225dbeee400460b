/** Mail that a mail service posts: signed, judged by its head as from IMAP, kept before it is answered. */
import { allMails, contractsOf, lastMail, listOf, mailedLease, mailOf, proof, runJobs } from "./inbox-stage";
import { createHmac } from "node:crypto";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Webhook } from "standardwebhooks";
import { POST } from "@/app/api/mail/inbound/route";
import { MAX_MAIL_BYTES, MOST_WAITING } from "@/lib/inbox/bounds";
import { receiveMail } from "@/lib/inbox/intake";
import { clock } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db";
import { env } from "@/lib/platform/env";
import { newId } from "@/lib/platform/ids";
import * as queue from "@/lib/platform/jobs/queue";
import { storage } from "@/lib/platform/storage/storage";
import * as reading from "@/lib/workers/mail-reading";
import { resetDatabase } from "../support/database";
import { person, type Person } from "../support/factories";
import { signal, type Signal } from "../support/signal";
import { ORIGINAL } from "./rounds-stage";

const SECRET = env.MAIL_IN_SECRET ?? "";
const LEASE = [{ filename: "lease.docx", content: ORIGINAL }];
let owner: Person;
beforeEach(async () => {
  await resetDatabase();
  owner = await person("Owner");
});
afterEach(() => void vi.restoreAllMocks());

const now = () => Math.floor(clock.now().getTime() / 1_000);
type Signed = { id?: string; seconds?: number; secret?: string };
/** As a mail service signs, over the very bytes. */
function signature(mail: Uint8Array, { id = newId(), seconds = now(), secret = SECRET }: Signed = {}) {
  const key = Buffer.from(secret.slice("whsec_".length), "base64");
  const sign = createHmac("sha256", key).update(`${id}.${seconds}.`).update(mail).digest("base64");
  return { "webhook-id": id, "webhook-timestamp": String(seconds), "webhook-signature": `v1,${sign}` };
}

/** A body of which somebody has begun to read, and which goes on when the test says so. */
type Hold = { begun: Signal; go: Signal };
type Posted = { status: number; code?: string; id?: string; wasRead: boolean };
/** Posts it, noting whether anything of the body was asked for. */
async function posted(mail: Uint8Array, headers: Record<string, string>, hold?: Hold): Promise<Posted> {
  let wasRead = false;
  const pull = async (controller: ReadableStreamDefaultController<Uint8Array>) => {
    wasRead = true;
    hold?.begun.give();
    await hold?.go.given;
    if (mail.length > 0) controller.enqueue(mail);
    controller.close();
  };
  const body = new ReadableStream({ pull }, { highWaterMark: 0 });
  const all = { host: "contracts.test", "content-type": "message/rfc822", ...headers };
  const request = new Request("http://contracts.test/mail/inbound", {
    ...{ method: "POST", headers: all, body },
    duplex: "half",
  } as RequestInit); // the type lacks `duplex`
  const response = await POST(request, { params: Promise.resolve({}) });
  return { status: response.status, wasRead, ...((await response.json()) as object) };
}
const delivered = async (mail: Uint8Array, signed: Signed = {}) => posted(mail, signature(mail, signed));

describe("a mail that is handed over (B-42.9)", () => {
  test("is kept before the answer, and lands like one from the mailbox", async () => {
    const mail = await mailOf({ from: owner.email, files: LEASE });
    const answer = await delivered(mail);
    expect(answer).toMatchObject({ status: 202 });
    expect(await db.receivedMail.findMany()).toMatchObject([{ id: answer.id, state: "waiting" }]);
    await runJobs();
    expect(await contractsOf(owner)).toMatchObject([{ name: "lease" }]);
    expect(await listOf(owner)).toMatchObject([{ id: answer.id, state: "done", parts: [{ became: "draft" }] }]);
  });

  test("is signed as the library of Standard Webhooks signs, the secret's second signature included", async () => {
    const mail = await mailOf({ from: owner.email, text: "Plain words." });
    const [id, at] = ["msg_1", now()];
    const right = new Webhook(SECRET).sign(id, new Date(at * 1_000), mail.toString());
    const headers = { "webhook-id": id, "webhook-timestamp": String(at), "webhook-signature": `v1,x ${right}` };
    expect((await posted(mail, headers)).status).toBe(202);
  });

  test("its bytes count as they are, also where they are no UTF-8", async () => {
    const mail = Buffer.concat([await mailOf({ from: owner.email, text: "Words" }), Buffer.from([0xff, 0xfe, 0x00])]);
    expect((await delivered(mail)).status).toBe(202);
  });

  test("the reply of the other side comes into its round", async () => {
    const lease = await mailedLease(owner);
    await delivered(await mailOf({ to: lease.toInbox, files: [{ filename: "l.docx", content: lease.bytes }] }));
    await runJobs();
    expect(await lease.rounds()).toHaveLength(2);
  });

  test("without the secret there is no such call", async () => {
    const mail = await mailOf({ from: owner.email });
    vi.spyOn(env, "MAIL_IN_SECRET", "get").mockReturnValue(undefined);
    expect(await delivered(mail)).toMatchObject({ status: 404, code: "notFound", wasRead: false });
    vi.restoreAllMocks();
    expect((await delivered(mail)).status).toBe(202);
  });
});

describe("what isn't proven is a call that doesn't exist (B-42.9)", () => {
  test("unread: without signature, too old, from the future, or with headers that are none", async () => {
    const mail = await mailOf({ from: owner.email, files: LEASE });
    const good = signature(mail);
    const unread: Record<string, string>[] = [
      {},
      { ...good, "webhook-signature": "" },
      { ...good, "webhook-signature": "v2,abc" },
      { ...good, "webhook-id": "a b" },
      { ...good, "webhook-id": "x".repeat(256) },
      { ...good, "webhook-timestamp": "soon" },
      { ...good, "webhook-timestamp": "1e9" },
      signature(mail, { seconds: now() - 301 }),
      signature(mail, { seconds: now() + 302 }),
    ];
    for (const headers of unread)
      expect(await posted(mail, headers)).toMatchObject({ status: 404, code: "notFound", wasRead: false });
    expect(await db.receivedMail.count()).toBe(0);
    expect((await delivered(mail, { seconds: now() - 290 })).status).toBe(202);
    expect((await delivered(mail, { seconds: now() + 290 })).status).toBe(202);
  });

  test("read, and nothing done: another secret, another id or time, a changed mail, a signature that is cut", async () => {
    const mail = await mailOf({ from: owner.email, files: LEASE });
    const good = signature(mail);
    const judged = vi.spyOn(reading, "readHeadInWorker");
    const wrong: [Uint8Array, Record<string, string>][] = [
      [mail, signature(mail, { secret: "whsec_YW5vdGhlciBzZWNyZXQgb2YgZW5vdWdoIGJ5dGVz" })],
      [mail, { ...good, "webhook-id": newId() }],
      [mail, { ...good, "webhook-timestamp": String(now() - 1) }],
      [Buffer.concat([mail, Buffer.from("x")]), good],
      [mail, { ...good, "webhook-signature": good["webhook-signature"].slice(0, 20) }],
      [mail, { ...good, "webhook-signature": "v1," }],
    ];
    for (const [sent, headers] of wrong) expect(await posted(sent, headers)).toMatchObject({ status: 404 });
    expect(judged).not.toHaveBeenCalled();
    expect(await db.receivedMail.count()).toBe(0);
    expect((await posted(mail, good)).status).toBe(202);
  });

  test("a proven service proves no sender: forged and strange ones are judged as from the mailbox, and not named", async () => {
    const writes = vi.spyOn(storage, "write");
    const planted = "Authentication-Results: mx.evil.example; dmarc=pass header.from=example.com";
    const mails = [
      [await mailOf({ from: "stranger@else.example", files: LEASE, subject: "Secret" }), "stranger"],
      [await mailOf({ from: owner.email, files: LEASE, received: [] }), "unproven"],
      [await mailOf({ from: owner.email, files: LEASE, received: [planted, proof(owner.email)] }), "unproven"],
      [Buffer.concat([Buffer.from("X-Many: 1\r\n".repeat(1_200)), await mailOf({ from: owner.email })]), "unreadable"],
      [Buffer.from(""), "unproven"],
    ] as const;
    for (const [mail, reason] of mails) {
      const answer = await delivered(mail);
      expect(answer).toEqual({ status: 202, id: expect.any(String), wasRead: true });
      const nothing = { sender: "", subject: "", messageKey: null, fileId: null, userId: null, parts: [] };
      expect(await lastMail()).toMatchObject({ id: answer.id, state: "refused", reason, ...nothing });
      await db.receivedMail.deleteMany();
    }
    expect(writes).not.toHaveBeenCalled();
    expect(await db.outgoingMail.count()).toBe(0);
  });
});

describe("what the headers alone refuse is not read (B-42.9)", () => {
  test.each(["application/json", "multipart/form-data; boundary=x", "text/plain", ""])("no mail: %s", async (type) => {
    const mail = await mailOf({ from: owner.email });
    const wrong = await posted(mail, { ...signature(mail), "content-type": type });
    expect(wrong).toMatchObject({ status: 415, code: "notAMail", wasRead: false });
    expect((await posted(mail, { ...signature(mail), "content-type": "Message/RFC822; x=y" })).status).toBe(202);
  });

  test("larger than a mail may be: by the length that is declared, and by the bytes that come", async () => {
    const mail = await mailOf({ from: owner.email });
    const declared = { ...signature(mail), "content-length": String(MAX_MAIL_BYTES + 1) };
    expect(await posted(mail, declared)).toMatchObject({ status: 413, code: "bodyTooLarge", wasRead: false });
    const huge = new Uint8Array(MAX_MAIL_BYTES + 1);
    expect(await delivered(huge)).toMatchObject({ status: 413, code: "bodyTooLarge", wasRead: true });
    expect(await db.receivedMail.count()).toBe(0);
  });

  test("a bomb of mails: while 100 wait here the service is asked to come back, and loses none", async () => {
    const rows = Array.from({ length: MOST_WAITING }, () => ({
      id: newId(),
      state: "waiting",
      receivedAt: new Date(),
    }));
    await db.receivedMail.createMany({ data: rows });
    const mail = await mailOf({ from: owner.email, files: LEASE });
    expect(await delivered(mail)).toMatchObject({ status: 503, code: "serverBusy", wasRead: false });
    await db.receivedMail.deleteMany({ where: { id: rows[0]?.id ?? "" } });
    expect((await delivered(mail)).status).toBe(202);
  });
});

test("mails being read take no more memory than four of the largest: the next is asked to come back (B-42.9)", async () => {
  const mail = await mailOf({ from: owner.email, files: LEASE });
  const go = signal();
  const slow = () => ({ ...signature(mail), "content-length": String(MAX_MAIL_BYTES) });
  const holds = [1, 2, 3, 4].map(() => ({ begun: signal(), go }));
  const held = holds.map((hold) => posted(mail, slow(), hold));
  await Promise.all(holds.map(({ begun }) => begun.given));
  expect(await posted(mail, slow())).toMatchObject({ status: 503, code: "serverBusy", wasRead: false });
  go.give();
  for (const one of held) expect((await one).status).toBe(202);
  expect((await posted(mail, slow())).status).toBe(202);
});

describe("again and halfway (B-42.9, B-42.2)", () => {
  test("the same id gets the same answer and takes in nothing, whatever comes with it, taken or refused", async () => {
    for (const from of [owner.email, "stranger@else.example"]) {
      const mail = await mailOf({ from, files: LEASE });
      const first = await delivered(mail, { id: `of ${from}`.replace(" ", "-") });
      const id = `of-${from}`;
      await runJobs();
      expect(await delivered(mail, { id, seconds: now() - 5 })).toEqual(first);
      expect(await delivered(await mailOf({ from: owner.email, files: LEASE }), { id })).toEqual(first);
      await runJobs();
    }
    expect(await contractsOf(owner)).toHaveLength(1);
    expect(await allMails()).toHaveLength(2);
  });

  test("at the same moment it is taken in once", async () => {
    const mail = await mailOf({ from: owner.email, files: LEASE });
    const answers = await Promise.all([1, 2, 3].map(() => delivered(mail, { id: "msg_1" })));
    expect(new Set(answers.map(({ id, status }) => `${status} ${id}`)).size).toBe(1);
    await runJobs();
    expect(await contractsOf(owner)).toHaveLength(1);
    expect(await db.storedFile.count({ where: { contentType: "message/rfc822" } })).toBe(0);
  });

  test("one mail by both ways, or by two ids, is taken once, with and without a Message-ID", async () => {
    const known = await mailOf({ from: owner.email, files: LEASE });
    const bare = Buffer.from(known.toString("latin1").replace(/^Message-ID:.*\r\n/m, ""), "latin1");
    for (const mail of [known, bare]) {
      await receiveMail(new Uint8Array(mail), { isCut: false });
      await runJobs();
      for (const id of [1, 2]) expect((await delivered(mail, { id: `${mail.length}-${id}` })).status).toBe(202);
      await runJobs();
    }
    expect((await allMails()).map(({ reason }) => reason).sort()).toEqual([...["", ""], ...Array(4).fill("repeated")]);
    expect(await contractsOf(owner)).toHaveLength(2);
  });

  test("a process that dies while it keeps the mail answers nothing, keeps nothing, and takes it the next time", async () => {
    const mail = await mailOf({ from: owner.email, files: LEASE });
    vi.spyOn(queue, "enqueue").mockRejectedValueOnce(new Error("died"));
    expect((await delivered(mail, { id: "msg_1" })).status).toBe(500);
    expect([await db.receivedMail.count(), await db.storedFile.count()]).toEqual([0, 0]);
    expect((await delivered(mail, { id: "msg_1" })).status).toBe(202);
    await runJobs();
    expect(await contractsOf(owner)).toHaveLength(1);
  });
});
