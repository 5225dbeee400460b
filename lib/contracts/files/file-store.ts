import "server-only";
import type { Actor } from "@/lib/access/actor";
import type { ContractGrant, ReadGrant } from "@/lib/access/contract-grant";
import { db, type DatabaseClient } from "@/lib/platform/db";

const FILE = {
  id: true,
  ownerId: true,
  fileName: true,
  contentType: true,
  storageKey: true,
  sizeBytes: true,
  uploadedAt: true,
} as const;
export type FileRow = {
  id: string;
  ownerId: string | null;
  fileName: string;
  contentType: string;
  storageKey: string;
  sizeBytes: number | null;
  uploadedAt: Date | null;
};

/** A test compares this with the model's relations, so that a new one isn't forgotten. */
export const UNUSED = {
  contracts: { none: {} },
  rounds: { none: {} },
  carried: { none: {} },
  signed: { none: {} },
  proofs: { none: {} },
  mailedNotices: { none: {} },
  received: { none: {} },
} as const;

/** Files that came in for a contract in the trash are hidden until it is restored. */
const OUT_OF_TRASH = {
  contracts: { none: { deletedAt: { not: null } } },
  rounds: { none: { contract: { deletedAt: { not: null } } } },
  signed: { none: { copy: { contract: { deletedAt: { not: null } } } } },
  proofs: { none: { notice: { contract: { deletedAt: { not: null } } } } },
  mailedNotices: { none: { contract: { deletedAt: { not: null } } } },
} as const;

export async function insertFile(
  actor: Actor,
  row: { id: string; fileName: string; contentType: string; storageKey: string },
  client: DatabaseClient,
): Promise<void> {
  await client.storedFile.create({ data: { ...row, ownerId: actor.userId } });
}

/** One that counts as the actor's, as far as they may still see it. */
export function ownFile(actor: Actor, fileId: string): Promise<FileRow | null> {
  const where = { id: fileId, ownerId: actor.userId, OR: [UNUSED, ...sharedWith(actor)] };
  return db.storedFile.findFirst({ where, select: FILE });
}

/** A file, for anyone with a role on a contract it belongs to, or for its uploader while it belongs to none. */
export function visibleFile(actor: Actor, fileId: string): Promise<FileRow | null> {
  const unused = { ownerId: actor.userId, ...UNUSED };
  return db.storedFile.findFirst({ where: { id: fileId, OR: [unused, ...sharedWith(actor)] }, select: FILE });
}

/**
 * Whose bytes a file counts as says nothing: guests' replies and signed copies count as their collaborators', who may
 * have left the contract since.
 */
function sharedWith({ userId }: Actor) {
  const shared = { collaborators: { some: { userId } } };
  return [
    { contracts: { some: shared } },
    { rounds: { some: { contract: shared } } },
    { signed: { some: { copy: { contract: shared } } } },
    { proofs: { some: { notice: { contract: shared } } } },
    { mailedNotices: { some: { contract: shared } } },
  ];
}

/** The file a signed link names; the signature is the proof. */
export function linkedFile(fileId: string): Promise<FileRow | null> {
  return db.storedFile.findFirst({ where: { id: fileId, ...OUT_OF_TRASH }, select: FILE });
}

export async function findOriginal(grant: ReadGrant): Promise<FileRow | null> {
  const contract = await db.contract.findUnique({
    where: { id: grant.contractId },
    select: { file: { select: FILE } },
  });
  return contract?.file ?? null;
}

/**
 * A file that came in for the contract, is its signed copy, went out with a notice or proves one, or is the carrier one
 * of its versions is written into.
 */
export function fileOfContract(grant: ReadGrant, fileId: string): Promise<FileRow | null> {
  const { contractId } = grant;
  return db.storedFile.findFirst({
    where: {
      id: fileId,
      OR: [
        { rounds: { some: { contractId } } },
        { carried: { some: { contractId } } },
        { signed: { some: { copy: { contractId } } } },
        { proofs: { some: { notice: { contractId } } } },
        { mailedNotices: { some: { contractId } } },
      ],
    },
    select: FILE,
  });
}

/** Files that came in for the contract, are its signed copies, or of its notices, deleted with it. */
export async function filesOfContract(grant: ContractGrant<"delete">, client: DatabaseClient): Promise<string[]> {
  const rows = await client.storedFile.findMany({
    where: {
      OR: [
        { rounds: { some: { contractId: grant.contractId } } },
        { signed: { some: { copy: { contractId: grant.contractId } } } },
        { proofs: { some: { notice: { contractId: grant.contractId } } } },
        { mailedNotices: { some: { contractId: grant.contractId } } },
      ],
    },
    select: { id: true },
  });
  return rows.map(({ id }) => id);
}

/** @returns false if the bytes had already arrived: a file is written once */
export async function markUploaded(
  fileId: string,
  arrived: { storageKey: string; sizeBytes: number; sha256: string; at: Date },
  client: DatabaseClient = db,
): Promise<boolean> {
  const { at: uploadedAt, ...facts } = arrived;
  const { count } = await client.storedFile.updateMany({
    where: { id: fileId, uploadedAt: null },
    data: { ...facts, uploadedAt },
  });
  return count === 1;
}

export function filesWithoutHash(): Promise<{ id: string; storageKey: string }[]> {
  return db.storedFile.findMany({
    where: { sha256: null, uploadedAt: { not: null } },
    select: { id: true, storageKey: true },
  });
}

export async function setMissingHash(fileId: string, sha256: string): Promise<void> {
  await db.storedFile.updateMany({ where: { id: fileId, sha256: null }, data: { sha256 } });
}

/** Unless something else was made from it. @returns the key of the bytes no longer needed, or null */
export async function forgetUnusedFile(
  _grant: ContractGrant<"delete">,
  fileId: string,
  client: DatabaseClient,
): Promise<string | null> {
  const file = await client.storedFile.findUnique({ where: { id: fileId }, select: { storageKey: true } });
  const { count } = await client.storedFile.deleteMany({ where: { id: fileId, ...UNUSED } });
  return count === 1 && file ? file.storageKey : null;
}

/** Files older than a moment that never became a contract; at most `limit`. */
export function abandonedFiles(before: Date, limit: number): Promise<{ id: string; storageKey: string }[]> {
  return db.storedFile.findMany({
    where: { createdAt: { lt: before }, ...UNUSED },
    orderBy: { createdAt: "asc" },
    take: limit,
    select: { id: true, storageKey: true },
  });
}

/** Deletes a file unless something was made from it meanwhile. @returns whether it is gone */
export async function forgetAbandoned(fileId: string, client: DatabaseClient): Promise<boolean> {
  return (await client.storedFile.deleteMany({ where: { id: fileId, ...UNUSED } })).count === 1;
}
