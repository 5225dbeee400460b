import "server-only";
import { clock } from "@/lib/platform/clock";
import { findComparison, findExpired, removeComparison } from "./comparison-store";
import { removeFiles } from "./file-keys";

/**
 * Deletes files and result of a comparison (a job that is due when its hour is over, so that a crash or a restart
 * changes nothing). Files go first: a row without files is found again, files without a row are not. Source: B-45.7.
 */
export async function forgetComparison(comparisonId: string): Promise<void> {
  const row = await findComparison(comparisonId);
  if (!row) return;
  await removeFiles(row);
  await removeComparison(row.id);
}

/** Those whose job was lost. @returns how many */
export async function forgetOldComparisons(): Promise<number> {
  const expired = await findExpired(clock.now());
  for (const row of expired) {
    await removeFiles(row);
    await removeComparison(row.id);
  }
  return expired.length;
}
