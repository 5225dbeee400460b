import "server-only";
import type { Actor } from "@/lib/access/actor";
import { ContractGrant, type EditGrant } from "@/lib/access/contract-grant";
import { recordInTransaction } from "@/lib/audit/audit";
import { ACCOUNTS_CHAIN, type AuditFact } from "@/lib/audit/schema";
import { AppError } from "@/lib/errors";
import { filesOfRounds, forgetUnusedFile } from "@/lib/files/file-store";
import { inTransaction, type DatabaseClient } from "@/lib/platform/db";
import { enqueue } from "@/lib/platform/jobs/queue";
import { contractOf, lockContract, removeContract, setDetails, setReviewed } from "./contract-store";
import { getContract } from "./contracts";
import type { ChangeContract, ContractDto } from "./schema";
import { conflictWith } from "./version-conflict";

/**
 * Renames, retypes, or marks the current text as reviewed; all of it or nothing.
 * @throws AppError `contractNotFound`, `forbidden` (name and type are a manager's), `notReadYet`, `versionConflict`
 *   when `versionId` is no longer current. Source: B-10.8, B-21.13.
 */
export async function changeContract(actor: Actor, contractId: string, input: ChangeContract): Promise<ContractDto> {
  const { name, type, status, versionId } = input;
  const details = { ...(name === undefined ? {} : { name }), ...(type === undefined ? {} : { contractType: type }) };
  const manages = name !== undefined || type !== undefined;
  const manager = manages ? await ContractGrant.request(actor, contractId, "manage") : null;
  const editor = manager ?? (await ContractGrant.request(actor, contractId, "edit"));
  await inTransaction(async (tx) => {
    const before = await lockContract(editor, tx);
    if (!before) throw new AppError("contractNotFound"); // deleted in this moment
    if (manager && !(await setDetails(manager, details, tx))) throw new AppError("contractNotFound"); // deleted in this moment
    if (status !== undefined && !(await setReviewed(editor, versionId ?? null, tx)))
      throw await whyNotReviewed(editor, tx);
    for (const fact of changesOf(before, input)) await recordInTransaction(actor, { chain: contractId, ...fact }, tx);
  });
  return getContract(actor, contractId);
}

async function whyNotReviewed(grant: EditGrant, tx: DatabaseClient): Promise<AppError> {
  const contract = await contractOf(grant, tx);
  if (contract === null) return new AppError("contractNotFound");
  return contract.currentVersionId === null ? new AppError("notReadYet") : conflictWith(contract.currentVersionId);
}

function changesOf(
  before: { name: string; contractType: string; lastVersionNumber: number },
  { name, type, status }: ChangeContract,
): AuditFact[] {
  const facts: AuditFact[] = [];
  if (name !== undefined && name !== before.name)
    facts.push({ action: "contract.renamed", detail: { from: before.name, to: name } });
  if (type !== undefined && type !== before.contractType)
    facts.push({ action: "contract.typeChanged", detail: { from: before.contractType, to: type } });
  if (status !== undefined) facts.push({ action: "contract.reviewed", detail: { version: before.lastVersionNumber } });
  return facts;
}

/**
 * With versions, comments, suggestions, rounds, people and invitations, and its files unless another contract was made
 * of them. The audit trail stays; queued work finds nothing to do.
 * @throws AppError `contractNotFound`, `forbidden` for anybody but the owner. Source: B-19.4, B-21.13.
 */
export async function deleteContract(actor: Actor, contractId: string): Promise<void> {
  const grant = await ContractGrant.request(actor, contractId, "delete");
  await inTransaction(async (tx) => {
    const before = await lockContract(grant, tx);
    const others = await filesOfRounds(grant, tx);
    const fileId = await removeContract(grant, tx);
    if (!before || fileId === undefined) throw new AppError("contractNotFound"); // somebody was quicker
    for (const one of new Set(fileId === null ? others : [fileId, ...others])) await removeFile(grant, one, tx);
    const fact = { action: "contract.deleted", detail: { contractId, name: before.name } } as const;
    for (const chain of [contractId, ACCOUNTS_CHAIN]) await recordInTransaction(actor, { chain, ...fact }, tx);
  });
}

/** The file's row goes with the contract; its bytes by a job, which a storage that is away only delays. */
async function removeFile(grant: ContractGrant<"delete">, fileId: string, tx: DatabaseClient): Promise<void> {
  const storageKey = await forgetUnusedFile(grant, fileId, tx);
  if (storageKey !== null) await enqueue("removeFile", { storageKey }, {}, tx);
}
