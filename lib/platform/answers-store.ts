import "server-only";
import { clock } from "./clock";
import { db, type DatabaseClient } from "./db";
import { seal, unseal } from "./sealed";

/** A request that is known again when it is repeated. All three are fingerprints but the person. */
export type Repeatable = { id: string; userId: string | null; requestHash: string };
export type KeptAnswer = {
  status: number;
  headers: [string, string][];
  body: string;
  /** What is asked before it is given again: the door's own to write and to read. */
  conditions?: unknown;
};
export type Held = { id: string; holder: string };

const KEPT_MS = 24 * 60 * 60_000;
/** In place of a status, while a request is being worked on. */
const UNANSWERED = 0;

/** The answer that was given before. @returns `unanswered` also while the first is being worked on */
export async function keptAnswer({ id, requestHash }: Repeatable): Promise<KeptAnswer | "otherRequest" | "unanswered"> {
  const row = await db.idempotencyKey.findFirst({
    where: { id, createdAt: { gt: oldest() } },
    select: { requestHash: true, status: true, body: true },
  });
  if (!row) return "unanswered";
  if (row.requestHash !== requestHash) return "otherRequest";
  if (row.status === UNANSWERED) return "unanswered";
  const rest = JSON.parse(unseal("idempotency", row.body)) as Omit<KeptAnswer, "status">; // written by `keep`
  return { status: row.status, ...rest };
}

/** A new one, a forgotten one, or one with a claim not renewed, in one statement: of many at once one has it. */
export async function claim(
  { id, userId, requestHash }: Repeatable,
  { holder, leaseMs }: Held & { leaseMs: number },
): Promise<boolean> {
  const now = clock.now();
  const leaseUntil = new Date(now.getTime() + leaseMs);
  const rows = await db.$queryRaw<{ id: string }[]>`
    INSERT INTO "IdempotencyKey" ("id", "userId", "requestHash", "status", "body", "createdAt", "holder", "leaseUntil")
    VALUES (${id}, ${userId}, ${requestHash}, ${UNANSWERED}, '', ${now}, ${holder}, ${leaseUntil})
    ON CONFLICT ("id") DO UPDATE SET "userId" = excluded."userId", "requestHash" = excluded."requestHash", "status" = excluded."status",
      "body" = excluded."body", "createdAt" = excluded."createdAt", "holder" = excluded."holder", "leaseUntil" = excluded."leaseUntil"
    WHERE "IdempotencyKey"."createdAt" <= ${oldest()}
      OR ("IdempotencyKey"."status" = ${UNANSWERED} AND "IdempotencyKey"."requestHash" = ${requestHash} AND "IdempotencyKey"."leaseUntil" <= ${now})
    RETURNING "id"`;
  return rows.length === 1;
}

/** All of a process in one statement. */
export async function renew(held: readonly Held[], leaseMs: number): Promise<void> {
  const where = {
    id: { in: held.map(({ id }) => id) },
    holder: { in: held.map(({ holder }) => holder) },
    status: UNANSWERED,
  };
  await db.idempotencyKey.updateMany({ where, data: { leaseUntil: new Date(clock.now().getTime() + leaseMs) } });
}

/** Keeps the answer, in the transaction of what it tells. @returns false when the claim is another's by now */
export async function keep(held: Held, { status, ...rest }: KeptAnswer, tx: DatabaseClient): Promise<boolean> {
  const { count } = await tx.idempotencyKey.updateMany({
    where: { ...held, status: UNANSWERED },
    data: { status, leaseUntil: null, body: seal("idempotency", JSON.stringify(rest)) },
  });
  return count === 1;
}

/** What was asked was refused, and may be asked again. */
export async function giveUp(held: Held): Promise<void> {
  await db.idempotencyKey.deleteMany({ where: { ...held, status: UNANSWERED } });
}

/** Takes back what a process that died had claimed. Only where no second process can be at work: one node on SQLite. */
export async function giveUpAllClaims(): Promise<void> {
  await db.idempotencyKey.deleteMany({ where: { status: UNANSWERED } });
}

export async function removeOldAnswers(): Promise<number> {
  return (await db.idempotencyKey.deleteMany({ where: { createdAt: { lte: oldest() } } })).count;
}

function oldest(): Date {
  return new Date(clock.now().getTime() - KEPT_MS);
}
