/** Folders, teams and moves over REST: who may do what, what a move says first, and what is said of it after. */
import { beforeEach, describe, expect, test } from "vitest";
import { db } from "@/lib/platform/db";
import { newId } from "@/lib/platform/ids";
import { ask, folderOf, give, move, takeOut, teamOf } from "../access/folder-stage";
import { resetDatabase } from "../support/database";
import { createContract, join, person, type Person } from "../support/factories";

let owner: Person;
let host: Person;
let member: Person;
beforeEach(async () => {
  await resetDatabase();
  owner = await person("Owner", "user");
  [host, member] = [await person("Host"), await person("Member")];
});

async function answer(...args: Parameters<typeof ask>) {
  const response = await ask(...args);
  return { status: response.status, body: response.status === 204 ? null : ((await response.json()) as unknown) };
}
const events = (action: string) => db.auditEvent.findMany({ where: { action }, orderBy: { sequence: "asc" } });

describe("folders (B-32.1)", () => {
  test("stand in two levels, have names, and are shown with role, owner and count", async () => {
    const made = await answer("POST /folders", owner, { body: { name: " Suppliers " } });
    expect(made).toMatchObject({ status: 201, body: { name: "Suppliers", parentId: null, role: "owner" } });
    const { id } = made.body as { id: string };
    const inner = await answer("POST /folders", owner, { body: { name: "Steel", parentId: id } });
    expect(inner).toMatchObject({ status: 201, body: { parentId: id } });
    const innerId = (inner.body as { id: string }).id;
    const third = await answer("POST /folders", owner, { body: { name: "Nails", parentId: innerId } });
    expect(third).toMatchObject({ status: 400, body: { issues: [{ path: "parentId" }] } });
    for (const name of ["", " ", "a\nb", "x".repeat(101)])
      expect((await answer("POST /folders", owner, { body: { name } })).status).toBe(400);
    const { contractId } = await createContract(owner);
    await move(owner.actor, [contractId], innerId);
    expect(await answer("GET /folders", owner)).toMatchObject({
      body: expect.arrayContaining([
        expect.objectContaining({ id, contractCount: 0, owner: { id: owner.actor.userId, name: "Owner" } }),
        expect.objectContaining({ id: innerId, contractCount: 1 }),
      ]),
    });
    const renamed = await answer("PATCH /folders/[folderId]", owner, {
      params: { folderId: id },
      body: { name: "Us" },
    });
    expect(renamed).toMatchObject({ status: 200, body: { name: "Us" } });
  });

  test("by pages; an inner folder is listed without its outer one to who sees only it", async () => {
    const outer = await folderOf(host);
    const inner = await folderOf(host, "Steel", outer);
    await give(host, inner, await teamOf(host, [member]), "reviewer");
    expect(await answer("GET /folders", member)).toMatchObject({ body: [{ id: inner, parentId: null }] });
    expect((await answer("GET /folders/[folderId]", member, { params: { folderId: outer } })).status).toBe(404);
    const first = await ask("GET /folders", host, { path: "/api/folders?limit=1" });
    expect(await first.json()).toHaveLength(1);
    expect(first.headers.get("link")).toContain('rel="next"');
    expect((await ask("GET /folders", member, { path: `/api/folders?cursor=${outer}` })).status).toBe(400);
  });

  test("who owns by a team may do what the owner may, with the folder", async () => {
    const folderId = await folderOf(host);
    await give(host, folderId, await teamOf(host, [member]), "owner");
    const params = { folderId };
    expect((await answer("PATCH /folders/[folderId]", member, { params, body: { name: "Ours" } })).status).toBe(200);
    const inner = await answer("POST /folders", member, { body: { name: "Inner", parentId: folderId } });
    expect(inner).toMatchObject({ status: 201, body: { owner: { id: host.actor.userId } } });
    expect((await answer("DELETE /folders/[folderId]", member, { params })).status).toBe(204);
    expect(await db.folder.count()).toBe(0);
  });

  test("take in only teams that whoever gives the role is in", async () => {
    const [folderId, teamId] = [await folderOf(host), await teamOf(owner)];
    const params = { folderId, teamId };
    const refused = await answer("PUT /folders/[folderId]/teams/[teamId]", host, {
      params,
      body: { role: "reviewer" },
    });
    expect(refused).toMatchObject({ status: 404, body: { code: "teamNotFound" } });
    const nothing = await answer("DELETE /folders/[folderId]/teams/[teamId]", host, { params });
    expect(nothing).toMatchObject({ status: 404, body: { code: "teamNotFound" } });
  });

  test("tell in the trail who made, named and opened them", async () => {
    const folderId = await folderOf(host);
    const teamId = await teamOf(host, [member]);
    await give(host, folderId, teamId, "reviewer");
    const params = { folderId, teamId };
    await ask("DELETE /folders/[folderId]/teams/[teamId]", host, { params });
    await ask("PATCH /folders/[folderId]", host, { params, body: { name: "New" } });
    await ask("DELETE /folders/[folderId]", host, { params });
    const rows = await db.auditEvent.findMany({ where: { chain: "accounts", action: { startsWith: "folder." } } });
    expect(rows.map(({ action }) => action).sort()).toEqual(
      ["folder.created", "folder.deleted", "folder.renamed", "folder.teamRemoved", "folder.teamSet"].sort(),
    );
  });
});

