import "server-only";
import type { ReadGrant } from "@/lib/access/contract-grant";
import { findSignedCopies } from "./signed-store";
import { storedComparison } from "./signed-dto";

/** Other signs or another place of print, but no other words. */
const OF_PRINT = ["misread", "spacing", "hyphen", "numbering", "recurs"];

/**
 * Where the signed copy that holds says something else than a version, as far as that is known: not where it was
 * misread, by all likelihood or by who looked at the paper. Source: B-27.20.
 */
export async function differencesThatHold(
  grant: ReadGrant,
  versionId: string,
): Promise<{ start: number; end: number }[]> {
  const copy = (await findSignedCopies(grant)).find(({ reopenedAt }) => reopenedAt === null);
  if (copy?.versionId !== versionId) return [];
  const { differences = [] } = storedComparison(copy.comparison) ?? {};
  return differences.filter(({ doubt, settled }) => !OF_PRINT.includes(doubt ?? "") && settled?.as !== "misread");
}
