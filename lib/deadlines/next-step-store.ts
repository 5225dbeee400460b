import "server-only";
import type { Actor } from "@/lib/access/actor";
import { db } from "@/lib/platform/db";
import { DEADLINE, type DeadlineRow } from "./deadline-store";
import { NOT_FOLDED, type DeadlineKind, type DeadlineState } from "./kinds";

type Steps = Map<string, { date: string; kind: string; title: string }>;

/**
 * The first thing to do in each of some of the actor's contracts: the earliest overdue one that a person confirmed,
 * else the next one from `today` on.
 */
export function firstSteps(
  actor: Actor,
  contractIds: readonly string[],
  { today, open, toDo }: { today: string; open: readonly DeadlineState[]; toDo: readonly DeadlineKind[] },
): Promise<Steps> {
  return first(actor, contractIds, {
    OR: [
      { state: { in: [...open] }, date: { gte: today } },
      { state: "confirmed", kind: { in: [...toDo] }, date: { lt: today } },
    ],
  });
}

/** The next one from `today` on that the text doesn't say for certain, without those that are folded (B-27.19). */
export function firstStepsToCheck(actor: Actor, contractIds: readonly string[], today: string): Promise<Steps> {
  return first(actor, contractIds, { state: "toCheck", date: { gte: today }, ...NOT_FOLDED });
}

/** All of some of the actor's contracts. */
export function deadlinesOfContracts(actor: Actor, contractIds: readonly string[]): Promise<DeadlineRow[]> {
  const contract = { collaborators: { some: { userId: actor.userId } } };
  return db.deadline.findMany({ where: { contractId: { in: [...contractIds] }, contract }, select: DEADLINE });
}

async function first(actor: Actor, contractIds: readonly string[], which: object): Promise<Steps> {
  const where = { contract: { collaborators: { some: { userId: actor.userId } } }, ...which };
  const days = await db.deadline.groupBy({
    by: ["contractId"],
    where: { ...where, contractId: { in: [...contractIds] } },
    _min: { date: true },
  });
  const places = days.flatMap(({ contractId, _min: { date } }) => (date === null ? [] : [{ contractId, date }]));
  if (places.length === 0) return new Map();
  const rows = await db.deadline.findMany({
    where: { ...where, AND: { OR: places } },
    orderBy: { id: "desc" },
    select: { contractId: true, date: true, kind: true, title: true },
  });
  return new Map(rows.map(({ contractId, ...step }) => [contractId, step])); // of several on one day the oldest
}
