import { afterEach, describe, expect, test, vi } from "vitest";
import { DELETE as remove, GET as read } from "@/app/api/contracts/[contractId]/route";
import { POST as undelete } from "@/app/api/contracts/[contractId]/undelete/route";
import { GET as list } from "@/app/api/contracts/route";
import { GET as usage } from "@/app/api/usage/route";
import { ContractGrant } from "@/lib/access/contract-grant";
import { sumUsage } from "@/lib/access/usage-store";
import { deleteUser } from "@/lib/people/accounts/administration/admin-users";
import { addPart } from "@/lib/people/collaboration/collaborator-store";
import { deleteContract } from "@/lib/contracts/trash/trash";
import { saveVersion } from "@/lib/contracts/versions/versions";
import { takeNextNumber } from "@/lib/contracts/versions/version-store";
import { jobGivenUp, jobHandlers } from "@/lib/server/jobs/handlers";
import { tidy } from "@/lib/server/jobs/tidy";
import { clock } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db";
import { newId } from "@/lib/platform/ids";
import { runDueJobs } from "@/lib/platform/jobs/queue";
import { storage } from "@/lib/platform/storage/storage";
import { call } from "../support/api";
import { createContract, join, person, type Person } from "../support/factories";
import { upload } from "../support/rich-installation";

const DAY_MS = 86_400_000;
afterEach(() => vi.restoreAllMocks());

const deleted = (who: Person, contractId: string) =>
  call(remove, { method: "DELETE", params: { contractId }, token: who.token });
const back = (who: Person, contractId: string) =>
  call(undelete, { method: "POST", params: { contractId }, token: who.token });
const opened = async (who: Person, contractId: string) =>
  (await call(read, { params: { contractId }, token: who.token })).status;
const listed = async (who: Person, query = ""): Promise<{ id: string; deletedAt?: string; endsAt?: string }[]> =>
  (await call(list, { token: who.token, path: `/api/contracts?${query}` })).json();
const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

describe("the same DELETE sent again", () => {
  const ways: [string, Record<string, string>][] = [
    ["under its Idempotency-Key, at once or later", { "idempotency-key": "once" }],
    ["at the same moment", {}],
  ];
  test.each(ways)("%s leaves the contract in the trash; another one ends it (B-20.11, B-21.13)", async (_, key) => {
    const [owner, stranger] = [await person("Owner"), await person("Stranger")];
    const { contractId } = await createContract(owner, { name: "Lease" });
    const sending = (who: Person, headers = {}) =>
      call(remove, { method: "DELETE", params: { contractId }, token: who.token, headers });
    const twins = await Promise.all([1, 2, 3].map(() => sending(owner, key)));
    expect(twins.map(({ status }) => status)).toEqual([204, 204, 204]);
    if ("idempotency-key" in key) expect((await sending(owner, key)).headers.get("idempotent-replayed")).toBe("true");
    expect((await sending(stranger, key)).status).toBe(404);
    expect(ids(await listed(owner, "trash=1"))).toEqual([contractId]);
    expect((await sending(owner)).status).toBe(204);
    expect([ids(await listed(owner, "trash=1")), (await back(owner, contractId)).status]).toEqual([[], 404]);
  });

  test("that arrived before the contract came to the trash means the trash (B-21.13)", async () => {
    const owner = await person("Owner");
    const { contractId } = await createContract(owner, { name: "Lease" });
    const arrivedAt = new Date(clock.now().getTime() - 5);
    await deleteContract(owner.actor, contractId);
    await deleteContract(owner.actor, contractId, { arrivedAt });
    expect(ids(await listed(owner, "trash=1"))).toEqual([contractId]);
    await deleteContract(owner.actor, contractId, { arrivedAt: new Date(clock.now().getTime() + 5) });
    expect(ids(await listed(owner, "trash=1"))).toEqual([]);
  });
});

