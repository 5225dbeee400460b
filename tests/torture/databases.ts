import { randomUUID } from "node:crypto";
import pg from "pg";
import { databaseOn } from "@/tests/support/postgres";
import type { Template } from "@/tests/support/prepare";

/** A new, empty database on a Postgres server. */
export async function newDatabase(serverUrl: string): Promise<string> {
  const name = `torture_${randomUUID().replaceAll("-", "")}`;
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  await client.query(`CREATE DATABASE "${name}"`);
  await client.end();
  return databaseOn(serverUrl, name);
}

/** The same on the kind of database that a run of tests is about; empty for SQLite, which every app makes by itself. */
export function newDatabaseFor(template: Template): Promise<string> {
  return template.provider === "sqlite" ? Promise.resolve("") : newDatabase(template.serverUrl);
}
