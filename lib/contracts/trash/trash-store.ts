import "server-only";
import type { Actor } from "@/lib/access/actor";
import type { ContractGrant } from "@/lib/access/contract-grant";
import { givePartsBack, takePartsAway } from "@/lib/access/trash-store";
import { db, type DatabaseClient } from "@/lib/platform/db";
import { behind, type Stretch } from "@/lib/platform/page-budget";
import { CONTRACT, type ContractRow } from "@/lib/contracts/contract-store";
import { archiveKeys } from "@/lib/contracts/files/archive-keys";

const TRASHED = { ...CONTRACT, deletedAt: true } as const;
export type TrashedRow = ContractRow & { deletedAt: Date | null };
const ownTrash = (actor: Actor) => ({ trashed: { some: { userId: actor.userId, role: "admin" } } });

/** The caller's own, latest deletion first. */
export function findTrash(actor: Actor, stretch: Stretch): Promise<TrashedRow[]> {
  return db.contract.findMany({
    where: ownTrash(actor),
    select: TRASHED,
    orderBy: [{ deletedAt: "desc" }, { id: "asc" }],
    ...behind(stretch),
  });
}

export async function isInOwnTrash(actor: Actor, contractId: string): Promise<boolean> {
  return (await db.contract.count({ where: { id: contractId, ...ownTrash(actor) } })) > 0;
}

export function countTrash(actor: Actor): Promise<number> {
  return db.trashedPart.count({ where: { userId: actor.userId, role: "admin" } });
}

/** Since when a contract is in the caller's own trash; null if it isn't. */
export async function trashedAt(actor: Actor, contractId: string): Promise<Date | null> {
  const where = { id: contractId, ...ownTrash(actor) };
  return (await db.contract.findFirst({ where, select: { deletedAt: true } }))?.deletedAt ?? null;
}

/** @returns false if it is gone, or already in the trash: of two at once, one succeeds */
export async function moveToTrash(grant: ContractGrant<"delete">, at: Date, client: DatabaseClient): Promise<boolean> {
  const { count } = await client.contract.updateMany({
    where: { id: grant.contractId, deletedAt: null },
    data: { deletedAt: at },
  });
  if (count === 1) await takePartsAway(grant.contractId, client);
  return count === 1;
}

/** @returns what was restored; null if it is no longer in the trash */
export async function takeFromTrash(grant: ContractGrant<"delete">, client: DatabaseClient) {
  const { count } = await client.contract.updateMany({
    where: { id: grant.contractId, deletedAt: { not: null } },
    data: { deletedAt: null },
  });
  if (count === 0) return null;
  await givePartsBack(grant.contractId, client);
  return client.contract.findUnique({
    where: { id: grant.contractId },
    select: {
      name: true,
      status: true,
      currentVersionId: true,
      file: { select: { sizeBytes: true } },
      rounds: { where: { status: "processing" }, select: { id: true, file: { select: { sizeBytes: true } } } },
      signedCopies: { where: { status: "processing" }, select: { id: true } },
    },
  });
}

/** Anyone restoring it waits until the transaction ends. @returns null if it is no longer in the trash */
export async function lockTrashed(
  grant: ContractGrant<"delete">,
  client: DatabaseClient,
): Promise<{ name: string; fileId: string | null } | null> {
  const where = { id: grant.contractId, deletedAt: { not: null } };
  await client.contract.updateMany({ where, data: { lastVersionNumber: { increment: 0 } } });
  return client.contract.findFirst({ where, select: { name: true, fileId: true } });
}

/** Keys of the archives that were made of it; their rows go with the contract. */
export async function bundleKeys(grant: ContractGrant<"delete">, client: DatabaseClient): Promise<string[]> {
  const rows = await client.evidenceBundle.findMany({
    where: { contractId: grant.contractId, status: { not: "over" } },
    select: { id: true, pieces: true },
  });
  return rows.flatMap(({ id, pieces }) => archiveKeys(id, pieces));
}

export async function removeContract(grant: ContractGrant<"delete">, client: DatabaseClient): Promise<void> {
  await client.contract.deleteMany({ where: { id: grant.contractId, deletedAt: { not: null } } });
}

/** Contracts deleted before a moment, oldest first; at most `limit`. */
export async function trashedBefore(moment: Date, limit: number): Promise<string[]> {
  const rows = await db.contract.findMany({
    where: { deletedAt: { lt: moment } },
    orderBy: { deletedAt: "asc" },
    take: limit,
    select: { id: true },
  });
  return rows.map(({ id }) => id);
}
