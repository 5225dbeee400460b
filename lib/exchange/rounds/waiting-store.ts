import "server-only";
import type { Actor } from "@/lib/access/actor";
import { db } from "@/lib/platform/db";
import { Prisma } from "@/prisma/client/sqlite";
import type { KeptChange } from "./round-store";

/** How many of the newest files that someone was notified of, or took in, are checked. */
const NEWEST = 100;

export type WaitingRow = {
  roundId: string;
  contractId: string;
  contractName: string;
  sentBy: string;
  changes: number;
  untracked: number;
  decided: number;
};

/** The newest rounds the actor was notified of, and those they took in; one index each, across all contracts. */
export async function roundsAbout({ userId }: Actor): Promise<string[]> {
  const [notified, own] = await Promise.all([
    db.notification.findMany({
      where: { userId, kind: "decisionAsked", roundId: { not: null } },
      orderBy: [{ createdAt: "desc" }, { id: "desc" }],
      take: NEWEST,
      select: { roundId: true },
    }),
    db.round.findMany({
      where: { createdById: userId, kind: { in: ["returned", "first"] } },
      orderBy: { createdAt: "desc" },
      take: NEWEST,
      select: { id: true },
    }),
  ]);
  return [...new Set([...notified.flatMap(({ roundId }) => roundId ?? []), ...own.map(({ id }) => id)])];
}

/**
 * Those of some rounds with changes the actor may still decide on: the newest returned one read for its contract, as
 * long as the text may change. Newest first.
 */
export async function undecidedAmong({ userId }: Actor, roundIds: readonly string[]): Promise<WaitingRow[]> {
  if (roundIds.length === 0) return [];
  const rows = await db.$queryRaw<(Omit<WaitingRow, Counted> & Record<Counted, number | bigint>)[]>`
    SELECT "Round"."id" AS "roundId", "Contract"."id" AS "contractId", "Contract"."name" AS "contractName",
      "Round"."sentBy", "Round"."tracked" + "Round"."untracked" AS "changes", "Round"."untracked",
      (SELECT COUNT(DISTINCT "changeId") FROM "RoundDecision" WHERE "roundId" = "Round"."id") AS "decided"
    FROM "Round" JOIN "Contract" ON "Contract"."id" = "Round"."contractId"
    WHERE "Round"."id" IN (${Prisma.join([...roundIds])}) AND "Round"."status" = 'ready'
      AND "Round"."kind" IN ('returned', 'first') AND "Contract"."signedOn" IS NULL
      AND EXISTS (SELECT 1 FROM "Collaborator" WHERE "contractId" = "Contract"."id" AND "userId" = ${userId})
      AND NOT EXISTS (SELECT 1 FROM "Round" AS "later" WHERE "later"."contractId" = "Contract"."id"
        AND "later"."status" = 'ready' AND "later"."createdAt" > "Round"."createdAt")
    ORDER BY "Round"."createdAt" DESC, "Round"."id" DESC`;
  return rows.map(({ changes, untracked, decided, ...row }) => ({
    ...row,
    changes: Number(changes),
    untracked: Number(untracked),
    decided: Number(decided),
  }));
}

/** How many untracked changes of some rounds are undecided; reads their whole lists, so for few rounds only. */
export async function untrackedLeft({ userId }: Actor, roundIds: readonly string[]): Promise<Map<string, number>> {
  if (roundIds.length === 0) return new Map();
  const rows = await db.round.findMany({
    where: { id: { in: [...roundIds] }, contract: { collaborators: { some: { userId } } } },
    select: { id: true, changes: { select: { changes: true } }, decisions: { select: { changeId: true } } },
  });
  return new Map(
    rows.map(({ id, changes, decisions }) => {
      const all = changes ? (JSON.parse(changes.changes) as KeptChange[]) : []; // written by `insertChanges`
      const decided = new Set(decisions.map(({ changeId }) => changeId));
      return [id, all.filter(({ id: changeId, tracked }) => !tracked && !decided.has(changeId)).length];
    }),
  );
}
export type NewestRound = { contractId: string; kind: string; createdAt: Date };

/**
 * Of some of the actor's contracts that are not signed, those that were sent to the other side, with the newest file
 * that went out or came back.
 */
export async function newestExchanged({ userId }: Actor, contractIds: readonly string[]): Promise<NewestRound[]> {
  if (contractIds.length === 0) return [];
  const rows = await db.round.findMany({
    where: {
      contractId: { in: [...contractIds] },
      status: "ready",
      kind: { in: ["sent", "returned"] },
      contract: { signedOn: null, collaborators: { some: { userId } }, rounds: { some: { kind: "sent" } } },
    },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    distinct: ["contractId"],
    select: { contractId: true, kind: true, createdAt: true },
  });
  return rows;
}
type Counted = "changes" | "untracked" | "decided";
