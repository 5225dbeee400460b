import "server-only";
import type { Actor } from "@/lib/access/actor";
import { ContractGrant } from "@/lib/access/contract-grant";
import { recordInTransaction } from "@/lib/audit/audit";
import { hidden } from "@/lib/access/policy";
import { copyFor } from "@/lib/copy/copy";
import type { Language } from "@/lib/copy/languages";
import { AppError } from "@/lib/errors";
import { notifyInvited } from "@/lib/people/notifications/notify";
import { clock } from "@/lib/platform/clock";
import { inTransaction, type Commit, type DatabaseClient } from "@/lib/platform/db";
import { env } from "@/lib/platform/env";
import { newId, newSecret, secretHash } from "@/lib/platform/ids";
import { buildLetter } from "@/lib/platform/mail/letter";
import { pageById, type PageQuery } from "@/lib/platform/page-budget";
import { queueMail } from "@/lib/platform/mail/send-mail";
import { hasPart, lockPeople } from "./collaborator-store";
import {
  hasInvitation,
  insertInvitation,
  findInvitations,
  markRevoked,
  ownInvitation,
  pendingFor,
  renewInvitation,
  undecidedId,
  visibleInvitation,
  type InvitationRow,
  type Offer,
} from "./invitation-store";
import { INVITED_ROLES, type InvitedRole } from "./bounds";
import type { InvitationDto, InvitationLinkDto, Invite, PendingInvitationDto } from "./schema";

/** How long a link is valid (B-16.1). */
const VALID_DAYS = 7;
const DAY_MS = 86_400_000;

/**
 * Offers a role by mail and by a link to pass on, returned only now. Someone already invited who has not answered gets
 * a new link. @param origin scheme and host for the link, as the caller reaches us
 * @throws AppError `contractNotFound`, `forbidden`, `alreadyCollaborator`. Source: B-16.1, B-16.2, B-21.26.
 */
export async function invite(
  actor: Actor,
  contractId: string,
  input: Invite & { origin: string },
  commit: Commit = inTransaction,
): Promise<InvitationLinkDto> {
  const grant = await ContractGrant.request(actor, contractId, "manage");
  return offer(grant, actor, { ...input, commit }, async (made, tx) => {
    const knownId = await undecidedId(grant, input.email, tx);
    if (knownId !== null) return { action: "invitation.resent", row: await renewInvitation(grant, knownId, made, tx) };
    return {
      action: "invitation.sent",
      row: await insertInvitation(grant, { ...made, id: newId(), email: input.email }, tx),
    };
  });
}

/**
 * With a new link and a new expiry; the old link stops working.
 * @throws AppError `invitationNotFound`, `invitationRevoked`, `invitationAlreadyUsed`, `forbidden`,
 *   `alreadyCollaborator`. Source: B-15.7, B-21.27.
 */
export async function resendInvitation(
  actor: Actor,
  invitationId: string,
  input: { origin: string },
  commit: Commit = inTransaction,
): Promise<InvitationLinkDto> {
  const { grant, row } = await managed(actor, invitationId);
  const again = { email: row.email, role: parseRole(row), origin: input.origin, commit };
  return offer(grant, actor, again, async (made, tx) => ({
    action: "invitation.resent",
    row: await renewInvitation(grant, row.id, made, tx),
  }));
}

/** Withdraws a pending invitation. @throws as `resendInvitation`. Source: B-15.7, B-21.27. */
export async function revokeInvitation(actor: Actor, invitationId: string): Promise<void> {
  const { grant, row } = await managed(actor, invitationId);
  await inTransaction(async (tx) => {
    // accepted or revoked just now
    if (!(await markRevoked(grant, row.id, clock.now(), tx))) throw new AppError("invitationNotFound");
    await recordInTransaction(
      actor,
      { chain: grant.contractId, action: "invitation.revoked", detail: invitationFacts(row) },
      tx,
    );
  });
}

/**
 * Pending ones, newest first, paged. @throws AppError `contractNotFound`, `forbidden`, `invalidInput`. Source: B-15.7.
 */
export async function listInvitations(
  actor: Actor,
  contractId: string,
  query: PageQuery,
): Promise<{ items: InvitationDto[]; nextCursor: string | null }> {
  const grant = await ContractGrant.request(actor, contractId, "manage");
  const now = clock.now();
  return pageById(query, {
    isKnown: (id) => hasInvitation(grant, id),
    read: (stretch) => findInvitations(grant, stretch),
    toItem: (row) => toInvitationDto(row, now),
  });
}

function toInvitationDto(row: InvitationRow & { isLapsed: boolean }, now: Date): InvitationDto {
  return {
    id: row.id,
    contractId: row.contractId,
    email: row.email,
    role: parseRole(row),
    inviter: { name: row.invitedByName },
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    isExpired: row.isLapsed || row.expiresAt <= now,
  };
}

