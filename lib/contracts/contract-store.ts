import "server-only";
import type { Actor } from "@/lib/access/actor";
import type { ContractGrant, EditGrant, ReadGrant } from "@/lib/access/contract-grant";
import { notePermit } from "@/lib/access/policy";
import type { ScanFacts } from "@/lib/documents/extraction/document";
import { db, inTransaction, type DatabaseClient } from "@/lib/platform/db";
import { nameKeys } from "./list/name-key";
import type { ContractStatus } from "./bounds";
import { indexWords } from "@/lib/documents/search/index-words";
import { toSearchText, withSearchName } from "@/lib/documents/search/search-text";
import { keepWords } from "./list/word-index-store";

const NAMED_AT_ONCE = 200;

export const CONTRACT = {
  id: true,
  name: true,
  contractType: true,
  status: true,
  statusMessage: true,
  progress: true,
  pagesWithoutText: true,
  scannedPages: true,
  uploadedAt: true,
  uploadedById: true,
  uploadedByName: true,
  currentVersionId: true,
  signedOn: true,
  signedBy: true,
  file: { select: { id: true, fileName: true } },
} as const;
export type ContractRow = {
  id: string;
  name: string;
  contractType: string;
  status: string;
  statusMessage: string | null;
  progress: number;
  pagesWithoutText: string;
  scannedPages: string;
  uploadedAt: Date;
  uploadedById: string | null;
  uploadedByName: string;
  currentVersionId: string | null;
  signedOn: string | null;
  signedBy: string;
  file: { id: string; fileName: string } | null;
};
export type ContractWithRole = { role: string; contract: ContractRow };

export function findContract(grant: ReadGrant, client: DatabaseClient = db): Promise<ContractRow | null> {
  return client.contract.findUnique({ where: { id: grant.contractId }, select: CONTRACT });
}

/** The contract's owner; null if it was deleted just now. */
export async function findOwner(grant: ReadGrant, client: DatabaseClient = db): Promise<string | null> {
  const row = await client.collaborator.findFirst({
    where: { contractId: grant.contractId, role: "admin" },
    select: { userId: true },
  });
  return row?.userId ?? null;
}

/** Adds a contract and its owner's row. `file` is set for an upload, which starts as `processing`. */
export async function insertContract(
  actor: Actor,
  row: {
    id: string;
    name: string;
    contractType: string;
    status: ContractStatus;
    uploadedAt: Date;
    fileId: string | null;
    collaboratorId: string;
  },
  client: DatabaseClient,
): Promise<void> {
  const { collaboratorId, ...contract } = row;
  await client.contract.create({
    data: {
      ...contract,
      searchText: toSearchText(row.name, ""),
      uploadedById: actor.userId,
      uploadedByName: actor.name,
    },
  });
  await keepNameKeys(row.id, row.name, client);
  await keepWords({ contractId: row.id, name: row.name }, "", client);
  await client.collaborator.create({
    data: {
      id: collaboratorId,
      contractId: row.id,
      userId: actor.userId,
      role: "admin",
      contractUploadedAt: row.uploadedAt,
    },
  });
  notePermit({ of: "contract", contractId: row.id, userId: actor.userId, ability: "read" });
}

export async function setStatus(
  grant: EditGrant,
  status: ContractStatus,
  change: { from?: readonly ContractStatus[]; statusMessage?: string | null; progress?: number },
  client: DatabaseClient = db,
): Promise<boolean> {
  const { from, ...data } = change;
  const { count } = await client.contract.updateMany({
    where: { id: grant.contractId, ...(from ? { status: { in: [...from] } } : {}) },
    data: { status, statusMessage: null, ...data },
  });
  return count === 1;
}

export async function setProgress(grant: EditGrant, percent: number): Promise<void> {
  await db.contract.updateMany({ where: { id: grant.contractId, status: "processing" }, data: { progress: percent } });
}

/** Stores what is known of its original's pages. */
export async function setPages(
  grant: EditGrant,
  { withoutText, scanned }: { withoutText: readonly number[]; scanned: ScanFacts["pages"] },
  client: DatabaseClient,
): Promise<void> {
  await client.contract.update({
    where: { id: grant.contractId },
    data: { pagesWithoutText: JSON.stringify(withoutText), scannedPages: JSON.stringify(scanned) },
    select: { id: true },
  });
}

