/** Rows of the audit trail are only added: no statement of the product changes or deletes one. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { sourceFiles } from "../support/layers";
import { ROOT } from "../support/routes";

const scripts = readdirSync(path.join(ROOT, "scripts"), { recursive: true, encoding: "utf8" })
  .filter((name) => /\.m?[jt]s$/.test(name))
  .map((name) => ({ file: `scripts/${name}`, source: readFileSync(path.join(ROOT, "scripts", name), "utf8") }));
const files = [...sourceFiles(), ...scripts];

/** What a source does with the table: methods of the client, and plain SQL. */
function findUses(source: string): string[] {
  const methods = [...source.matchAll(/\bauditEvent\s*\??\.\s*(\w+)/g)].map(([, method = ""]) => method);
  const statements = [
    ...source.matchAll(/\b(UPDATE|DELETE\s+FROM|TRUNCATE|DROP\s+TABLE|REPLACE\s+INTO)\b[^;`]{0,40}\bAuditEvent\b/gi),
  ].map(([, statement = ""]) => statement.toUpperCase());
  return [...methods, ...statements];
}

const READING = ["findMany", "findFirst", "findUnique", "count", "groupBy", "aggregate"];

describe("the table of events", () => {
  test("is read, and added to by one function (B-18.10)", () => {
    const uses = files.flatMap(({ file, source }) => findUses(source).map((use) => ({ file, use })));
    const file = "lib/audit/audit-store.ts";
    expect(uses.filter(({ use }) => !READING.includes(use))).toEqual([
      { file, use: "create" },
      { file, use: "createMany" },
    ]);
    const adding = /function append\b[\s\S]*?\n\}\n/.exec(readFileSync(path.join(ROOT, file), "utf8"))?.[0] ?? "";
    expect(findUses(adding)).toEqual(["create", "createMany"]);
    expect(uses.length).toBeGreaterThan(3);
  });

  test("has no relation by which another row's deletion could take one along", () => {
    const schema = readFileSync(path.join(ROOT, "prisma/schema.prisma"), "utf8");
    const model = /model AuditEvent \{([\s\S]*?)\n\}/.exec(schema)?.[1] ?? "";
    expect(model).toContain("previousHash");
    expect(model).not.toContain("@relation");
  });

  test.each([
    ["tx.auditEvent.update({ where })", "update"],
    ["db.auditEvent\n  .deleteMany({})", "deleteMany"],
    ['`DELETE FROM "AuditEvent" WHERE 1`', "DELETE FROM"],
    ['`update "AuditEvent" set x = 1`', "UPDATE"],
  ])("is watched: %s", (source, use) => {
    expect(findUses(source)).toEqual([use]);
  });
});
