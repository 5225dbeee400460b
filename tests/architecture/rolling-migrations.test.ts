/** Nodes of two releases may work on one Postgres while the newer one is rolled out (docs/operations.md). */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";

const OPENING = /^-- Contract: (.+), unread since (\d{4}_\w+)\.$/m;

/** What the previous release's statements would stumble over. */
const BREAKING: readonly (readonly [RegExp, string])[] = [
  [/\bDROP TABLE (?:IF EXISTS )?"?(\w+)/i, "drops table"],
  [/\bDROP COLUMN (?:IF EXISTS )?"?(\w+)/i, "drops column"],
  [/\bRENAME (?:COLUMN |CONSTRAINT )?(?:"?\w+"? )?TO "?(\w+)/i, "renames something to"],
  [/\bALTER COLUMN "?(\w+)"? (?:SET DATA )?TYPE\b/i, "changes the type of column"],
  [/\bALTER COLUMN "?(\w+)"? SET NOT NULL/i, "demands a value in column"],
  [/\bALTER COLUMN "?(\w+)"? DROP DEFAULT/i, "takes the default from column"],
  [
    /\bADD COLUMN (?:IF NOT EXISTS )?"?(\w+)"? (?![^,;]*\bDEFAULT\b)[^,;]*\bNOT NULL/i,
    "adds, without a default, the column",
  ],
];
/** Harmless on a table that the same migration makes. */
const NARROWING: readonly (readonly [RegExp, string])[] = [
  [/\bCREATE UNIQUE INDEX "?\w+"? ON "?(\w+)/i, "makes values unique in table"],
  [/\bALTER TABLE "?(\w+)"? ADD CONSTRAINT "?\w+"? (?:CHECK|UNIQUE|FOREIGN KEY|EXCLUDE)/i, "limits the rows of table"],
];

/**
 * Whether nodes of the previous release can go on working while a migration is applied and after it: first expand, and
 * contract one release later.
 * @param sql one migration of Postgres
 * @param older names of the migrations before it
 * @returns what nodes of the previous release would stumble over, in words
 */
function whatBreaks(sql: string, older: readonly string[]): string[] {
  const [, , since] = OPENING.exec(sql) ?? [];
  if (since !== undefined) return older.includes(since) ? [] : [`there is no earlier migration ${since}`];
  const statements = sql.replace(/--.*$/gm, "").split(";");
  const made = new Set(statements.flatMap((one) => /\bCREATE TABLE (?:IF NOT EXISTS )?"?(\w+)/i.exec(one)?.[1] ?? []));
  return statements.flatMap((one) => [
    ...BREAKING.flatMap(([pattern, words]) => said(pattern.exec(one), words)),
    ...NARROWING.flatMap(([pattern, words]) => {
      const found = pattern.exec(one);
      return made.has(found?.[1] ?? "") ? [] : said(found, words);
    }),
  ]);
}

function said(found: RegExpExecArray | null, words: string): string[] {
  return found ? [`${words} ${found[1]}`] : [];
}

const FOLDER = "prisma/migrations/postgres";
/** The rule came after this one. */
const LAST_BEFORE = "0043_practice_and_reports";
const names = readdirSync(FOLDER)
  .map((file) => path.basename(file, ".sql"))
  .toSorted();

describe("migrations of Postgres (B-43.8)", () => {
  test("leave everything that the previous release reads and writes, or say since when it doesn't", () => {
    const broken = names
      .filter((name) => name > LAST_BEFORE)
      .flatMap((name) =>
        whatBreaks(
          readFileSync(path.join(FOLDER, `${name}.sql`), "utf8"),
          names.filter((other) => other < name),
        ).map((words) => `${name} ${words}`),
      );
    expect(broken).toEqual([]);
    expect(names).toContain(LAST_BEFORE);
  });

  test.each([
    ['DROP TABLE "Contract";', "drops table Contract"],
    ['ALTER TABLE "Contract" DROP COLUMN "name";', "drops column name"],
    ['ALTER TABLE "Contract" RENAME COLUMN "name" TO "title";', "renames something to title"],
    ['ALTER TABLE "Contract" RENAME TO "Paper";', "renames something to Paper"],
    ['ALTER TABLE "Contract" ALTER COLUMN "size" SET DATA TYPE BIGINT;', "changes the type of column size"],
    ['ALTER TABLE "Contract" ALTER COLUMN "size" SET NOT NULL;', "demands a value in column size"],
    ['ALTER TABLE "Contract" ALTER COLUMN "size" DROP DEFAULT;', "takes the default from column size"],
    ['ALTER TABLE "Contract" ADD COLUMN "size" INTEGER NOT NULL;', "adds, without a default, the column size"],
    ['CREATE UNIQUE INDEX "a" ON "Contract"("name");', "makes values unique in table Contract"],
    ['ALTER TABLE "Contract" ADD CONSTRAINT "a" CHECK (true);', "limits the rows of table Contract"],
  ])("may not: %s", (sql, words) => {
    expect(whatBreaks(`-- Something.\n${sql}`, names)).toEqual([words]);
    expect(whatBreaks(`-- Contract: what it was for, unread since ${LAST_BEFORE}.\n${sql}`, names)).toEqual([]);
    expect(whatBreaks(`-- Contract: what it was for, unread since 0999_later.\n${sql}`, names)).not.toEqual([]);
  });

  test.each([
    'ALTER TABLE "Contract" ADD COLUMN "size" INTEGER;',
    'ALTER TABLE "Contract" ADD COLUMN "size" INTEGER NOT NULL DEFAULT 0;',
    'CREATE INDEX "a" ON "Contract"("name");',
    'CREATE TABLE "New" ("id" TEXT NOT NULL); CREATE UNIQUE INDEX "a" ON "New"("id"); ALTER TABLE "New" ADD CONSTRAINT "b" FOREIGN KEY ("id") REFERENCES "Contract"("id");',
    'ALTER TABLE "Contract" ALTER COLUMN "size" DROP NOT NULL;',
    '-- DROP TABLE "Contract";',
  ])("may: %s", (sql) => expect(whatBreaks(sql, names)).toEqual([]));
});
