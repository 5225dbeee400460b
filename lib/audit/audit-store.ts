import "server-only";
import type { AdminGrant } from "@/lib/access/admin-grant";
import type { ContractGrant, ReadGrant } from "@/lib/access/contract-grant";
import type { PartOfContract } from "@/lib/access/policy";
import { db, type DatabaseClient } from "@/lib/platform/db";
import { Prisma } from "@/prisma/client/sqlite";
import type { ChainHead, SealedEvent } from "./chain";
import { ACCOUNTS_CHAIN, type AuditAction } from "./schema";

const EVENT = {
  id: true,
  chain: true,
  sequence: true,
  at: true,
  actorId: true,
  actorName: true,
  action: true,
  detail: true,
  address: true,
  previousHash: true,
  hash: true,
} as const;
const HEAD = { lastSequence: true, lastHash: true } as const;

/** Created with the chain's first event. Others adding to the chain wait until the transaction ends. */
export function lockHead(chain: string, tx: DatabaseClient): Promise<ChainHead> {
  return tx.auditChain.upsert({
    where: { chain },
    create: { chain },
    update: { lastSequence: { increment: 0 } },
    select: HEAD,
  });
}

/** Like `lockHead` for several chains at once, in the order given. @param chains each once */
export async function lockHeads(chains: readonly string[], tx: DatabaseClient): Promise<Map<string, ChainHead>> {
  const rows = Prisma.join(chains.map((chain) => Prisma.sql`(${chain})`));
  const heads = await tx.$queryRaw<{ chain: string; lastSequence: number | bigint; lastHash: string }[]>`
    INSERT INTO "AuditChain" ("chain") VALUES ${rows}
    ON CONFLICT ("chain") DO UPDATE SET "lastSequence" = "AuditChain"."lastSequence"
    RETURNING "chain", "lastSequence", "lastHash"`;
  return new Map(
    heads.map(({ chain, lastSequence, lastHash }) => [chain, { lastSequence: Number(lastSequence), lastHash }]),
  );
}

/** Adds events after heads locked in the same transaction, one per chain, and advances the heads. */
export async function append(events: readonly SealedEvent[], tx: DatabaseClient): Promise<void> {
  const [only, ...others] = events;
  if (only && others.length === 0) await tx.auditEvent.create({ data: only, select: { id: true } });
  else await tx.auditEvent.createMany({ data: [...events] }); // unlike `create`, Prisma compiles it anew each time
  const heads = Prisma.join(events.map(({ chain, sequence, hash }) => Prisma.sql`(${chain}, ${sequence}, ${hash})`));
  await tx.$executeRaw`
    INSERT INTO "AuditChain" ("chain", "lastSequence", "lastHash") VALUES ${heads}
    ON CONFLICT ("chain") DO UPDATE
    SET "lastSequence" = excluded."lastSequence", "lastHash" = excluded."lastHash"`;
}

/** Details, as JSON, of one kind of action by one person in a chain since a moment. */
export async function detailsSince(
  chain: string,
  of: { actorId: string; action: AuditAction; since: Date },
  client: DatabaseClient = db,
): Promise<string[]> {
  const { actorId, action, since } = of;
  const rows = await client.auditEvent.findMany({
    where: { chain, actorId, action, at: { gte: since } },
    select: { detail: true },
  });
  return rows.map(({ detail }) => detail);
}

/** How many events the contract's chain has; 0 before the first. */
export async function lastSequence(grant: ReadGrant): Promise<number> {
  const head = await db.auditChain.findUnique({ where: { chain: grant.contractId }, select: { lastSequence: true } });
  return head?.lastSequence ?? 0;
}

/** Events on the contract after one number, up to and including another: who and what, without details. */
export function eventsBetween(
  grant: ReadGrant,
  { behind, upTo, actions }: { behind: number; upTo: number; actions: readonly AuditAction[] },
): Promise<{ action: string; actorName: string }[]> {
  return db.auditEvent.findMany({
    where: { chain: grant.contractId, sequence: { gt: behind, lte: upTo }, action: { in: [...actions] } },
    orderBy: { sequence: "desc" },
    take: MOST_DEEDS,
    select: { action: true, actorName: true },
  });
}