describe("the trash", () => {
  test("gives a contract back as it was, with everybody's part in it (B-7.12)", async () => {
    const [owner, manager, reviewer] = [await person("Owner"), await person("Manager"), await person("Reviewer")];
    const { contractId } = await createContract(owner, { name: "Lease", html: "<p>Rent of the garage.</p>" });
    await join(contractId, manager, "manager");
    await join(contractId, reviewer, "reviewer");
    const parts = () => db.collaborator.findMany({ where: { contractId }, orderBy: { id: "asc" } });
    const before = await parts();
    expect((await deleted(owner, contractId)).status).toBe(204);
    expect([await parts(), await opened(owner, contractId), await opened(manager, contractId)]).toEqual([[], 404, 404]);
    expect([await listed(owner), await listed(owner, "q=garage"), await listed(manager)]).toEqual([[], [], []]);
    expect([(await back(manager, contractId)).status, (await back(reviewer, contractId)).status]).toEqual([404, 404]);

    const answer = await back(owner, contractId);
    expect([answer.status, await answer.json()]).toEqual([
      200,
      expect.objectContaining({ id: contractId, name: "Lease", status: "analyzed", role: "admin" }),
    ]);
    expect(await parts()).toEqual(before);
    expect(ids(await listed(manager, "q=garage"))).toEqual([contractId]);
    expect((await back(owner, contractId)).status).toBe(404);
  });

  test("is listed for its owner alone, with the day on which each goes, by pages (B-21.13)", async () => {
    const [owner, manager] = [await person("Owner"), await person("Manager")];
    const made = [];
    for (let count = 0; count < 3; count += 1) {
      const { contractId } = await createContract(owner);
      await join(contractId, manager, "manager");
      made.push(contractId);
    }
    const start = Date.now();
    const now = vi.spyOn(clock, "now");
    for (const [index, contractId] of made.entries()) {
      now.mockReturnValue(new Date(start + index * 1_000));
      await deleted(owner, contractId);
    }
    expect(await listed(manager, "trash=1")).toEqual([]);
    const rows = await listed(owner, "trash=1");
    expect(ids(rows)).toEqual(made.toReversed());
    expect([rows[2]?.deletedAt, rows[2]?.endsAt]).toEqual([
      new Date(start).toISOString(),
      new Date(start + 30 * DAY_MS).toISOString(),
    ]);
    expect(ids(await listed(owner, `trash=1&limit=2`))).toEqual(made.slice(1).toReversed());
    expect(ids(await listed(owner, `trash=1&limit=2&cursor=${made[1]}`))).toEqual([made[0]]);
    expect(await listed(owner)).toEqual([]);
    expect((await call(list, { token: manager.token, path: `/api/contracts?trash=1&cursor=${made[1]}` })).status).toBe(
      400,
    );
  });

  test("is emptied after thirty days, files and all, and not before (B-7.12)", async () => {
    const owner = await person("Owner");
    const contractId = await upload(owner, "lease.txt", "The lease of a house.\n");
    await runDueJobs(jobHandlers, jobGivenUp);
    const file = await db.storedFile.findFirstOrThrow({ where: { contracts: { some: { id: contractId } } } });
    await deleted(owner, contractId);
    const start = Date.now();
    const now = vi.spyOn(clock, "now");
    now.mockReturnValue(new Date(start + 30 * DAY_MS - 60_000));
    await tidy();
    expect(await db.contract.count({ where: { id: contractId } })).toBe(1);
    now.mockReturnValue(new Date(start + 30 * DAY_MS + 60_000));
    await tidy();
    await runDueJobs(jobHandlers, jobGivenUp);
    expect(await db.contract.count({ where: { id: contractId } })).toBe(0);
    expect([await db.storedFile.count({ where: { id: file.id } }), await storage.read(file.storageKey, 100)]).toEqual([
      0,
      null,
    ]);
    const ended = await db.auditEvent.findMany({ where: { chain: contractId, action: "contract.ended" } });
    expect(ended.map(({ actorId }) => actorId)).toEqual([null]);
  });

  test("ends work on a contract quietly, which goes on when that comes back (B-19.4)", async () => {
    const failed = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const owner = await person("Owner");
    const contractId = await upload(owner, "lease.txt", "The lease of a house.\n");
    await deleted(owner, contractId);
    await runDueJobs(jobHandlers, jobGivenUp);
    expect(await db.contractVersion.count({ where: { contractId } })).toBe(0);
    expect(await db.job.count({ where: { payload: { contains: contractId }, doneAt: null } })).toBe(0);
    expect((await back(owner, contractId)).status).toBe(200);
    await runDueJobs(jobHandlers, jobGivenUp);
    expect(await db.contract.findUnique({ where: { id: contractId } })).toMatchObject({
      status: "analyzed",
      lastVersionNumber: 1,
    });
    expect(failed).not.toHaveBeenCalled();
  });

  test("of a deleted account is its heirs', bytes included (B-19.4)", async () => {
    const [admin, owner, manager] = [await person("Admin", "admin"), await person("Owner"), await person("Manager")];
    const { contractId: managed } = await createContract(owner);
    await join(managed, manager, "manager");
    const { contractId: alone } = await createContract(owner);
    for (const id of [managed, alone]) await deleted(owner, id);
    const { usedBytes } = await sumUsage(owner.actor.userId);
    await deleteUser({ ...admin.actor, systemRole: "admin" }, owner.actor.userId);
    expect([ids(await listed(manager, "trash=1")), ids(await listed(admin, "trash=1"))]).toEqual([[managed], [alone]]);
    expect([ids(await listed(manager)), ids(await listed(admin))]).toEqual([[], []]);
    const [one, other] = [await sumUsage(manager.actor.userId), await sumUsage(admin.actor.userId)];
    expect(usedBytes).toBeGreaterThan(0);
    expect(one.usedBytes + other.usedBytes).toBe(usedBytes);
    expect((await back(manager, managed)).status).toBe(200);
    expect(await opened(manager, managed)).toBe(200);
  });

  test("takes nothing in: neither a version nor a person that comes in that moment", async () => {
    const [owner, other] = [await person("Owner"), await person("Other")];
    const { contractId } = await createContract(owner);
    const grant = await ContractGrant.request(owner.actor, contractId, "edit");
    const row = () => ({
      id: newId(),
      contractId,
      userId: other.actor.userId,
      role: "reviewer" as const,
      createdAt: new Date(),
    });
    await deleted(owner, contractId);
    await expect(takeNextNumber(grant, db)).rejects.toThrow("contractNotFound");
    await expect(addPart(row(), db)).rejects.toThrow("invitationNotFound");
    await back(owner, contractId);
    await addPart(row(), db);
    expect(await opened(other, contractId)).toBe(200);
    expect((await saveVersion(owner.actor, contractId, { content: "<p>Two</p>" })).versionNumber).toBe(2);
  });

  test("counts no contracts, and keeps its bytes in the account", async () => {
    const owner = await person("Owner");
    const { contractId } = await createContract(owner);
    const used = async () => (await call(usage, { token: owner.token })).json();
    const before = await used();
    await deleted(owner, contractId);
    expect(await used()).toMatchObject({ contracts: { used: 0 }, storage: before.storage });
    await deleted(owner, contractId);
    expect(await used()).toMatchObject({ contracts: { used: 0 }, storage: { usedBytes: 0 } });
  });
});
