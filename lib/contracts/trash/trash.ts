import "server-only";
import type { Actor } from "@/lib/access/actor";
import { ContractGrant } from "@/lib/access/contract-grant";
import { lockFolders } from "@/lib/access/folder-parts";
import { everybodyIn } from "@/lib/access/trash-store";
import { requireRoom } from "@/lib/access/quotas";
import { recordInTransaction } from "@/lib/audit/audit";
import { ACCOUNTS_CHAIN, type AuditFact } from "@/lib/audit/schema";
import { AppError } from "@/lib/errors";
import { filesOfContract, forgetUnusedFile } from "@/lib/contracts/files/file-store";
import { clock } from "@/lib/platform/clock";
import { inTransaction, type Commit, type DatabaseClient } from "@/lib/platform/db";
import { enqueueUnlessWaiting } from "@/lib/platform/jobs/once";
import { enqueue } from "@/lib/platform/jobs/queue";
import { pageById, type PageQuery } from "@/lib/platform/page-budget";
import { toContractDto, getContract } from "@/lib/contracts/contracts";
import { lockContract } from "@/lib/contracts/contract-store";
import { DAYS_IN_TRASH } from "@/lib/contracts/bounds";
import { CONTRACTS_PER_PAGE, type ContractDto, type ContractListItemDto } from "@/lib/contracts/schema";
import {
  bundleKeys,
  countTrash,
  isInOwnTrash,
  lockTrashed,
  moveToTrash,
  removeContract,
  takeFromTrash,
  trashedAt,
  trashedBefore,
  findTrash,
  type TrashedRow,
} from "./trash-store";

const DAY_MS = 86_400_000;
/** Most deleted for good in one round of tidying. */
const MOST = 1_000;

/**
 * REST's delete: to the trash, or for good if already there. Of two calls at once both mean the trash: clients and
 * proxies send a call again that takes long. @throws as `trashContract`. Source: B-21.13.
 */
export async function deleteContract(
  actor: Actor,
  contractId: string,
  { arrivedAt = clock.now() }: { arrivedAt?: Date } = {},
  commit: Commit = inTransaction,
): Promise<void> {
  const cameTo = await trashedAt(actor, contractId);
  if (!cameTo)
    return trashContract(actor, contractId, commit).catch(async (cause: unknown) => {
      if (!(await isInOwnTrash(actor, contractId))) throw cause; // the other call was faster
    });
  if (cameTo <= arrivedAt) await endContract(actor, contractId, commit);
}

/**
 * Moves it to the trash, where only its owner sees it.
 * @throws AppError `contractNotFound`, `forbidden` for anyone but the owner. Source: B-7.9, B-19.4.
 */
export async function trashContract(actor: Actor, contractId: string, commit: Commit = inTransaction): Promise<void> {
  const grant = await ContractGrant.request(actor, contractId, "delete");
  await commit(async (tx) => {
    await lockFolders(tx);
    const before = await lockContract(grant, tx);
    const audience = await everybodyIn(contractId, tx);
    // someone was faster
    if (!before || !(await moveToTrash(grant, clock.now(), tx))) throw new AppError("contractNotFound");
    const fact = { action: "contract.deleted" as const, detail: { contractId, name: before.name }, audience };
    await recordTrash(actor, contractId, fact, tx);
    await enqueueUnlessWaiting("rereadFamily", { contractId }, {}, tx); // it amends nothing any more
  });
}

/**
 * Restores the contract with everyone's roles on it; pending work continues.
 * @throws AppError `contractNotFound` unless it is in the caller's own trash, `contractQuotaExceeded`. Source: B-21.13.
 */
export async function undeleteContract(actor: Actor, contractId: string): Promise<ContractDto> {
  const grant = await ContractGrant.inTrash(actor, contractId);
  return inTransaction(async (tx) => {
    await lockFolders(tx);
    await requireRoom(actor.userId, { contracts: 1 }, tx);
    const back = await takeFromTrash(grant, tx);
    if (!back) throw new AppError("contractNotFound"); // someone was faster
    await goOn(actor, contractId, back, tx);
    await recordTrash(actor, contractId, { action: "contract.undeleted", detail: { contractId, name: back.name } }, tx);
    return getContract(actor, contractId, tx);
  });
}

/**
 * Deletes a contract in the caller's trash for good, with versions, comments, people, invitations and files. The audit
 * trail stays. @throws AppError `contractNotFound`. Source: B-7.12.
 */
