import "server-only";
import type { AdminGrant } from "@/lib/access/admin-grant";
import { clock } from "@/lib/platform/clock";
import { db, type DatabaseClient } from "@/lib/platform/db";
import { newId } from "@/lib/platform/ids";
import { USER, type UserRow } from "@/lib/people/accounts/account-store";
import type { AssignableRole, UserState } from "@/lib/people/accounts/bounds";

export type UserCursor = { createdAt: Date; userId: string };

/** Users, newest first, by cursor; in every state, or in one. */
export function usersPage(
  _grant: AdminGrant,
  { limit, after, state = "" }: { limit: number; after: UserCursor | null; state?: UserState | "" },
): Promise<UserRow[]> {
  const inState = { "": {}, active: { deactivatedAt: null }, deactivated: { deactivatedAt: { not: null } } }[state];
  return db.user.findMany({
    where: after
      ? {
          ...inState,
          OR: [{ createdAt: { lt: after.createdAt } }, { createdAt: after.createdAt, id: { lt: after.userId } }],
        }
      : inState,
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: limit,
    select: USER,
  });
}

/** Serialises changes to who is administrator until the transaction ends, on every database. */
export async function lockAdministrators(client: DatabaseClient): Promise<void> {
  const row = { key: "administrators", value: "lock" };
  await client.setting.upsert({ where: { key: row.key }, create: row, update: { value: row.value } });
}

export function countOtherAdministrators(_grant: AdminGrant, userId: string, client: DatabaseClient): Promise<number> {
  return client.user.count({ where: { systemRole: "admin", deactivatedAt: null, id: { not: userId } } });
}

/** Whether the actor is still an administrator whose account is open, as seen inside the transaction. */
export async function isStillAdministrator(grant: AdminGrant, client: DatabaseClient): Promise<boolean> {
  return (
    (await client.user.count({ where: { id: grant.actor.userId, systemRole: "admin", deactivatedAt: null } })) === 1
  );
}

export function setRole(
  _grant: AdminGrant,
  userId: string,
  role: AssignableRole,
  client: DatabaseClient,
): Promise<UserRow> {
  return client.user.update({ where: { id: userId }, data: { systemRole: role }, select: USER });
}

/** For the operator. @returns the account before the change, or null if there is none */
export async function appointByEmail(
  email: string,
  client: DatabaseClient,
): Promise<{ id: string; name: string; systemRole: string } | null> {
  const user = await client.user.findUnique({ where: { email }, select: { id: true, name: true, systemRole: true } });
  if (user) await client.user.update({ where: { id: user.id }, data: { systemRole: "admin" }, select: { id: true } });
  return user;
}

/**
 * Blocks anything else that refers to this user until the transaction ends; new rows too, because Postgres locks the
 * key when the unique address changes.
 */
export async function lockAccount(_grant: AdminGrant, userId: string, client: DatabaseClient): Promise<void> {
  await client.user.update({ where: { id: userId }, data: { email: `deleted:${userId}` } });
}

/** Everything else the user wrote stays, with their name. */
export async function deleteAccount(_grant: AdminGrant, userId: string, client: DatabaseClient): Promise<void> {
  await client.user.delete({ where: { id: userId } });
}

export async function revokeSentInvitations(_grant: AdminGrant, userId: string, client: DatabaseClient): Promise<void> {
  await client.invitation.updateMany({
    where: { invitedById: userId, acceptedAt: null, revokedAt: null },
    data: { revokedAt: clock.now() },
  });
}

/** `collaborators` has its longest-standing manager whose account is open, if any. */
export type OrphanedContract = {
  id: string;
  uploadedAt: Date;
  collaborators: { id: string; userId: string; user: { name: string } }[];
};

export function contractsLeftBy(
  _grant: AdminGrant,
  userId: string,
  options: { limit?: number },
  client: DatabaseClient = db,
): Promise<OrphanedContract[]> {
  const isAnothers = { role: "admin", userId: { not: userId } };
  return client.contract.findMany({
    where: {
      deletedAt: null,
      collaborators: { none: isAnothers },
      OR: [{ collaborators: { some: { userId } } }, { uploadedById: userId }],
    },
    orderBy: { id: "asc" },
    ...(options.limit === undefined ? {} : { take: options.limit }),
    select: {
      id: true,
      uploadedAt: true,
      collaborators: {
        where: { role: "manager", userId: { not: userId }, user: { deactivatedAt: null } },
        orderBy: [{ createdAt: "asc" }, { id: "asc" }],
        take: 1,
        select: { id: true, userId: true, user: { select: { name: true } } },
      },
    },
  });
}

export async function promoteToOwner(
  _grant: AdminGrant,
  collaboratorIds: readonly string[],
  client: DatabaseClient,
): Promise<void> {
  await client.folderPart.deleteMany({ where: { partId: { in: [...collaboratorIds] } } }); // an owner's part is direct
  await client.collaborator.updateMany({ where: { id: { in: [...collaboratorIds] } }, data: { role: "admin" } });
}

export async function takeOver(
  grant: AdminGrant,
  contracts: readonly OrphanedContract[],
  client: DatabaseClient,
): Promise<void> {
  const { userId } = grant.actor;
  for (const { id: contractId, uploadedAt } of contracts) {
    await client.folderPart.deleteMany({ where: { part: { contractId, userId } } });
    await client.collaborator.upsert({
      where: { contractId_userId: { contractId, userId } },
      create: { id: newId(), contractId, userId, role: "admin", contractUploadedAt: uploadedAt },
      update: { role: "admin" },
    });
  }
}

/**
 * Contracts in the user's trash stay there under a new owner: their longest-standing manager whose account is open,
 * otherwise the actor.
 */
export async function passTrashOn(grant: AdminGrant, userId: string, client: DatabaseClient): Promise<void> {
  const left = await client.contract.findMany({
    where: { trashed: { some: { userId, role: "admin" } } },
    select: {
      id: true,
      uploadedAt: true,
      trashed: {
        where: { role: "manager", userId: { not: userId }, user: { deactivatedAt: null } },
        orderBy: [{ createdAt: "asc" }, { id: "asc" }],
        take: 1,
        select: { userId: true },
      },
    },
  });
  for (const { id: contractId, uploadedAt, trashed } of left) {
    const heirId = trashed[0]?.userId ?? grant.actor.userId;
    await client.trashedPart.upsert({
      where: { contractId_userId: { contractId, userId: heirId } },
      create: {
        id: newId(),
        contractId,
        userId: heirId,
        role: "admin",
        createdAt: clock.now(),
        contractUploadedAt: uploadedAt,
        storedBytes: 0, // moved along with the account's stored data
      },
      update: { role: "admin" },
    });
  }
}
