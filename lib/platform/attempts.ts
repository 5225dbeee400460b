import "server-only";
import { createHash } from "node:crypto";
import { clock } from "./clock";
import { db } from "./db";

/** At most `max` in `seconds`. Windows are fixed: each begins at a multiple of its length. */
export type Rate = { max: number; seconds: number };

/** The attempts in the window, this one included, and the seconds to wait: 0 while within the limit. */
export type Counted = { count: number; retryAfterSeconds: number };

/**
 * Counts across nodes in one statement, so simultaneous ones all count. Hashed: the table holds no address or e-mail.
 */
export async function countAttempt(subject: string, rate: Rate): Promise<Counted> {
  const { key, endsAt } = toWindow(subject, rate);
  const rows = await db.$queryRaw<{ count: number | bigint }[]>`
    INSERT INTO "RateLimit" ("key", "count", "expiresAt") VALUES (${key}, 1, ${endsAt})
    ON CONFLICT ("key") DO UPDATE SET "count" = "RateLimit"."count" + 1 RETURNING "count"`;
  const count = Number(rows[0]?.count ?? 1);
  const left = Math.max(1, Math.ceil((endsAt.getTime() - clock.now().getTime()) / 1000));
  return { count, retryAfterSeconds: count <= rate.max ? 0 : left };
}

/** Takes back one attempt, leaving other people's. */
export async function uncountAttempt(subject: string, rate: Rate): Promise<void> {
  await db.rateLimit.updateMany({
    where: { key: toWindow(subject, rate).key, count: { gt: 0 } },
    data: { count: { decrement: 1 } },
  });
}

/** Clears the attempts of the current window: they were the person's own. */
export async function forgetAttempts(subject: string, rates: readonly Rate[]): Promise<void> {
  await db.rateLimit.deleteMany({ where: { key: { in: rates.map((rate) => toWindow(subject, rate).key) } } });
}

/** @returns how many were removed */
export async function removeOldAttempts(): Promise<number> {
  return (await db.rateLimit.deleteMany({ where: { expiresAt: { lte: clock.now() } } })).count;
}

function toWindow(subject: string, { seconds }: Rate): { key: string; endsAt: Date } {
  const number = Math.floor(clock.now().getTime() / (seconds * 1000));
  const key = createHash("sha256").update(`${seconds}:${number}:${subject}`).digest("hex");
  return { key, endsAt: new Date((number + 1) * seconds * 1000) };
}
