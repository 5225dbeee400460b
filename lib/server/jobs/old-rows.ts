import "server-only";
import { ContractGrant } from "@/lib/access/contract-grant";
import { contractsToCount, noteCounted, recountText } from "@/lib/access/usage-store";
import { lockContract } from "@/lib/contracts/contract-store";
import { contractsToSeal, noteVersionsSealed, sealContract } from "@/lib/contracts/versions/version-seal-store";
import { computeSha256 } from "@/lib/contracts/files/file-hash";
import { filesWithoutHash, setMissingHash } from "@/lib/contracts/files/file-store";
import { MAX_FILE_BYTES } from "@/lib/contracts/files/bounds";
import { clock } from "@/lib/platform/clock";
import { inTransaction } from "@/lib/platform/db";
import { log } from "@/lib/platform/log";
import { storage } from "@/lib/platform/storage/storage";

/**
 * Adds hashes to versions and files older than hashing. Safe to run twice, on several nodes, and to interrupt. Source:
 * B-23.12.
 */
export async function sealOldRows(): Promise<void> {
  for (const contractId of await contractsToSeal()) await sealContract(ContractGrant.forJob(contractId));
  await noteVersionsSealed(clock.now());
  for (const file of await filesWithoutHash()) {
    const bytes = await storage.read(file.storageKey, MAX_FILE_BYTES);
    if (bytes) await setMissingHash(file.id, await computeSha256(bytes));
    else log.warn("file.missing", { fileId: file.id }); // `npm run verify` reports it too
  }
}

/**
 * Counts texts of contracts and restored backups older than counting, one after the other. Safe to run twice, on
 * several nodes, and to interrupt: the next start does it all again.
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
