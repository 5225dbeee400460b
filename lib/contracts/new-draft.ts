import "server-only";
import type { Actor } from "@/lib/access/actor";
import { ContractGrant, type EditGrant } from "@/lib/access/contract-grant";
import { requireRoom } from "@/lib/access/quotas";
import { recordInTransaction } from "@/lib/audit/audit";
import type { SearchableText } from "@/lib/documents/search/index-words";
import { clock } from "@/lib/platform/clock";
import type { DatabaseClient } from "@/lib/platform/db";
import { newId } from "@/lib/platform/ids";
import { addVersion } from "@/lib/contracts/versions/new-version";
import { takeNextNumber } from "@/lib/contracts/versions/version-store";
import { insertContract } from "./contract-store";

/**
 * A draft of the actor's own with its first version; a part of the transaction that makes it.
 * @throws AppError `contractQuotaExceeded`, `storageQuotaExceeded`
 */
export async function insertDraft(
  actor: Actor,
  { id, name, contractType, text }: { id: string; name: string; contractType: string; text: SearchableText },
  tx: DatabaseClient,
): Promise<EditGrant> {
  await requireRoom(actor.userId, { contracts: 1 }, tx);
  const row = { id, name, contractType, status: "" as const, uploadedAt: clock.now(), fileId: null };
  await insertContract(actor, { ...row, collaboratorId: newId() }, tx);
  const grant = await ContractGrant.request(actor, id, "edit", tx);
  const { versionNumber } = await takeNextNumber(grant, tx);
  const author = { id: actor.userId, name: actor.name };
  await addVersion(grant, { text, versionNumber, restoredFromNumber: null, author, cause: { kind: "created" } }, tx);
  await recordInTransaction(
    actor,
    { chain: id, action: "contract.created", detail: { name, version: versionNumber } },
    tx,
  );
  return grant;
}
