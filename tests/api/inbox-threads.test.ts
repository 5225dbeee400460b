/** Answers that are tied to their round by the letter that they answer: `In-Reply-To` and `References` (B-42.10). */
import {
  allMails,
  arrived,
  commentsOf,
  contractsOf,
  deliver,
  INBOX,
  lastMail,
  mailedLease,
  mailOf,
  OTHER_SIDE,
  runJobs,
} from "./inbox-stage";
import { readdir, readFile } from "node:fs/promises";
import { beforeEach, describe, expect, test } from "vitest";
import { POST as send } from "@/app/api/contracts/[contractId]/rounds/send/route";
import { namedBy } from "@/lib/inbox/judging";
import { db } from "@/lib/platform/db";
import { env } from "@/lib/platform/env";
import { messageIdOf } from "@/lib/platform/mail/letter-id";
import { readHeadInWorker } from "@/lib/workers/mail-reading";
import { call } from "../support/api";
import { resetDatabase } from "../support/database";
import { join, person, type Person } from "../support/factories";
import { RETURNED } from "./rounds-stage";

let owner: Person;
beforeEach(async () => {
  await resetDatabase();
  owner = await person("Owner");
});

/** A file that lost what it said of its contract, as after *Save as* in another program. */
const BARE = [{ filename: "back.docx", content: RETURNED }];
/** The Message-IDs of the letters that went to an address, oldest first. */
async function letters(recipient = OTHER_SIDE): Promise<string[]> {
  const rows = await db.outgoingMail.findMany({
    where: { recipient, kind: "contract" },
    orderBy: { createdAt: "asc" },
  });
  return rows.map(({ id }) => messageIdOf(id));
}
const letter = async (recipient?: string) => (await letters(recipient)).at(-1) ?? "";
const answering = (id: string) => ({ "In-Reply-To": id });

describe("an answer of whoever the letter went to (B-42.10)", () => {
  test("the Message-ID that went out is the one that we know the letter by", async () => {
    await mailedLease(owner);
    const folder = `${env.dataFolder}/outbox`;
    const mails = await Promise.all((await readdir(folder)).map((name) => readFile(`${folder}/${name}`, "utf8")));
    const id = await letter();
    expect(mails.filter((mail) => mail.includes(`Message-ID: ${id}`))).toHaveLength(1);
  });

  test("a file without the marker lands in the round, though it was sent to the plain address", async () => {
    const lease = await mailedLease(owner);
    await arrived({ to: INBOX, files: BARE, headers: answering(await letter()) });
    expect((await lease.rounds())[0]).toMatchObject({
      ...{ kind: "returned", status: "ready", sentBy: OTHER_SIDE, createdByName: OTHER_SIDE },
      sentVersionId: lease.round.sentVersionId,
    });
  });

  test("what they write without a file is a comment, by References too, and however the address is written", async () => {
    const lease = await mailedLease(owner);
    const references = `<first@mail.example>\r\n ${await letter()} <last@mail.example>`;
    const from = OTHER_SIDE.toUpperCase();
    await arrived({ from, to: INBOX, text: "We agree.", headers: { References: references } });
    expect(await commentsOf(owner, lease.contractId)).toMatchObject([{ text: "We agree.", author: { id: null } }]);
  });

  test("of several letters the one that is answered counts, else the last", async () => {
    const lease = await mailedLease(owner);
    const { contractId } = lease;
    const body = { deliver: "mail", to: [OTHER_SIDE], form: "clean" };
    await call(send, { method: "POST", params: { contractId }, token: owner.token, body });
    await runJobs();
    const [first = "", second = ""] = await letters();
    const newest = (await lease.rounds())[0]?.id;
    const namedRounds = async (headers: Record<string, string>) => {
      const mail = await mailOf({ to: INBOX, headers });
      return namedBy(await readHeadInWorker(new Uint8Array(mail), { authserv: "mx.contracts.example" }));
    };
    expect(await namedRounds({ References: `${first} ${second}` })).toEqual([
      { roundId: newest },
      { roundId: lease.round.id },
    ]);
    expect(await namedRounds({ "In-Reply-To": first, References: `${first} ${second}` })).toEqual([
      { roundId: lease.round.id },
      { roundId: newest },
    ]);
    expect(newest).not.toBe(lease.round.id);
  });

  test("somebody with an account here whom a round was sent to answers it, and their other files are drafts", async () => {
    const other = await person("Other");
    const lease = await mailedLease(owner, [other.email]);
    await arrived({ from: other.email, to: INBOX, files: BARE, headers: answering(await letter(other.email)) });
    await arrived({ from: other.email, to: INBOX, files: BARE });
    expect(await lease.rounds()).toHaveLength(2);
    expect(await contractsOf(other)).toHaveLength(1);
  });
});

