/** Mail that comes in: where each part lands. */
import { beforeEach, describe, expect, test, vi } from "vitest";
import {
  arrived,
  commentsOf,
  contractsOf,
  deliver,
  INBOX,
  lastMail,
  lettersTo,
  listOf,
  mailedLease,
  mailOf,
  OTHER_SIDE,
  runJobs,
} from "./inbox-stage";
import { ContractGrant } from "@/lib/access/contract-grant";
import { receiveMail } from "@/lib/inbox/intake";
import { takeMail } from "@/lib/inbox/taking";
import { db } from "@/lib/platform/db";
import { storage } from "@/lib/platform/storage/storage";
import { resetDatabase } from "../support/database";
import { join, person, type Person } from "../support/factories";
import { createLease, ORIGINAL, RETURNED } from "./rounds-stage";

let owner: Person;
beforeEach(async () => {
  await resetDatabase();
  owner = await person("Owner");
  await db.user.update({ where: { id: owner.actor.userId }, data: { defaultLanguage: "en" } });
});
const attached = (filename: string, content: Uint8Array | string) => [{ filename, content }];

describe("from somebody with an account", () => {
  test("a file becomes a draft of theirs, read like any upload (B-42.5)", async () => {
    await arrived({ from: `Ann Owner <${owner.email}>`, files: attached("Office lease.docx", ORIGINAL) });
    const [contract] = await contractsOf(owner);
    expect(contract).toMatchObject({ name: "Office lease", status: "analyzed" });
    const [mail] = await listOf(owner);
    expect(mail).toMatchObject({ state: "done", reason: null, sender: owner.email, subject: "The lease" });
    expect(mail?.parts).toMatchObject([{ became: "draft", contractId: contract?.id, contractName: "Office lease" }]);
    expect(await lettersTo(owner.email)).toEqual([]);
  });

  test("their bytes are gone once the mail is done, and nothing of them counts as anybody's (B-42.2)", async () => {
    await arrived({ from: owner.email, files: attached("a.docx", ORIGINAL) });
    expect(await lastMail()).toMatchObject({ state: "done", fileId: null });
    expect(await db.storedFile.count({ where: { contentType: "message/rfc822" } })).toBe(0);
  });

  test("our Word file lands in the contract that it was made of (B-42.4)", async () => {
    const lease = await mailedLease(owner);
    await arrived({ from: owner.email, files: attached("anything.docx", lease.bytes) });
    expect(await lease.rounds()).toMatchObject([
      { kind: "returned", status: "ready", sentVersionId: lease.round.sentVersionId },
      { kind: "sent" },
    ]);
    expect(await contractsOf(owner)).toHaveLength(1);
  });

  test("somebody else's Word file is only a file: it becomes a draft, and says nothing of the other's contract (B-42.4)", async () => {
    const lease = await mailedLease(owner);
    const other = await person("Other");
    await arrived({ from: other.email, files: attached("lease.docx", lease.bytes) });
    expect(await lease.rounds()).toHaveLength(1);
    expect(await contractsOf(other)).toMatchObject([{ name: "lease" }]);
  });

  test("so may whoever has a part in the contract, in their own name (B-42.4)", async () => {
    const lease = await mailedLease(owner);
    const reviewer = await person("Reviewer");
    await join(lease.contractId, reviewer, "reviewer");
    await arrived({ from: reviewer.email, files: attached("lease.docx", lease.bytes) });
    expect((await lease.rounds())[0]).toMatchObject({ kind: "returned", createdByName: reviewer.actor.name });
    expect(await listOf(owner)).toEqual([]);
  });

  test("a mail without a file to a round's address is a comment of theirs, without what it quotes (B-42.5)", async () => {
    const lease = await mailedLease(owner);
    const text = "The deposit is too low.\n\nOn Mon, 3 Nov 2026, Ann wrote:\n> Please sign.\n";
    await arrived({ from: owner.email, to: lease.toInbox, text });
    expect(await commentsOf(owner, lease.contractId)).toMatchObject([
      { text: "The deposit is too low.", author: { id: owner.actor.userId } },
    ]);
  });

  test("a mail without a file that names no round is refused, with what to do (B-42.5, B-42.7)", async () => {
    await createLease(owner);
    await arrived({ from: owner.email, text: "The deposit is too low." });
    expect((await lastMail()).parts).toMatchObject([{ became: "refused", reason: "noContract" }]);
    const [letter] = await lettersTo(owner.email);
    expect(letter?.text).toContain("Reply to the email that a round came with");
  });
});

