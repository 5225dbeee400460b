import "server-only";
import type { Actor } from "@/lib/access/actor";
import type { ReadGrant } from "@/lib/access/contract-grant";
import { db, type DatabaseClient } from "@/lib/platform/db";
import { behind, type Stretch } from "@/lib/platform/page-budget";
import { MOST_COUNTED, type NotificationKind } from "./kinds";

const NOTIFICATION = {
  id: true,
  kind: true,
  byName: true,
  contract: { select: { id: true, name: true } },
  team: { select: { id: true, name: true } },
  folder: { select: { id: true, name: true } },
  commentId: true,
  deadlineId: true,
  invitationId: true,
  approvalId: true,
  roundId: true,
  createdAt: true,
  readAt: true,
} as const;
export type NotificationRow = About & {
  id: string;
  kind: string;
  byName: string;
  contract: Place | null;
  team: Place | null;
  folder: Place | null;
  createdAt: Date;
  readAt: Date | null;
};
type Place = { id: string; name: string };
type About = {
  commentId: string | null;
  deadlineId: string | null;
  invitationId: string | null;
  approvalId: string | null;
  roundId: string | null;
};

/** What a user may see now: contracts they have a role on, teams they are in, and open invitations to their address. */
function visibleTo(actor: Actor, now: Date) {
  const { userId, email } = actor;
  const open = { acceptedAt: null, revokedAt: null, invitedById: { not: null }, expiresAt: { gt: now }, email };
  const invited = { invitation: { is: open }, contract: { deletedAt: null } };
  const ofOwn = { invitationId: null, contract: { collaborators: { some: { userId } } } };
  const isIn = { members: { some: { userId } } };
  const ofTeam = { team: isIn, OR: [{ folderId: null }, { folder: { teams: { some: { team: isIn } } } }] };
  return { userId, OR: actor.emailVerified ? [ofOwn, ofTeam, invited] : [ofOwn, ofTeam] };
}

/** Newest first. */
export function findNotifications(
  actor: Actor,
  { now, isUnread, ...stretch }: Stretch & { now: Date; isUnread: boolean },
): Promise<NotificationRow[]> {
  return db.notification.findMany({
    where: { ...visibleTo(actor, now), ...(isUnread ? { readAt: null } : {}) },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    ...behind(stretch),
    select: NOTIFICATION,
  });
}

export async function hasNotification(actor: Actor, id: string): Promise<boolean> {
  return (await db.notification.count({ where: { id, userId: actor.userId } })) > 0;
}

/** Null if the actor has no such notification, or may no longer see it. */
export function findNotification(actor: Actor, id: string, now: Date): Promise<NotificationRow | null> {
  return db.notification.findFirst({ where: { id, ...visibleTo(actor, now) }, select: NOTIFICATION });
}

/** Counts one beyond the limit, to mean "more". */
export function countUnread(actor: Actor, now: Date): Promise<number> {
  return db.notification.count({ where: { ...visibleTo(actor, now), readAt: null }, take: MOST_COUNTED + 1 });
}

export type MentionRow = NotificationRow & { comment: { text: string } | null };

/** Unread comments that mention the actor, newest first, with their text. */
export function findUnreadMentions(actor: Actor, now: Date, take: number): Promise<MentionRow[]> {
  return db.notification.findMany({
    where: { ...visibleTo(actor, now), kind: "mentioned", readAt: null },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take,
    select: { ...NOTIFICATION, comment: { select: { text: true } } },
  });
}

export async function setRead(actor: Actor, id: string, readAt: Date | null): Promise<void> {
  await db.notification.updateMany({ where: { id, userId: actor.userId }, data: { readAt } });
}

/** This one and all the actor's older ones. */
export async function setReadUpTo(actor: Actor, newest: { id: string; createdAt: Date }, readAt: Date): Promise<void> {
  const { id, createdAt } = newest;
  await db.notification.updateMany({
    where: {
      userId: actor.userId,
      readAt: null,
      OR: [{ createdAt: { lt: createdAt } }, { createdAt, id: { lte: id } }],
    },
    data: { readAt },
  });
}

/** Null if the actor never chose. */
export async function findLetterTime({ userId }: Actor): Promise<string | null> {
  return (await db.notificationSettings.findUnique({ where: { userId }, select: { mail: true } }))?.mail ?? null;
}

export async function keepLetterTime({ userId }: Actor, mail: string): Promise<void> {
  await db.notificationSettings.upsert({ where: { userId }, create: { userId, mail }, update: { mail } });
}

/** Someone to tell. `mail`: when they get letters, null if they never chose. */
export type Recipient = { id: string; email: string; isProven: boolean; language: string; mail: string | null };

