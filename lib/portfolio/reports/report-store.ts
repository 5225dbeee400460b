import "server-only";
import type { Actor } from "@/lib/access/actor";
import { db } from "@/lib/platform/db";
import { env } from "@/lib/platform/env";
import { Prisma } from "@/prisma/client/sqlite";
import { MOST_REPORTED } from "./bounds";

/** Which contracts count, and the days of what happened to them; '' for any. */
export type Wanted = { from: string; until: string; type: string; ownerId: string; counterpartyId: string };
type Count = number | bigint;

/** A condition on the actor's contract `p`. */
function passes({ userId }: Actor, { type, ownerId, counterpartyId }: Wanted): Prisma.Sql {
  const owned = Prisma.sql`AND (SELECT 1 FROM "Collaborator" o WHERE o."contractId" = p."contractId" AND o."role" = 'admin'
    AND o."userId" = ${ownerId} LIMIT 1) IS NOT NULL`;
  const isWith = Prisma.sql`AND (SELECT 1 FROM "CounterpartyLink" l WHERE l."userId" = ${userId}
    AND l."contractId" = p."contractId" AND l."counterpartyId" = ${counterpartyId} LIMIT 1) IS NOT NULL`;
  const isOfType = Prisma.sql`AND p."contractType" = ${type}`;
  return Prisma.sql`p."userId" = ${userId} ${type === "" ? Prisma.empty : isOfType} ${ownerId === "" ? Prisma.empty : owned} ${counterpartyId === "" ? Prisma.empty : isWith}`;
}

/** The day of a moment, some minutes off UTC. */
function dayOf(moment: Prisma.Sql, minutes = 0): Prisma.Sql {
  if (!env.isPostgres) return Prisma.sql`date(${moment}, ${`${minutes >= 0 ? "+" : ""}${minutes} minutes`})`;
  return Prisma.sql`to_char(${moment} + CAST(${minutes} AS INTEGER) * INTERVAL '1 minute', 'YYYY-MM-DD')`;
}
const daysBetween = (from: Prisma.Sql, until: Prisma.Sql) =>
  env.isPostgres
    ? Prisma.sql`(CAST(${until} AS DATE) - CAST(${from} AS DATE))`
    : Prisma.sql`CAST(julianday(${until}) - julianday(${from}) AS INTEGER)`;

export type SigningRow = { month: string; days: number; count: number };

/** Days from a contract's coming here to its signing, negative where it was signed before, counted by month. B-35.2. */
export async function signingDays(actor: Actor, wanted: Wanted): Promise<SigningRow[]> {
  const rows = await db.$queryRaw<{ month: string; days: Count; count: Count }[]>`
    SELECT s."month", s."days", COUNT(*) AS "count" FROM (
      SELECT substr(c."signedOn", 1, 7) AS "month", ${daysBetween(dayOf(Prisma.sql`p."uploadedAt"`), Prisma.sql`c."signedOn"`)} AS "days"
      FROM "Contract" c CROSS JOIN "ListedPart" p
      WHERE c."signedOn" >= ${wanted.from} AND c."signedOn" <= ${wanted.until} AND p."contractId" = c."id" AND ${passes(actor, wanted)}
      ORDER BY c."signedOn" DESC, c."id" DESC LIMIT ${MOST_REPORTED}) s
    GROUP BY s."month", s."days" ORDER BY s."month", s."days"`;
  return rows.map(({ month, days, count }) => ({ month, days: Number(days), count: Number(count) }));
}

/** How many signed contracts took how many replies of the other side; `sent` 0: nothing was exchanged. B-35.3. */
export async function roundsUntilSigned(
  actor: Actor,
  wanted: Wanted,
): Promise<{ isExchanged: boolean; replies: number; count: number }[]> {
  const rows = await db.$queryRaw<{ exchanged: Count; replies: Count; count: Count }[]>`
    SELECT s."exchanged", s."replies", COUNT(*) AS "count" FROM (
      SELECT CASE WHEN (SELECT 1 FROM "Round" a WHERE a."contractId" = c."id" LIMIT 1) IS NULL THEN 0 ELSE 1 END AS "exchanged",
        (SELECT COUNT(*) FROM "Round" r WHERE r."contractId" = c."id" AND r."kind" IN ('returned', 'version') AND r."status" = 'ready'
          AND ${dayOf(Prisma.sql`r."createdAt"`)} <= c."signedOn") AS "replies"
      FROM "Contract" c CROSS JOIN "ListedPart" p
      WHERE c."signedOn" >= ${wanted.from} AND c."signedOn" <= ${wanted.until} AND p."contractId" = c."id" AND ${passes(actor, wanted)}
      ORDER BY c."signedOn" DESC, c."id" DESC LIMIT ${MOST_REPORTED}) s
    GROUP BY s."exchanged", s."replies" ORDER BY s."replies"`;
  return rows.map(({ exchanged, replies, count }) => ({
    isExchanged: Number(exchanged) === 1,
    replies: Number(replies),
    count: Number(count),
  }));
}

export type DeadlineRow = { month: string; met: number; late: number; missed: number };

