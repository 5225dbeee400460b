import "server-only";
import { CONTRACT_ROLES } from "@/lib/access/actor";
import type { ContractGrant } from "@/lib/access/contract-grant";
import type { GuestGrant } from "@/lib/access/guest-grant";
import { isAllowed } from "@/lib/access/policy";
import { lockContract } from "@/lib/contracts/contract-store";
import { exportFileName } from "@/lib/documents/rendering/file-name";
import { db, type DatabaseClient } from "@/lib/platform/db";
import { MOST_LINKS_OF_ROUND } from "./bounds";

type Grant = ContractGrant<"manage">;

const LINK = {
  id: true,
  label: true,
  codeHash: true,
  createdAt: true,
  createdById: true,
  createdByName: true,
  expiresAt: true,
  revokedAt: true,
  visits: true,
  lastVisitAt: true,
} as const;
export type LinkRow = {
  id: string;
  label: string;
  codeHash: string | null;
  createdAt: Date;
  createdById: string | null;
  createdByName: string;
  expiresAt: Date;
  revokedAt: Date | null;
  visits: number;
  lastVisitAt: Date | null;
};

/** Newest first. */
export function findLinks(grant: Grant, roundId: string): Promise<LinkRow[]> {
  return db.guestLink.findMany({
    where: { roundId, contractId: grant.contractId },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: MOST_LINKS_OF_ROUND,
    select: LINK,
  });
}

/** Others making one wait until the transaction ends. */
export async function countLinks(grant: Grant, roundId: string, client: DatabaseClient): Promise<number> {
  await lockContract(grant, client);
  return client.guestLink.count({ where: { roundId, contractId: grant.contractId } });
}

export function insertLink(
  grant: Grant,
  row: Omit<LinkRow, "revokedAt" | "visits" | "lastVisitAt"> & { roundId: string; language: string; tokenHash: string },
  client: DatabaseClient,
): Promise<LinkRow> {
  return client.guestLink.create({ data: { ...row, contractId: grant.contractId }, select: LINK });
}

/** @returns null if the round has no such link; `isNew: false` if it was revoked before */
export async function markRevoked(
  grant: Grant,
  { roundId, guestId }: { roundId: string; guestId: string },
  at: Date,
  client: DatabaseClient,
): Promise<{ label: string; isNew: boolean } | null> {
  const where = { id: guestId, roundId, contractId: grant.contractId };
  const { count } = await client.guestLink.updateMany({
    where: { ...where, revokedAt: null },
    data: { revokedAt: at },
  });
  const row = await client.guestLink.findFirst({ where, select: { label: true } });
  return row && { label: row.label, isNew: count === 1 };
}

/** Those of the people who may send rounds of the contract. */
export async function whoMaySend(grant: Grant, userIds: readonly string[]): Promise<Set<string>> {
  const rows = await db.collaborator.findMany({
    where: { contractId: grant.contractId, userId: { in: [...new Set(userIds)] } },
    select: { userId: true, role: true },
  });
  const mayAll = rows.filter(({ role }) => {
    const known = CONTRACT_ROLES.find((one) => one === role);
    return known !== undefined && isAllowed(known, "manage");
  });
  return new Set(mayAll.map(({ userId }) => userId));
}

/** Whether the round still waits for an answer: as `GuestGrant` asks. */
export async function isRoundOpen(grant: Grant, since: Date): Promise<boolean> {
  const { contractId } = grant;
  const [signed, later, decided] = await Promise.all([
    db.contract.count({ where: { id: contractId, signedOn: { not: null } } }),
    db.round.count({ where: { contractId, kind: "sent", createdAt: { gt: since } } }),
    db.roundDecision.count({ where: { round: { contractId, kind: "returned", createdAt: { gte: since } } } }),
  ]);
  return signed + later + decided === 0;
}

export async function noteVisit(guest: GuestGrant, at: Date, client: DatabaseClient): Promise<void> {
  await client.guestLink.updateMany({
    where: { id: guest.linkId },
    data: { visits: { increment: 1 }, lastVisitAt: at },
  });
}

const OPENED = {
  id: true,
  fileId: true,
  fileName: true,
  sentVersionId: true,
  sentSinceId: true,
  createdAt: true,
  createdByName: true,
  contractName: true,
  contract: { select: { name: true } },
} as const;

/** The round that the link opens, with the contract's name as it was sent. */
export async function findOpened(guest: GuestGrant) {
  const where = { id: guest.roundId, contractId: guest.contractId };
  const { contract, contractName, ...round } = await db.round.findFirstOrThrow({ where, select: OPENED });
  return { ...round, contractName: contractName ?? nameSent(round.fileName, contract.name) };
}

/** Of a round from before names were kept, what the other side has read already: today's, if its file bears that. */
function nameSent(fileName: string, nameToday: string): string {
  const bare = (name: string) => name.replace(/\.[^.]{1,5}$/u, "");
  return fileName.startsWith(`${bare(exportFileName(nameToday, "docx"))}_v`) ? nameToday : bare(fileName);
}
export type OpenedRound = Awaited<ReturnType<typeof findOpened>>;

/** What came by the link, oldest first. */
export function findReplies(guest: GuestGrant): Promise<{ id: string; sentBy: string; createdAt: Date }[]> {
  return db.round.findMany({
    where: { guestLinkId: guest.linkId, contractId: guest.contractId },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
    take: 100,
    select: { id: true, sentBy: true, createdAt: true },
  });
}

export function findReply(
  guest: GuestGrant,
  roundId: string,
  client: DatabaseClient = db,
): Promise<{ id: string; sentBy: string; createdAt: Date } | null> {
  return client.round.findFirst({
    where: { id: roundId, guestLinkId: guest.linkId },
    select: { id: true, sentBy: true, createdAt: true },
  });
}

/** A guest's reply, as if their file had come back; read by the same job. */
export async function insertReply(
  guest: GuestGrant,
  row: {
    id: string;
    fileId: string;
    fileName: string;
    sentBy: string;
    createdByName: string;
    sentVersionId: string | null;
    sentSinceId: string | null;
    createdAt: Date;
  },
  client: DatabaseClient,
): Promise<void> {
  const { contractId, linkId } = guest;
  await client.round.create({ data: { ...row, contractId, kind: "returned", guestLinkId: linkId } });
}
