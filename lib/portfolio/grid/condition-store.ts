import "server-only";
import { verdictKey, wordsKey } from "@/lib/assistant/answers/sort-key";
import { DEADLINE_STATES, isOpen } from "@/lib/deadlines/kinds";
import { foldForSearch } from "@/lib/documents/search/search-text";
import { env } from "@/lib/platform/env";
import type { CellState } from "@/lib/portfolio/bounds";
import type { Column } from "@/lib/portfolio/columns/columns";
import type { GridFilter } from "@/lib/portfolio/schema";
import { Prisma } from "@/prisma/client/sqlite";

/**
 * What a contract has to be like. `holds` is asked of a row `p` of ListedPart; `ids` lists all contracts of the
 * installation that are so, where an index leads to them. `isLoose`: the cell itself is to be looked at besides.
 */
export type Condition = { holds: Prisma.Sql; ids: Prisma.Sql | null; isLoose: boolean };
/** `today` is the caller's, `us` the key of the party that they are; null where that is not known. */
export type Asker = { userId: string; today: string; us: string | null };

export const OPEN = Prisma.join(DEADLINE_STATES.filter(isOpen));
const LAST_DAY = "9999-12-31";
/** Beyond all figures, and above what stands for none. */
const FIGURES = { least: -1e299, most: 1e299 } as const;

/** One statement's test of a row of AnswerIndex `i` as a condition on its contract. */
function indexed(columns: readonly string[], test: Prisma.Sql): Condition {
  const isOf = Prisma.sql`i."column" IN (${Prisma.join([...columns])}) AND ${test}`;
  return {
    holds: Prisma.sql`EXISTS (SELECT 1 FROM "AnswerIndex" i WHERE i."contractId" = p."contractId" AND ${isOf})`,
    ids: Prisma.sql`SELECT i."contractId" AS "id" FROM "AnswerIndex" i WHERE ${isOf}`,
    isLoose: false,
  };
}

const listed = (holds: Prisma.Sql): Condition => ({ holds, ids: null, isLoose: false });

/** Null: a filter that this column does not have. */
export function conditionOf(filter: GridFilter, column: Column, asker: Asker): Condition | null {
  switch (filter.by) {
    case "text":
      return textCondition(column, filter.text, asker);
    case "day":
      return dayCondition(column, filter, asker);
    case "number":
      return numberCondition(column, filter);
    case "verdict":
      return column.kind === "verdict"
        ? indexed([column.id], Prisma.sql`i."text" IN (${Prisma.join(filter.verdicts.map(verdictKey))})`)
        : null;
    case "state":
      return stateCondition(column, filter.states);
    case "values":
      return valuesCondition(column, filter.values, asker);
  }
}

const contains = (words: Prisma.Sql, part: string) =>
  env.isPostgres ? Prisma.sql`strpos(${words}, ${part}) > 0` : Prisma.sql`instr(${words}, ${part}) > 0`;

function textCondition({ id, kind }: Column, text: string, { userId, us }: Asker): Condition | null {
  const key = wordsKey(text);
  switch (kind) {
    case "name":
      return listed(contains(Prisma.sql`p."nameLatin"`, key));
    case "type":
      return listed(contains(Prisma.sql`lower(p."contractType")`, text.toLowerCase()));
    case "counterparty":
      return indexed(PARTIES, Prisma.sql`${isOther(us)} AND ${contains(Prisma.sql`i."text"`, key)}`);
    case "labels":
      return listed(Prisma.sql`EXISTS (SELECT 1 FROM "ContractLabel" l WHERE l."userId" = ${userId} AND l."contractId" = p."contractId"
        AND ${contains(Prisma.sql`lower(l."name")`, text.toLowerCase())})`);
    case "owner":
      return listed(Prisma.sql`EXISTS (SELECT 1 FROM "Collaborator" o JOIN "User" u ON u."id" = o."userId"
        WHERE o."contractId" = p."contractId" AND o."role" = 'admin' AND ${contains(Prisma.sql`u."name"`, text)})`);
    case "status":
    case "uploaded":
    case "deadline":
      return null;
    default:
      return indexed([id], contains(Prisma.sql`i."shown"`, foldForSearch(text)));
  }
}

export const PARTIES = ["party:0", "party:1"] as const;
const isOther = (us: string | null) => (us === null ? Prisma.sql`1 = 1` : Prisma.sql`i."text" <> ${us}`);

type Days = { from?: string | undefined; until?: string | undefined };

function dayCondition({ id, kind }: Column, { from = "", until = LAST_DAY }: Days, { today }: Asker): Condition | null {
  if (kind === "uploaded") {
    const [first, last] = [new Date(`${from || "0001-01-01"}T00:00:00Z`), new Date(`${until}T23:59:59.999Z`)];
    return listed(Prisma.sql`p."uploadedAt" >= ${first} AND p."uploadedAt" <= ${last}`);
  }
  if (kind !== "deadline")
    return indexed(
      [id],
      Prisma.sql`i."text" >= ${from || "0"} AND i."text" <= ${until} AND i."number" < ${FIGURES.least}`,
    );
  const first = from > today ? from : today;
  const isFirst = nextDeadline(today);
  return {
    holds: Prisma.sql`EXISTS (SELECT 1 FROM "Deadline" d WHERE d."contractId" = p."contractId" AND d."date" >= ${first} AND d."date" <= ${until} AND ${isFirst})`,
    ids: Prisma.sql`SELECT d."contractId" AS "id" FROM "Deadline" d WHERE d."date" >= ${first} AND d."date" <= ${until} AND ${isFirst}`,
    isLoose: false,
  };
}

