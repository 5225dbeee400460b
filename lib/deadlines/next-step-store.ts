import "server-only";
import type { Actor } from "@/lib/access/actor";
import { db } from "@/lib/platform/db";
import type { DeadlineKind, DeadlineState } from "./kinds";

/**
 * The first thing to do in each of some of the actor's contracts: the earliest overdue one that a person confirmed,
 * else the next one from `today` on.
 */
export async function firstSteps(
  actor: Actor,
  contractIds: readonly string[],
  { today, open, toDo }: { today: string; open: readonly DeadlineState[]; toDo: readonly DeadlineKind[] },
): Promise<Map<string, { date: string; kind: string; title: string }>> {
  const where = {
    contract: { collaborators: { some: { userId: actor.userId } } },
    OR: [
      { state: { in: [...open] }, date: { gte: today } },
      { state: "confirmed", kind: { in: [...toDo] }, date: { lt: today } },
    ],
  };
  const first = await db.deadline.groupBy({
    by: ["contractId"],
    where: { ...where, contractId: { in: [...contractIds] } },
    _min: { date: true },
  });
  const places = first.flatMap(({ contractId, _min: { date } }) => (date === null ? [] : [{ contractId, date }]));
  if (places.length === 0) return new Map();
  const rows = await db.deadline.findMany({
    where: { ...where, AND: { OR: places } },
    orderBy: { id: "desc" },
    select: { contractId: true, date: true, kind: true, title: true },
  });
  return new Map(rows.map(({ contractId, ...step }) => [contractId, step])); // of several on one day the oldest
}