describe("a move (B-32.3)", () => {
  const moved = (who: Person, body: object) => answer("PUT /folders/contracts", who, { body });

  test("first says who would newly see the contracts, and is made when exactly that is confirmed", async () => {
    const { contractId } = await createContract(owner);
    const folderId = await folderOf(owner);
    const teamId = await teamOf(owner, [member]);
    await give(owner, folderId, teamId, "reviewer");
    const body = { contractIds: [contractId], folderId };
    const asked = await moved(owner, body);
    expect(asked).toMatchObject({
      status: 200,
      body: {
        isMoved: false,
        peopleCount: 1,
        people: [{ id: member.actor.userId, name: "Member", role: "reviewer", isNew: true }],
      },
    });
    expect(await db.collaborator.count({ where: { contractId } })).toBe(1);
    const { confirmation } = asked.body as { confirmation: string };
    expect(await moved(owner, { ...body, confirmation: "yes" })).toMatchObject({ body: { isMoved: false } });
    await give(owner, folderId, teamId, "manager");
    expect(await moved(owner, { ...body, confirmation })).toMatchObject({
      body: { isMoved: false, people: [{ role: "manager" }] },
    });
    await give(owner, folderId, teamId, "reviewer");
    expect(await moved(owner, { ...body, confirmation })).toMatchObject({
      body: { isMoved: true, confirmation: null },
    });
    expect(await db.collaborator.count({ where: { contractId } })).toBe(2);
    expect(await events("contract.filed")).toMatchObject([
      { chain: contractId, detail: JSON.stringify({ from: "", to: "Suppliers" }) },
    ]);
  });

  test("names whose rights grow, and nobody who loses or gains nothing", async () => {
    const { contractId } = await createContract(owner);
    await join(contractId, member, "reviewer");
    const folderId = await folderOf(owner);
    await give(owner, folderId, await teamOf(owner, [member]), "manager");
    const body = { contractIds: [contractId], folderId };
    expect(await moved(owner, body)).toMatchObject({ body: { people: [{ role: "manager", isNew: false }] } });
    await move(owner.actor, [contractId], folderId);
    expect(await moved(owner, { contractIds: [contractId], folderId: null })).toMatchObject({
      body: { isMoved: true },
    });
    const empty = await folderOf(owner, "Empty");
    expect(await moved(owner, { contractIds: [contractId], folderId: empty })).toMatchObject({
      body: { isMoved: true },
    });
  });

  test("takes the contract's owner, and a manager of the folder at least; of many contracts all or none", async () => {
    const { contractId } = await createContract(owner);
    const { contractId: foreign } = await createContract(host);
    const folderId = await folderOf(host);
    const teamId = await teamOf(host, [owner]);
    const body = { contractIds: [contractId], folderId };
    expect(await moved(owner, body)).toMatchObject({ status: 404, body: { code: "folderNotFound" } });
    await give(host, folderId, teamId, "reviewer");
    expect(await moved(owner, body)).toMatchObject({ status: 403 });
    await give(host, folderId, teamId, "manager");
    expect(await moved(owner, { ...body, contractIds: [contractId, foreign] })).toMatchObject({ status: 404 });
    await join(foreign, owner, "manager");
    expect(await moved(owner, { ...body, contractIds: [contractId, foreign] })).toMatchObject({ status: 403 });
    expect(await moved(host, { ...body, folderId: null })).toMatchObject({ status: 404 });
    await move(owner.actor, [contractId], folderId);
    expect(await db.contract.findUnique({ where: { id: contractId } })).toMatchObject({ folderId });
    expect(await moved(host, { ...body, folderId: null })).toMatchObject({ status: 403 });
    for (const contractIds of [[], Array.from({ length: 101 }, newId)])
      expect(await moved(owner, { contractIds, folderId })).toMatchObject({ status: 400 });
  });
});