/** Beyond this many, older ones add nothing new. */
const MOST_DEEDS = 200;

/** `from`: the sequence number behind which it starts, in its order. */
export type EventPage = { limit: number; from?: number | undefined; isOldestFirst?: boolean };

/** Events of a contract, newest first or oldest first, behind a sequence number if given. */
export function contractEvents(grant: ContractGrant<"audit">, page: EventPage): Promise<SealedEvent[]> {
  return findEvents(grant.contractId, page);
}

export function accountEvents(_grant: AdminGrant, page: EventPage): Promise<SealedEvent[]> {
  return findEvents(ACCOUNTS_CHAIN, page);
}

export type EventStretch = { limit: number; behind: number };

/** Events of a contract in order, after a sequence number. */
export function contractEventsInOrder(grant: ContractGrant<"audit">, page: EventStretch): Promise<SealedEvent[]> {
  return eventsBehind(grant.contractId, page);
}

export function accountEventsInOrder(_grant: AdminGrant, page: EventStretch): Promise<SealedEvent[]> {
  return eventsBehind(ACCOUNTS_CHAIN, page);
}

function findEvents(chain: string, { limit, from, isOldestFirst = false }: EventPage): Promise<SealedEvent[]> {
  return db.auditEvent.findMany({
    where: { chain, ...(from === undefined ? {} : { sequence: isOldestFirst ? { gt: from } : { lt: from } }) },
    orderBy: { sequence: isOldestFirst ? "asc" : "desc" },
    take: limit,
    select: EVENT,
  });
}

export function contractsOfFile(fileId: string): Promise<string[]> {
  return contractsWith({ fileId });
}

/** The contracts something belongs to, whoever asks: used only to decide what is recorded, never what is answered. */
export async function contractsWith(part: PartOfContract): Promise<string[]> {
  const rows = await db.contract.findMany({ where: belonging(part), orderBy: { id: "asc" }, select: { id: true } });
  return rows.map(({ id }) => id);
}

function belonging(part: PartOfContract): Prisma.ContractWhereInput {
  if ("contractId" in part) return { id: part.contractId };
  if ("fileId" in part) {
    const { fileId } = part;
    return {
      OR: [
        { fileId },
        { signedCopies: { some: { files: { some: { fileId } } } } },
        { notices: { some: { OR: [{ mailedFileId: fileId }, { proofs: { some: { fileId } } }] } } },
      ],
    };
  }
  if ("invitationId" in part) return { invitations: { some: { id: part.invitationId } } };
  return { analyses: { some: { suggestions: { some: { id: part.suggestionId } } } } };
}

/** For integrity checks by the operator. */
export function eventsBehind(chain: string, page: EventStretch): Promise<SealedEvent[]> {
  return db.auditEvent.findMany({
    where: { chain, sequence: { gt: page.behind } },
    orderBy: { sequence: "asc" },
    take: page.limit,
    select: EVENT,
  });
}

export function findHead(chain: string): Promise<ChainHead | null> {
  return db.auditChain.findUnique({ where: { chain }, select: HEAD });
}

/** Every chain with its head, including chains that lost theirs; for integrity checks. */
export async function allHeads(): Promise<Map<string, ChainHead | null>> {
  const [heads, chains] = await Promise.all([
    db.auditChain.findMany({ orderBy: { chain: "asc" }, select: { chain: true, ...HEAD } }),
    db.auditEvent.groupBy({ by: ["chain"] }),
  ]);
  const all = new Map<string, ChainHead | null>(chains.map(({ chain }) => [chain, null]));
  for (const { chain, lastSequence, lastHash } of heads) all.set(chain, { lastSequence, lastHash });
  return all;
}
