/**
 * What an account may keep (behaviour §20, 507): counted as the owner's, exact under concurrency, in the way of nothing
 * but adding.
 */
import { readFileSync } from "node:fs";
import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { GET as listUsers } from "@/app/api/admin/users/route";
import { POST as comment } from "@/app/api/contracts/[contractId]/comment/route";
import { GET as exported } from "@/app/api/contracts/[contractId]/export/route";
import { DELETE as remove, GET as read, PATCH as change } from "@/app/api/contracts/[contractId]/route";
import { POST as restore } from "@/app/api/contracts/[contractId]/versions/[versionId]/restore/route";
import { POST as save } from "@/app/api/contracts/[contractId]/versions/route";
import { POST as createFromTemplate } from "@/app/api/contracts/create-from-template/route";
import { POST as upload } from "@/app/api/contracts/upload/route";
import { PUT as put } from "@/app/api/files/[fileId]/content/route";
import { POST as presign } from "@/app/api/files/presigned-url/route";
import { GET as usage } from "@/app/api/usage/route";
import { percentUsed } from "@/lib/access/usage-bounds";
import type { UsageDto } from "@/lib/access/quotas";
import { deleteUser } from "@/lib/people/accounts/administration/admin-users";
import { UNUSED } from "@/lib/contracts/files/file-store";
import { countOldTexts } from "@/lib/server/jobs/old-rows";
import { jobGivenUp, jobHandlers } from "@/lib/server/jobs/handlers";
import { tidy } from "@/lib/server/jobs/tidy";
import { clock } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db";
import { env } from "@/lib/platform/env";
import { runDueJobs } from "@/lib/platform/jobs/queue";
import { storage } from "@/lib/platform/storage/storage";
import { call } from "../support/api";
import { isAboveDatabase, resetDatabase } from "../support/database";
import { createContract, join, person, type Person } from "../support/factories";

const MB = 1_000_000;
const DAY = 24 * 3_600_000;
const WORD = `${"a".repeat(99)} `; // few and long words: each one more is indexed
const LONG = `<p>${WORD.repeat(4_000)}word</p>`; // 400 kB
const countBytes = (html: string) => Buffer.byteLength(html);

beforeEach(async () => {
  await resetDatabase();
  const before = { QUOTA_STORAGE_MB: env.QUOTA_STORAGE_MB, QUOTA_CONTRACTS: env.QUOTA_CONTRACTS };
  onTestFinished(() => void Object.assign(env, before));
  Object.assign(env, { QUOTA_STORAGE_MB: 1, QUOTA_CONTRACTS: 3 });
});

const readUsage = async (who: Person): Promise<UsageDto> => (await call(usage, { token: who.token })).json();
const usedBy = async (who: Person) => (await readUsage(who)).storage.usedBytes;
const saveAs = (who: Person, contractId: string, content = LONG) =>
  call(save, { method: "POST", token: who.token, params: { contractId }, body: { content } });
const draft = (who: Person, text = "Text") =>
  call(createFromTemplate, {
    method: "POST",
    token: who.token,
    body: { type: "Other", name: "New", fields: { textContent: text } },
  });

async function sent(who: Person, bytes: Uint8Array | string): Promise<{ fileId: string; response: Response }> {
  const asked = await call(presign, {
    method: "POST",
    token: who.token,
    body: { filename: "lease.txt", contentType: "text/plain" },
  });
  if (asked.status !== 201) return { fileId: "", response: asked };
  const { uploadUrl, fileId } = (await asked.json()) as { uploadUrl: string; fileId: string };
  const { pathname, search } = new URL(uploadUrl);
  return {
    fileId,
    response: await call(put, { method: "PUT", params: { fileId }, path: pathname + search, body: bytes }),
  };
}

