import "server-only";
import { DEADLINE_STATES, isOpen } from "@/lib/deadlines/kinds";
import { env } from "@/lib/platform/env";
import { Prisma } from "@/prisma/client/sqlite";

/**
 * What a contract has to be like. `holds` is asked of a row `p` of ListedPart; `ids` lists all contracts of the
 * installation that are so, where an index leads to them.
 */
export type Condition = { holds: Prisma.Sql; ids: Prisma.Sql | null };
/** `today` is the caller's, `us` the keys of the parties that they are; none where that is not known. */
export type Asker = { userId: string; today: string; us: readonly string[] };

/**
 * Whether there are such rows, asked contract by contract: written so that Postgres doesn't join all of them first,
 * which it takes for cheap as it knows little of how often values are together.
 */
export const has = (rows: Prisma.Sql) => Prisma.sql`(${rows} LIMIT 1) IS NOT NULL`;
const hasNone = (rows: Prisma.Sql) => Prisma.sql`(${rows} LIMIT 1) IS NULL`;
export const listed = (holds: Prisma.Sql): Condition => ({ holds, ids: null });
export const ANY = Prisma.sql`1 = 1`;

/** The contract's own rows of some columns, found by its id and by nothing else. */
function rowsIn(columns: readonly string[], test: Prisma.Sql): Prisma.Sql {
  const own = Prisma.sql`FROM "AnswerIndex" i WHERE i."contractId" = p."contractId" AND i."column" IN (${Prisma.join([...columns])})`;
  if (!env.isPostgres) return Prisma.sql`SELECT 1 ${own} AND ${test}`;
  return Prisma.sql`SELECT 1 FROM (SELECT i."text", i."number", i."state", i."shown" ${own} OFFSET 0) i WHERE ${test}`;
}

/** A test of a row `i` of AnswerIndex as a condition on its contract. */
export function indexed(columns: readonly string[], test: Prisma.Sql): Condition {
  return {
    holds: has(rowsIn(columns, test)),
    ids: Prisma.sql`SELECT i."contractId" AS "id" FROM "AnswerIndex" i WHERE i."column" IN (${Prisma.join([...columns])}) AND ${test}`,
  };
}

export const withoutRows = (columns: readonly string[]) => listed(hasNone(rowsIn(columns, ANY)));

export function either(conditions: readonly Condition[]): Condition {
  const ids = conditions.flatMap((one) => one.ids ?? []);
  return {
    holds: Prisma.sql`(${Prisma.join(
      conditions.map(({ holds }) => holds),
      " OR ",
    )})`,
    ids: ids.length < conditions.length ? null : Prisma.join(ids, " UNION ALL "),
  };
}

/** These contracts, whatever is known of them. */
export function chosenCondition(contractIds: readonly string[]): Condition {
  const chosen = Prisma.join([...contractIds]);
  return {
    holds: Prisma.sql`p."contractId" IN (${chosen})`,
    ids: Prisma.sql`SELECT c."id" AS "id" FROM "Contract" c WHERE c."id" IN (${chosen})`,
  };
}

export const PARTIES = ["party:0", "party:1"] as const;
export const isOther = (us: Asker["us"]) =>
  us.length === 0 ? ANY : Prisma.sql`i."text" NOT IN (${Prisma.join([...us])})`;

export const OPEN = Prisma.join(DEADLINE_STATES.filter(isOpen));
/** Whether the deadline `d` is the contract's next open one; of several on a day just one is. */
export function nextDeadline(today: string): Prisma.Sql {
  const earlier = Prisma.sql`SELECT 1 FROM "Deadline" e WHERE e."contractId" = d."contractId" AND e."state" IN (${OPEN})
    AND e."date" >= ${today} AND (e."date" < d."date" OR (e."date" = d."date" AND e."id" < d."id"))`;
  return Prisma.sql`d."state" IN (${OPEN}) AND ${hasNone(earlier)}`;
}

export function ownerCondition(userIds: Prisma.Sql): Condition {
  const owned = Prisma.sql`FROM "Collaborator" o WHERE o."role" = 'admin' AND o."userId" IN (${userIds})`;
  return {
    holds: has(Prisma.sql`SELECT 1 ${owned} AND o."contractId" = p."contractId"`),
    ids: Prisma.sql`SELECT o."contractId" AS "id" ${owned}`,
  };
}

export function labelCondition(userId: string, names: Prisma.Sql): Condition {
  const labelled = Prisma.sql`FROM "ContractLabel" l WHERE l."userId" = ${userId} AND l."name" IN (${names})`;
  return {
    holds: has(Prisma.sql`SELECT 1 ${labelled} AND l."contractId" = p."contractId"`),
    ids: Prisma.sql`SELECT l."contractId" AS "id" ${labelled}`,
  };
}

/** The parties of the contract `p`, and which of them is the other side: the first that is not us. */
export const COUNTERPARTY = (us: Asker["us"], of: "text" | "shown") => {
  const name = Prisma.raw(`i."${of}"`);
  return Prisma.sql`(SELECT ${name} FROM "AnswerIndex" i WHERE i."contractId" = p."contractId" AND i."column" IN ('party:0', 'party:1')
    AND ${isOther(us)} ORDER BY i."column" LIMIT 1)`;
};
