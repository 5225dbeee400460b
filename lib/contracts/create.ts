import "server-only";
import type { Actor } from "@/lib/access/actor";
import { ContractGrant } from "@/lib/access/contract-grant";
import { demandRoom } from "@/lib/access/quotas";
import { recordInTransaction } from "@/lib/audit/audit";
import type { Language } from "@/lib/copy/languages";
import { clock } from "@/lib/platform/clock";
import { inTransaction, type Commit } from "@/lib/platform/db";
import { newId } from "@/lib/platform/ids";
import { makeText } from "@/lib/workers/writing";
import { insertContract } from "./contract-store";
import { getContract } from "./contracts";
import type { ContractDto } from "./schema";
import type { CreateFromTemplate } from "./template-schema";
import { addVersion } from "./versions";
import { takeNextNumber } from "./version-store";

/**
 * A draft whose first version is the filled template, in one transaction.
 * @throws AppError `bodyTooLarge`, `textTooIntricate`. Source: B-9.13, B-9.16, B-21.11.
 */
export async function createFromTemplate(
  actor: Actor,
  input: CreateFromTemplate,
  commit: Commit = inTransaction,
): Promise<ContractDto> {
  const text = await makeText(
    { verb: "fill", type: input.type, language: languageOf(input), fields: input.fields },
    actor.userId,
  );
  const id = newId();
  const row = {
    id,
    name: input.name,
    contractType: input.type,
    status: "" as const,
    uploadedAt: clock.now(),
    fileId: null,
    collaboratorId: newId(),
  };
  return commit(async (tx) => {
    await demandRoom(actor.userId, { contracts: 1 }, tx);
    await insertContract(actor, row, tx);
    const grant = await ContractGrant.request(actor, id, "edit", tx);
    const { versionNumber } = await takeNextNumber(grant, tx);
    await addVersion(
      grant,
      { text, versionNumber, restoredFromNumber: null, author: { id: actor.userId, name: actor.name } },
      tx,
    );
    await recordInTransaction(
      actor,
      { chain: id, action: "contract.created", detail: { name: input.name, version: versionNumber } },
      tx,
    );
    return getContract(actor, id, tx);
  });
}

/** Of our full text; null for what is documented. */
function languageOf(input: CreateFromTemplate): Language | null {
  return "language" in input ? (input.language ?? null) : null;
}
