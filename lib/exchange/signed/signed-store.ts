import "server-only";
import type { ContractGrant, EditGrant, ReadGrant } from "@/lib/access/contract-grant";
import { db, type DatabaseClient } from "@/lib/platform/db";
import { newId } from "@/lib/platform/ids";
import type { SignedStatus } from "./schema";

const FILE = {
  fileId: true,
  fileName: true,
  file: { select: { sizeBytes: true, sha256: true, storageKey: true } },
} as const;
const COPY = {
  id: true,
  versionId: true,
  versionNumber: true,
  signedOn: true,
  signedBy: true,
  status: true,
  statusMessage: true,
  comparison: true,
  createdAt: true,
  createdByName: true,
  reopenedAt: true,
  reopenedByName: true,
  files: { orderBy: { place: "asc" as const }, select: FILE },
} as const;
export type SignedFileRow = {
  fileId: string | null;
  fileName: string;
  file: { sizeBytes: number | null; sha256: string | null; storageKey: string } | null;
};
export type SignedCopyRow = {
  id: string;
  versionId: string;
  versionNumber: number;
  signedOn: string;
  signedBy: string;
  status: string;
  statusMessage: string | null;
  comparison: string | null;
  createdAt: Date;
  createdByName: string;
  reopenedAt: Date | null;
  reopenedByName: string;
  files: SignedFileRow[];
};

const MOST_COPIES = 100;

/** Newest first. */
export function findSignedCopies(grant: ReadGrant): Promise<SignedCopyRow[]> {
  return db.signedCopy.findMany({
    where: { contractId: grant.contractId },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: MOST_COPIES,
    select: COPY,
  });
}

export function findSignedCopy(
  grant: ReadGrant,
  signedId: string,
  client: DatabaseClient = db,
): Promise<SignedCopyRow | null> {
  return client.signedCopy.findFirst({ where: { id: signedId, contractId: grant.contractId }, select: COPY });
}

/** The copy by which the contract currently counts as signed. */
export function holdingCopy(grant: ReadGrant, client: DatabaseClient): Promise<{ id: string } | null> {
  return client.signedCopy.findFirst({
    where: { contractId: grant.contractId, reopenedAt: null },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    select: { id: true },
  });
}

/** Stores the copy with its files, and marks the contract as signed by it; guests' links end for good. */
export async function insertSignedCopy(
  grant: ContractGrant<"manage">,
  row: Pick<
    SignedCopyRow,
    "id" | "versionId" | "versionNumber" | "signedOn" | "signedBy" | "createdAt" | "createdByName"
  >,
  files: readonly { id: string; fileName: string }[],
  client: DatabaseClient,
): Promise<void> {
  const { contractId } = grant;
  await client.signedCopy.create({ data: { ...row, contractId } });
  await client.signedFile.createMany({
    data: files.map(({ id: fileId, fileName }, place) => ({ id: newId(), copyId: row.id, place, fileId, fileName })),
  });
  const { signedOn, signedBy } = row;
  await client.contract.updateMany({ where: { id: contractId }, data: { signedOn, signedBy } });
  await endGuestLinks(contractId, row.createdAt, client);
}

/** Revoked, so that reopening the text opens none of them again. */
async function endGuestLinks(contractId: string, revokedAt: Date, client: DatabaseClient): Promise<void> {
  await client.guestLink.updateMany({ where: { contractId, revokedAt: null }, data: { revokedAt } });
}

/** Others signing, reopening or saving wait until the transaction ends. Null if it is gone or in the trash. */
export async function lockSigning(
  grant: EditGrant,
  client: DatabaseClient,
): Promise<{ signedOn: string | null; currentVersionId: string | null } | null> {
  const where = { id: grant.contractId, deletedAt: null };
  await client.contract.updateMany({ where, data: { lastVersionNumber: { increment: 0 } } });
  return client.contract.findUnique({ where, select: { signedOn: true, currentVersionId: true } });
}

/** Reopens the text for editing; the copies stay but no longer count, and guests' links of before stay closed. */
export async function endSigning(
  grant: ContractGrant<"manage">,
  by: { reopenedAt: Date; reopenedByName: string },
  client: DatabaseClient,
): Promise<void> {
  const { contractId } = grant;
  await endGuestLinks(contractId, by.reopenedAt, client);
  await client.signedCopy.updateMany({ where: { contractId, reopenedAt: null }, data: by });
  await client.contract.updateMany({ where: { id: contractId }, data: { signedOn: null, signedBy: "" } });
}

/** Marks it for another comparison. @returns false if a comparison is already running, or it is gone */
export async function beginComparing(
  grant: ContractGrant<"manage">,
  signedId: string,
  client: DatabaseClient,
): Promise<boolean> {
  const { count } = await client.signedCopy.updateMany({
    where: { id: signedId, contractId: grant.contractId, status: { not: "processing" } },
    data: { status: "processing", statusMessage: null, comparison: null },
  });
  return count === 1;
}

/** @returns false if it was already compared, given up or removed */
export async function endComparing(
  grant: EditGrant,
  signedId: string,
  end: { status: SignedStatus; statusMessage?: string; comparison?: string },
  client: DatabaseClient = db,
): Promise<boolean> {
  const { count } = await client.signedCopy.updateMany({
    where: { id: signedId, contractId: grant.contractId, status: "processing" },
    data: end,
  });
  return count === 1;
}

/** Saves how its differences were settled, inside the comparison. Call `lockSigning` before reading it. */
export async function keepComparison(
  grant: ContractGrant<"manage">,
  { signedId, comparison }: { signedId: string; comparison: string },
  client: DatabaseClient,
): Promise<void> {
  const where = { id: signedId, contractId: grant.contractId, status: "ready" };
  await client.signedCopy.updateMany({ where, data: { comparison } });
}

/** Leaves its files without an owner; the next tidy-up deletes them. */
export async function removeSignedCopy(
  grant: ContractGrant<"manage">,
  signedId: string,
  client: DatabaseClient,
): Promise<boolean> {
  const where = { id: signedId, contractId: grant.contractId, reopenedAt: { not: null } };
  return (await client.signedCopy.deleteMany({ where })).count === 1;
}
