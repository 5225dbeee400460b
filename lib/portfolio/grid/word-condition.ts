import "server-only";
import { wordsKey } from "@/lib/assistant/answers/sort-key";
import { foldForSearch } from "@/lib/documents/search/search-text";
import { env } from "@/lib/platform/env";
import type { Column } from "@/lib/portfolio/columns/columns";
import { Prisma } from "@/prisma/client/sqlite";
import { ANY, has, indexed, isOther, listed, PARTIES, type Asker, type Condition } from "./condition";
import { differentValues } from "./value-store";

const contains = (words: Prisma.Sql, part: string) =>
  env.isPostgres ? Prisma.sql`strpos(${words}, ${part}) > 0` : Prisma.sql`instr(${words}, ${part}) > 0`;

/** Null: a column that has no words. */
export async function textCondition(
  { id, kind }: Column,
  text: string,
  { userId, us }: Asker,
): Promise<Condition | null> {
  const key = wordsKey(text);
  switch (kind) {
    case "name":
      return nameCondition(userId, key);
    case "type":
      return listed(contains(Prisma.sql`lower(p."contractType")`, text.toLowerCase()));
    case "counterparty":
      return withWords(PARTIES, "text", { part: key, and: isOther(us) });
    case "labels":
      return listed(
        has(Prisma.sql`SELECT 1 FROM "ContractLabel" l WHERE l."userId" = ${userId} AND l."contractId" = p."contractId"
          AND ${contains(Prisma.sql`lower(l."name")`, text.toLowerCase())}`),
      );
    case "owner":
      return listed(
        has(Prisma.sql`SELECT 1 FROM "Collaborator" o JOIN "User" u ON u."id" = o."userId"
          WHERE o."contractId" = p."contractId" AND o."role" = 'admin' AND ${contains(Prisma.sql`u."name"`, text)}`),
      );
    case "status":
    case "uploaded":
    case "deadline":
      return null;
    default:
      return withWords([id], "shown", { part: foldForSearch(text), and: ANY });
  }
}

/** The index of names is looked through as a whole: few contracts of many may have the words in their name. */
function nameCondition(userId: string, part: string): Condition {
  const hasIt = contains(Prisma.sql`p."nameLatin"`, part);
  return {
    holds: hasIt,
    ids: Prisma.sql`SELECT p."contractId" AS "id" FROM "ListedPart" p WHERE p."userId" = ${userId} AND ${hasIt}`,
  };
}

/**
 * Some words in a value. Where many contracts share few values those are looked through, and contracts are found by
 * the values that are meant.
 */
async function withWords(
  columns: readonly string[],
  of: "shown" | "text",
  { part, and }: { part: string; and: Prisma.Sql },
): Promise<Condition> {
  const plain = indexed(columns, Prisma.sql`${contains(Prisma.raw(`i."${of}"`), part)} AND ${and}`);
  const meant: Prisma.Sql[] = [];
  for (const column of columns) {
    const values = await differentValues(column, of, contains(Prisma.sql`v."words"`, part));
    if (values === null) return plain;
    for (const { state, words } of values) {
      const isIt =
        of === "text" ? Prisma.sql`i."text" = ${words}` : Prisma.sql`i."state" = ${state} AND i."shown" = ${words}`;
      meant.push(
        Prisma.sql`SELECT i."contractId" AS "id" FROM "AnswerIndex" i WHERE i."column" = ${column} AND ${isIt} AND ${and}`,
      );
    }
  }
  return { ...plain, ids: meant.length === 0 ? NO_IDS : Prisma.join(meant, " UNION ALL ") };
}

const NO_IDS = Prisma.sql`SELECT i."contractId" AS "id" FROM "AnswerIndex" i WHERE 1 = 0`;