describe("what is counted", () => {
  test("is the bytes of files and of every version's text, as the owner's, whoever saved it (B-21.36, B-22.5)", async () => {
    const [owner, reviewer] = [await person("Owner"), await person("Reviewer")];
    const { contractId, version } = await createContract(owner, { html: "<p>Гэрээ</p>" });
    await join(contractId, reviewer, "reviewer");
    const saved = await (await saveAs(reviewer, contractId, "<p>Нэмсэн үг</p>")).json();
    const { response } = await sent(owner, "A lease of some words.");
    expect(response.status).toBe(204);
    expect(await readUsage(owner)).toEqual({
      storage: { usedBytes: countBytes(version.textContent) + countBytes(saved.textContent) + 22, limitBytes: MB },
      contracts: { used: 1, limit: 3 },
    });
    expect(await usedBy(reviewer)).toBe(0);
  });

  test("is given back by deletion, bytes of the file too (B-22.5)", async () => {
    const owner = await person("Owner");
    const { fileId } = await sent(owner, "A lease of some words.");
    const { id } = await (
      await call(upload, { method: "POST", token: owner.token, body: { name: "Lease", type: "Other", fileId } })
    ).json();
    await runDueJobs(jobHandlers, jobGivenUp);
    expect(await usedBy(owner)).toBeGreaterThan(22);
    const gone = () => call(remove, { method: "DELETE", token: owner.token, params: { contractId: id } });
    expect((await gone()).status).toBe(204); // to the trash, which takes room and counts no contracts
    expect(await readUsage(owner)).toMatchObject({
      storage: { usedBytes: expect.toSatisfy((bytes: number) => bytes > 22) },
      contracts: { used: 0 },
    });
    expect((await gone()).status).toBe(204);
    expect(await readUsage(owner)).toMatchObject({ storage: { usedBytes: 0 }, contracts: { used: 0 } });
  });

  test("passes with a contract to its new owner when an account is deleted", async () => {
    const [admin, owner, manager] = [await person("Admin", "admin"), await person("Owner"), await person("Manager")];
    const { contractId } = await createContract(owner);
    await join(contractId, manager, "manager");
    const { fileId } = await sent(owner, "The original.");
    await db.contract.update({ where: { id: contractId }, data: { fileId } });
    await createContract(owner); // nobody manages it: to the administrator
    const before = await usedBy(owner);
    await deleteUser({ ...admin.actor, systemRole: "admin" }, owner.actor.userId);
    expect((await usedBy(manager)) + (await usedBy(admin))).toBe(before);
    expect(await usedBy(manager)).toBe((await usedBy(admin)) + 13);
  });

  test("is found again for what is older than the count", async () => {
    const owner = await person("Owner");
    const { contractId } = await createContract(owner);
    await saveAs(owner, contractId, "<p>Нэмсэн</p>");
    const right = await usedBy(owner);
    await db.collaborator.updateMany({ data: { storedBytes: 0 } });
    expect(await usedBy(owner)).toBe(0);
    await countOldTexts();
    expect(await usedBy(owner)).toBe(right);
    await db.collaborator.updateMany({ data: { storedBytes: 7 } });
    await countOldTexts(); // once is enough
    expect(await usedBy(owner)).toBe(7);
  });
});

describe("an account that is full", () => {
  test.runIf(isAboveDatabase)("is refused what adds, in the documented shape, and nothing else (B-22.5)", async () => {
    const owner = await person("Owner");
    const { contractId, version } = await createContract(owner);
    const statuses = [];
    for (let count = 0; count < 3; count += 1) statuses.push((await saveAs(owner, contractId)).status);
    expect(statuses).toEqual([201, 201, 507]);
    const refused = await saveAs(owner, contractId);
    expect(await refused.json()).toEqual({
      message:
        "Storage is full: the owner's account is limited to 1 MB. You can still read, export and delete; deleting contracts frees up space.",
      code: "storageQuotaExceeded",
    });
    expect(await db.contractVersion.count({ where: { contractId } })).toBe(3);
    expect((await draft(owner, WORD.repeat(3_000))).status).toBe(507);
    expect((await saveAs(owner, contractId, "<p>Few words.</p>")).status).toBe(201); // there is room for that
    const params = { contractId };
    expect(
      (await call(restore, { method: "POST", token: owner.token, params: { contractId, versionId: version.id } }))
        .status,
    ).toBe(201);
    expect((await call(read, { token: owner.token, params })).status).toBe(200);
    expect((await call(exported, { token: owner.token, params, path: "/api?format=docx" })).status).toBe(200);
    expect((await call(comment, { method: "POST", token: owner.token, params, body: { text: "Why?" } })).status).toBe(
      201,
    );
    expect((await call(change, { method: "PATCH", token: owner.token, params, body: { name: "Other" } })).status).toBe(
      200,
    );
    for (let time = 0; time < 2; time += 1)
      // to the trash, and for good

      expect((await call(remove, { method: "DELETE", token: owner.token, params })).status).toBe(204);
    expect((await draft(owner, WORD.repeat(3_000))).status).toBe(201);
  });

  test.runIf(isAboveDatabase)("is not filled further by others, who may go on with their own", async () => {
    const [owner, reviewer] = [await person("Owner"), await person("Reviewer")];
    const { contractId } = await createContract(owner);
    await join(contractId, reviewer, "reviewer");
    expect([(await saveAs(owner, contractId)).status, (await saveAs(owner, contractId)).status]).toEqual([201, 201]);
    expect((await saveAs(reviewer, contractId)).status).toBe(507);
    expect((await saveAs(reviewer, (await createContract(reviewer)).contractId)).status).toBe(201);
  });

  test.runIf(isAboveDatabase)(
    "is refused a file that does not fit, whose bytes are not kept, and then the next one at once",
    async () => {
      const owner = await person("Owner");
      const write = vi.spyOn(storage, "write");
      const removed = vi.spyOn(storage, "remove");
      expect((await sent(owner, new Uint8Array(600_000).fill(65))).response.status).toBe(204);
      const second = await sent(owner, new Uint8Array(600_000).fill(65));
      expect([second.response.status, (await second.response.json()).code]).toEqual([507, "storageQuotaExceeded"]);
      expect(removed.mock.calls[0]?.[0]).toBe(write.mock.calls[1]?.[0]);
      expect((await db.storedFile.findUniqueOrThrow({ where: { id: second.fileId } })).uploadedAt).toBeNull();
      expect((await sent(owner, new Uint8Array(400_000).fill(65))).response.status).toBe(204);
      expect((await sent(owner, "one more")).response.status).toBe(507);
    },
  );

  test("never gets more by asking at once (B-22.5)", async () => {
    const owner = await person("Owner");
    const ids = [
      (await createContract(owner)).contractId,
      (await createContract(owner)).contractId,
      (await createContract(owner)).contractId,
    ];
    const answers = await Promise.all(Array.from({ length: 9 }, (_, index) => saveAs(owner, ids[index % 3] ?? "")));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, ...Array<number>(7).fill(507)]);
    expect(await usedBy(owner)).toBeLessThanOrEqual(MB);
  });

  test.runIf(isAboveDatabase)("has its uploaded file read all the same", async () => {
    const owner = await person("Owner");
    const { fileId } = await sent(owner, `${WORD}\n\n`.repeat(9_700));
    const made = await call(upload, {
      method: "POST",
      token: owner.token,
      body: { name: "Lease", type: "Other", fileId },
    });
    expect(made.status).toBe(201);
    await runDueJobs(jobHandlers, jobGivenUp);
    expect(
      (await (await call(read, { token: owner.token, params: { contractId: (await made.json()).id } })).json()).status,
    ).toBe("analyzed");
    expect(percentUsed((await readUsage(owner)).storage)).toBeGreaterThan(100);
    expect((await draft(owner)).status).toBe(507);
  });

  test.runIf(isAboveDatabase)("may have so many contracts and no more, made of templates or files", async () => {
    const owner = await person("Owner");
    const { fileId } = await sent(owner, "A lease.");
    const answers = await Promise.all([draft(owner), draft(owner), draft(owner), draft(owner), draft(owner)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 507, 507]);
    const refused = await call(upload, {
      method: "POST",
      token: owner.token,
      body: { name: "Lease", type: "Other", fileId },
    });
    expect([refused.status, (await refused.json()).code]).toEqual([507, "contractQuotaExceeded"]);
  });

  test.runIf(isAboveDatabase)("is a thing of settings: 0 is no limit", async () => {
    Object.assign(env, { QUOTA_STORAGE_MB: 0, QUOTA_CONTRACTS: 0 });
    const owner = await person("Owner");
    const { contractId } = await createContract(owner);
    for (let count = 0; count < 4; count += 1) expect((await saveAs(owner, contractId)).status).toBe(201);
    for (let count = 0; count < 4; count += 1) expect((await draft(owner)).status).toBe(201);
    expect(await readUsage(owner)).toMatchObject({
      storage: { limitBytes: null },
      contracts: { used: 5, limit: null },
    });
  });
});

