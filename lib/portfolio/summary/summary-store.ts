import "server-only";
import { db } from "@/lib/platform/db";
import { COUNTERPARTY, OPEN, type Asker, type Condition } from "@/lib/portfolio/grid/condition";
import type { Grouping } from "@/lib/portfolio/grid/order";
import { Prisma } from "@/prisma/client/sqlite";

/**
 * Of one column over some contracts, by their group and type and what is added up apart: a currency, or a verdict. Of
 * another type a sum is another thing: a loan's capital, a year's fee.
 */
export type Part = {
  column: string;
  by: string;
  state: string;
  group: string;
  type: string;
  count: number;
  sum: number;
};
type Stretch = { asker: Asker; conditions: readonly Condition[]; group: Grouping | null };

const GROUP_KEY: Record<Grouping, (asker: Asker) => Prisma.Sql> = {
  type: () => Prisma.sql`p."contractType"`,
  owner: () =>
    Prisma.sql`(SELECT o."userId" FROM "Collaborator" o WHERE o."contractId" = p."contractId" AND o."role" = 'admin' LIMIT 1)`,
  label: ({ userId }) =>
    Prisma.sql`(SELECT MIN(l."name") FROM "ContractLabel" l WHERE l."userId" = ${userId} AND l."contractId" = p."contractId")`,
  counterparty: ({ us }) => COUNTERPARTY(us, "text"),
};
const groupKey = ({ asker, group }: Stretch) =>
  group === null ? Prisma.sql`''` : Prisma.sql`COALESCE(${GROUP_KEY[group](asker)}, '')`;

/** Those of the actor's contracts that pass, by their ids, behind `after`; the last of all that were looked at. */
export async function passingIds(
  { asker, conditions }: Stretch,
  after: string,
  most: number,
): Promise<{ ids: string[]; last: string | null }> {
  const passes =
    conditions.length === 0
      ? Prisma.sql`1 = 1`
      : Prisma.join(
          conditions.map(({ holds }) => holds),
          " AND ",
        );
  const rows = await db.$queryRaw<{ id: string; passes: number | bigint }[]>`
    SELECT p."contractId" AS "id", CASE WHEN ${passes} THEN 1 ELSE 0 END AS "passes" FROM "ListedPart" p
    WHERE p."userId" = ${asker.userId} AND p."contractId" > ${after} ORDER BY p."contractId" LIMIT ${most}`;
  const last = rows.length === most ? (rows.at(-1)?.id ?? null) : null;
  return { ids: rows.filter(({ passes }) => Number(passes) === 1).map(({ id }) => id), last };
}

/** What columns have in some contracts. Amounts and verdicts stand by their text, all others by ''. */
export async function findParts(stretch: Stretch, ids: readonly string[], columns: readonly string[]): Promise<Part[]> {
  if (ids.length === 0 || columns.length === 0) return [];
  const rows = await db.$queryRaw<(Omit<Part, "count"> & { count: number | bigint })[]>`
    SELECT t."column", t."by", t."state", t."group", t."type", COUNT(*) AS "count", SUM(t."number") AS "sum" FROM (
      SELECT i."column", i."state", i."number", ${groupKey(stretch)} AS "group", p."contractType" AS "type",
        CASE WHEN i."column" LIKE 'verdict:%' OR (i."number" > -1e299 AND i."text" NOT IN ('days', 'percent')) THEN i."text" ELSE '-' END AS "by"
      FROM "ListedPart" p CROSS JOIN "AnswerIndex" i WHERE p."userId" = ${stretch.asker.userId} AND p."contractId" IN (${Prisma.join([...ids])})
        AND i."contractId" = p."contractId" AND i."column" IN (${Prisma.join([...columns])})) t
    GROUP BY t."column", t."by", t."state", t."group", t."type"`;
  return rows.map((row) => ({ ...row, count: Number(row.count), sum: Number(row.sum) }));
}

