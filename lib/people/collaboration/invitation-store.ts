import "server-only";
import type { Actor } from "@/lib/access/actor";
import type { ContractGrant } from "@/lib/access/contract-grant";
import { isDirect } from "@/lib/access/folder-parts";
import { CONTRACT_POLICY } from "@/lib/access/policy";
import { db, type DatabaseClient } from "@/lib/platform/db";
import { wipeLetters } from "@/lib/platform/mail/send-mail";
import { Prisma } from "@/prisma/client/sqlite";
import { behind, type Stretch } from "@/lib/platform/page-budget";
import type { InvitedRole } from "./bounds";

const INVITATION = {
  id: true,
  contractId: true,
  email: true,
  role: true,
  invitedById: true,
  invitedByName: true,
  tokenHash: true,
  copyHash: true,
  createdAt: true,
  expiresAt: true,
  acceptedAt: true,
  revokedAt: true,
  contract: { select: { name: true } },
} as const;
export type InvitationRow = {
  id: string;
  contractId: string;
  email: string;
  role: string;
  invitedById: string | null;
  invitedByName: string;
  tokenHash: string;
  copyHash: string | null;
  createdAt: Date;
  expiresAt: Date;
  acceptedAt: Date | null;
  revokedAt: Date | null;
  contract: { name: string };
};

/** Neither used nor revoked, and from a sender whose account still exists (B-16.9). It may have expired. */
const UNDECIDED = { acceptedAt: null, revokedAt: null, invitedById: { not: null } };
/** Invitations to a contract in the trash are hidden until it is restored. */
const OUT_OF_TRASH = { contract: { deletedAt: null } };
const openAt = (now: Date) => ({ ...UNDECIDED, expiresAt: { gt: now } });

const MAY_INVITE = [...CONTRACT_POLICY.manage];

/**
 * Whether whoever sent it may still invite to the contract: somebody who was taken out of it, or whose account was
 * closed, lets nobody in. Source: B-16.9.
 */
export async function maySenderInvite(
  { contractId, invitedById }: Pick<InvitationRow, "contractId" | "invitedById">,
  client: DatabaseClient = db,
): Promise<boolean> {
  const sender = { userId: invitedById ?? "", role: { in: MAY_INVITE }, user: { deactivatedAt: null } };
  return (await client.collaborator.count({ where: { contractId, ...sender } })) > 0;
}

/** Beyond this many, older ones are open by their links alone. */
const MOST_OFFERED = 1_000;

/** Ids of undecided invitations to the actor's address whose senders may still invite, the newest. */
async function offeredIds({ email }: Actor): Promise<string[]> {
  const rows = await db.$queryRaw<{ id: string }[]>`
    SELECT i."id" FROM "Invitation" i
    JOIN "Collaborator" c ON c."contractId" = i."contractId" AND c."userId" = i."invitedById"
    JOIN "User" u ON u."id" = i."invitedById"
    WHERE i."email" = ${email} AND i."acceptedAt" IS NULL AND i."revokedAt" IS NULL
      AND c."role" IN (${Prisma.join(MAY_INVITE)}) AND u."deactivatedAt" IS NULL
    ORDER BY i."createdAt" DESC, i."id" LIMIT ${MOST_OFFERED}`;
  return rows.map(({ id }) => id);
}

/** The invitation of a mailed or copied link, by the hash of its token: having the link is the proof. */
export function invitationByTokenHash(hash: string): Promise<InvitationRow | null> {
  return db.invitation.findFirst({
    where: { OR: [{ tokenHash: hash }, { copyHash: hash }], ...OUT_OF_TRASH },
    select: INVITATION,
  });
}

/** An invitation to the actor's own address, by its id, as far as the address is known to be theirs. */
export async function ownInvitation(actor: Actor, invitationId: string): Promise<InvitationRow | null> {
  const senders = await believedSenders(actor);
  return (
    senders &&
    db.invitation.findFirst({
      where: { id: invitationId, email: actor.email, ...senders, ...OUT_OF_TRASH },
      select: INVITATION,
    })
  );
}

/**
 * Senders whose invitations open without a link: everyone if the address is proven, otherwise those who gave this user
 * a link to a contract they now share. Null for none: registering an address doesn't prove it is one's own.
 */
async function believedSenders(actor: Actor): Promise<{ invitedById?: { in: string[] } } | null> {
  if (actor.emailVerified) return {};
  if (!actor.emailVouched) return null;
  // an earlier, deleted account of this address has no role on it
  const shared = { collaborators: { some: { userId: actor.userId } } };
  const accepted = await db.invitation.findMany({
    where: { email: actor.email, acceptedAt: { not: null }, invitedById: { not: null }, contract: shared },
    select: { invitedById: true },
    distinct: ["invitedById"],
  });
  return { invitedById: { in: accepted.flatMap(({ invitedById }) => invitedById ?? []) } };
}

