import "server-only";
import type { Actor } from "@/lib/access/actor";
import { ContractGrant } from "@/lib/access/contract-grant";
import { MAX_LABELS } from "@/lib/contracts/bounds";
import { AppError } from "@/lib/errors";
import { inTransaction } from "@/lib/platform/db";
import {
  addLabels,
  findViews,
  labelNames,
  labelsOfOne,
  lockViews,
  removeLabels,
  replaceViews,
} from "./workplace-store";
import { MAX_VIEWS, type Labels, type SavedViewDto, type SavedViews } from "./workplace-schema";

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

/**
 * Changes the caller's views, as `setLabels` does labels: from those they saw (`insteadOf`) to `views`; without
 * `insteadOf` all are replaced. @returns the views as they are now
 * @throws AppError `invalidInput` if they would become too many. Source: B-7.14, B-7.21.
 */
export async function setViews(actor: Actor, { views: wanted, insteadOf }: SavedViews): Promise<SavedViewDto[]> {
  return inTransaction(async (tx) => {
    await lockViews(actor, tx);
    const views = insteadOf ? changed(await findViews(actor, tx), wanted, insteadOf) : wanted;
    if (views.length > MAX_VIEWS) throw new AppError("invalidInput");
    const kept = views.map(({ name, query }) => ({ name, query }));
    await replaceViews(actor, kept, tx);
    return kept;
  });
}

/** The views there are, without those that were seen and aren't wanted, with those that are wanted and weren't seen. */
function changed(
  known: readonly SavedViewDto[],
  wanted: readonly SavedViewDto[],
  seen: readonly SavedViewDto[],
): SavedViewDto[] {
  const isIn = (list: readonly SavedViewDto[], one: SavedViewDto) =>
    list.some(({ name, query }) => name === one.name && query === one.query);
  const added = wanted.filter((one) => !isIn(seen, one));
  const gone = seen.filter((one) => !isIn(wanted, one));
  const left = known.filter((one) => !isIn(gone, one) && added.every(({ name }) => name !== one.name));
  return [...left, ...added];
}
