import "server-only";
import { ContractGrant } from "@/lib/access/contract-grant";
import { contractsToCount, noteCounted, recountText } from "@/lib/access/usage-store";
import { lockContract } from "@/lib/contracts/contract-store";
import { clock } from "@/lib/platform/clock";
import { inTransaction } from "@/lib/platform/db";

/**
 * Of contracts and restored backups from before texts were counted, one after the other. Safe to run twice, on several
 * nodes, and to be cut off: the next start does it all again.
 */
export async function countOldTexts(): Promise<void> {
  for (const contractId of await contractsToCount()) {
    await inTransaction(async (tx) => {
      // savers wait meanwhile
      if (await lockContract(ContractGrant.forJob(contractId), tx)) await recountText(contractId, tx);
    });
  }
  await noteCounted(clock.now());
}
