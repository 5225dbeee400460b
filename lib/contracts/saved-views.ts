import "server-only";
import type { Actor } from "@/lib/access/actor";
import { inTransaction } from "@/lib/platform/db";
import { replaceViews, viewsOf } from "./view-store";
import type { SavedViewDto, SavedViews } from "./workplace-schema";

/** In the order in which they were kept. Source: B-7.14. */
export function listViews(actor: Actor): Promise<SavedViewDto[]> {
  return viewsOf(actor);
}

/** The caller's views are these from now on. Source: B-7.14. */
export async function setViews(actor: Actor, { views }: SavedViews): Promise<SavedViewDto[]> {
  const kept = views.map(({ name, query }) => ({ name, query }));
  await inTransaction((tx) => replaceViews(actor, kept, tx));
  return kept;
}
