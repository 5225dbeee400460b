/**
 * Whether nodes of the previous release can go on working while a migration of Postgres is applied and after it:
 * first expand, and contract one release later.
 */
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
 * @param sql one migration of Postgres
 * @param older names of the migrations before it
 * @returns what nodes of the previous release would stumble over, in words
 */
export function whatBreaks(sql: string, older: readonly string[]): string[] {
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