export async function endContract(actor: Actor, contractId: string, commit: Commit = inTransaction): Promise<void> {
  const grant = await ContractGrant.inTrash(actor, contractId);
  await commit(async (tx) => {
    if (!(await end(actor, grant, tx))) throw new AppError("contractNotFound"); // someone was faster
  });
}

/** What the caller deleted in the last days, latest first, paged. @throws AppError `invalidInput`. */
export function listTrash(
  actor: Actor,
  { limit = CONTRACTS_PER_PAGE, ...page }: PageQuery,
): Promise<{ items: ContractListItemDto[]; nextCursor: string | null }> {
  return pageById(
    { limit, ...page },
    {
      isKnown: (id) => isInOwnTrash(actor, id),
      read: (stretch) => findTrash(actor, stretch),
      toItem: (row) => toTrashedDto(row, actor),
    },
  );
}

export function trashSize(actor: Actor): Promise<number> {
  return countTrash(actor);
}

/** Deletes for good what has been in the trash long enough. Safe on every node. @returns how many */
export async function endOldTrash(): Promise<number> {
  let ended = 0;
  for (const contractId of await trashedBefore(new Date(clock.now().getTime() - DAYS_IN_TRASH * DAY_MS), MOST)) {
    const isEnded = await inTransaction((tx) => end(null, ContractGrant.forSweep(contractId), tx));
    ended += isEnded ? 1 : 0;
  }
  return ended;
}

/** For good. @returns false if it is no longer in the trash */
async function end(actor: Actor | null, grant: ContractGrant<"delete">, tx: DatabaseClient): Promise<boolean> {
  const { contractId } = grant;
  const before = await lockTrashed(grant, tx);
  if (!before) return false;
  const files = new Set([...(before.fileId === null ? [] : [before.fileId]), ...(await filesOfContract(grant, tx))]);
  const audience = await everybodyIn(contractId, tx);
  const archives = await bundleKeys(grant, tx);
  await removeContract(grant, tx);
  for (const storageKey of archives) await enqueue("removeFile", { storageKey }, {}, tx);
  for (const fileId of files) await removeFile(grant, fileId, tx);
  const fact = { action: "contract.ended" as const, detail: { contractId, name: before.name }, audience };
  await recordTrash(actor, contractId, fact, tx);
  return true;
}

/** Unless another contract was made from it. A job removes its bytes, and merely waits if storage is down. */
async function removeFile(grant: ContractGrant<"delete">, fileId: string, tx: DatabaseClient): Promise<void> {
  const storageKey = await forgetUnusedFile(grant, fileId, tx);
  if (storageKey !== null) await enqueue("removeFile", { storageKey }, {}, tx);
}

type Back = NonNullable<Awaited<ReturnType<typeof takeFromTrash>>>;

/** Jobs end silently while a contract is in the trash: queue again what it still needs. */
async function goOn(actor: Actor, contractId: string, back: Back, tx: DatabaseClient): Promise<void> {
  const facts = { accountId: actor.userId };
  await enqueue("registerParties", { contractId }, facts, tx);
  await enqueueUnlessWaiting("rereadFamily", { contractId }, facts, tx);
  if (back.status === "processing" && back.currentVersionId === null)
    await enqueue("readContract", { contractId }, { ...facts, size: back.file?.sizeBytes ?? undefined }, tx);
  if (back.status === "processing" && back.currentVersionId !== null)
    await enqueue("analyzeContract", { contractId }, facts, tx);
  for (const { id: roundId, file } of back.rounds)
    await enqueue("readRound", { contractId, roundId }, { ...facts, size: file?.sizeBytes ?? undefined }, tx);
  for (const { id: signedId } of back.signedCopies) await enqueue("compareSigned", { contractId, signedId }, facts, tx);
}

/** In the contract's own trail and in the installation's, which remains readable when the contract is gone. */
async function recordTrash(
  actor: Actor | null,
  contractId: string,
  { audience = [], ...fact }: AuditFact & { audience?: readonly string[] },
  tx: DatabaseClient,
): Promise<void> {
  await recordInTransaction(actor, { chain: contractId, ...fact, audience }, tx);
  await recordInTransaction(actor, { chain: ACCOUNTS_CHAIN, ...fact }, tx);
}

function toTrashedDto(row: TrashedRow, actor: Actor): ContractListItemDto {
  const deletedAt = row.deletedAt ?? clock.now(); // anything in the trash has a date
  return {
    ...toContractDto(actor, row, { role: "admin" }),
    deletedAt: deletedAt.toISOString(),
    endsAt: new Date(deletedAt.getTime() + DAYS_IN_TRASH * DAY_MS).toISOString(),
  };
}