test.runIf(isAboveDatabase)("administrators see what each account keeps (B-18.12)", async () => {
  const [admin, owner] = [await person("Admin", "admin"), await person("Owner")];
  const { contractId } = await createContract(owner);
  await saveAs(owner, contractId);
  const users = await (await call(listUsers, { token: admin.token })).json();
  const usageById = Object.fromEntries(users.map((user: { id: string; usage: unknown }) => [user.id, user.usage]));
  expect(usageById).toEqual({
    [admin.actor.userId]: { usedBytes: 0, contracts: 0 },
    [owner.actor.userId]: { usedBytes: await usedBy(owner), contracts: 1 },
  });
});

describe("uploads that became no contract", () => {
  test("go after a day, bytes too; those that did, and younger ones, stay (B-8.15)", async () => {
    const owner = await person("Owner");
    const [kept, forgotten] = [await sent(owner, "Kept."), await sent(owner, "Forgotten.")];
    await call(presign, { method: "POST", token: owner.token, body: { filename: "never-sent.txt" } });
    await call(upload, {
      method: "POST",
      token: owner.token,
      body: { name: "Lease", type: "Other", fileId: kept.fileId },
    });
    const { storageKey } = await db.storedFile.findUniqueOrThrow({ where: { id: forgotten.fileId } });
    const today = new Date();
    vi.spyOn(clock, "now").mockImplementation(() => new Date(today.getTime() + DAY + 60_000));
    const young = await db.storedFile.create({
      data: {
        id: "young",
        ownerId: owner.actor.userId,
        fileName: "a",
        contentType: "a",
        storageKey: "originals/young",
        createdAt: new Date(today.getTime() + DAY),
      },
    });
    expect((await tidy()).uploads).toBe(2);
    await runDueJobs(jobHandlers, jobGivenUp);
    expect(
      (await db.storedFile.findMany({ select: { id: true }, orderBy: { id: "asc" } })).map(({ id }) => id),
    ).toEqual([kept.fileId, young.id].sort());
    expect(await storage.read(storageKey, 100)).toBeNull();
    expect((await tidy()).uploads).toBe(0);
  });

  test("are told by every relation that a file has", () => {
    const model = /model StoredFile \{[\s\S]*?\n\}/.exec(readFileSync("prisma/schema.prisma", "utf8"))?.[0] ?? "";
    const relations = [...model.matchAll(/^ {2}(\w+)\s+\w+\[\]/gm)].map(([, name]) => name);
    expect(relations).toEqual(Object.keys(UNUSED));
  });
});
