import { readFile } from "node:fs/promises";
import { PrismaLibSql } from "@prisma/adapter-libsql";
import { describe, expect, test } from "vitest";
import { env } from "@/lib/platform/env";
import { postgresSchema } from "@/scripts/setup/generate-client.mjs";
import { postgresCatalogue, sqlToReach } from "@/scripts/setup/schema-engine";
import { testDatabase } from "@/tests/support/database";

const sqliteSchema = await readFile("prisma/schema.prisma", "utf8");
const schema = testDatabase === "sqlite" ? sqliteSchema : postgresSchema();
const catalogue = () =>
  testDatabase === "sqlite" ? new PrismaLibSql({ url: env.databaseUrl }) : postgresCatalogue(env.databaseUrl);

describe(`the migrations for ${testDatabase}`, () => {
  test("make exactly the database that the models describe", async () => {
    expect(await sqlToReach(schema, catalogue())).toBe("");
  });

  test("are seen to be behind when a model gains a column", async () => {
    const ahead = schema.replace("model Setting {", "model Setting {\n  note String?");
    expect(await sqlToReach(ahead, catalogue())).toMatch(/ALTER TABLE "Setting" ADD COLUMN +"note" TEXT/);
  });

  test("the Postgres models differ from the others in provider and output only", () => {
    const lines = sqliteSchema.split("\n");
    const different = postgresSchema()
      .split("\n")
      .slice(1)
      .filter((line, index) => line !== lines[index]);
    expect(different.map((line) => line.trim().split(/\s+/)[0])).toEqual(["output", "provider"]);
  });
});
