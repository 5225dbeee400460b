/** Who takes over what a deleted account leaves: nobody whose account is closed (B-18.7, B-32.10). */
import { beforeEach, expect, test } from "vitest";
import { trashContract } from "@/lib/contracts/trash/trash";
import { deleteUser, setActive } from "@/lib/people/accounts/administration/admin-users";
import { db } from "@/lib/platform/db";
import { folderOf, give, move, teamOf } from "../access/folder-stage";
import { resetDatabase } from "../support/database";
import { createContract, join, person, type Person } from "../support/factories";

let admin: Person;
let owner: Person;
let closed: Person;
let open: Person;
beforeEach(async () => {
  await resetDatabase();
  admin = await person("Admin", "admin");
  [owner, closed, open] = [await person("Owner"), await person("Closed"), await person("Open")];
});

/** The closed account's manager is the longest-standing one. */
async function managed(managers: readonly Person[] = [closed, open]): Promise<string> {
  const { contractId } = await createContract(owner);
  for (const [at, who] of managers.entries()) {
    await join(contractId, who, "manager");
    const where = { contractId, userId: who.actor.userId };
    await db.collaborator.updateMany({ where, data: { createdAt: new Date(2020 + at, 1, 1) } });
  }
  return contractId;
}
const close = () => setActive(admin.actor, closed.actor.userId, { active: false });
const leave = () => deleteUser(admin.actor, owner.actor.userId);
const ownerOf = async (contractId: string) =>
  (await db.collaborator.findFirst({ where: { contractId, role: "admin" } }))?.userId;

test("a contract passes to the longest-standing manager whose account is open, else to the administrator (B-18.7)", async () => {
  const [both, alone] = [await managed(), await managed([closed])];
  await close();
  await leave();
  expect([await ownerOf(both), await ownerOf(alone)]).toEqual([open.actor.userId, admin.actor.userId]);
});

test("with both accounts open it passes to the one that stands longest (B-18.7)", async () => {
  const both = await managed();
  await leave();
  expect(await ownerOf(both)).toBe(closed.actor.userId);
});

test("one in the trash does, too (B-18.7)", async () => {
  const contractId = await managed();
  await trashContract(owner.actor, contractId);
  await close();
  await leave();
  expect(await db.trashedPart.findFirst({ where: { contractId, role: "admin" } })).toMatchObject({
    userId: open.actor.userId,
  });
});

test("folders and teams pass to open accounts; where there is none they go, with what they gave (B-32.10)", async () => {
  const { contractId } = await createContract(owner);
  const { contractId: second } = await createContract(owner);
  const [kept, gone] = [await folderOf(owner, "Kept"), await folderOf(owner, "Gone")];
  const [team, lone] = [await teamOf(owner, [closed, open], "Team"), await teamOf(owner, [closed], "Lone")];
  await give(owner, kept, team, "manager");
  await give(owner, gone, lone, "manager");
  await move(owner.actor, [contractId], kept);
  await move(owner.actor, [second], gone);
  await close();
  await leave();
  expect(await db.folder.findMany({ select: { id: true, ownerId: true } })).toEqual([
    { id: kept, ownerId: open.actor.userId },
  ]);
  expect(await db.team.findMany({ select: { id: true, ownerId: true } })).toEqual([
    { id: team, ownerId: open.actor.userId },
  ]);
  const parts = { contractId: second, userId: closed.actor.userId };
  expect(await db.collaborator.count({ where: parts })).toBe(0);
});
