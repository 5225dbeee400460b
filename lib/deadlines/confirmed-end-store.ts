import "server-only";
import type { Actor } from "@/lib/access/actor";
import { db } from "@/lib/platform/db";

/** A contract's own end that a person confirmed, and of which the text says the same still. */
export type ConfirmedEnd = { day: string; byName: string; at: Date };

/** Of some of the actor's contracts, the end that somebody confirmed, by contract id. Source: B-29.6. */
export async function findConfirmedEnds(
  actor: Actor,
  contractIds: readonly string[],
): Promise<ReadonlyMap<string, ConfirmedEnd>> {
  const rows = await db.deadline.findMany({
    where: {
      contractId: { in: [...contractIds] },
      contract: { collaborators: { some: { userId: actor.userId } } },
      foundAs: "expiration",
      state: { in: ["confirmed", "done"] },
      isTextChanged: false,
      answeredAt: { not: null },
    },
    select: { contractId: true, date: true, answeredByName: true, answeredAt: true },
  });
  return new Map(
    rows.flatMap(({ contractId, date: day, answeredByName: byName, answeredAt: at }) =>
      at === null ? [] : [[contractId, { day, byName, at }] as const],
    ),
  );
}
