import "server-only";
import type { Actor } from "@/lib/access/actor";
import { ContractGrant } from "@/lib/access/contract-grant";
import { inTransaction } from "@/lib/platform/db";
import { labelNames, replaceLabels, replaceViews, findViews } from "./workplace-store";
import type { Labels, SavedViewDto, SavedViews } from "./workplace-schema";

/** All labels the caller uses. Source: B-7.13. */
export function listLabels(actor: Actor): Promise<string[]> {
  return labelNames(actor);
}

/** Replaces the caller's own labels on a contract. @throws AppError `contractNotFound`. Source: B-7.13. */
export async function setLabels(actor: Actor, contractId: string, input: Labels): Promise<Labels> {
  const grant = await ContractGrant.request(actor, contractId, "read");
  const labels = [...new Set(input.labels)].sort();
  await inTransaction((tx) => replaceLabels(grant, actor.userId, labels, tx));
  return { labels };
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
