import "server-only";
import { emptyOf, staleOf, verdictKey, wordsKey } from "@/lib/assistant/answers/sort-key";
import { DEADLINE_STATES, isOpen } from "@/lib/deadlines/kinds";
import { foldForSearch } from "@/lib/documents/search/search-text";
import { env } from "@/lib/platform/env";
import type { CellState, FilterState } from "@/lib/portfolio/bounds";
import { isSayable, type Column } from "@/lib/portfolio/columns/columns";
import type { GridFilter } from "@/lib/portfolio/schema";
import { Prisma } from "@/prisma/client/sqlite";

/**
 * What a contract has to be like. `holds` is asked of a row `p` of ListedPart; `ids` lists all contracts of the
 * installation that are so, where an index leads to them.
 */
export type Condition = { holds: Prisma.Sql; ids: Prisma.Sql | null };
/** `today` is the caller's, `us` the key of the party that they are; null where that is not known. */
export type Asker = { userId: string; today: string; us: string | null };

export const OPEN = Prisma.join(DEADLINE_STATES.filter(isOpen));
const LAST_DAY = "9999-12-31";
/** Beyond all figures, and above what stands for none. */
const FIGURES = { least: -1e299, most: 1e299 } as const;

function indexed(columns: readonly string[], test: Prisma.Sql): Condition {
  return isIndexedSo(Prisma.sql`i."column" IN (${Prisma.join([...columns])}) AND ${test}`);
}

/** One statement's test of a row of AnswerIndex `i` as a condition on its contract. */
function isIndexedSo(isOf: Prisma.Sql): Condition {
  return {
    holds: Prisma.sql`EXISTS (SELECT 1 FROM "AnswerIndex" i WHERE i."contractId" = p."contractId" AND ${isOf})`,
    ids: Prisma.sql`SELECT i."contractId" AS "id" FROM "AnswerIndex" i WHERE ${isOf}`,
  };
}

const listed = (holds: Prisma.Sql): Condition => ({ holds, ids: null });

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

const UNVERIFIED: readonly CellState[] = ["stated", "likely", "nearest", "notFound"];

/** Each cell that was read has a row of its state: of its value, or that it has none. */
function stateCondition(column: Column, states: readonly FilterState[]): Condition | null {
  if (!isSayable(column)) return null;
  const cells = Prisma.sql`i."column" IN (${column.id}, ${emptyOf(column.id)})`;
  const some = states.flatMap((state) => (state === "unverified" ? UNVERIFIED : state));
  const read = some.filter((state) => state !== "unread" && state !== "outOfDate");
  return either([
    ...(read.length > 0 ? [isIndexedSo(Prisma.sql`${cells} AND i."state" IN (${Prisma.join(read)})`)] : []),
    ...(some.includes("unread") ? [listed(Prisma.sql`NOT ${isIndexedSo(cells).holds}`)] : []),
    ...(some.includes("outOfDate")
      ? [isIndexedSo(Prisma.sql`i."column" = ${staleOf(column.id)}`), oldText(column)]
      : []),
  ]);
}

/** Another version is current than the one that was read, or asked. */
function oldText(column: Column): Condition {
  if (column.kind === "question")
    return listed(Prisma.sql`EXISTS (SELECT 1 FROM "QuestionAnswer" a JOIN "Contract" c ON c."id" = a."contractId"
      WHERE a."questionId" = ${column.of} AND a."contractId" = p."contractId" AND a."versionId" <> c."currentVersionId")`);
  const old = Prisma.sql`FROM "ContractAnswers" a WHERE a."isOld" = ${true}`;
  return {
    holds: Prisma.sql`EXISTS (SELECT 1 ${old} AND a."contractId" = p."contractId")`,
    ids: Prisma.sql`SELECT a."contractId" AS "id" ${old}`,
  };
}

function either(conditions: readonly Condition[]): Condition {
  const ids = conditions.map((one) => one.ids);
  return {
    holds: Prisma.sql`(${Prisma.join(
      conditions.map(({ holds }) => holds),
      " OR ",
    )})`,
    ids: ids.includes(null) ? null : Prisma.join(ids as Prisma.Sql[], " UNION ALL "), // none is null
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
  };
}

export function labelCondition(userId: string, names: Prisma.Sql): Condition {
  const labelled = Prisma.sql`FROM "ContractLabel" l WHERE l."userId" = ${userId} AND l."name" IN (${names})`;
  return {
    holds: Prisma.sql`EXISTS (SELECT 1 ${labelled} AND l."contractId" = p."contractId")`,
    ids: Prisma.sql`SELECT l."contractId" AS "id" ${labelled}`,
  };
}

/** The parties of the contract `p`, and which of them is the other side: the first that is not us. */
export const COUNTERPARTY = (us: string | null, of: "text" | "shown") => {
  const name = Prisma.raw(`i."${of}"`);
  return Prisma.sql`(SELECT ${name} FROM "AnswerIndex" i WHERE i."contractId" = p."contractId" AND i."column" IN ('party:0', 'party:1')
    AND ${isOther(us)} ORDER BY i."column" LIMIT 1)`;
};