/**
 * To the caller's own address, newest first; none while it is unproven. @throws AppError `invalidInput`. Source:
 * B-21.28.
 */
export async function listPendingInvitations(
  actor: Actor,
  query: PageQuery,
): Promise<{ items: PendingInvitationDto[]; nextCursor: string | null }> {
  const now = clock.now();
  return pageById(query, {
    isKnown: async (id) => (await ownInvitation(actor, id)) !== null,
    read: (stretch) => pendingFor(actor, now, stretch),
    toItem: toPendingDto,
  });
}

function toPendingDto(row: InvitationRow): PendingInvitationDto {
  return {
    id: row.id,
    contractId: row.contractId,
    role: parseRole(row),
    inviter: { name: row.invitedByName },
    contract: { name: row.contract.name },
    expiresAt: row.expiresAt.toISOString(),
  };
}

/** A stored role that can't be offered counts as the lowest. */
export function parseRole(row: { role: string }): InvitedRole {
  return INVITED_ROLES.find((role) => role === row.role) ?? "reviewer";
}

export function invitationFacts(row: InvitationRow): { invitationId: string; email: string; role: string } {
  return { invitationId: row.id, email: row.email, role: row.role };
}

type Stored = { action: "invitation.sent" | "invitation.resent"; row: InvitationRow | null };
type Store = (offer: Offer, tx: DatabaseClient) => Promise<Stored>;

/** Creates one link to mail and one to copy, stores their hashes and queues the letter, all or nothing. */
async function offer(
  grant: ContractGrant<"manage">,
  actor: Actor,
  to: Invite & { origin: string; commit: Commit },
  store: Store,
): Promise<InvitationLinkDto> {
  // 256 bits each; only the mailed one proves that its user reads the address's mail
  const [mailed, copied] = [newSecret(), newSecret()];
  const now = clock.now();
  const made = {
    tokenHash: secretHash(mailed),
    copyHash: secretHash(copied),
    role: to.role,
    invitedById: actor.userId,
    invitedByName: actor.name,
    createdAt: now,
    expiresAt: new Date(now.getTime() + VALID_DAYS * DAY_MS),
  };
  return to.commit(async (tx) => {
    await lockPeople(grant.contractId, tx);
    await ContractGrant.requireStill(grant, tx); // taken out just now
    // inviting oneself would make a part last that comes by a team
    if (to.email === actor.email || (await hasPart(grant, to.email, tx))) throw new AppError("alreadyCollaborator");
    const { action, row: stored } = await store(made, tx);
    if (!stored) throw new AppError("invitationNotFound"); // accepted or revoked just now
    await queueLetter(actor, stored, mailed, tx);
    await notifyInvited(grant, { invitationId: stored.id, email: stored.email }, tx);
    await recordInTransaction(actor, { chain: grant.contractId, action, detail: invitationFacts(stored) }, tx);
    return {
      id: stored.id,
      email: stored.email,
      role: to.role,
      expiresAt: stored.expiresAt.toISOString(),
      link: new URL(`/invitation/${copied}`, to.origin).href,
    };
  });
}

async function queueLetter(actor: Actor, row: InvitationRow, token: string, tx: DatabaseClient): Promise<void> {
  const letter = invitationLetter(actor.language, {
    email: row.email,
    inviter: actor.name,
    contract: row.contract.name,
    role: parseRole(row),
    url: new URL(`/invitation/${token}`, env.publicUrl).href,
  });
  await queueMail({ kind: "invitation", linkToken: token, expiresAt: row.expiresAt, ...letter }, tx);
}

/** A pending invitation that the actor may manage. */
async function managed(
  actor: Actor,
  invitationId: string,
): Promise<{ grant: ContractGrant<"manage">; row: InvitationRow }> {
  const row = await visibleInvitation(actor, invitationId);
  if (!row) throw hidden("invitationNotFound", actor, { of: { invitationId }, ability: "manage" });
  const grant = await ContractGrant.request(actor, row.contractId, "manage");
  if (row.acceptedAt) throw new AppError("invitationAlreadyUsed");
  if (row.revokedAt) throw new AppError("invitationRevoked");
  return { grant, row };
}

type Invited = { email: string; inviter: string; contract: string; role: InvitedRole; url: string };

/** The invitation letter, in the inviter's language. `url` is absolute. Source: B-16.10. */
function invitationLetter(
  language: Language,
  { email, inviter, contract, role, url }: Invited,
): { to: string; subject: string; html: string; text: string } {
  const { letter, roles } = copyFor(language).collaboration;
  const content = {
    language,
    title: letter.title,
    paragraphs: [letter.body(inviter, contract, roles[role]), letter.validity],
    button: { label: letter.button, url },
    footer: letter.footer,
  };
  return { to: email, subject: letter.subject(inviter, contract), ...buildLetter(content) };
}
