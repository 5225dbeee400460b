import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import { verifyInstallation } from "@/lib/server/backup/verify";
import { VERSIONS_SEALED, contractsToSeal } from "@/lib/contracts/versions/version-seal-store";
import { saveVersion } from "@/lib/contracts/versions/versions";
import { sealOldRows } from "@/lib/server/jobs/old-rows";
import { db } from "@/lib/platform/db";
import { env } from "@/lib/platform/env";
import { isAboveDatabase, resetDatabase, testDatabase } from "@/tests/support/database";
import { isLong } from "@/tests/support/form";
import { createContract, person, type Person } from "@/tests/support/factories";
import { command, executeUnchecked, ownInstallation } from "@/tests/support/installations";
import { upload } from "@/tests/support/rich-installation";

const LIMIT_MS = 300_000;
/** A bit of each byte, or of every thirteenth. */
const STEP = isLong ? 1 : 13;
let owner: Person;
let contractId: string;

beforeEach(async () => {
  await resetDatabase();
  owner = await person("Owner");
  contractId = (await createContract(owner, { name: "Lease" })).contractId;
  for (const text of ["second", "third", "fourth"])
    await saveVersion(owner.actor, contractId, { content: `<p>The ${text} text.</p>` });
  await upload(owner, "lease.txt", "This Lease is made by Acme LLC.\n");
});

const faults = async () => (await verifyInstallation()).faults;
const versionNumbered = (versionNumber: number) =>
  db.contractVersion.findFirstOrThrow({ where: { contractId, versionNumber } });

async function storedFile(): Promise<string> {
  const { storageKey } = await db.storedFile.findFirstOrThrow();
  return path.join(env.dataFolder, "files", storageKey);
}

