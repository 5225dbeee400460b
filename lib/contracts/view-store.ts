import "server-only";
import type { Actor } from "@/lib/access/actor";
import { db, type DatabaseClient } from "@/lib/platform/db";
import { newId } from "@/lib/platform/ids";
import type { SavedViewDto } from "./workplace-schema";

/** Only the views' order is told by it. */
const FIRST_MOMENT = Date.UTC(2000, 0, 1);

export function viewsOf(actor: Actor): Promise<SavedViewDto[]> {
  return db.savedView.findMany({
    where: { userId: actor.userId },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
    select: { name: true, query: true },
  });
}

export async function replaceViews(
  actor: Actor,
  views: readonly SavedViewDto[],
  client: DatabaseClient,
): Promise<void> {
  const { userId } = actor;
  const rows = views.map(({ name, query }, place) => ({
    id: newId(),
    userId,
    name,
    query,
    createdAt: new Date(FIRST_MOMENT + place),
  }));
  await client.savedView.deleteMany({ where: { userId } });
  await client.savedView.createMany({ data: rows });
}
