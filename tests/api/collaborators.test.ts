import { describe, expect, test } from "vitest";
import { DELETE as remove } from "@/app/api/contracts/[contractId]/collaborators/[collaboratorId]/route";
import { GET as list } from "@/app/api/contracts/[contractId]/collaborators/route";
import { GET as contracts } from "@/app/api/contracts/route";
import { listManagedContracts } from "@/lib/people/collaboration/collaborators";
import type { CollaboratorDto } from "@/lib/people/collaboration/schema";
import { call } from "../support/api";
import { createContract, join, person, type Person } from "../support/factories";

const listed = async (who: Person, contractId: string): Promise<CollaboratorDto[]> =>
  (await call(list, { params: { contractId }, token: who.token })).json();
const removed = (who: Person, contractId: string, collaboratorId: string) =>
  call(remove, { method: "DELETE", params: { contractId, collaboratorId }, token: who.token });

async function team() {
  const [owner, manager, reviewer] = [await person("Owner"), await person("Manager"), await person("Reviewer")];
  const { contractId } = await createContract(owner);
  await join(contractId, manager, "manager");
  await join(contractId, reviewer, "reviewer");
  const rows = await listed(owner, contractId);
  const findId = (who: Person) => rows.find((row) => row.userId === who.actor.userId)?.id ?? "";
  return { owner, manager, reviewer, contractId, findId };
}

test("collaborators are listed with their role, name and address, the owner first (B-21.26)", async () => {
  const { owner, manager, reviewer, contractId } = await team();
  const rows = await listed(reviewer, contractId);
  expect(rows.map(({ userId, role, user }) => ({ userId, role, user }))).toEqual([
    { userId: owner.actor.userId, role: "admin", user: { name: "Owner", email: owner.email } },
    { userId: manager.actor.userId, role: "manager", user: { name: "Manager", email: manager.email } },
    { userId: reviewer.actor.userId, role: "reviewer", user: { name: "Reviewer", email: reviewer.email } },
  ]);
});

describe("removing", () => {
  test("takes the contract away at once, and again says that there is nobody (B-15.5, B-21.26)", async () => {
    const { manager, reviewer, contractId, findId } = await team();
    expect((await removed(manager, contractId, findId(reviewer))).status).toBe(204);
    expect(await (await call(contracts, { token: reviewer.token })).json()).toEqual([]);
    const again = await removed(manager, contractId, findId(reviewer));
    expect(again.status).toBe(404);
    expect(await again.json()).toMatchObject({ code: "collaboratorNotFound" });
  });

  test("the owner is refused to everybody, the owner too (B-15.5, B-21.26)", async () => {
    const { owner, manager, contractId, findId } = await team();
    for (const who of [owner, manager]) {
      const response = await removed(who, contractId, findId(owner));
      expect(response.status).toBe(409);
      expect(await response.json()).toMatchObject({ code: "ownerNotRemovable" });
    }
    expect(await listed(owner, contractId)).toHaveLength(3);
  });

  test("a reviewer may leave but not send others away, nor learn whether there are such (B-15.5)", async () => {
    const { owner, manager, reviewer, contractId, findId } = await team();
    for (const id of [findId(manager), findId(owner), "nobody"])
      expect((await removed(reviewer, contractId, id)).status).toBe(403);
    expect((await removed(reviewer, contractId, findId(reviewer))).status).toBe(204);
    expect((await listed(owner, contractId)).map(({ role }) => role)).toEqual(["admin", "manager"]);
  });

  test("works only on the contract that the address names", async () => {
    const { owner, reviewer, contractId, findId } = await team();
    const other = await createContract(owner);
    expect((await removed(owner, other.contractId, findId(reviewer))).status).toBe(404);
    expect(await listed(owner, contractId)).toHaveLength(3);
  });
});

test("the screen lists the contracts that one may manage, newest first, a page at a time", async () => {
  const [owner, other] = [await person("Owner"), await person("Other")];
  const at = (day: number) => ({ name: `Contract ${day}`, uploadedAt: new Date(Date.UTC(2025, 0, day)) });
  for (const day of [2, 1, 4]) await createContract(owner, at(day));
  const managed = await createContract(other, at(3));
  const reviewed = await createContract(other, at(5));
  await join(managed.contractId, owner, "manager");
  await join(reviewed.contractId, owner, "reviewer");
  const first = await listManagedContracts(owner.actor, { limit: 3 });
  expect(first.items.map(({ name }) => name)).toEqual(["Contract 4", "Contract 3", "Contract 2"]);
  const second = await listManagedContracts(owner.actor, { limit: 3, cursor: first.nextCursor ?? "" });
  expect(second).toMatchObject({
    items: [{ name: "Contract 1", uploadedAt: "2025-01-01T00:00:00.000Z" }],
    nextCursor: null,
  });
});
