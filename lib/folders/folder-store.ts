import "server-only";
import type { Actor } from "@/lib/access/actor";
import type { FolderGrant, FolderReadGrant } from "@/lib/access/folder-grant";
import type { TeamReadGrant } from "@/lib/access/team-grant";
import { db, type DatabaseClient } from "@/lib/platform/db";
import { newId } from "@/lib/platform/ids";
import { behind, type Stretch } from "@/lib/platform/page-budget";

const FOLDER = { id: true, name: true, parentId: true, owner: { select: { id: true, name: true } } } as const;
export type FolderRow = { id: string; name: string; parentId: string | null; owner: { id: string; name: string } };

/** Folders in which the actor has a role, by id; those within a folder of theirs too. */
export async function findFolders(actor: Actor, stretch: Stretch): Promise<FolderRow[]> {
  const { userId } = actor;
  const own = { OR: [{ ownerId: userId }, { teams: { some: { team: { members: { some: { userId } } } } } }] };
  const outer = await db.folder.findMany({ where: { ...own, parentId: null }, select: { id: true } });
  return db.folder.findMany({
    where: { OR: [own, { parentId: { in: outer.map(({ id }) => id) } }] },
    orderBy: { id: "asc" },
    ...behind(stretch),
    select: FOLDER,
  });
}

export function findFolder({ folderId }: FolderReadGrant, client: DatabaseClient = db): Promise<FolderRow | null> {
  return client.folder.findUnique({ where: { id: folderId }, select: FOLDER });
}

/** How many contracts lie in each; those in the trash don't count. */
export async function countContracts(
  _actor: Actor,
  folderIds: readonly string[],
  client: DatabaseClient = db,
): Promise<Map<string, number>> {
  const rows = await client.contract.groupBy({
    by: ["folderId"],
    where: { folderId: { in: [...folderIds] }, deletedAt: null },
    _count: { _all: true },
  });
  return new Map(rows.map(({ folderId, _count }) => [folderId ?? "", _count._all]));
}

export function countOwn(actor: Actor, client: DatabaseClient): Promise<number> {
  return client.folder.count({ where: { ownerId: actor.userId } });
}

export async function insertFolder(
  _actor: Actor,
  row: { id: string; name: string; parentId: string | null; ownerId: string; createdAt: Date },
  client: DatabaseClient,
): Promise<void> {
  await client.folder.create({ data: row });
}

export async function setFolderName({ folderId }: FolderGrant<"own">, name: string, client: DatabaseClient) {
  await client.folder.updateMany({ where: { id: folderId }, data: { name } });
}

export async function setPlace(
  { folderId }: FolderGrant<"own">,
  place: { parentId: string | null; ownerId: string },
  client: DatabaseClient,
): Promise<void> {
  await client.folder.updateMany({ where: { id: folderId }, data: place });
}

export type ContractInFolder = { id: string; folder: { name: string } | null };

/** Everything that lies in some folders, the trash too, by id. */
export function contractsIn(
  _grant: FolderGrant<"own">,
  folderIds: readonly string[],
  client: DatabaseClient,
): Promise<ContractInFolder[]> {
  return client.contract.findMany({
    where: { folderId: { in: [...folderIds] } },
    orderBy: { id: "asc" },
    select: { id: true, folder: { select: { name: true } } },
  });
}

export type FolderTeamRow = {
  folderId: string;
  role: string;
  team: { id: string; name: string; _count: { members: number } };
};

/** Teams with a role in some folders, those first that have it longest. */
export function findFolderTeams(
  _grant: FolderReadGrant,
  folderIds: readonly string[],
  client: DatabaseClient = db,
): Promise<FolderTeamRow[]> {
  return client.folderTeam.findMany({
    where: { folderId: { in: [...folderIds] } },
    orderBy: [{ team: { name: "asc" } }, { id: "asc" }],
    select: {
      folderId: true,
      role: true,
      team: { select: { id: true, name: true, _count: { select: { members: true } } } },
    },
  });
}

export async function hasTeam({ folderId }: FolderReadGrant, teamId: string, client: DatabaseClient): Promise<boolean> {
  return (await client.folderTeam.count({ where: { folderId, teamId } })) > 0;
}

export async function setTeamRole(
  { folderId }: FolderGrant<"own">,
  { teamId, role }: { teamId: string; role: string },
  client: DatabaseClient,
): Promise<void> {
  await client.folderTeam.upsert({
    where: { folderId_teamId: { folderId, teamId } },
    create: { id: newId(), folderId, teamId, role },
    update: { role },
  });
}

export async function deleteFolderTeam(
  { folderId }: FolderGrant<"own">,
  teamId: string,
  client: DatabaseClient,
): Promise<boolean> {
  return (await client.folderTeam.deleteMany({ where: { folderId, teamId } })).count === 1;
}

/** Everybody in a team with a role in the folder. */
export async function membersOf(_grant: FolderReadGrant | TeamReadGrant, teamId: string, client: DatabaseClient) {
  const rows = await client.teamMember.findMany({ where: { teamId }, select: { userId: true } });
  return rows.map(({ userId }) => userId);
}