/** Whether the deadline `d` is the contract's next open one; of several on a day just one is. */
export function nextDeadline(today: string): Prisma.Sql {
  return Prisma.sql`d."state" IN (${OPEN}) AND NOT EXISTS (SELECT 1 FROM "Deadline" e WHERE e."contractId" = d."contractId"
    AND e."state" IN (${OPEN}) AND e."date" >= ${today} AND (e."date" < d."date" OR (e."date" = d."date" AND e."id" < d."id")))`;
}

type Figures = { from?: number | undefined; until?: number | undefined; currency?: string | undefined };

function numberCondition({ id, kind }: Column, { from, until, currency }: Figures): Condition | null {
  if (kind !== "fact" && kind !== "topic" && kind !== "field" && kind !== "verdict" && kind !== "question") return null;
  const [least, most] = [from ?? FIGURES.least, until ?? FIGURES.most];
  const isWithin = Prisma.sql`i."number" >= ${least} AND i."number" <= ${most}`;
  return indexed(
    [id],
    currency === undefined ? isWithin : Prisma.sql`i."text" = ${currency.toUpperCase()} AND ${isWithin}`,
  );
}

/** What is not there has no row to be found by; which of those it is, its cell tells. */
function stateCondition(column: Column, states: readonly CellState[]): Condition | null {
  if (!["fact", "topic", "verdict", "question"].includes(column.kind)) return null;
  const { id } = column;
  const row = Prisma.sql`SELECT 1 FROM "AnswerIndex" i WHERE i."contractId" = p."contractId" AND i."column" = ${id}`;
  const isThere = Prisma.sql`EXISTS (${row} AND i."state" IN (${Prisma.join([...states])}))`;
  const said = Prisma.sql`SELECT w."contractId" AS "id" FROM "AnswerWord" w WHERE w."column" = ${id} AND w."withdrawnAt" IS NULL AND w."kind" <> 'flagged'`;
  const isSaid = Prisma.sql`EXISTS (${said} AND w."contractId" = p."contractId")`;
  if (states.every((state) => state === "verified")) return { holds: isSaid, ids: said, isLoose: true };
  if (states.every((state) => state === "stated" || state === "likely"))
    return { holds: isThere, ids: null, isLoose: false };
  const isEmpty = Prisma.sql`NOT EXISTS (${row})`;
  return { holds: Prisma.sql`(${isThere} OR ${isEmpty} OR ${isSaid})`, ids: null, isLoose: true };
}

function valuesCondition(column: Column, values: readonly string[], { userId, us }: Asker): Condition | null {
  const some = Prisma.join([...values]);
  const keys = Prisma.join(values.map(wordsKey));
  switch (column.kind) {
    case "type":
      return listed(Prisma.sql`p."contractType" IN (${some})`);
    case "status":
      return listed(Prisma.sql`p."status" IN (${Prisma.join(values.map((one) => (one === "draft" ? "" : one)))})`);
    case "owner":
      return ownerCondition(some);
    case "labels":
      return labelCondition(userId, some);
    case "counterparty":
      return indexed(PARTIES, Prisma.sql`${isOther(us)} AND i."text" IN (${keys})`);
    case "uploaded":
    case "deadline":
    case "name":
      return null;
    default:
      return indexed([column.id], Prisma.sql`i."text" IN (${keys})`);
  }
}

export function ownerCondition(userIds: Prisma.Sql): Condition {
  const owned = Prisma.sql`FROM "Collaborator" o WHERE o."role" = 'admin' AND o."userId" IN (${userIds})`;
  return {
    holds: Prisma.sql`EXISTS (SELECT 1 ${owned} AND o."contractId" = p."contractId")`,
    ids: Prisma.sql`SELECT o."contractId" AS "id" ${owned}`,
    isLoose: false,
  };
}

export function labelCondition(userId: string, names: Prisma.Sql): Condition {
  const labelled = Prisma.sql`FROM "ContractLabel" l WHERE l."userId" = ${userId} AND l."name" IN (${names})`;
  return {
    holds: Prisma.sql`EXISTS (SELECT 1 ${labelled} AND l."contractId" = p."contractId")`,
    ids: Prisma.sql`SELECT l."contractId" AS "id" ${labelled}`,
    isLoose: false,
  };
}

/** The parties of the contract `p`, and which of them is the other side: the first that is not us. */
export const COUNTERPARTY = (us: string | null, of: "text" | "shown") => {
  const name = Prisma.raw(`i."${of}"`);
  return Prisma.sql`(SELECT ${name} FROM "AnswerIndex" i WHERE i."contractId" = p."contractId" AND i."column" IN ('party:0', 'party:1')
    AND ${isOther(us)} ORDER BY i."column" LIMIT 1)`;
};
