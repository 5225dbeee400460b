import { describe, expect, test, vi } from "vitest";
import { DELETE as remove, GET as read, PATCH as change } from "@/app/api/contracts/[contractId]/route";
import { GET as list } from "@/app/api/contracts/route";
import { POST as save } from "@/app/api/contracts/[contractId]/versions/route";
import { jobGivenUp, jobHandlers } from "@/lib/server/jobs/handlers";
import { db } from "@/lib/platform/db";
import { newId } from "@/lib/platform/ids";
import { enqueue, runDueJobs } from "@/lib/platform/jobs/queue";
import { storage } from "@/lib/platform/storage/storage";
import { call } from "../support/api";
import { createContract, join, person, type Person } from "../support/factories";

const patched = (who: Person, contractId: string, body: unknown) =>
  call(change, { method: "PATCH", params: { contractId }, token: who.token, body });
const deleted = (who: Person, contractId: string) =>
  call(remove, { method: "DELETE", params: { contractId }, token: who.token });
const contract = async (who: Person, contractId: string) =>
  (await call(read, { params: { contractId }, token: who.token })).json();
const found = async (who: Person, q: string): Promise<string[]> =>
  (await (await call(list, { token: who.token, path: `/api/contracts?q=${encodeURIComponent(q)}` })).json()).map(
    ({ id }: { id: string }) => id,
  );

describe("changing a contract", () => {
  test("gives it another name and type, in searches too (B-8.2, B-21.13)", async () => {
    const owner = await person();
    const { contractId } = await createContract(owner, { name: "Lease of the garage", html: "<p>Rent is due.</p>" });
    const response = await patched(owner, contractId, { name: "  Договор аренды  ", type: "Other" });
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({
      id: contractId,
      name: "Договор аренды",
      metadata: { contractType: "Other" },
      status: "analyzed",
    });
    expect([await found(owner, "garage"), await found(owner, "ДОГОВОР"), await found(owner, "rent")]).toEqual([
      [],
      [contractId],
      [contractId],
    ]);
  });

  test("is a manager's; a reviewer may only mark it as reviewed (B-19.3)", async () => {
    const [owner, manager, reviewer] = [await person(), await person(), await person()];
    const { contractId } = await createContract(owner);
    await join(contractId, manager, "manager");
    await join(contractId, reviewer, "reviewer");
    expect((await patched(manager, contractId, { name: "By the manager" })).status).toBe(200);
    expect((await patched(reviewer, contractId, { type: "Other" })).status).toBe(403);
    expect((await patched(reviewer, contractId, { name: "Mine", status: "reviewed" })).status).toBe(403);
    expect(await contract(owner, contractId)).toMatchObject({ name: "By the manager", status: "analyzed" });
    expect(await (await patched(reviewer, contractId, { status: "reviewed" })).json()).toMatchObject({
      status: "reviewed",
    });
  });

  test("'reviewed' needs a text, holds for the version meant, and ends with the next one (B-8.7, B-10.8, B-11.5, B-21.13)", async () => {
    const owner = await person();
    const { contractId, version } = await createContract(owner);
    await call(save, { method: "POST", params: { contractId }, token: owner.token, body: { content: "<p>Two</p>" } });
    const late = await patched(owner, contractId, { status: "reviewed", versionId: version.id });
    expect([late.status, (await late.json()).code]).toEqual([409, "versionConflict"]);
    expect((await contract(owner, contractId)).status).toBe("analyzed");
    expect((await patched(owner, contractId, { status: "reviewed" })).status).toBe(200);
    await call(save, { method: "POST", params: { contractId }, token: owner.token, body: { content: "<p>Three</p>" } });
    expect((await contract(owner, contractId)).status).toBe("analyzed");

    const unread = newId();
    await db.contract.create({ data: { id: unread, name: "Unread", status: "processing" } });
    await join(unread, owner, "admin");
    const early = await patched(owner, unread, { status: "reviewed", name: "Renamed" });
    expect([early.status, (await early.json()).code]).toEqual([409, "notReadYet"]);
    expect(await contract(owner, unread)).toMatchObject({ status: "processing", name: "Unread" });
  });

  test.each([
    [{}],
    [{ name: " " }],
    [{ name: "x".repeat(201) }],
    [{ type: "Sonnet" }],
    [{ status: "analyzed" }],
    [{ status: "" }],
    [{ color: "red" }],
    [{ name: "a\u0000b" }],
    [[]],
  ])("refuses %j", async (body) => {
    const owner = await person();
    const { contractId } = await createContract(owner);
    const response = await patched(owner, contractId, body);
    expect([response.status, (await response.json()).code]).toEqual([400, "invalidInput"]);
  });
});

