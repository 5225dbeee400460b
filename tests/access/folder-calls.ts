/**
 * Who may call what on folders and teams: whoever has a role there, each as far as it goes; others don't find them.
 */
import type { FolderRole } from "@/lib/access/actor";
import { db } from "@/lib/platform/db";
import { newId } from "@/lib/platform/ids";
import { person, type Person } from "../support/factories";
import type { Expected, Made, Row, World } from "./calls";

/** A team of the owner's with these people. */
async function createTeam(owner: Person, userIds: readonly string[] = []): Promise<string> {
  const [teamId, createdAt] = [newId(), new Date()];
  await db.team.create({ data: { id: teamId, name: "Legal", ownerId: owner.actor.userId, createdAt } });
  for (const userId of new Set([owner.actor.userId, ...userIds]))
    await db.teamMember.create({ data: { id: newId(), teamId, userId, createdAt } });
  return teamId;
}

/** A folder of the owner's with nothing in it; the world's people have their roles there by teams. */
async function folder({ people: { owner, manager, reviewer }, contractId }: World): Promise<string> {
  const folderId = newId();
  const ownerId = owner.actor.userId;
  await db.folder.create({ data: { id: folderId, name: "Suppliers", ownerId, createdAt: new Date() } });
  // who is a reviewer of the contract only now is one here too
  const parts = await db.collaborator.findMany({ where: { contractId, role: "reviewer" } });
  const give = async (role: FolderRole, userIds: readonly string[]) => {
    const teamId = await createTeam(owner, userIds);
    await db.folderTeam.create({ data: { id: newId(), folderId, teamId, role } });
  };
  await give("reviewer", [reviewer.actor.userId, ...parts.map(({ userId }) => userId)]);
  await give("manager", [manager.actor.userId]);
  return folderId;
}

const onFolder = async (world: World): Promise<Made> => ({ params: { folderId: await folder(world) } });
async function onTeamOf(world: World) {
  const { reviewer, manager, owner } = world.people;
  const parts = await db.collaborator.findMany({ where: { contractId: world.contractId } });
  const userIds = [reviewer.actor.userId, manager.actor.userId, ...parts.map(({ userId }) => userId)];
  return { params: { teamId: await createTeam(owner, userIds) } };
}
async function onFolderTeam(world: World) {
  const folderId = await folder(world);
  const { teamId } = await db.folderTeam.findFirstOrThrow({ where: { folderId } });
  return { params: { folderId, teamId } };
}

/** The rows of `calls.ts` on folders and teams. */
export function folderRows(
  part: (ok: number) => Expected,
  anybodySignedIn: (ok: number) => Expected,
): Record<string, Row> {
  const owners = (ok: number): Expected => ({ ...part(403), owner: ok });
  const named = { body: { name: "Suppliers of steel" } };
  return {
    "GET /contracts/[contractId]/visibility": {
      expected: part(200),
      make: ({ contractId }) => ({ params: { contractId } }),
    },
    "GET /folders": { expected: anybodySignedIn(200), make: () => ({}) },
    "POST /folders": { expected: anybodySignedIn(201), make: () => named },
    "PUT /folders/contracts": {
      expected: owners(200),
      make: async (world) => ({ body: { contractIds: [world.contractId], folderId: await folder(world) } }),
    },
    "GET /folders/[folderId]": { expected: part(200), make: onFolder },
    "PATCH /folders/[folderId]": {
      expected: owners(200),
      make: async (world) => ({ ...(await onFolder(world)), ...named }),
    },
    "DELETE /folders/[folderId]": { expected: owners(204), make: onFolder },
    "PUT /folders/[folderId]/teams/[teamId]": {
      expected: owners(200),
      make: async (world) => ({ ...(await onFolderTeam(world)), body: { role: "manager" } }),
    },
    "DELETE /folders/[folderId]/teams/[teamId]": { expected: owners(204), make: onFolderTeam },
    "PUT /folders/[folderId]/parent": {
      expected: owners(200),
      make: async (world) => ({ ...(await onFolder(world)), body: { parentId: null } }),
    },
    "GET /teams": { expected: anybodySignedIn(200), make: () => ({}) },
    "POST /teams": { expected: anybodySignedIn(201), make: () => named },
    "GET /teams/[teamId]": { expected: part(200), make: onTeamOf },
    "PATCH /teams/[teamId]": {
      expected: owners(200),
      make: async (world) => ({ ...(await onTeamOf(world)), ...named }),
    },
    "DELETE /teams/[teamId]": { expected: owners(204), make: onTeamOf },
    "POST /teams/[teamId]/members": {
      expected: owners(201),
      make: async (world) => ({ ...(await onTeamOf(world)), body: { email: (await person("Newcomer")).email } }),
    },
    "PUT /teams/[teamId]/owner": {
      expected: owners(200),
      make: async (world) => {
        const { params } = await onTeamOf(world);
        const userId = world.people.owner.actor.userId;
        const { id: memberId } = await db.teamMember.findFirstOrThrow({ where: { ...params, userId } });
        return { params, body: { memberId } };
      },
    },
    "DELETE /teams/[teamId]/members/[memberId]": {
      expected: owners(204),
      make: async (world) => {
        const { params } = await onTeamOf(world);
        const { userId } = (await person("Other member")).actor;
        const memberId = newId();
        await db.teamMember.create({ data: { id: memberId, ...params, userId, createdAt: new Date() } });
        return { params: { ...params, memberId } };
      },
    },
  };
}
