/** The mailbox that mail comes in by, on a real IMAP server. */
import hoodiecrow, { type ImapServer } from "hoodiecrow-imap";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { allMails, contractsOf, mailOf, runJobs } from "./inbox-stage";
import { openImap } from "@/lib/inbox/imap";
import { watchMailbox, type Pauses } from "@/lib/inbox/watching";
import { storage } from "@/lib/platform/storage/storage";
import { db } from "@/lib/platform/db";
import { log } from "@/lib/platform/log";
import { resetDatabase } from "../support/database";
import { person, type Person } from "../support/factories";
import { ORIGINAL } from "./rounds-stage";

const SOON: Pauses = { lease: 20, crowded: 20, afterFailure: () => 20 };
let owner: Person;
let server: ImapServer;
let url: string;
const ends: (() => Promise<void>)[] = [];

beforeEach(async () => {
  await resetDatabase();
  owner = await person("Owner");
  server = hoodiecrow({
    plugins: ["IDLE"],
    users: { in: { password: "secret" } },
    storage: { INBOX: { messages: [] } },
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.server.address() as { port: number };
  url = `imap://in:secret@127.0.0.1:${port}/INBOX`;
});
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
  await new Promise<void>((resolve) => server.close(resolve));
});

/** @returns what stops it, and waits until it has */
function watching(open = () => openImap(url), pauses = SOON): () => Promise<void> {
  const ending = new AbortController();
  const ended = watchMailbox(open, ending.signal, pauses);
  const stop = async () => {
    ending.abort();
    await ended;
  };
  ends.push(stop);
  return stop;
}

const lands = async (subject: string) => {
  const mail = await mailOf({ from: owner.email, subject, files: [{ filename: "lease.docx", content: ORIGINAL }] });
  server.appendMessage("INBOX", [], false, mail.toString("latin1"));
};
const seen = () => server.getMailbox("INBOX").messages.map(({ flags }) => flags.includes("\\Seen"));
const expectMails = (count: number) => expect.poll(async () => (await allMails()).length).toBe(count);

test("what waits there is taken in and marked; what lands later is told by IDLE (B-42.2)", async () => {
  await lands("first");
  watching();
  await expectMails(1);
  await lands("second");
  await expectMails(2);
  await expect.poll(seen).toEqual([true, true]);
  await runJobs();
  expect(await contractsOf(owner)).toHaveLength(2);
});

test("a process that dies between keeping a mail and marking it takes it in once (B-42.2)", async () => {
  await lands("first");
  let opened = 0;
  const dying = async () => {
    const mailbox = await openImap(url);
    opened += 1;
    return opened > 1 ? mailbox : { ...mailbox, markTaken: () => Promise.reject(new Error("the process died")) };
  };
  const failures = vi.spyOn(log, "error").mockImplementation(() => undefined);
  watching(dying);
  await expect.poll(seen).toEqual([true]);
  expect(failures).toHaveBeenCalledWith("inbox.not-reached", expect.objectContaining({ message: "the process died" }), {
    failures: 1,
  });
  expect(await allMails()).toHaveLength(1);
  await runJobs();
  expect(await contractsOf(owner)).toHaveLength(1);
});

test("a mail that can't be kept stays unmarked, and is taken in once it can (B-42.2)", async () => {
  await lands("first");
  vi.spyOn(log, "error").mockImplementation(() => undefined);
  vi.spyOn(storage, "write").mockRejectedValueOnce(new Error("the storage is away"));
  watching();
  await expectMails(1);
  await expect.poll(seen).toEqual([true]);
});

test("a server that goes away and comes back is connected to again (B-42.2)", async () => {
  const failures = vi.spyOn(log, "error").mockImplementation(() => undefined);
  let isAway = true;
  watching(() => (isAway ? Promise.reject(new Error("nobody answers")) : openImap(url)));
  await expect.poll(() => failures.mock.calls.length).toBeGreaterThan(2);
  isAway = false;
  await lands("first");
  await expectMails(1);
});

test("one process watches at a time; when it stops, another goes on (B-42.2)", async () => {
  const opened: string[] = [];
  const by = (name: string) => async () => {
    opened.push(name);
    return openImap(url);
  };
  const stop = watching(by("one"));
  await expect.poll(() => opened).toEqual(["one"]);
  watching(by("two"));
  await lands("first");
  await expectMails(1);
  expect(opened).toEqual(["one"]);
  await stop();
  await expect.poll(() => opened).toEqual(["one", "two"]);
  await lands("second");
  await expectMails(2);
  expect(await db.lease.count()).toBe(1);
});

test("while many wait here, the rest stay where they are (B-42.6)", async () => {
  await db.receivedMail.createMany({
    data: Array.from({ length: 100 }, (_, at) => ({ id: `w${at}`, state: "waiting", receivedAt: new Date() })),
  });
  await lands("first");
  let looked = 0;
  watching(async () => {
    const mailbox = await openImap(url);
    return { ...mailbox, unseen: () => ((looked += 1), mailbox.unseen()) };
  });
  await expect.poll(() => looked).toBe(1);
  expect(seen()).toEqual([false]);
  await db.receivedMail.updateMany({ data: { state: "done" } });
  await expectMails(101);
});

test("stopping ends it at once, also while it waits for news (B-42.2)", async () => {
  const stop = watching();
  await expect.poll(() => db.lease.count()).toBe(1);
  await stop();
  expect(await db.lease.count()).toBe(0);
});
