import "server-only";
import type { Actor } from "@/lib/access/actor";
import { ContractGrant } from "@/lib/access/contract-grant";
import { demandRoom } from "@/lib/access/quotas";
import { recordInTransaction, recordOpening } from "@/lib/audit/audit";
import { copyFor } from "@/lib/copy/copy";
import type { ScanFacts } from "@/lib/documents/extraction/document";
import { AppError } from "@/lib/errors";
import { clock } from "@/lib/platform/clock";
import { inTransaction, type Commit } from "@/lib/platform/db";
import { newId } from "@/lib/platform/ids";
import { makeText } from "@/lib/workers/writing";
import { contractOf, insertContract, setPages } from "./contract-store";
import { getContract } from "./contracts";
import { MAX_NAME_CHARS } from "./bounds";
import type { ContractDto } from "./schema";
import { takeNextNumber, versionOf } from "./version-store";
import { addVersion } from "./versions";

/**
 * A draft of the caller's own with the current text; people, comments and the original file stay with the first.
 * @throws AppError `contractNotFound`, `notReadYet`, `contractQuotaExceeded`. Source: B-7.15.
 */
export async function duplicateContract(
  actor: Actor,
  contractId: string,
  commit: Commit = inTransaction,
): Promise<ContractDto> {
  const grant = await ContractGrant.request(actor, contractId, "read");
  const contract = await contractOf(grant);
  const version = contract?.currentVersionId ? await versionOf(grant, contract.currentVersionId) : null;
  if (!contract || !version) throw new AppError(contract ? "notReadYet" : "contractNotFound");
  await recordOpening(actor, contractId, [version.versionNumber]);
  const text = await makeText({ verb: "read", html: version.html }, actor.userId);
  const id = newId();
  const row = {
    id,
    name: copyFor(actor.language).contractList.copyOf(contract.name).slice(0, MAX_NAME_CHARS).trim(),
    contractType: contract.contractType,
    status: "" as const,
    uploadedAt: clock.now(),
    fileId: null,
    collaboratorId: newId(),
  };
  return commit(async (tx) => {
    await demandRoom(actor.userId, { contracts: 1 }, tx);
    await insertContract(actor, row, tx);
    const own = await ContractGrant.request(actor, id, "edit", tx);
    const { versionNumber } = await takeNextNumber(own, tx);
    const scanned = JSON.parse(contract.scannedPages) as ScanFacts["pages"]; // written by `setPages`
    await setPages(own, { withoutText: [], scanned }, tx);
    const author = { id: actor.userId, name: actor.name };
    await addVersion(own, { text, versionNumber, restoredFromNumber: null, author }, tx);
    const detail = { name: row.name, from: contractId, version: version.versionNumber };
    await recordInTransaction(actor, { chain: id, action: "contract.duplicated", detail }, tx);
    return getContract(actor, id, tx);
  });
}
