import "server-only";
import type { ContractGrant, EditGrant } from "@/lib/access/contract-grant";
import { db, type DatabaseClient } from "@/lib/platform/db";
import { newId } from "@/lib/platform/ids";

const ROW = {
  id: true,
  contractId: true,
  createdAt: true,
  createdById: true,
  createdByName: true,
  language: true,
  comments: true,
  status: true,
  reason: true,
  pieces: true,
  done: true,
  total: true,
  fileCount: true,
  sizeBytes: true,
  sha256: true,
  endsAt: true,
} as const;
export type BundleRow = NonNullable<Awaited<ReturnType<typeof findBundle>>>;
type NewRow = Pick<
  BundleRow,
  "id" | "createdAt" | "createdById" | "createdByName" | "language" | "comments" | "endsAt"
>;
type OwnersGrant = ContractGrant<"audit">;

/** Of two that are asked for at once, the second waits here and then sees the first. */
export async function lockContractRow(
  grant: OwnersGrant,
  tx: DatabaseClient,
): Promise<{ currentVersionId: string | null } | null> {
  const where = { id: grant.contractId, deletedAt: null };
  await tx.contract.updateMany({ where, data: { lastVersionNumber: { increment: 0 } } });
  return tx.contract.findFirst({ where, select: { currentVersionId: true } });
}

export async function contractName(grant: OwnersGrant): Promise<string> {
  const row = await db.contract.findUnique({ where: { id: grant.contractId }, select: { name: true } });
  return row?.name ?? "";
}

export async function insertBundle(grant: OwnersGrant, row: NewRow, tx: DatabaseClient): Promise<void> {
  await tx.evidenceBundle.create({ data: { ...row, contractId: grant.contractId, status: "waiting" } });
}

/** Newest first. */
export function findBundles(grant: OwnersGrant, client: DatabaseClient = db) {
  return client.evidenceBundle.findMany({
    where: { contractId: grant.contractId },
    orderBy: [{ createdAt: "desc" }, { id: "asc" }],
    select: ROW,
  });
}

export function findBundle(grant: OwnersGrant | EditGrant, bundleId: string, client: DatabaseClient = db) {
  return client.evidenceBundle.findFirst({ where: { id: bundleId, contractId: grant.contractId }, select: ROW });
}

export type Progress = Partial<Pick<BundleRow, "pieces" | "done" | "total">>;

/** @returns false if it doesn't wait any more: deleted, or somebody else finished it */
export async function keepProgress(grant: EditGrant, bundleId: string, progress: Progress): Promise<boolean> {
  const where = { id: bundleId, contractId: grant.contractId, status: "waiting" };
  return (await db.evidenceBundle.updateMany({ where, data: progress })).count === 1;
}

type End =
  | ({ status: "ready" } & Pick<BundleRow, "sha256" | "sizeBytes" | "fileCount" | "pieces">)
  | { status: "failed"; reason: string };

/** @returns false if it doesn't wait any more */
export async function endMaking(grant: EditGrant, bundleId: string, end: End, tx: DatabaseClient): Promise<boolean> {
  const where = { id: bundleId, contractId: grant.contractId, status: "waiting" };
  return (await tx.evidenceBundle.updateMany({ where, data: end })).count === 1;
}

/** The archive is gone; the row stays. @returns false if it was gone already */
export async function markOver(bundleId: string, tx: DatabaseClient): Promise<boolean> {
  const where = { id: bundleId, status: "ready" };
  return (await tx.evidenceBundle.updateMany({ where, data: { status: "over" } })).count === 1;
}

export async function removeBundleRow(grant: OwnersGrant, bundleId: string, tx: DatabaseClient): Promise<boolean> {
  const { count } = await tx.evidenceBundle.deleteMany({ where: { id: bundleId, contractId: grant.contractId } });
  return count === 1;
}

export function findEnded(now: Date, limit: number): Promise<{ id: string; pieces: number }[]> {
  const where = { status: "ready", endsAt: { lte: now } };
  return db.evidenceBundle.findMany({ where, take: limit, select: { id: true, pieces: true } });
}

/** Rows at a time: databases limit the number of parameters. */
const AT_ONCE = 500;

export async function insertHashes(bundleId: string, hashes: readonly string[], tx: DatabaseClient): Promise<void> {
  for (let start = 0; start < hashes.length; start += AT_ONCE) {
    const data = hashes.slice(start, start + AT_ONCE).map((sha256) => ({ id: newId(), bundleId, sha256 }));
    await tx.issuedHash.createMany({ data });
  }
}

export async function withdrawHashes(bundleId: string, tx: DatabaseClient): Promise<void> {
  await tx.issuedHash.deleteMany({ where: { bundleId } });
}

/** One look into one index, whatever the answer. */
export async function isIssued(sha256: string): Promise<boolean> {
  return (await db.issuedHash.findFirst({ where: { sha256 }, select: { id: true } })) !== null;
}
