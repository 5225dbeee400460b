import "server-only";
import type { EditGrant } from "@/lib/access/contract-grant";
import { findOwner } from "@/lib/contracts/contract-store";
import type { RedlineCounts } from "@/lib/documents/redline/redline";
import { log } from "@/lib/platform/log";
import { LineTooLong } from "@/lib/platform/gates";
import { WorkerFailure } from "@/lib/workers/threads/worker-failure";
import { countChangesInWorker } from "@/lib/workers/texts";
import { keepCounts, textsAround, uncountedVersions } from "./count-store";

/** A contract older than the counts gets them for its newest versions, a few with each new version. */
const MOST_AT_ONCE = 5;

/**
 * Counts what each version changed of the one before, once, for the version history (a job: safe to run twice). Two
 * texts that are too long to compare stay without counts.
 */
export async function countChanges(grant: EditGrant): Promise<void> {
  const uncounted = await uncountedVersions(grant, MOST_AT_ONCE);
  if (uncounted.length === 0) return;
  const account = (await findOwner(grant)) ?? grant.contractId;
  for (const { id, versionNumber } of uncounted) {
    const texts = await textsAround(grant, versionNumber);
    if (texts === null) return;
    const counts = await countOrNull(texts, account);
    if (counts === null) return;
    const paragraphs = counts.changedParagraphs + counts.insertedParagraphs + counts.deletedParagraphs;
    await keepCounts(grant, id, { ...counts, changedParagraphs: paragraphs + counts.movedParagraphs });
  }
}

async function countOrNull(
  texts: { fromHtml: string; toHtml: string },
  account: string,
): Promise<RedlineCounts | null> {
  try {
    return await countChangesInWorker(texts, { account });
  } catch (cause) {
    if (!(cause instanceof WorkerFailure || cause instanceof LineTooLong)) throw cause;
    log.info("versions.not-counted", { reason: cause.message });
    return null;
  }
}
