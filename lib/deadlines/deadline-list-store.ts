import "server-only";
import type { Actor } from "@/lib/access/actor";
import { CONTRACT_POLICY } from "@/lib/access/policy";
import { db } from "@/lib/platform/db";
import { DEADLINE, type DeadlineRow } from "./deadline-store";
import type { DeadlineKind, DeadlineState } from "./kinds";

/** What the deadlines of a list have in common; null: any. Days are ISO and both included. */
export type DeadlineFilter = {
  from: string | null;
  to: string | null;
  states: readonly DeadlineState[];
  kind: DeadlineKind | null;
  contractId: string | null;
  isMine: boolean;
};
export type DeadlineCursor = { date: string; id: string };

/** Deadlines of the contracts in which the actor has a part, by date, behind one of them where `after` names it. */
export function deadlinesByDate(
  actor: Actor,
  filter: DeadlineFilter,
  page: { limit: number; after: DeadlineCursor | null },
): Promise<DeadlineRow[]> {
  const { after } = page;
  const isBehind = after && { OR: [{ date: { gt: after.date } }, { date: after.date, id: { gt: after.id } }] };
  return db.deadline.findMany({
    where: {
      contract: { collaborators: { some: { userId: actor.userId } } },
      state: { in: [...filter.states] },
      AND: [
        ...(filter.from === null ? [] : [{ date: { gte: filter.from } }]),
        ...(filter.to === null ? [] : [{ date: { lte: filter.to } }]),
        ...(filter.kind === null ? [] : [{ kind: filter.kind }]),
        ...(filter.contractId === null ? [] : [{ contractId: filter.contractId }]),
        ...(filter.isMine ? [isMine(actor)] : []),
        ...(isBehind ? [isBehind] : []),
      ],
    },
    orderBy: [{ date: "asc" }, { id: "asc" }],
    take: page.limit,
    select: DEADLINE,
  });
}

/** Of some of the actor's contracts, the first day from one on that has a deadline in one of the states. */
export async function firstDates(
  actor: Actor,
  contractIds: readonly string[],
  { from, states }: { from: string; states: readonly DeadlineState[] },
): Promise<Map<string, string>> {
  const rows = await db.deadline.groupBy({
    by: ["contractId"],
    where: {
      contractId: { in: [...contractIds] },
      contract: { collaborators: { some: { userId: actor.userId } } },
      state: { in: [...states] },
      date: { gte: from },
    },
    _min: { date: true },
  });
  return new Map(
    rows.flatMap(({ contractId, _min: { date } }) => (date === null ? [] : [[contractId, date] as const])),
  );
}

/** Assigned to the actor, or to nobody on a contract that the actor manages. */
function isMine({ userId }: Actor) {
  const manages = { some: { userId, role: { in: [...CONTRACT_POLICY.manage] } } };
  return { OR: [{ assignee: { is: { userId } } }, { assigneeId: null, contract: { collaborators: manages } }] };
}
