import "server-only";
import type { Actor } from "@/lib/access/actor";
import { ContractGrant, type EditGrant } from "@/lib/access/contract-grant";
import { recordInTransaction } from "@/lib/audit/audit";
import type { AuditFact } from "@/lib/audit/schema";
import { AppError } from "@/lib/errors";
import { inTransaction, type DatabaseClient } from "@/lib/platform/db";
import {
  findContract,
  lockContract,
  findSearchedText,
  setDetails,
  setReviewed,
  type SearchedText,
} from "./contract-store";
import { getContract } from "./contracts";
import { requireNumbersConfirmed } from "./reading/doubts";
import type { ChangeContract, ContractDto } from "./schema";
import { conflictWith } from "./versions/version-store";
import { wordsOfText } from "./list/word-index-store";

/**
 * Renames, changes the type, or marks the current text as reviewed; all of it or nothing.
 * @throws AppError `contractNotFound`, `forbidden` (only managers change name and type), `notReadYet`,
 *   `versionConflict` when `versionId` is no longer current, `numbersUnconfirmed`. Source: B-10.8, B-21.13, B-51.6.
 */
export async function changeContract(actor: Actor, contractId: string, input: ChangeContract): Promise<ContractDto> {
  const { name, type, status, versionId } = input;
  const details = { ...(name === undefined ? {} : { name }), ...(type === undefined ? {} : { contractType: type }) };
  const manages = name !== undefined || type !== undefined;
  const manager = manages ? await ContractGrant.request(actor, contractId, "manage") : null;
  const editor = manager ?? (await ContractGrant.request(actor, contractId, "edit"));
  const known = manager && name !== undefined ? await searched(actor, manager) : null;
  const reviewed = status === undefined ? null : await checkedVersion(editor, versionId ?? null);
  await inTransaction(async (tx) => {
    const before = await lockContract(editor, tx);
    if (!before) throw new AppError("contractNotFound"); // deleted just now
    // deleted just now
    if (manager && !(await setDetails(manager, { ...details, known }, tx))) throw new AppError("contractNotFound");
    if (status !== undefined && !(await setReviewed(editor, reviewed, tx))) throw await whyNotReviewed(editor, tx);
    for (const fact of toAuditFacts(before, input))
      await recordInTransaction(actor, { chain: contractId, ...fact }, tx);
  });
  return getContract(actor, contractId);
}

/**
 * The version that is marked as reviewed: the current one, if it is the wished one; null without one.
 * @throws AppError `versionConflict`, `numbersUnconfirmed`
 */
async function checkedVersion(grant: EditGrant, wished: string | null): Promise<string | null> {
  const current = (await findContract(grant))?.currentVersionId ?? null;
  if (current === null) return null;
  if (wished !== null && wished !== current) throw conflictWith(current);
  await requireNumbersConfirmed(grant, current);
  return current;
}

/** Extracts the words before the transaction, because a long text takes a while. */
async function searched(actor: Actor, grant: ContractGrant<"manage">): Promise<SearchedText | null> {
  const searchText = await findSearchedText(grant);
  return searchText === null ? null : { searchText, words: await wordsOfText(searchText, actor.userId) };
}

async function whyNotReviewed(grant: EditGrant, tx: DatabaseClient): Promise<AppError> {
  const contract = await findContract(grant, tx);
  if (contract === null) return new AppError("contractNotFound");
  return contract.currentVersionId === null ? new AppError("notReadYet") : conflictWith(contract.currentVersionId);
}

function toAuditFacts(
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
