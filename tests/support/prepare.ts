import { mkdtemp, rm } from "node:fs/promises";
import path from "node:path";
import { createClient } from "@libsql/client";
import pg from "pg";
import type { TestProject } from "vitest/node";
import { migrate } from "@/prisma/migrate.mjs";
import { buildWorkers } from "@/scripts/build-workers.mjs";
import { generateClients } from "@/scripts/setup/generate-client.mjs";
import { folderOfCommands } from "./commands-folder";
import { databaseOn, startPostgres } from "./postgres";
import { testFolder } from "./test-folder";

/** A migrated, empty database from which every test file gets its own copy. */
export type Template = { provider: "sqlite"; file: string } | { provider: "postgres"; serverUrl: string; name: string };

declare module "vitest" {
  export interface ProvidedContext {
    template: Template;
    temporaryFolder: string;
  }
}

/** Once before all test files: what is generated is brought up to date, and the template database is made. */
export default async function prepare(project: TestProject): Promise<() => Promise<void>> {
  await generateClients();
  // Only the tests of the workers need them; the others shall run all the same.
  await buildWorkers().catch((cause: unknown) => console.warn("The worker threads can't be built:", cause));
  const folder = await mkdtemp(path.join(testFolder(), "contract-manager-tests-"));
  const { template, stop } =
    process.env.TEST_DATABASE === "postgres" ? await postgresTemplate() : await sqliteTemplate(folder);
  project.provide("template", template);
  project.provide("temporaryFolder", folder);
  return async () => {
    await stop();
    for (const made of [folder, folderOfCommands(folder)]) await rm(made, { recursive: true, force: true });
  };
}

async function sqliteTemplate(folder: string) {
  const file = path.join(folder, "template.db");
  await migrate({ url: `file:${file}` });
  const client = createClient({ url: `file:${file}` });
  await client.execute("PRAGMA wal_checkpoint(TRUNCATE)"); // so that the one file is the whole database
  client.close();
  return { template: { provider: "sqlite", file } as const, stop: async () => undefined };
}

async function postgresTemplate() {
  const server = await startPostgres();
  const name = `template_${process.pid}_${Date.now()}`;
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  await client.query(`CREATE DATABASE "${name}"`);
  await client.end();
  await migrate({ url: databaseOn(server.url, name) });
  return { template: { provider: "postgres", serverUrl: server.url, name } as const, stop: server.stop };
}
