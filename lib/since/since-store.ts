import "server-only";
import type { Actor } from "@/lib/access/actor";
import type { EditGrant, ReadGrant } from "@/lib/access/contract-grant";
import { db, type DatabaseClient } from "@/lib/platform/db";

export type ReferencesRow = { versionId: string; versionNumber: number; rules: number; found: string };

export function findReferences({ contractId }: ReadGrant): Promise<ReferencesRow | null> {
  const select = { versionId: true, versionNumber: true, rules: true, found: true };
  return db.contractReferences.findUnique({ where: { contractId }, select });
}

/** @returns false where another version is current by now, or the contract is gone */
export async function keepReferences(
  { contractId }: ReadGrant | EditGrant,
  row: ReferencesRow,
  client: DatabaseClient,
): Promise<boolean> {
  const { count } = await client.contract.updateMany({
    where: { id: contractId, currentVersionId: row.versionId },
    data: { lastVersionNumber: { increment: 0 } },
  });
  if (count === 0) return false;
  await client.contractReferences.upsert({ where: { contractId }, create: { contractId, ...row }, update: row });
  return true;
}

export type WatchRow = { id: string; userId: string; key: string; kind: string; name: string; changes: string };
const WATCH = { id: true, userId: true, key: true, kind: true, name: true, changes: true } as const;

/** Who watches some references, of those with a part in the contract by now; the oldest watch first. */
export function watchesOn(
  { contractId }: ReadGrant,
  keys: readonly string[],
): Promise<(WatchRow & { user: { name: string } })[]> {
  return db.watchedReference.findMany({
    where: { key: { in: [...keys] }, user: { collaborations: { some: { contractId } } } },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
    select: { ...WATCH, user: { select: { name: true } } },
  });
}

export function listWatched({ userId }: Actor, most: number): Promise<WatchRow[]> {
  return db.watchedReference.findMany({
    where: { userId },
    orderBy: [{ name: "asc" }, { id: "asc" }],
    take: most,
    select: WATCH,
  });
}

export function countWatched({ userId }: Actor, client: DatabaseClient): Promise<number> {
  return client.watchedReference.count({ where: { userId } });
}

/** The actor's watch, begun where there was none; others who change it wait. */
export function lockWatch(
  { userId }: Actor,
  row: { id: string; key: string; kind: string; name: string; createdAt: Date },
  client: DatabaseClient,
): Promise<WatchRow> {
  return client.watchedReference.upsert({
    where: { userId_key: { userId, key: row.key } },
    create: { ...row, userId },
    update: { kind: row.kind },
    select: WATCH,
  });
}

export async function keepNotes(
  { userId }: Actor,
  key: string,
  changes: string,
  client: DatabaseClient,
): Promise<void> {
  await client.watchedReference.update({ where: { userId_key: { userId, key } }, data: { changes } });
}

/** @returns whether there was one */
export async function deleteWatch({ userId }: Actor, which: { id: string } | { key: string }): Promise<boolean> {
  return (await db.watchedReference.deleteMany({ where: { ...which, userId } })).count > 0;
}

export type SignedRow = { id: string; name: string; signedOn: string };

/** Signed contracts in which the actor has a part, by id from the one behind `after`. */
export async function signedContracts(
  { userId }: Actor,
  { after, limit }: { after: string | null; limit: number },
): Promise<SignedRow[]> {
  const rows = await db.contract.findMany({
    where: {
      signedOn: { not: null },
      deletedAt: null,
      collaborators: { some: { userId } },
      ...(after === null ? {} : { id: { gt: after } }),
    },
    orderBy: { id: "asc" },
    take: limit,
    select: { id: true, name: true, signedOn: true },
  });
  return rows.map(({ signedOn, ...row }) => ({ ...row, signedOn: signedOn ?? "" }));
}
