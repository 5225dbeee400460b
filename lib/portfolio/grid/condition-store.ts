import "server-only";
import { emptyKey, staleKey, verdictKey, wordsKey } from "@/lib/assistant/answers/sort-key";
import type { CellState, FilterState } from "@/lib/portfolio/bounds";
import { isSayable, type Column } from "@/lib/portfolio/columns/columns";
import type { GridFilter } from "@/lib/portfolio/schema";
import { Prisma } from "@/prisma/client/sqlite";
import {
  ANY,
  either,
  has,
  indexed,
  isOther,
  labelCondition,
  listed,
  nextDeadline,
  ownerCondition,
  PARTIES,
  withoutRows,
  type Asker,
  type Condition,
} from "./condition";
import { textCondition } from "./word-condition";

const LAST_DAY = "9999-12-31";
/** Beyond all figures, and above what stands for none. */
const FIGURES = { least: -1e299, most: 1e299 } as const;

/** Null: a filter that this column does not have. */
export async function toCondition(filter: GridFilter, column: Column, asker: Asker): Promise<Condition | null> {
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
    holds: has(
      Prisma.sql`SELECT 1 FROM "Deadline" d WHERE d."contractId" = p."contractId" AND d."date" >= ${first} AND d."date" <= ${until} AND ${isFirst}`,
    ),
    ids: Prisma.sql`SELECT d."contractId" AS "id" FROM "Deadline" d WHERE d."date" >= ${first} AND d."date" <= ${until} AND ${isFirst}`,
  };
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
  const cells = [column.id, emptyKey(column.id)];
  const some = states.flatMap((state) => (state === "unverified" ? UNVERIFIED : state));
  const read = some.filter((state) => state !== "unread" && state !== "outOfDate");
  return either([
    ...(read.length > 0 ? [indexed(cells, Prisma.sql`i."state" IN (${Prisma.join(read)})`)] : []),
    ...(some.includes("unread") ? [withoutRows(cells)] : []),
    ...(some.includes("outOfDate") ? [indexed([staleKey(column.id)], ANY), oldText(column)] : []),
  ]);
}

/** Another version is current than the one that was read, or asked. */
function oldText(column: Column): Condition {
  if (column.kind === "question")
    return listed(
      has(Prisma.sql`SELECT 1 FROM "QuestionAnswer" a JOIN "Contract" c ON c."id" = a."contractId"
      WHERE a."questionId" = ${column.of} AND a."contractId" = p."contractId" AND a."versionId" <> c."currentVersionId"`),
    );
  const old = Prisma.sql`FROM "ContractAnswers" a WHERE a."isOld" = ${true}`;
  return {
    holds: has(Prisma.sql`SELECT 1 ${old} AND a."contractId" = p."contractId"`),
    ids: Prisma.sql`SELECT a."contractId" AS "id" ${old}`,
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
