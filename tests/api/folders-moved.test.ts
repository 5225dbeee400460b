/** Folders that move into others, and teams that are handed over, over REST (B-32.12). */
import { beforeEach, describe, expect, test } from "vitest";
import { ContractGrant } from "@/lib/access/contract-grant";
import type { FolderDto, MoveDto, TeamDetailsDto, TeamDto } from "@/lib/folders/schema";
import { db } from "@/lib/platform/db";
import { ask, folderOf, give, move, teamOf } from "../access/folder-stage";
import { resetDatabase } from "../support/database";
import { createContract, person, type Person } from "../support/factories";

let owner: Person;
let member: Person;
beforeEach(async () => {
  await resetDatabase();
  [owner, member] = [await person("Owner", "user"), await person("Member")];
});

const moved = (who: Person, folderId: string, body: { parentId: string | null; confirmation?: string }) =>
  ask("PUT /folders/[folderId]/parent", who, { params: { folderId }, body });
async function good<T>(response: Promise<Response>): Promise<T> {
  const answer = await response;
  expect(answer.status, await answer.clone().text()).toBe(200);
  return (await answer.json()) as T;
}
const sees = (who: Person, contractId: string) =>
  ContractGrant.request(who.actor, contractId, "read").then(
    () => true,
    () => false,
  );

/** A contract in a folder that only its owner sees, and another folder that the member sees by a team. */
async function twoFolders() {
  const [inner, outer] = [await folderOf(owner, "Steel"), await folderOf(owner, "Suppliers")];
  const teamId = await teamOf(owner, [member]);
  await give(owner, outer, teamId, "reviewer");
  const { contractId } = await createContract(owner);
  await move(owner.actor, [contractId], inner);
  return { inner, outer, contractId, teamId };
}

describe("a folder that moves into another (B-32.12)", () => {
  test("names who would newly see its contracts, and asks; leaving ends what came by it", async () => {
    const { inner, outer, contractId } = await twoFolders();
    const asked = await good<MoveDto>(moved(owner, inner, { parentId: outer }));
    expect(asked).toMatchObject({
      isMoved: false,
      peopleCount: 1,
      people: [{ name: "Member", role: "reviewer", isNew: true }],
    });
    expect(await sees(member, contractId)).toBe(false);
    const { confirmation } = asked;
    expect(await good<MoveDto>(moved(owner, inner, { parentId: outer, confirmation: "other" }))).toMatchObject({
      isMoved: false,
    });
    const done = await good<MoveDto>(moved(owner, inner, { parentId: outer, confirmation: confirmation ?? "" }));
    expect(done).toMatchObject({ isMoved: true });
    expect(await sees(member, contractId)).toBe(true);
    const folders = await good<FolderDto[]>(ask("GET /folders", owner));
    expect(folders.find(({ id }) => id === inner)?.parentId).toBe(outer);
    expect(await good<MoveDto>(moved(owner, inner, { parentId: null }))).toMatchObject({ isMoved: true });
    expect(await sees(member, contractId)).toBe(false);
    const trail = await db.auditEvent.findMany({ where: { action: "folder.moved" }, orderBy: { sequence: "asc" } });
    expect(trail.map(({ detail }) => (JSON.parse(detail) as { to: string }).to)).toEqual(["Suppliers", ""]);
  });

  test("is asked of again once other contracts lie in it than those that were named (B-32.3, B-32.12)", async () => {
    const { inner, outer } = await twoFolders();
    const { confirmation } = await good<MoveDto>(moved(owner, inner, { parentId: outer }));
    const later = await createContract(owner, { name: "Secret" });
    await move(owner.actor, [later.contractId], inner);
    const again = await good<MoveDto>(moved(owner, inner, { parentId: outer, confirmation: confirmation ?? "" }));
    expect(again).toMatchObject({ isMoved: false, peopleCount: 1 });
    expect(await sees(member, later.contractId)).toBe(false);
    const yes = { parentId: outer, confirmation: again.confirmation ?? "" };
    expect(await good<MoveDto>(moved(owner, inner, yes))).toMatchObject({ isMoved: true });
    expect(await sees(member, later.contractId)).toBe(true);
  });

  test("two levels stay the limit", async () => {
    const { inner, outer } = await twoFolders();
    const third = await folderOf(owner, "Nails", outer);
    for (const [folderId, parentId] of [
      [inner, third],
      [outer, inner],
      [inner, inner],
    ] as const)
      expect((await moved(owner, folderId, { parentId })).status).toBe(400);
    expect((await moved(owner, third, { parentId: inner })).status).toBe(200);
  });

  test("is its new outer folder's owner's, and is moved only by whoever owns both", async () => {
    const { inner, outer, teamId } = await twoFolders();
    const other = await folderOf(member, "Theirs");
    expect((await moved(owner, inner, { parentId: other })).status).toBe(404);
    expect((await moved(member, outer, { parentId: null })).status).toBe(403);
    const both = await teamOf(member, [owner], "Both");
    await give(member, other, both, "owner");
    const asked = await good<MoveDto>(moved(owner, inner, { parentId: other }));
    const confirmation = asked.confirmation ?? "";
    expect((await moved(owner, inner, { parentId: other, confirmation })).status).toBe(200);
    const row = await db.folder.findUniqueOrThrow({ where: { id: inner } });
    expect([row.ownerId, row.parentId]).toEqual([member.actor.userId, other]);
    expect(teamId).not.toBe("");
  });
});

describe("a team that is handed over (B-32.12)", () => {
  const handed = (who: Person, teamId: string, memberId: string) =>
    ask("PUT /teams/[teamId]/owner", who, { params: { teamId }, body: { memberId } });
  const team = (who: Person, teamId: string) =>
    good<TeamDetailsDto>(ask("GET /teams/[teamId]", who, { params: { teamId } }));

  test("is a member's then, who was its owner stays in it, and what it gives stays", async () => {
    const { outer, teamId } = await twoFolders();
    const { contractId } = await createContract(owner);
    await move(owner.actor, [contractId], outer);
    const { members } = await team(owner, teamId);
    const memberId = members.find(({ userId }) => userId === member.actor.userId)?.id ?? "";
    expect((await handed(member, teamId, memberId)).status).toBe(403);
    expect((await handed(owner, teamId, "unknown")).status).toBe(404);
    const now = await good<TeamDto>(handed(owner, teamId, memberId));
    expect(now).toMatchObject({ isOwner: false, owner: { id: member.actor.userId }, memberCount: 2 });
    expect(await team(member, teamId)).toMatchObject({ isOwner: true });
    expect(await sees(member, contractId)).toBe(true);
    const rename = { params: { teamId }, body: { name: "Ours" } };
    expect((await ask("PATCH /teams/[teamId]", owner, rename)).status).toBe(403);
    expect((await ask("PATCH /teams/[teamId]", member, rename)).status).toBe(200);
    const own = members.find(({ userId }) => userId === owner.actor.userId)?.id ?? "";
    const leave = { params: { teamId, memberId: own } };
    expect((await ask("DELETE /teams/[teamId]/members/[memberId]", owner, leave)).status).toBe(204);
    expect(await db.auditEvent.count({ where: { action: "team.handedOver" } })).toBe(1);
  });

  test("is found by nobody outside it", async () => {
    const teamId = await teamOf(owner, [member]);
    const stranger = await person("Stranger");
    const { members } = await team(owner, teamId);
    expect((await handed(stranger, teamId, members[0]?.id ?? "")).status).toBe(404);
  });
});