describe("deleting a contract", () => {
  test("is the owner's alone, and takes all that hangs on it (B-19.4, B-21.13)", async () => {
    const [owner, manager, reviewer, stranger] = [await person(), await person(), await person(), await person()];
    const { contractId, version } = await createContract(owner);
    const { contractId: other } = await createContract(owner);
    await join(contractId, manager, "manager");
    await join(contractId, reviewer, "reviewer");
    await db.comment.create({
      data: { id: newId(), contractId, versionId: version.id, authorName: "Ann", text: "Why?", location: '"§1"' },
    });
    await db.invitation.create({
      data: {
        id: newId(),
        contractId,
        email: "new@example.com",
        role: "reviewer",
        tokenHash: newId(),
        invitedByName: "Ann",
        expiresAt: new Date(),
      },
    });
    await runDueJobs(jobHandlers, jobGivenUp);
    expect(await db.analysis.count({ where: { contractId } })).toBe(1);

    expect([
      (await deleted(stranger, contractId)).status,
      (await deleted(reviewer, contractId)).status,
      (await deleted(manager, contractId)).status,
    ]).toEqual([404, 403, 403]);
    const response = await deleted(owner, contractId);
    expect([response.status, await response.text()]).toEqual([204, ""]);
    expect(await db.contractVersion.count({ where: { contractId } })).toBe(1); // in the trash, and now for good
    expect([
      (await deleted(manager, contractId)).status,
      (await deleted(owner, contractId)).status,
      (await deleted(owner, contractId)).status,
      (await call(read, { params: { contractId }, token: manager.token })).status,
    ]).toEqual([404, 204, 404, 404]);
    const where = { where: { contractId } };
    expect(
      await Promise.all([
        db.contractVersion.count(where),
        db.comment.count(where),
        db.collaborator.count(where),
        db.invitation.count(where),
        db.analysis.count(where),
      ]),
    ).toEqual([0, 0, 0, 0, 0]);
    expect(await db.suggestion.count({ where: { analysis: { contractId } } })).toBe(0);
    expect((await contract(owner, other)).id).toBe(other);
  });

  test("removes the original's bytes with the last contract that was made of it", async () => {
    const owner = await person();
    const [{ contractId: one }, { contractId: two }] = [await createContract(owner), await createContract(owner)];
    const fileId = newId();
    const storageKey = `originals/${fileId}`;
    await storage.write(storageKey, new TextEncoder().encode("A lease."), "text/plain");
    await db.storedFile.create({
      data: { id: fileId, ownerId: owner.actor.userId, fileName: "a.txt", contentType: "text/plain", storageKey },
    });
    await db.contract.updateMany({ where: { id: { in: [one, two] } }, data: { fileId } });
    const isStored = async () => (await storage.read(storageKey, 100)) !== null;

    for (const id of [one, one, two]) await deleted(owner, id);
    await runDueJobs(jobHandlers, jobGivenUp);
    expect([await isStored(), await db.storedFile.count({ where: { id: fileId } })]).toEqual([true, 1]);
    await deleted(owner, two);
    await runDueJobs(jobHandlers, jobGivenUp);
    expect([await isStored(), await db.storedFile.count({ where: { id: fileId } })]).toEqual([false, 0]);
  });

  test("leaves nothing for its queued jobs to do", async () => {
    const failed = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const owner = await person();
    const { contractId } = await createContract(owner);
    await enqueue("readContract", { contractId });
    expect((await deleted(owner, contractId)).status).toBe(204);
    await runDueJobs(jobHandlers, jobGivenUp);
    expect(await db.job.count({ where: { payload: { contains: contractId }, doneAt: null } })).toBe(0);
    expect(failed).not.toHaveBeenCalled();
  });

  test("at the same moment as a save or another deletion ends in one of the two, never in a fault", async () => {
    const owner = await person();
    for (let round = 0; round < 5; round += 1) {
      const { contractId } = await createContract(owner);
      const [gone, again, saved, renamed] = await Promise.all([
        deleted(owner, contractId),
        deleted(owner, contractId),
        call(save, { method: "POST", params: { contractId }, token: owner.token, body: { content: "<p>Two</p>" } }),
        patched(owner, contractId, { name: "Two" }),
      ]);
      expect([204, 404]).toContain(gone.status);
      expect([gone.status, again.status]).toContain(204);
      expect([201, 404]).toContain(saved.status);
      expect([200, 404]).toContain(renamed.status);
    }
  });
});
