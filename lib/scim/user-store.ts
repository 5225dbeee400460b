import "server-only";
import type { DirectoryGrant } from "@/lib/access/team-grant";
import { db, type DatabaseClient } from "@/lib/platform/db";

const KEPT = {
  userId: true,
  userName: true,
  externalId: true,
  givenName: true,
  familyName: true,
  createdAt: true,
  updatedAt: true,
  user: { select: { name: true, email: true, systemRole: true, deactivatedAt: true, deactivatedBy: true } },
} as const;
export type KeptUser = {
  userId: string;
  userName: string;
  externalId: string | null;
  givenName: string;
  familyName: string;
  createdAt: Date;
  updatedAt: Date;
  user: { name: string; email: string; systemRole: string; deactivatedAt: Date | null; deactivatedBy: string };
};
/** What a directory says of somebody. */
export type Said = { userName: string; externalId: string | null; givenName: string; familyName: string };

export function findKept(
  _grant: DirectoryGrant,
  userId: string,
  client: DatabaseClient = db,
): Promise<KeptUser | null> {
  return client.scimUser.findUnique({ where: { userId }, select: KEPT });
}

export type Asked = { attribute: string; value: string };

/** By one of the directory's names for them; by an unknown name nobody. */
export function findAsked(_grant: DirectoryGrant, { attribute, value }: Asked): Promise<KeptUser[]> {
  const where = {
    id: { userId: value },
    username: { userNameKey: value.toLowerCase() },
    externalid: { externalId: value },
    displayname: { user: { name: value } },
  }[attribute];
  return db.scimUser.findMany({ where: where ?? { userId: "" }, orderBy: ORDER, select: KEPT });
}

const ORDER = [{ createdAt: "asc" as const }, { userId: "asc" as const }];

export function findKeptPage(
  _grant: DirectoryGrant,
  { skip, take }: { skip: number; take: number },
): Promise<KeptUser[]> {
  return db.scimUser.findMany({ orderBy: ORDER, skip, take, select: KEPT });
}

export function countKept(_grant: DirectoryGrant): Promise<number> {
  return db.scimUser.count();
}

/** An account as it is before a directory keeps it. */
export function findAccount(_grant: DirectoryGrant, email: string, client: DatabaseClient) {
  return client.user.findUnique({
    where: { email },
    select: { id: true, name: true, email: true, systemRole: true, emailVerifiedAt: true, deactivatedAt: true },
  });
}

/** A unique violation means that the directory has the name or the account already. */
export function insertKept(
  _grant: DirectoryGrant,
  { userId, at, ...said }: Said & { userId: string; at: Date },
  client: DatabaseClient,
): Promise<KeptUser> {
  const row = { userId, ...said, userNameKey: said.userName.toLowerCase(), createdAt: at, updatedAt: at };
  return client.scimUser.create({ data: row, select: KEPT });
}

export async function updateKept(
  _grant: DirectoryGrant,
  { userId, name, at, ...said }: Said & { userId: string; name: string; at: Date },
  client: DatabaseClient,
): Promise<void> {
  const row = { ...said, userNameKey: said.userName.toLowerCase(), updatedAt: at };
  await client.scimUser.updateMany({ where: { userId }, data: row });
  await client.user.updateMany({ where: { id: userId, name: { not: name } }, data: { name } });
}

export async function deleteKept(_grant: DirectoryGrant, userId: string, client: DatabaseClient): Promise<void> {
  await client.scimUser.deleteMany({ where: { userId } });
}
