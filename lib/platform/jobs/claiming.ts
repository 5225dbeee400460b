import "server-only";
import { Prisma } from "@/prisma/client/sqlite";
import { clock } from "../clock";
import { db } from "../db";
import { env } from "../env";
import { newId } from "../ids";
import type { Lane } from "./lanes";
import { BY_TURN } from "./turns";

/** A running job renews its lock every third of this; if its process dies, it is picked up again after this. */
export const LOCK_MS = 30_000;
/** Identifies this process in the rows it locks. */
export const WORKER_ID = newId();

const CLAIMED = {
  id: true,
  name: true,
  payload: true,
  lane: true,
  accountId: true,
  createdAt: true,
  attempts: true,
  failures: true,
} as const;
export type ClaimedJob = Prisma.JobGetPayload<{ select: typeof CLAIMED }>;

/** Locks the due job whose turn it is, of one lane if given, for this process. Null if none is due. */
export async function claimNext(lane?: Lane): Promise<ClaimedJob | null> {
  const now = clock.now();
  const id = await (env.isPostgres ? claimOnPostgres : claimOnSqlite)({ now, lane });
  return id === null ? null : db.job.findUnique({ where: { id }, select: CLAIMED });
}

type Claim = { now: Date; lane: Lane | undefined };

async function claimOnSqlite({ now, lane }: Claim): Promise<string | null> {
  const isDue = {
    doneAt: null,
    failedAt: null,
    runAt: { lte: now },
    ...(lane ? { lane } : {}),
    OR: [{ lockedUntil: null }, { lockedUntil: { lte: now } }],
  };
  const next = await db.job.findFirst({ where: isDue, orderBy: [...BY_TURN], select: { id: true } });
  if (!next) return null;
  const { count } = await db.job.updateMany({
    where: { id: next.id, ...isDue },
    data: { lockedBy: WORKER_ID, lockedUntil: new Date(now.getTime() + LOCK_MS), attempts: { increment: 1 } },
  });
  return count === 0 ? claimOnSqlite({ now, lane }) : next.id; // another runner was faster
}

/** Passes over rows that another runner is claiming: many runners don't all try for the same one and fail but one. */
async function claimOnPostgres({ now, lane }: Claim): Promise<string | null> {
  const moment = (at: Date) => Prisma.sql`CAST(${at.toISOString()} AS timestamp(3))`; // columns have no time zone
  const [claimed] = await db.$queryRaw<{ id: string }[]>`
    UPDATE "Job"
    SET "lockedBy" = ${WORKER_ID}, "lockedUntil" = ${moment(new Date(now.getTime() + LOCK_MS))},
      "attempts" = "attempts" + 1
    WHERE "id" = (
      SELECT "id" FROM "Job"
      WHERE "doneAt" IS NULL AND "failedAt" IS NULL AND "runAt" <= ${moment(now)}
        AND ("lockedUntil" IS NULL OR "lockedUntil" <= ${moment(now)})
        ${lane ? Prisma.sql`AND "lane" = ${lane}` : Prisma.empty}
      ORDER BY "turn", "runAt", "id"
      LIMIT 1
      FOR UPDATE SKIP LOCKED
    )
    RETURNING "id"`;
  return claimed?.id ?? null;
}
