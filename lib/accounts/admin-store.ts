import "server-only";
import type { AdminGrant } from "@/lib/access/admin-grant";
import { db, type DatabaseClient } from "@/lib/platform/db";
import { USER, type UserRow } from "./account-store";
import type { AssignableRole } from "./bounds";

export type UserCursor = { createdAt: Date; userId: string };

/** Users, newest first, by key. */
export function usersPage(_grant: AdminGrant, page: { limit: number; after: UserCursor | null }): Promise<UserRow[]> {
  const { after } = page;
  return db.user.findMany({
    where: after
      ? { OR: [{ createdAt: { lt: after.createdAt } }, { createdAt: after.createdAt, id: { lt: after.userId } }] }
      : {},
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: page.limit,
    select: USER,
  });
}

/** Makes changes to who is administrator wait for each other until the transaction ends, on every database. */
export async function lockAdministrators(client: DatabaseClient): Promise<void> {
  const row = { key: "administrators", value: "lock" };
  await client.setting.upsert({ where: { key: row.key }, create: row, update: { value: row.value } });
}

export function countOtherAdministrators(_grant: AdminGrant, userId: string, client: DatabaseClient): Promise<number> {
  return client.user.count({ where: { systemRole: "admin", id: { not: userId } } });
}

/** Whether the one who acts is administrator still, seen from inside the transaction. */
export async function isStillAdministrator(grant: AdminGrant, client: DatabaseClient): Promise<boolean> {
  return (await client.user.count({ where: { id: grant.actor.userId, systemRole: "admin" } })) === 1;
}

export function setRole(
  _grant: AdminGrant,
  userId: string,
  role: AssignableRole,
  client: DatabaseClient,
): Promise<UserRow> {
  return client.user.update({ where: { id: userId }, data: { systemRole: role }, select: USER });
}

/** For whoever runs the installation. @returns the account as it was, or null when there is none */
export async function appointByEmail(
  email: string,
  client: DatabaseClient,
): Promise<{ id: string; name: string; systemRole: string } | null> {
  const user = await client.user.findUnique({ where: { email }, select: { id: true, name: true, systemRole: true } });
  if (user) await client.user.update({ where: { id: user.id }, data: { systemRole: "admin" }, select: { id: true } });
  return user;
}