describe("a name that is forged does nothing (B-42.10)", () => {
  test("a stranger who names a letter is a stranger, and so is whoever claims the recipient's address", async () => {
    const lease = await mailedLease(owner);
    const headers = answering(await letter());
    await arrived({ from: "stranger@else.example", to: INBOX, files: BARE, headers });
    expect(await lastMail()).toMatchObject({ state: "refused", reason: "stranger", fileId: null });
    await arrived({ to: INBOX, files: BARE, headers, received: [] });
    expect(await lastMail()).toMatchObject({ state: "refused", reason: "unproven", fileId: null });
    expect(await lease.rounds()).toHaveLength(1);
  });

  test("an account that names somebody else's letter gets a draft of its own, and hears what it hears of none", async () => {
    const lease = await mailedLease(owner);
    const other = await person("Other");
    for (const id of [await letter(), "<never-was@contract-manager.local>"]) {
      const headers = answering(id);
      await arrived({ from: other.email, to: INBOX, files: BARE, headers });
      await arrived({ from: other.email, to: INBOX, text: "Hello.", headers });
    }
    expect(await contractsOf(other)).toHaveLength(2);
    const notes = (await allMails()).map(({ parts }) => parts).filter((parts) => parts.includes("noContract"));
    expect(new Set(notes).size).toBe(1);
    expect(notes).toHaveLength(2);
    expect(await lease.rounds()).toHaveLength(1);
    expect(await commentsOf(owner, lease.contractId)).toEqual([]);
  });

  test("one recipient can't use the letter of another contract, nor that of another recipient", async () => {
    const mine = await mailedLease(owner);
    const theirs = await mailedLease(owner, ["else@tuul.example"]);
    const headers = answering(await letter("else@tuul.example"));
    await arrived({ to: INBOX, files: BARE, headers });
    await arrived({ to: INBOX, text: "Hello.", headers });
    expect([await mine.rounds(), await theirs.rounds()].map(({ length }) => length)).toEqual([1, 1]);
    await arrived({ to: INBOX, files: BARE, headers: answering(await letter()) });
    expect(await mine.rounds()).toHaveLength(2);
  });

  test("letters about something else name no round, nor does one whose sender lost the contract", async () => {
    const lease = await mailedLease(owner);
    const headers = answering(await letter());
    await db.outgoingMail.updateMany({ data: { kind: "notice" } });
    await arrived({ to: INBOX, files: BARE, headers });
    expect(await lease.rounds()).toHaveLength(1);
    await db.outgoingMail.updateMany({ data: { kind: "contract" } });
    const manager = await person("Manager");
    await join(lease.contractId, manager, "admin");
    await db.collaborator.deleteMany({ where: { contractId: lease.contractId, userId: owner.actor.userId } });
    await arrived({ to: INBOX, files: BARE, headers });
    expect(await lastMail()).toMatchObject({ state: "refused", reason: "stranger" });
    expect(await db.round.count({ where: { contractId: lease.contractId } })).toBe(1);
  });

  test("a head with thousands of references is read, and the last of them counts", async () => {
    const lease = await mailedLease(owner);
    const many = Array.from({ length: 4_000 }, (_, at) => `<${at}@contract-manager.local>`).join("\r\n ");
    const mail = await mailOf({ to: INBOX, files: BARE });
    await deliver(Buffer.concat([Buffer.from(`References: ${many}\r\n ${await letter()}\r\n`), mail]));
    expect(await lease.rounds()).toHaveLength(2);
  });
});
