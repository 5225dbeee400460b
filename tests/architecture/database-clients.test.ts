/** The database clients that git keeps are those of the models; else `npm run db:generate`. */
import { readFile } from "node:fs/promises";
import { beforeAll, describe, expect, test } from "vitest";
import { DATABASES, generateClients, runnableClient, runnableFile } from "@/scripts/setup/generate-client.mjs";

beforeAll(() => generateClients());

describe.each(DATABASES)("the client for %s", (database) => {
  test("is what its generator makes of prisma/schema.prisma", async () => {
    expect(await readFile(runnableFile(database), "utf8")).toBe(await runnableClient(database));
  });

  test("asks at run time for Prisma's runtime alone", async () => {
    const packages = [...(await runnableClient(database)).matchAll(/(?:from|import\() ?"([^"./][^"]*)"/g)];
    const names = new Set(packages.map(([, name = ""]) => name.split("/").slice(0, 2).join("/")));
    expect([...names].filter((name) => !name.startsWith("node:")).sort()).toEqual(["@prisma/client"]);
  });
});