describe(`verify on ${testDatabase}`, () => {
  test("passes an installation as it was written, and says how much it looked at", { timeout: LIMIT_MS }, async () => {
    expect(await verifyInstallation()).toMatchObject({
      faults: [],
      notes: [],
      checked: { databases: 1, contracts: 2, versions: 4, files: 1 },
    });
    expect(await command("verify", ownInstallation())).toMatchObject({
      code: 0,
      output: expect.stringContaining("everything is as it was written"),
    });
    await db.user.deleteMany({ where: { id: owner.actor.userId } });
    expect(await faults()).toEqual([]); // the author's name outlives the account, and so does the chain
  });

  test.runIf(isAboveDatabase)(
    "finds each single bit that is flipped in a file (B-23.12)",
    { timeout: LIMIT_MS },
    async () => {
      const file = await storedFile();
      const whole = await readFile(file);
      for (let at = 0; at < whole.length; at += STEP) {
        const damaged = Buffer.from(whole);
        damaged[at] = (damaged[at] ?? 0) ^ (1 << (at % 8));
        await writeFile(file, damaged);
        expect(await faults()).toEqual([expect.stringMatching(/"lease.txt".*not those that were uploaded/)]);
      }
      expect(await command("verify", ownInstallation())).toMatchObject({
        code: 1,
        output: expect.stringMatching(/FAULT: File .*lease\.txt/),
      });
      await writeFile(file, whole.subarray(1));
      expect(await faults()).toEqual([expect.stringMatching(/has 31 bytes; 32 were uploaded/)]);
      await writeFile(file, whole);
      expect(await faults()).toEqual([]);
    },
  );

  test.runIf(isAboveDatabase)(
    "finds each single bit that is flipped in a version's text (B-23.12)",
    { timeout: LIMIT_MS },
    async () => {
      const { id, html } = await versionNumbered(2);
      for (let at = 0; at < html.length; at += STEP) {
        const flipped =
          html.slice(0, at) + String.fromCharCode(html.charCodeAt(at) ^ (1 << (at % 5))) + html.slice(at + 1);
        await db.contractVersion.update({ where: { id }, data: { html: flipped } });
        expect(await faults()).toEqual([expect.stringMatching(/"Lease".*version 2 .*not what was saved/)]);
      }
      expect(await command("verify", ownInstallation())).toMatchObject({
        code: 1,
        output: expect.stringMatching(/FAULT: Contract .*version 2/),
      });
    },
  );

  test.each([
    ["author", { createdByName: "Somebody else" }],
    ["date", { createdAt: new Date(0) }],
    ["origin", { restoredFromNumber: 1 }],
  ])("finds a version whose %s was changed", async (_what, data) => {
    await db.contractVersion.update({ where: { id: (await versionNumbered(3)).id }, data });
    expect(await faults()).toEqual([expect.stringMatching(/version 3 .*not what was saved/)]);
  });

  test.runIf(isAboveDatabase).each([
    [1, [/version 1 is missing before version 2/]],
    [2, [/version 2 is missing before version 3/]],
    [4, [/version 4 is missing at the end/, /current version is not its newest/]],
  ])("finds that version %i was deleted (B-23.12)", async (versionNumber, expected) => {
    await db.contractVersion.delete({ where: { id: (await versionNumbered(versionNumber)).id } });
    expect(await faults()).toEqual(expected.map((text) => expect.stringMatching(text)));
  });

  test.runIf(isAboveDatabase)(
    "finds two versions that changed places, a version put in, and a hash taken away (B-23.12)",
    async () => {
      const [second, third] = [await versionNumbered(2), await versionNumbered(3)];
      await db.contractVersion.update({ where: { id: second.id }, data: { html: third.html, hash: third.hash } });
      await db.contractVersion.update({ where: { id: third.id }, data: { html: second.html, hash: second.hash } });
      expect(await faults()).toHaveLength(3); // both, and the one that follows them
      await resetDatabase();
      owner = await person("Owner");
      contractId = (await createContract(owner)).contractId;
      await db.contractVersion.create({
        data: { id: "more", contractId, versionNumber: 2, html: "", createdByName: "X" },
      });
      expect(await faults()).toEqual([
        expect.stringMatching(/version 2 has lost its hash/),
        expect.stringMatching(/last version is 2, but it counts 1/),
        expect.stringMatching(/current version/),
      ]);
    },
  );

  test("finds a changed event of the audit trail (B-23.12)", async () => {
    const event = await db.auditEvent.findFirstOrThrow();
    await db.auditEvent.update({ where: { id: event.id }, data: { actorName: "Nobody" } });
    expect(await faults()).toEqual([expect.stringMatching(/Audit trail .*event \d+ is not what was recorded/)]);
  });

  test("finds a reference that leads nowhere", async () => {
    await executeUnchecked(
      ownInstallation(),
      `INSERT INTO "Comment" ("id", "contractId", "versionId", "authorName", "text", "location") VALUES ('c', '${contractId}', 'nowhere', 'A', 'x', '""')`,
    );
    expect(await faults()).toEqual([expect.stringMatching(/Comment.* ContractVersion that do(es)? not exist/)]);
  });
});

describe(`versions and files from before there were hashes, on ${testDatabase}`, () => {
  const forget = async () => {
    await db.contractVersion.updateMany({ data: { hash: "" } });
    await db.storedFile.updateMany({ data: { sha256: null } });
    await db.setting.deleteMany({ where: { key: VERSIONS_SEALED } });
  };

  test("are noted, get theirs at the next start, and are then held against them", async () => {
    const before = await db.contractVersion.findMany({ orderBy: { versionNumber: "asc" } });
    await forget();
    expect(await verifyInstallation()).toMatchObject({
      faults: [],
      notes: [expect.stringContaining("4 versions are older"), expect.stringContaining("older than the hashes")],
    });
    await Promise.all([sealOldRows(), sealOldRows()]);
    expect(await db.contractVersion.findMany({ orderBy: { versionNumber: "asc" } })).toEqual(before);
    expect(await verifyInstallation()).toMatchObject({ faults: [], notes: [] });
    expect(await contractsToSeal()).toEqual([]);
    await db.contractVersion.updateMany({ where: { versionNumber: 4 }, data: { hash: "" } });
    expect(await faults()).toEqual([expect.stringMatching(/version 4 has lost its hash/)]);
  });

  test("get theirs when somebody saves before that, and the two go on beside each other", async () => {
    await forget();
    await Promise.all([
      sealOldRows(),
      ...Array.from({ length: 4 }, (_, index) => saveVersion(owner.actor, contractId, { content: `<p>${index}</p>` })),
    ]);
    expect(await verifyInstallation()).toMatchObject({ faults: [], notes: [] });
    expect(await db.contractVersion.count({ where: { hash: "" } })).toBe(0);
  });
});