/** Those of the people who have a role on the contract now, except whoever caused it. */
export async function findRecipients(
  grant: ReadGrant,
  userIds: readonly string[],
  client: DatabaseClient,
): Promise<Recipient[]> {
  const rows = await client.collaborator.findMany({
    where: { contractId: grant.contractId, userId: { in: userIds.filter((id) => id !== grant.actor?.userId) } },
    orderBy: { id: "asc" },
    select: { user: { select: RECIPIENT } },
  });
  return rows.map(({ user }) => toRecipient(user));
}

export const RECIPIENT = {
  id: true,
  email: true,
  emailVerifiedAt: true,
  deactivatedAt: true,
  defaultLanguage: true,
  notificationSettings: { select: { mail: true } },
} as const;
type RecipientRow = {
  id: string;
  email: string;
  emailVerifiedAt: Date | null;
  deactivatedAt: Date | null;
  defaultLanguage: string;
  notificationSettings: { mail: string } | null;
};

export function toRecipient({ id, email, notificationSettings, ...row }: RecipientRow): Recipient {
  const isProven = row.emailVerifiedAt !== null && row.deactivatedAt === null; // no letters about what can't be opened
  return { id, email, isProven, language: row.defaultLanguage, mail: notificationSettings?.mail ?? null };
}

/** Everyone with a role on the contract, except one. */
export async function peopleBut(grant: ReadGrant, userId: string | null, client: DatabaseClient): Promise<string[]> {
  const rows = await client.collaborator.findMany({
    where: { contractId: grant.contractId, ...(userId === null ? {} : { userId: { not: userId } }) },
    orderBy: { id: "asc" },
    select: { userId: true },
  });
  return rows.map((row) => row.userId);
}

export async function contractName(grant: ReadGrant, client: DatabaseClient): Promise<string> {
  const row = await client.contract.findUnique({ where: { id: grant.contractId }, select: { name: true } });
  return row?.name ?? "";
}

export type NewNotification = Partial<About> & {
  id: string;
  userId: string;
  kind: NotificationKind;
  byName: string;
  createdAt: Date;
  letter: "none" | "due" | "sent";
};

export async function insertNotifications(
  grant: ReadGrant,
  rows: readonly NewNotification[],
  client: DatabaseClient,
): Promise<void> {
  await client.notification.createMany({ data: rows.map((row) => ({ ...row, contractId: grant.contractId })) });
}

/** Notifies the owner of an invited address of the invitation, again if it is resent. */
export async function noteInvitation(
  grant: ReadGrant,
  row: { id: string; invitationId: string; email: string; byName: string; createdAt: Date },
  client: DatabaseClient,
): Promise<void> {
  const { email, ...notification } = row;
  const account = await client.user.findUnique({ where: { email }, select: { id: true } });
  await client.notification.deleteMany({ where: { invitationId: row.invitationId } });
  if (!account) return;
  const { contractId } = grant;
  await client.notification.create({ data: { ...notification, contractId, kind: "invited", userId: account.id } });
}

export type DueRow = { id: string; kind: string; byName: string; createdAt: Date; contract: { name: string } | null };

/** Unread notifications waiting for a person's morning letter, oldest first, of contracts they may see now. */
export function dueForLetter(userId: string, most: number, client: DatabaseClient): Promise<DueRow[]> {
  return client.notification.findMany({
    where: { userId, letter: "due", readAt: null, contract: { collaborators: { some: { userId } } } },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
    take: most,
    select: { id: true, kind: true, byName: true, createdAt: true, contract: { select: { name: true } } },
  });
}

export async function markNotified(ids: readonly string[], client: DatabaseClient): Promise<void> {
  await client.notification.updateMany({ where: { id: { in: [...ids] } }, data: { letter: "sent" } });
}

/** @returns how many were deleted */
export async function deleteOlderThan(moment: Date): Promise<number> {
  return (await db.notification.deleteMany({ where: { createdAt: { lt: moment } } })).count;
}

/** Users with more notifications than this. */
export async function peopleWithMoreThan(most: number): Promise<string[]> {
  const rows = await db.notification.groupBy({
    by: ["userId"],
    _count: { _all: true },
    having: { userId: { _count: { gt: most } } },
  });
  return rows.map(({ userId }) => userId);
}

/** Deletes all of a user's but the newest. @returns how many */
export async function deleteAllBut(userId: string, newest: number): Promise<number> {
  const first = await db.notification.findFirst({
    where: { userId },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    skip: newest,
    select: { id: true, createdAt: true },
  });
  if (!first) return 0;
  const { createdAt, id } = first;
  const where = { userId, OR: [{ createdAt: { lt: createdAt } }, { createdAt, id: { lte: id } }] };
  return (await db.notification.deleteMany({ where })).count;
}