/** How many of some contracts stand in each group. */
export async function groupCounts(
  stretch: Stretch,
  ids: readonly string[],
): Promise<{ group: string; count: number }[]> {
  if (ids.length === 0) return [];
  const rows = await db.$queryRaw<{ group: string; count: number | bigint }[]>`
    SELECT t."group", COUNT(*) AS "count" FROM (SELECT ${groupKey(stretch)} AS "group" FROM "ListedPart" p
      WHERE p."userId" = ${stretch.asker.userId} AND p."contractId" IN (${Prisma.join([...ids])})) t GROUP BY t."group"`;
  return rows.map(({ group, count }) => ({ group, count: Number(count) }));
}

/** How many of some contracts renew or end within two days, ISO. */
export async function renewingAmong(
  { userId }: Asker,
  ids: readonly string[],
  { from, until }: { from: string; until: string },
): Promise<number> {
  if (ids.length === 0) return 0;
  const [row] = await db.$queryRaw<{ count: number | bigint }[]>`
    SELECT COUNT(*) AS "count" FROM "ListedPart" p WHERE p."userId" = ${userId} AND p."contractId" IN (${Prisma.join([...ids])})
      AND EXISTS (SELECT 1 FROM "Deadline" d WHERE d."contractId" = p."contractId" AND d."kind" IN ('expiration', 'renewal')
        AND d."state" IN (${OPEN}) AND d."date" >= ${from} AND d."date" <= ${until})`;
  return Number(row?.count ?? 0);
}

/** How many of some contracts have a label of the actor's, or a deadline that is open or to be checked. */
export async function countWith(
  { userId, today }: Asker,
  kind: "labels" | "deadline",
  ids: readonly string[],
): Promise<number> {
  if (ids.length === 0) return 0;
  const has =
    kind === "labels"
      ? Prisma.sql`SELECT 1 FROM "ContractLabel" l WHERE l."userId" = ${userId} AND l."contractId" = p."contractId"`
      : Prisma.sql`SELECT 1 FROM "Deadline" d WHERE d."contractId" = p."contractId" AND d."date" >= ${today} AND (d."state" IN (${OPEN})
          OR (d."state" = 'toCheck' AND (d."kind" = 'expiration' OR d."found" NOT LIKE '%"isLessCertain":true%')))`;
  const [row] = await db.$queryRaw<{ count: number | bigint }[]>`
    SELECT COUNT(*) AS "count" FROM "ListedPart" p WHERE p."userId" = ${userId} AND p."contractId" IN (${Prisma.join([...ids])}) AND EXISTS (${has})`;
  return Number(row?.count ?? 0);
}

/** Of some contracts, which columns a person spoke of, and whether the text has changed since they were read. */
export async function wordsAmong(
  ids: readonly string[],
): Promise<{ contractId: string; words: string; isOld: boolean }[]> {
  if (ids.length === 0) return [];
  const rows = await db.$queryRaw<{ contractId: string; words: string; isOld: number | bigint | boolean }[]>`
    SELECT a."contractId", a."words", a."versionId" <> c."currentVersionId" AS "isOld" FROM "ContractAnswers" a
      JOIN "Contract" c ON c."id" = a."contractId"
    WHERE a."contractId" IN (${Prisma.join([...ids])}) AND (a."words" <> '{}' OR a."versionId" <> c."currentVersionId")`;
  return rows.map((row) => ({ ...row, isOld: Boolean(row.isOld) }));
}

/** What the groups of a kind are called, by their keys. */
export async function groupNames(
  { userId }: Asker,
  group: "owner" | "counterparty",
  keys: readonly string[],
): Promise<Map<string, string>> {
  if (keys.length === 0) return new Map();
  if (group === "owner") {
    const rows = await db.user.findMany({ where: { id: { in: [...keys] } }, select: { id: true, name: true } });
    return new Map(rows.map(({ id, name }) => [id, name]));
  }
  const rows = await db.$queryRaw<{ text: string; shown: string }[]>`
    SELECT i."text", MIN(i."shown") AS "shown" FROM "AnswerIndex" i CROSS JOIN "ListedPart" p
    WHERE i."column" IN ('party:0', 'party:1') AND i."text" IN (${Prisma.join([...keys])})
      AND p."userId" = ${userId} AND p."contractId" = i."contractId" GROUP BY i."text"`;
  return new Map(rows.map(({ text, shown }) => [text, shown]));
}
