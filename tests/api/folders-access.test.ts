/**
 * A contract reached through a folder: each role, and everybody who has none any more, over every call that shows or
 * changes a contract (B-32.2, B-32.4). The first test of folders: written before they were.
 */
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { deleteFolder } from "@/lib/folders/folders";
import { removeFolderTeam } from "@/lib/folders/folder-teams";
import { deleteTeam } from "@/lib/folders/teams";
import { trashContract, undeleteContract } from "@/lib/contracts/trash/trash";
import { deleteUser } from "@/lib/people/accounts/administration/admin-users";
import { db } from "@/lib/platform/db";
import { newId } from "@/lib/platform/ids";
import { resetDatabase } from "../support/database";
import { createContract, join, person, type Person } from "../support/factories";
import { ask, folderOf, give, move, takeOut, teamOf } from "../access/folder-stage";

type Stage = { owner: Person; host: Person; member: Person; contractId: string; folderId: string; teamId: string };
let admin: Person;
let stage: Stage;

beforeAll(async () => {
  await resetDatabase();
  admin = await person("Admin", "admin");
});
/** The owner's contract in the host's folder, where the member is by a team; the owner may add there. */
beforeEach(async () => {
  const [owner, host, member] = [await person("Owner", "user"), await person("Host"), await person("Member")];
  const { contractId } = await createContract(owner, { name: "Steel" });
  await db.deadline.create({
    data: { id: newId(), contractId, kind: "duty", title: "Pay", date: "2028-02-29", foundOn: "2026-11-22" },
  });
  const folderId = await folderOf(host);
  await give(host, folderId, await teamOf(host, [owner], "Fillers"), "manager");
  const teamId = await teamOf(host, [member]);
  stage = { owner, host, member, contractId, folderId, teamId };
});

const GRID = { columns: ["name"] };
/** Calls that show the contract to whoever sees it; lists must not hold it for others. */
async function seen(who: Person): Promise<Record<string, boolean>> {
  const { contractId } = stage;
  const params = { contractId };
  const shows = async (name: string, made: object = {}) => {
    const response = await ask(name, who, made);
    return response.ok && (await response.text()).includes(contractId);
  };
  return {
    one: await shows("GET /contracts/[contractId]", { params }),
    versions: (await ask("GET /contracts/[contractId]/versions", who, { params })).ok,
    comments: (await ask("GET /contracts/[contractId]/comments", who, { params })).ok,
    collaborators: (await ask("GET /contracts/[contractId]/collaborators", who, { params })).ok,
    export: (await ask("GET /contracts/[contractId]/export", who, { params })).ok,
    visibility: (await ask("GET /contracts/[contractId]/visibility", who, { params })).ok,
    list: await shows("GET /contracts"),
    search: await shows("GET /contracts", { path: "/api?q=steel" }),
    inFolder: await shows("GET /contracts", { path: `/api?folder=${stage.folderId}` }),
    grid: await shows("POST /portfolio/query", { body: GRID }),
    deadlines: await shows("GET /deadlines"),
  };
}
const everything = (isSeen: boolean, besides: object = {}) => ({
  ...Object.fromEntries(
    ["one", "versions", "comments", "collaborators", "export", "visibility"].map((name) => [name, isSeen]),
  ),
  ...Object.fromEntries(["list", "search", "inFolder", "grid", "deadlines"].map((name) => [name, isSeen])),
  ...besides,
});
const statuses = async (who: Person) => {
  const params = { contractId: stage.contractId };
  return {
    comment: (await ask("POST /contracts/[contractId]/comment", who, { params, body: { text: "?", location: "1" } }))
      .status,
    rename: (await ask("PATCH /contracts/[contractId]", who, { params, body: { name: "Steel" } })).status,
    activity: (await ask("GET /contracts/[contractId]/activity", who, { params })).status,
    remove: (await ask("DELETE /contracts/[contractId]", who, { params })).status,
  };
};
const REFUSED = { comment: 404, rename: 404, activity: 404, remove: 404 };
const MANAGING = { comment: 201, rename: 200, activity: 403, remove: 403 };

