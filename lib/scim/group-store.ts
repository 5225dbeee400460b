import "server-only";
import type { DirectoryGrant } from "@/lib/access/team-grant";
import { db, type DatabaseClient } from "@/lib/platform/db";
import type { Asked } from "./user-store";

const BY_AGE: ({ createdAt: "asc" } | { id: "asc" })[] = [{ createdAt: "asc" }, { id: "asc" }];
const KEPT = {
  teamId: true,
  externalId: true,
  createdAt: true,
  updatedAt: true,
  team: {
    select: {
      name: true,
      ownerId: true,
      members: {
        where: { user: { scimUser: { isNot: null } } },
        orderBy: BY_AGE,
        select: { id: true, userId: true, user: { select: { id: true, name: true, email: true, systemRole: true } } },
      },
      _count: { select: { members: true } },
    },
  },
} as const;
type Member = { id: string; userId: string; user: { id: string; name: string; email: string; systemRole: string } };
/** A team with the members whom the directory keeps too; `_count` has all. */
export type KeptGroup = {
  teamId: string;
  externalId: string | null;
  createdAt: Date;
  updatedAt: Date;
  team: { name: string; ownerId: string; members: readonly Member[]; _count: { members: number } };
};
const ORDER = [{ createdAt: "asc" as const }, { teamId: "asc" as const }];

export function findGroup(
  _grant: DirectoryGrant,
  teamId: string,
  client: DatabaseClient = db,
): Promise<KeptGroup | null> {
  return client.scimGroup.findUnique({ where: { teamId }, select: KEPT });
}

export function findAskedGroups(
  _grant: DirectoryGrant,
  { attribute, value }: Asked,
  client: DatabaseClient = db,
): Promise<KeptGroup[]> {
  const where = { id: { teamId: value }, externalid: { externalId: value }, displayname: { team: { name: value } } }[
    attribute
  ];
  return client.scimGroup.findMany({ where: where ?? { teamId: "" }, orderBy: ORDER, select: KEPT });
}

export function findGroupPage(
  _grant: DirectoryGrant,
  { skip, take }: { skip: number; take: number },
): Promise<KeptGroup[]> {
  return db.scimGroup.findMany({ orderBy: ORDER, skip, take, select: KEPT });
}

export function countGroups(_grant: DirectoryGrant): Promise<number> {
  return db.scimGroup.count();
}

export async function insertGroup(
  _grant: DirectoryGrant,
  { at, ...row }: { teamId: string; externalId: string | null; at: Date },
  client: DatabaseClient,
): Promise<void> {
  await client.scimGroup.create({ data: { ...row, createdAt: at, updatedAt: at } });
}

export async function updateGroup(
  _grant: DirectoryGrant,
  { teamId, externalId, at }: { teamId: string; externalId: string | null; at: Date },
  client: DatabaseClient,
): Promise<void> {
  await client.scimGroup.updateMany({ where: { teamId }, data: { externalId, updatedAt: at } });
}

/** Those of the ids whom the directory keeps, with their roles. */
export function findPeople(_grant: DirectoryGrant, userIds: readonly string[], client: DatabaseClient) {
  return client.user.findMany({
    where: { id: { in: [...userIds] }, scimUser: { isNot: null } },
    select: { id: true, systemRole: true },
  });
}