describe("from the other side", () => {
  test("answers go to the person who sent the round, and into the round (B-42.4)", async () => {
    const lease = await mailedLease(owner);
    expect(lease.toPerson).toBe(owner.email);
    expect(lease.toInbox).toBe(INBOX.replace("@", `+${lease.round.id}@`));
  });

  test("their file lands in the round by the marker in it, wherever it was sent (B-42.4)", async () => {
    const lease = await mailedLease(owner);
    await arrived({ files: attached("lease signed off.docx", lease.bytes) });
    expect((await lease.rounds())[0]).toMatchObject({
      ...{ kind: "returned", status: "ready", sentBy: OTHER_SIDE, createdByName: OTHER_SIDE },
      sentVersionId: lease.round.sentVersionId,
    });
    expect(await listOf(owner)).toMatchObject([{ state: "done", sender: OTHER_SIDE, parts: [{ became: "round" }] }]);
  });

  test("a file without the marker lands in the round whose address it was sent to, and people are notified (B-42.4)", async () => {
    const lease = await mailedLease(owner);
    await arrived({ to: `${owner.email}, ${lease.toInbox}`, files: attached("ours.docx", RETURNED) });
    const [round] = await lease.rounds();
    expect(round).toMatchObject({ kind: "returned", status: "ready", counts: { tracked: 2 } });
    expect(await db.notification.count({ where: { userId: owner.actor.userId, kind: "decisionAsked" } })).toBe(1);
  });

  test("what they write without a file is a comment under their address, and people are notified (B-42.5)", async () => {
    const lease = await mailedLease(owner);
    await arrived({ from: `"Ann Owner" <${OTHER_SIDE}>`, to: lease.toInbox, text: "We agree." });
    expect(await commentsOf(owner, lease.contractId)).toMatchObject([
      { text: "We agree.", author: { id: null, name: OTHER_SIDE } },
    ]);
    const told = await db.notification.findMany({ where: { userId: owner.actor.userId, kind: "noteMailed" } });
    expect(told).toMatchObject([{ byName: OTHER_SIDE }]);
  });

  test("whoever sent the round and lost the contract since lets nobody in (B-42.4)", async () => {
    const lease = await mailedLease(owner);
    const manager = await person("Manager");
    await join(lease.contractId, manager, "admin");
    await db.collaborator.deleteMany({ where: { contractId: lease.contractId, userId: owner.actor.userId } });
    await arrived({ to: lease.toInbox, files: attached("lease.docx", lease.bytes) });
    expect(await lastMail()).toMatchObject({ state: "refused", reason: "stranger" });
    expect(await db.round.count({ where: { contractId: lease.contractId } })).toBe(1);
  });
});

describe("several files", () => {
  test("each goes its own way; pictures of a signature and business cards are left alone (B-42.5, B-42.7)", async () => {
    const lease = await mailedLease(owner);
    await arrived({
      from: owner.email,
      html: '<p>Three files. <img src="cid:logo"></p>',
      files: [
        { filename: "lease.docx", content: lease.bytes },
        { filename: "nda.txt", content: "NON-DISCLOSURE AGREEMENT\n\n1. Keep it secret.\n", contentType: "text/plain" },
        { filename: "table.xlsx", content: "no contract", contentType: "application/octet-stream" },
        { filename: "logo.png", content: new Uint8Array([1, 2, 3]), contentType: "image/png", cid: "logo" },
        { filename: "card.vcf", content: "BEGIN:VCARD", contentType: "text/vcard" },
      ],
    });
    expect((await lastMail()).parts.map(({ became, reason }) => [became, reason])).toEqual([
      ["round", ""],
      ["draft", ""],
      ["refused", "unsupportedType"],
    ]);
    const [letter] = await lettersTo(owner.email);
    expect(letter?.text).toContain("table.xlsx: This file is not a PDF");
    expect(letter?.text).toContain("Everything else in the email was taken in.");
  });

  test.each(["write", "read"] as const)(
    "a run that dies at any file's %s goes on with that one, and does none twice (B-42.2)",
    async (step) => {
      const files = [1, 2, 3].map((number) => ({ filename: `Lease ${number}.docx`, content: ORIGINAL }));
      const mail = new Uint8Array(await mailOf({ from: owner.email, files }));
      expect(await receiveMail(mail, { isCut: false })).toBe(true);
      expect(await receiveMail(mail, { isCut: false })).toBe(false); // fetched again after a crash
      const { id } = await db.receivedMail.findFirstOrThrow();
      const [work, allowed] = [storage[step].bind(storage), step === "write" ? 1 : 2]; // the mail itself is read first
      for (let run = 1; run <= 2; run += 1) {
        let calls = 0;
        const spy = vi.spyOn(storage, step).mockImplementation((async (...input: never[]) => {
          calls += 1;
          if (calls > allowed) throw new Error("the process died");
          return (work as (...all: never[]) => unknown)(...input);
        }) as never);
        await expect(takeMail(id, ContractGrant.forJob)).rejects.toThrow("the process died");
        spy.mockRestore();
        expect(await db.contract.count()).toBe(run);
      }
      await runJobs();
      expect((await contractsOf(owner)).map(({ name }) => name).sort()).toEqual(["Lease 1", "Lease 2", "Lease 3"]);
      const draft = expect.objectContaining({ became: "draft" });
      expect(await lastMail()).toMatchObject({ state: "done", parts: [draft, draft, draft] });
      expect(await deliver(Buffer.from(mail))).toBe(false);
      expect(await db.contract.count()).toBe(3);
    },
  );
});
