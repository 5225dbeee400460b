import "server-only";
import { clock } from "./clock";
import { db, type DatabaseClient } from "./db";
import { seal, unseal } from "./sealed";

/** A request recognised when it is repeated. All but the person are fingerprints. */
export type Repeatable = { id: string; userId: string | null; requestHash: string };
export type KeptAnswer = {
  status: number;
  headers: [string, string][];
  body: string;
  /** What is checked before repeating the answer; written and read by the route only. */
  conditions?: unknown;
};
export type Held = { id: string; holder: string };

const KEPT_MS = 24 * 60 * 60_000;
/** Stored instead of a status while a request is in progress. */
const UNANSWERED = 0;

/** The answer given before. @returns `unanswered` also while the first is in progress */
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

/** Claims a new key, an expired one, or one whose lease ran out, in one statement: of many at once, one wins. */
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

/** Renews all of a process's claims in one statement. */
export async function renew(held: readonly Held[], leaseMs: number): Promise<void> {
  const where = {
    id: { in: held.map(({ id }) => id) },
    holder: { in: held.map(({ holder }) => holder) },
    status: UNANSWERED,
  };
  await db.idempotencyKey.updateMany({ where, data: { leaseUntil: new Date(clock.now().getTime() + leaseMs) } });
}

/** Stores the answer, in the transaction of the fact it reports. @returns false if the claim was lost */
export async function keep(held: Held, { status, ...rest }: KeptAnswer, tx: DatabaseClient): Promise<boolean> {
  const { count } = await tx.idempotencyKey.updateMany({
    where: { ...held, status: UNANSWERED },
    data: { status, leaseUntil: null, body: seal("idempotency", JSON.stringify(rest)) },
  });
  return count === 1;
}

/** The request was refused, and may be repeated. */
export async function giveUp(held: Held): Promise<void> {
  await db.idempotencyKey.deleteMany({ where: { ...held, status: UNANSWERED } });
}

/** Releases the claims of a process that died. Only where no second process can be running: one node on SQLite. */
export async function giveUpAllClaims(): Promise<void> {
  await db.idempotencyKey.deleteMany({ where: { status: UNANSWERED } });
}

export async function removeOldAnswers(): Promise<number> {
  return (await db.idempotencyKey.deleteMany({ where: { createdAt: { lte: oldest() } } })).count;
}

function oldest(): Date {
  return new Date(clock.now().getTime() - KEPT_MS);
}
