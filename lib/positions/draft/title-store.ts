import "server-only";
import type { Actor } from "@/lib/access/actor";
import { db } from "@/lib/platform/db";

/** The names of those of some contracts in which the actor has a part, by their ids. */
export async function contractTitles({ userId }: Actor, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await db.contract.findMany({
    where: { id: { in: [...ids] }, collaborators: { some: { userId } } },
    select: { id: true, name: true },
  });
  return new Map(rows.map(({ id, name }) => [id, name]));
}