/** Confirmed dates of things to do that have passed: done by their day, later, or not at all, by month. B-35.6. */
export async function deadlinesKept(
  actor: Actor,
  wanted: Wanted,
  { today, minutes }: { today: string; minutes: number },
): Promise<DeadlineRow[]> {
  const last = wanted.until < today ? wanted.until : today;
  const rows = await db.$queryRaw<({ month: string } & Record<"met" | "late" | "missed", Count>)[]>`
    SELECT s."month", SUM(s."met") AS "met", SUM(s."late") AS "late", SUM(s."missed") AS "missed" FROM (
      SELECT substr(d."date", 1, 7) AS "month",
        CASE WHEN d."state" = 'done' AND ${dayOf(Prisma.sql`d."answeredAt"`, minutes)} <= d."date" THEN 1 ELSE 0 END AS "met",
        CASE WHEN d."state" = 'done' AND ${dayOf(Prisma.sql`d."answeredAt"`, minutes)} > d."date" THEN 1 ELSE 0 END AS "late",
        CASE WHEN d."state" = 'confirmed' AND d."date" < ${today} THEN 1 ELSE 0 END AS "missed"
      FROM "Deadline" d CROSS JOIN "ListedPart" p
      WHERE d."date" >= ${wanted.from} AND d."date" <= ${last} AND d."state" IN ('done', 'confirmed')
        AND d."kind" NOT IN ('expiration', 'renewal') AND p."contractId" = d."contractId" AND ${passes(actor, wanted)}
      ORDER BY d."date" DESC, d."id" DESC LIMIT ${MOST_REPORTED}) s
    GROUP BY s."month" ORDER BY s."month"`;
  return rows.map(({ month, met, late, missed }) => ({
    month,
    met: Number(met),
    late: Number(late),
    missed: Number(missed),
  }));
}

/** Verdicts by a playbook on the newest contracts of the period, as they are kept; by column and verdict. B-35.5. */
export async function verdictCounts(
  actor: Actor,
  wanted: Wanted,
  { columns, most }: { columns: readonly string[]; most: number },
): Promise<{ column: string; text: string; count: number }[]> {
  if (columns.length === 0) return [];
  const [from, until] = [new Date(`${wanted.from}T00:00:00Z`), new Date(`${wanted.until}T23:59:59.999Z`)];
  const rows = await db.$queryRaw<{ column: string; text: string; count: Count }[]>`
    SELECT i."column", i."text", COUNT(*) AS "count" FROM (
      SELECT p."contractId" FROM "ListedPart" p WHERE p."uploadedAt" >= ${from} AND p."uploadedAt" <= ${until} AND ${passes(actor, wanted)}
      ORDER BY p."uploadedAt" DESC, p."contractId" DESC LIMIT ${most}) n CROSS JOIN "AnswerIndex" i
    WHERE i."contractId" = n."contractId" AND i."column" IN (${Prisma.join([...columns])})
    GROUP BY i."column", i."text"`;
  return rows.map((row) => ({ ...row, count: Number(row.count) }));
}

/** Whether more contracts of the period pass than are counted. */
export async function hasMoreThan(actor: Actor, wanted: Wanted, most: number): Promise<boolean> {
  const [from, until] = [new Date(`${wanted.from}T00:00:00Z`), new Date(`${wanted.until}T23:59:59.999Z`)];
  const rows = await db.$queryRaw<unknown[]>`
    SELECT 1 FROM "ListedPart" p WHERE p."uploadedAt" >= ${from} AND p."uploadedAt" <= ${until} AND ${passes(actor, wanted)}
    LIMIT 1 OFFSET ${most}`;
  return rows.length > 0;
}

export type RoundRow = { roundId: string; contractId: string; versionId: string | null };

/** What came back in the period, newest first. */
export async function repliesIn(actor: Actor, wanted: Wanted, most: number): Promise<RoundRow[]> {
  const [from, until] = [new Date(`${wanted.from}T00:00:00Z`), new Date(`${wanted.until}T23:59:59.999Z`)];
  return db.$queryRaw<RoundRow[]>`
    SELECT r."id" AS "roundId", r."contractId", r."sentVersionId" AS "versionId" FROM "Round" r CROSS JOIN "ListedPart" p
    WHERE r."createdAt" >= ${from} AND r."createdAt" <= ${until} AND r."kind" IN ('returned', 'first') AND r."status" = 'ready'
      AND p."contractId" = r."contractId" AND ${passes(actor, wanted)}
    ORDER BY r."createdAt" DESC, r."id" DESC LIMIT ${most}`;
}

/** The changes of some rounds of the actor's contracts: JSON. */
export async function changesIn({ userId }: Actor, roundIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await db.roundChanges.findMany({
    where: { roundId: { in: [...roundIds] }, round: { contract: { collaborators: { some: { userId } } } } },
    select: { roundId: true, changes: true },
  });
  return new Map(rows.map(({ roundId, changes }) => [roundId, changes]));
}

/** What is kept of the reading of some versions of the actor's contracts: JSON. */
export async function reviewsOf(
  { userId }: Actor,
  versionIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await db.versionReview.findMany({
    where: { versionId: { in: [...versionIds] }, version: { contract: { collaborators: { some: { userId } } } } },
    select: { versionId: true, review: true },
  });
  return new Map(rows.map(({ versionId, review }) => [versionId, review]));
}
