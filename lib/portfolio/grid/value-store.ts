import "server-only";
import { CELL_STATES } from "@/lib/portfolio/bounds";
import { db } from "@/lib/platform/db";
import { Prisma } from "@/prisma/client/sqlite";

/** What a column has, of which many contracts may have the same: a state with words, or the key of a party. */
export type KnownValue = { state: string; words: string };
type Row = KnownValue & { place: number | bigint };

/** Of so many different values a column is taken apart value by value. */
const MOST_DIFFERENT = 1_000;
/** More that contain the words are as well looked for one by one. */
const MOST_MEANT = 100;

/**
 * The different values of a column that pass, however many contracts have each: the index is asked for one after the
 * other, not for all rows. Null where there are too many. @param passes of the value's `words` as `v."words"`
 */
export async function differentValues(
  column: string,
  of: "shown" | "text",
  passes: Prisma.Sql,
): Promise<KnownValue[] | null> {
  const words = Prisma.raw(`i."${of}"`);
  const all = Prisma.sql`SELECT MIN(${words}) FROM "AnswerIndex" i WHERE i."column" = ${column}`;
  const within = of === "text" ? Prisma.empty : Prisma.sql`AND i."state" = v."state"`;
  const first =
    of === "text"
      ? Prisma.sql`SELECT '', (${all}), 1`
      : Prisma.sql`SELECT s.column1, (${all} AND i."state" = s.column1), 1 FROM (VALUES ${STATES}) AS s`;
  const rows = await db.$queryRaw<Row[]>`
    WITH RECURSIVE v("state", "words", "place") AS (
      ${first} UNION ALL
      SELECT v."state", (${all} ${within} AND ${words} > v."words"), v."place" + 1 FROM v
      WHERE v."words" IS NOT NULL AND v."place" < ${MOST_DIFFERENT})
    SELECT v."state", v."words", v."place" FROM v
    WHERE v."words" IS NOT NULL AND (v."place" = ${MOST_DIFFERENT} OR ${passes})`;
  if (rows.length > MOST_MEANT || rows.some(({ place }) => Number(place) === MOST_DIFFERENT)) return null;
  return rows.map(({ state, words: found }) => ({ state, words: found }));
}

const STATES = Prisma.join(
  CELL_STATES.filter((state) => state !== "unread" && state !== "notFound").map((state) => Prisma.sql`(${state})`),
);