describe("what a role in the folder gives in its contracts (B-32.2)", () => {
  test.each([
    ["reviewer", { comment: 201, rename: 403, activity: 403, remove: 403 }],
    ["manager", MANAGING],
    ["owner", MANAGING],
  ] as const)("%s", async (role, expected) => {
    const { owner, host, member, contractId, folderId, teamId } = stage;
    expect(await seen(member)).toEqual(everything(false));
    await give(host, folderId, teamId, role);
    await move(owner.actor, [contractId], folderId);
    expect(await seen(member)).toEqual(everything(true));
    expect(await statuses(member)).toEqual(expected);
    expect(await statuses(await person("Stranger"))).toEqual(REFUSED);
    expect(await seen(await person("Another stranger"))).toEqual(everything(false));
    expect(await statuses(admin)).toEqual(REFUSED);
  });

  test("the folder's owner is a manager in its contracts; each contract keeps its own owner", async () => {
    const { owner, host, contractId, folderId } = stage;
    await move(owner.actor, [contractId], folderId);
    expect(await statuses(host)).toEqual(MANAGING);
    const owners = await db.collaborator.findMany({ where: { contractId, role: "admin" } });
    expect(owners.map(({ userId }) => userId)).toEqual([owner.actor.userId]);
  });

  test("a role in the outer folder holds in the inner one, not the other way round", async () => {
    const { owner, host, member, contractId, folderId, teamId } = stage;
    const inner = await folderOf(host, "Steel", folderId);
    const other = await person("Of the inner folder");
    await give(host, folderId, teamId, "reviewer");
    await give(host, inner, await teamOf(host, [other]), "manager");
    await move(owner.actor, [contractId], inner);
    expect((await statuses(member)).rename).toBe(403);
    expect((await statuses(other)).rename).toBe(200);
    await move(owner.actor, [contractId], folderId);
    expect((await statuses(member)).rename).toBe(403);
    expect(await seen(other)).toEqual(everything(false));
  });

  test("the stronger of what somebody has by the folder and on the contract itself counts", async () => {
    const { owner, host, member, contractId, folderId, teamId } = stage;
    await join(contractId, member, "reviewer");
    await give(host, folderId, teamId, "manager");
    await move(owner.actor, [contractId], folderId);
    expect((await statuses(member)).rename).toBe(200);
    await takeOut(host, teamId, member);
    expect((await statuses(member)).rename).toBe(403);
    expect(await seen(member)).toEqual(everything(true, { inFolder: true }));
  });
});

describe("access ends at once with the last role (B-32.4, B-32.7)", () => {
  const ends: Record<string, (s: Stage) => Promise<unknown>> = {
    "somebody taken out of the team": ({ host, member, teamId }) => takeOut(host, teamId, member),
    "somebody who left the team": async ({ member, teamId }) => {
      const { id } = await db.teamMember.findFirstOrThrow({ where: { teamId, userId: member.actor.userId } });
      const left = await ask("DELETE /teams/[teamId]/members/[memberId]", member, { params: { teamId, memberId: id } });
      expect(left.status).toBe(204);
    },
    "a team that was deleted": ({ host, teamId }) => deleteTeam(host.actor, teamId),
    "a team taken out of the folder": ({ host, folderId, teamId }) =>
      removeFolderTeam(host.actor, { folderId, teamId }),
    "a folder that was deleted": ({ host, folderId }) => deleteFolder(host.actor, folderId),
    "a contract moved out": ({ owner, contractId }) => move(owner.actor, [contractId], null),
    "a contract moved to another folder": async ({ owner, contractId }) =>
      move(owner.actor, [contractId], await folderOf(owner, "Mine")),
    "a contract in the trash": ({ owner, contractId }) => trashContract(owner.actor, contractId),
    "a host whose account is deleted, with no heir": async ({ host, folderId }) => {
      await db.folderTeam.updateMany({ where: { folderId }, data: { role: "reviewer" } });
      await deleteUser(admin.actor, host.actor.userId);
    },
  };
  test.each(Object.entries(ends))("%s", async (_, end) => {
    const { owner, host, member, contractId, folderId, teamId } = stage;
    await give(host, folderId, teamId, "manager");
    await move(owner.actor, [contractId], folderId);
    expect(await seen(member)).toEqual(everything(true));
    await end(stage);
    expect(await seen(member)).toEqual(everything(false));
    expect(await statuses(member)).toEqual(REFUSED);
    expect(await db.contract.count({ where: { id: contractId } })).toBe(1);
  });

  test("somebody whose account is deleted is signed out, and leaves nothing", async () => {
    const { owner, host, member, contractId, folderId, teamId } = stage;
    await give(host, folderId, teamId, "manager");
    await move(owner.actor, [contractId], folderId);
    await deleteUser(admin.actor, member.actor.userId);
    expect((await ask("GET /contracts", member)).status).toBe(401);
    expect(await db.teamMember.count({ where: { userId: member.actor.userId } })).toBe(0);
    expect(await db.collaborator.count({ where: { userId: member.actor.userId } })).toBe(0);
  });

  test("what changed while the contract was in the trash holds when it is back", async () => {
    const { owner, host, member, contractId, folderId, teamId } = stage;
    const [late, direct] = [await person("Late"), await person("Direct")];
    await give(host, folderId, teamId, "reviewer");
    await move(owner.actor, [contractId], folderId);
    await join(contractId, direct, "reviewer");
    await trashContract(owner.actor, contractId);
    await takeOut(host, teamId, member);
    await give(host, folderId, await teamOf(host, [late], "Later"), "reviewer");
    expect(await seen(late)).toEqual(everything(false));
    await undeleteContract(owner.actor, contractId);
    expect(await seen(member)).toEqual(everything(false));
    expect(await seen(late)).toEqual(everything(true));
    expect(await seen(direct)).toEqual(everything(true));
  });

  test("a folder deleted while its contract is in the trash gives nothing when it is back", async () => {
    const { owner, host, member, contractId, folderId, teamId } = stage;
    await give(host, folderId, teamId, "reviewer");
    await move(owner.actor, [contractId], folderId);
    await trashContract(owner.actor, contractId);
    await deleteFolder(host.actor, folderId);
    await undeleteContract(owner.actor, contractId);
    expect(await seen(member)).toEqual(everything(false));
    expect((await seen(owner))["one"]).toBe(true);
  });
});
