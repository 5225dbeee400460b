import "server-only";
import type { Actor } from "@/lib/access/actor";
import { ContractGrant } from "@/lib/access/contract-grant";
import { MAX_LABELS } from "@/lib/contracts/bounds";
import { AppError } from "@/lib/errors";
import { inTransaction } from "@/lib/platform/db";
import { addLabels, labelNames, labelsOfOne, removeLabels, replaceViews, findViews } from "./workplace-store";
import type { Labels, SavedViewDto, SavedViews } from "./workplace-schema";

/** All labels the caller uses. Source: B-7.13. */
export function listLabels(actor: Actor): Promise<string[]> {
  return labelNames(actor);
}

/**
 * Changes the caller's own labels on a contract: from those they saw (`insteadOf`) to `labels`, so that what another
 * window changed meanwhile stays; without `insteadOf` all are replaced. @returns the labels as they are now
 * @throws AppError `contractNotFound`, `invalidInput` if they would become too many. Source: B-7.13.
 */
export async function setLabels(
  actor: Actor,
  contractId: string,
  { labels: wanted, insteadOf }: Labels,
): Promise<{ labels: string[] }> {
  const grant = await ContractGrant.request(actor, contractId, "read");
  return inTransaction(async (tx) => {
    // The first statement writes, so that a change in another window waits for this one.
    const gone = insteadOf?.filter((name) => !wanted.includes(name)) ?? null;
    await removeLabels(grant, actor.userId, gone === null ? { but: wanted } : { only: gone }, tx);
    const kept = await labelsOfOne(grant, actor.userId, tx);
    const added = wanted.filter((name) => !insteadOf?.includes(name) && !kept.includes(name));
    const labels = [...new Set([...kept, ...added])].sort();
    if (labels.length > MAX_LABELS) throw new AppError("invalidInput");
    await addLabels(grant, actor.userId, [...new Set(added)], tx);
    return { labels };
  });
}

/** In the order they were saved. Source: B-7.14. */
export function listViews(actor: Actor): Promise<SavedViewDto[]> {
  return findViews(actor);
}

/** Replaces the caller's views. Source: B-7.14. */
export async function setViews(actor: Actor, { views }: SavedViews): Promise<SavedViewDto[]> {
  const kept = views.map(({ name, query }) => ({ name, query }));
  await inTransaction((tx) => replaceViews(actor, kept, tx));
  return kept;
}