/** Unless a person said something meanwhile; `name` null: the one it has. Searches follow with the next version. */
export async function setGuessed(
  grant: EditGrant,
  { contractType, name }: { contractType: string; name: string | null },
  client: DatabaseClient,
): Promise<void> {
  const { count } = await client.contract.updateMany({
    where: { id: grant.contractId, contractType: "" },
    data: { contractType, ...(name === null ? {} : { name }) },
  });
  if (count === 1 && name !== null) await keepNameKeys(grant.contractId, name, client);
}

/** Others changing the contract wait until the transaction ends. Null if it is gone or in the trash. */
export async function lockContract(
  grant: EditGrant,
  client: DatabaseClient,
): Promise<{ name: string; contractType: string; lastVersionNumber: number } | null> {
  const where = { id: grant.contractId, deletedAt: null };
  await client.contract.updateMany({ where, data: { lastVersionNumber: { increment: 0 } } });
  return client.contract.findUnique({ where, select: { name: true, contractType: true, lastVersionNumber: true } });
}

/** A contract's searchable text, and the words extracted from it. */
export type SearchedText = { searchText: string; words: string };

/** Its name and text, folded; null if the contract is gone. */
export async function findSearchedText(grant: ContractGrant<"manage">): Promise<string | null> {
  const row = await db.contract.findUnique({ where: { id: grant.contractId }, select: { searchText: true } });
  return row && row.searchText;
}

/**
 * Changes name and type, and the searchable text with the name. Savers wait until the transaction ends.
 * @param known the words of its text, extracted before the transaction
 * @returns false if the contract is gone
 */
export async function setDetails(
  grant: ContractGrant<"manage">,
  { known, ...details }: { name?: string; contractType?: string; known: SearchedText | null },
  client: DatabaseClient,
): Promise<boolean> {
  const where = { id: grant.contractId };
  const { count } = await client.contract.updateMany({ where, data: details });
  if (count === 0 || details.name === undefined) return count === 1;
  await keepNameKeys(grant.contractId, details.name, client);
  const { searchText } = await client.contract.findUniqueOrThrow({ where, select: { searchText: true } });
  await client.contract.updateMany({ where, data: { searchText: withSearchName(searchText, details.name) } });
  const isKnown = known?.searchText === searchText; // otherwise someone saved just now
  const words = isKnown ? known.words : indexWords(searchText.slice(searchText.indexOf("\n") + 1));
  await keepWords({ contractId: grant.contractId, name: details.name }, words, client);
  return true;
}

/** The keys a name sorts by, in every list containing the contract (migration 0020). */
async function keepNameKeys(contractId: string, name: string, client: DatabaseClient): Promise<void> {
  await client.contractIndex.updateMany({ where: { contractId }, data: nameKeys(name) });
}

/** Creates missing name sort keys after an upgrade or a restore, in batches. @returns whether more are missing */
export async function keepMissingNameKeys(): Promise<boolean> {
  const rows = await db.contractIndex.findMany({
    where: { nameLatin: "" },
    take: NAMED_AT_ONCE,
    select: { contractId: true, contract: { select: { name: true } } },
  });
  await inTransaction(async (tx) => {
    for (const { contractId, contract } of rows)
      await tx.contractIndex.updateMany({
        where: { contractId, nameLatin: "", contract: { name: contract.name } },
        data: nameKeys(contract.name),
      });
  });
  return rows.length === NAMED_AT_ONCE;
}

/** Stores the searchable text of a contract that has none yet, if name and text have not changed since it was made. */
export async function setSearchText(
  grant: EditGrant,
  made: { of: { name: string; currentVersionId: string | null }; searchText: string; words: string },
): Promise<void> {
  const { contractId } = grant;
  await inTransaction(async (tx) => {
    const { count } = await tx.contract.updateMany({
      where: { id: contractId, searchText: "", name: made.of.name, currentVersionId: made.of.currentVersionId },
      data: { searchText: made.searchText },
    });
    if (count === 1) await keepWords({ contractId, name: made.of.name }, made.words, tx);
  });
}

/** Marks the current text as reviewed; false if there is none, or it is not the version meant. */
export async function setReviewed(
  grant: EditGrant,
  versionId: string | null,
  client: DatabaseClient,
): Promise<boolean> {
  const { count } = await client.contract.updateMany({
    where: { id: grant.contractId, currentVersionId: versionId ?? { not: null } },
    data: { status: "reviewed", statusMessage: null },
  });
  return count === 1;
}

/** By system role or contract role, as flagged on the review page (B-10.9). */
export function isContractAdmin(row: { uploadedById: string | null }, actor: Actor, role: string): boolean {
  return row.uploadedById === actor.userId || actor.systemRole === "manager" || role === "admin";
}