/** Pending invitations to the actor's own address, as far as it is known to be theirs. */
export async function pendingFor(actor: Actor, now: Date, stretch: Stretch): Promise<InvitationRow[]> {
  const senders = await believedSenders(actor);
  if (!senders) return [];
  return db.invitation.findMany({
    where: {
      AND: [openAt(now), senders, { id: { in: await offeredIds(actor) } }],
      email: actor.email,
      contract: { deletedAt: null, collaborators: { none: { userId: actor.userId, ...isDirect } } },
    },
    select: INVITATION,
    orderBy: [{ createdAt: "desc" }, { id: "asc" }],
    ...behind(stretch),
  });
}

/** Null without a role on its contract, so that its existence isn't revealed. */
export function visibleInvitation(actor: Actor, invitationId: string): Promise<InvitationRow | null> {
  return db.invitation.findFirst({
    where: { id: invitationId, contract: { collaborators: { some: { userId: actor.userId } } } },
    select: INVITATION,
  });
}

/** A contract's pending invitations, newest first, including those that expired or whose senders may not invite. */
export async function findInvitations(
  { contractId }: ContractGrant<"manage">,
  stretch: Stretch,
): Promise<(InvitationRow & { isLapsed: boolean })[]> {
  const part = { where: { contractId, role: { in: MAY_INVITE } }, select: { id: true } };
  const rows = await db.invitation.findMany({
    where: { contractId, ...UNDECIDED },
    select: { ...INVITATION, invitedBy: { select: { deactivatedAt: true, collaborations: part } } },
    orderBy: [{ createdAt: "desc" }, { id: "asc" }],
    ...behind(stretch),
  });
  return rows.map(({ invitedBy, ...row }) => ({
    ...row,
    isLapsed: invitedBy?.deactivatedAt !== null || invitedBy.collaborations.length === 0,
  }));
}

export async function hasInvitation(grant: ContractGrant<"manage">, invitationId: string): Promise<boolean> {
  return (await db.invitation.count({ where: { id: invitationId, contractId: grant.contractId } })) > 0;
}

/** Including expired or lapsed ones; null if there is none. */
export async function undecidedId(
  grant: ContractGrant<"manage">,
  email: string,
  client: DatabaseClient,
): Promise<string | null> {
  const row = await client.invitation.findFirst({
    where: { contractId: grant.contractId, email, acceptedAt: null, revokedAt: null },
    select: { id: true },
  });
  return row?.id ?? null;
}

export type Offer = {
  tokenHash: string;
  copyHash: string;
  role: InvitedRole;
  invitedById: string;
  invitedByName: string;
  createdAt: Date;
  expiresAt: Date;
};

export function insertInvitation(
  grant: ContractGrant<"manage">,
  row: Offer & { id: string; email: string },
  client: DatabaseClient,
): Promise<InvitationRow> {
  return client.invitation.create({ data: { ...row, contractId: grant.contractId }, select: INVITATION });
}

/** The old link stops working. @returns null if it was accepted or revoked meanwhile */
export async function renewInvitation(
  grant: ContractGrant<"manage">,
  invitationId: string,
  offer: Offer,
  client: DatabaseClient,
): Promise<InvitationRow | null> {
  const where = { id: invitationId, contractId: grant.contractId, acceptedAt: null, revokedAt: null };
  await wipeLetter(where, client);
  const { count } = await client.invitation.updateMany({ where, data: offer });
  return count === 1 ? client.invitation.findUnique({ where: { id: invitationId }, select: INVITATION }) : null;
}

/** @returns false if it was accepted or revoked meanwhile */
export async function markRevoked(
  grant: ContractGrant<"manage">,
  invitationId: string,
  at: Date,
  client: DatabaseClient,
): Promise<boolean> {
  const where = { id: invitationId, contractId: grant.contractId, acceptedAt: null, revokedAt: null };
  await wipeLetter(where, client);
  const { count } = await client.invitation.updateMany({ where, data: { revokedAt: at } });
  return count === 1;
}

/** Wipes the letter of a link that ends. */
async function wipeLetter(
  where: { id: string; contractId: string; acceptedAt: null; revokedAt: null },
  client: DatabaseClient,
): Promise<void> {
  const rows = await client.invitation.findMany({ where, select: { tokenHash: true } });
  await wipeLetters(
    rows.map(({ tokenHash }) => tokenHash),
    client,
  );
}

/** Uses up an open invitation. @returns false if it is no longer open: of two at once, one gets it. */
export async function markAccepted(invitationId: string, at: Date, client: DatabaseClient): Promise<boolean> {
  const { count } = await client.invitation.updateMany({
    where: { id: invitationId, ...openAt(at) },
    data: { acceptedAt: at },
  });
  return count === 1;
}