describe("teams (B-32.5)", () => {
  const add = (who: Person, teamId: string, email: string) =>
    answer("POST /teams/[teamId]/members", who, { params: { teamId }, body: { email } });

  test("take in people with an account by their proven address, each once, and tell them once (B-32.8)", async () => {
    const teamId = await teamOf(host);
    const squatter = await person("Squatter", "user", { isProven: false });
    expect(await add(host, teamId, "nobody@example.com")).toMatchObject({
      status: 404,
      body: { code: "userNotFound" },
    });
    expect(await add(host, teamId, squatter.email)).toMatchObject({ status: 404, body: { code: "userNotFound" } });
    const folderId = await folderOf(host);
    await give(host, folderId, teamId, "reviewer");
    for (let index = 0; index < 3; index += 1)
      await move(host.actor, [(await createContract(host)).contractId], folderId);
    expect(await add(host, teamId, ` ${member.email.toUpperCase()} `)).toMatchObject({
      status: 201,
      body: { user: { name: "Member", email: member.email }, isOwner: false },
    });
    expect(await add(host, teamId, member.email)).toMatchObject({ status: 409, body: { code: "alreadyInTeam" } });
    expect(await answer("GET /notifications", member)).toMatchObject({
      body: [{ kind: "teamJoined", by: "Host", contract: null, team: { id: teamId, name: "Legal" }, folder: null }],
    });
    await give(host, await folderOf(host, "Buyers"), teamId, "reviewer");
    expect(await answer("GET /notifications", member)).toMatchObject({
      body: [{ kind: "folderOpened", folder: { name: "Buyers" } }, { kind: "teamJoined" }],
    });
    await takeOut(host, teamId, member);
    expect(await answer("GET /notifications", member)).toMatchObject({ body: [] });
  });

  test("the owner stays in; members leave, see each other, and take nobody out", async () => {
    const teamId = await teamOf(host, [member, owner]);
    const shown = await answer("GET /teams/[teamId]", member, { params: { teamId } });
    expect(shown).toMatchObject({ status: 200, body: { memberCount: 3, isOwner: false } });
    const { members } = shown.body as { members: { id: string; userId: string }[] };
    const idOf = (who: Person) => members.find(({ userId }) => userId === who.actor.userId)?.id ?? "";
    const remove = (who: Person, memberId: string) =>
      answer("DELETE /teams/[teamId]/members/[memberId]", who, { params: { teamId, memberId } });
    expect(await remove(host, idOf(host))).toMatchObject({ status: 409, body: { code: "teamOwnerStays" } });
    expect(await remove(member, idOf(owner))).toMatchObject({ status: 403 });
    expect((await remove(member, idOf(member))).status).toBe(204);
    expect(await remove(member, idOf(member))).toMatchObject({ status: 404, body: { code: "teamNotFound" } });
    expect(await remove(host, idOf(member))).toMatchObject({ status: 404, body: { code: "memberNotFound" } });
    expect((await remove(host, idOf(owner))).status).toBe(204);
    expect((await events("team.memberRemoved")).length).toBe(2);
  });
});
