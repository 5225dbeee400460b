import "server-only";
import type { Actor } from "@/lib/access/actor";
import { ContractGrant } from "@/lib/access/contract-grant";
import { recordInTransaction } from "@/lib/audit/audit";
import { AppError } from "@/lib/errors";
import { clock } from "@/lib/platform/clock";
import { inTransaction, type Commit } from "@/lib/platform/db";
import { storedComparison } from "./comparison";
import type { SettleDifference, SignedCopyDto } from "./schema";
import { toSignedCopyDto } from "./signed-dto";
import { keepComparison, lockSigning, signedCopyOf } from "./signed-store";

/**
 * Notes what a person who has looked at the paper says of a difference, or takes it back.
 * @throws AppError `contractNotFound`, `forbidden`, `signedCopyNotFound`, `differenceNotFound`. Source: B-28.8.
 */
export async function settleDifference(
  actor: Actor,
  { contractId, signedId, number, as }: SettleDifference & { contractId: string; signedId: string },
  commit: Commit = inTransaction,
): Promise<SignedCopyDto> {
  const grant = await ContractGrant.request(actor, contractId, "manage");
  return commit(async (tx) => {
    await lockSigning(grant, tx); // two who settle at once wait for each other, as each writes the whole comparison
    const row = await signedCopyOf(grant, signedId, tx);
    if (!row) throw new AppError("signedCopyNotFound");
    const comparison = storedComparison(row.comparison);
    const difference = comparison?.differences[number - 1];
    if (!comparison || !difference) throw new AppError("differenceNotFound");
    difference.settled = as && { as, byName: actor.name, at: clock.now().toISOString() };
    const json = JSON.stringify(comparison);
    await keepComparison(grant, { signedId, comparison: json }, tx);
    const detail = { signedId, number, as };
    await recordInTransaction(actor, { chain: contractId, action: "signed.settled", detail }, tx);
    return toSignedCopyDto({ ...row, comparison: json }, actor);
  });
}
