import { createHash } from "node:crypto";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { verifyInstallation } from "@/lib/server/backup/verify";
import { deleteContract } from "@/lib/contracts/trash/trash";
import { receiveUpload, startUpload, uploadedBytes } from "@/lib/contracts/files/uploads";
import { jobGivenUp, jobHandlers } from "@/lib/server/jobs/handlers";
import { db } from "@/lib/platform/db";
import { clock } from "@/lib/platform/clock";
import { runDueJobs } from "@/lib/platform/jobs/queue";
import { whileKeepingFiles } from "@/lib/platform/storage/removal";
import { storage } from "@/lib/platform/storage/storage";
import { resetDatabase, testDatabase } from "@/tests/support/database";
import { sentText } from "@/tests/support/documents";
import { person, type Person } from "@/tests/support/factories";
import { filesIn, ownInstallation } from "@/tests/support/installations";
import { upload } from "@/tests/support/rich-installation";

let owner: Person;
beforeEach(async () => {
  await resetDatabase();
  owner = await person("Owner");
});

const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");
const finish = () => runDueJobs(jobHandlers, jobGivenUp);

describe(`an uploaded file on ${testDatabase}`, () => {
  test("has the hash of the bytes that were kept, of two uploads at once too", async () => {
    const { fileId } = await startUpload(owner.actor, { filename: "a.txt", contentType: "text/plain" });
    const texts = Array.from({ length: 6 }, (_, index) => `Text number ${index}`);
    const results = await Promise.allSettled(
      texts.map((text) => receiveUpload(owner.actor, fileId, { link: {}, pieces: sentText(text) })),
    );
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const winner = texts[results.findIndex(({ status }) => status === "fulfilled")] ?? "";
    const row = await db.storedFile.findUniqueOrThrow({ where: { id: fileId } });
    expect(row).toMatchObject({ sha256: sha256(winner), sizeBytes: winner.length });
    expect(Object.values(await filesIn(ownInstallation()))).toEqual([sha256(winner)]);
    expect((await verifyInstallation()).faults).toEqual([]);
  });

  test("that went to a cloud store without us gets its hash when it is first read", async () => {
    const { fileId } = await startUpload(owner.actor, { filename: "a.txt", contentType: "text/plain" });
    await storage.write(`originals/${fileId}`, new TextEncoder().encode("From afar"), "text/plain");
    expect(await db.storedFile.findUniqueOrThrow({ where: { id: fileId } })).toMatchObject({
      sha256: null,
      uploadedAt: null,
    });
    await uploadedBytes(owner.actor, fileId);
    expect(await db.storedFile.findUniqueOrThrow({ where: { id: fileId } })).toMatchObject({
      sha256: sha256("From afar"),
      sizeBytes: 9,
    });
  });
});

describe(`a deleted contract's file on ${testDatabase}`, () => {
  test("stays while a backup copies files, and is removed afterwards", async () => {
    const contractId = await upload(owner, "lease.txt", "This Lease is made by Acme LLC.\n");
    await finish();
    const stored = async () => Object.keys(await filesIn(ownInstallation())).length;
    await whileKeepingFiles(async () => {
      for (let time = 0; time < 2; time += 1)
        // to the trash, and for good
        await deleteContract(owner.actor, contractId);
      await finish();
      expect(await stored()).toBe(1);
    });
    const later = new Date(Date.now() + 3_600_000);
    vi.spyOn(clock, "now").mockReturnValue(later);
    await finish();
    expect(await stored()).toBe(0);
    expect(await db.setting.count({ where: { key: { startsWith: "keepFiles:" } } })).toBe(0);
  });

  test("is removed once the process that held it has been gone for a while", async () => {
    const contractId = await upload(owner, "lease.txt", "This Lease is made by Acme LLC.\n");
    await finish();
    await db.setting.create({
      data: { key: "keepFiles:crashed", value: new Date(Date.now() + 3_600_000).toISOString() },
    });
    for (let time = 0; time < 2; time += 1)
      // to the trash, and for good
      await deleteContract(owner.actor, contractId);
    await finish();
    expect(Object.keys(await filesIn(ownInstallation()))).toHaveLength(1);
    vi.spyOn(clock, "now").mockReturnValue(new Date(Date.now() + 3_601_000));
    await finish();
    expect(Object.keys(await filesIn(ownInstallation()))).toHaveLength(0);
  });
});
