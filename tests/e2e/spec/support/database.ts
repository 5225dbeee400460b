/** Facts that no call makes but that may stand in a database, written into the SQLite file of the server under test. */
import path from "node:path";
import { createClient, type InValue } from "@libsql/client";

/** Runs one statement. @param database its file's URL; by default that of the server which Playwright started */
export async function inDatabase(
  sql: string,
  values: InValue[] = [],
  database = `file:${path.join(process.env.E2E_DATA_DIR ?? "", "app.db")}`,
): Promise<void> {
  const client = createClient({ url: database });
  await client.execute({ sql: "PRAGMA busy_timeout = 5000", args: [] });
  await client.execute({ sql, args: values });
  client.close();
}
