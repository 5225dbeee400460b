/** A running app to prove statements on: the one that Playwright started, or one of the test's own. */
import { mkdtemp } from "node:fs/promises";
import path from "node:path";
import { startApp } from "../../../support/server";
import { startPostgres } from "../../../support/postgres";
import { testFolder } from "../../../support/test-folder";
import { registerAdministrator } from "./administrator";

export type Database = "sqlite" | "postgres";
export type RunningApp = { url: string; dataFolder: string; end: () => Promise<void> };

/** The app on a Postgres of its own, empty but for its administrator. */
export async function startOnPostgres(): Promise<RunningApp> {
  const postgres = await startPostgres();
  try {
    const app = await startApp({ DATABASE_URL: postgres.url });
    await registerAdministrator(app.url);
    return {
      url: app.url,
      dataFolder: app.dataFolder,
      end: async () => void (await app.kill("SIGTERM"), await app.remove(), await postgres.stop()),
    };
  } catch (cause) {
    await postgres.stop();
    throw cause;
  }
}

/**
 * The app on an SQLite file of its own, whose tables a test may take away (`database`), empty but for its
 * administrator.
 */
export async function startOnSqlite(): Promise<RunningApp & { database: string }> {
  const dataFolder = await mkdtemp(path.join(testFolder(), "contract-manager-own-"));
  const app = await startApp({ DATA_DIR: dataFolder });
  await registerAdministrator(app.url);
  return {
    url: app.url,
    dataFolder,
    database: `file:${path.join(dataFolder, "app.db")}`,
    end: async () => void (await app.kill("SIGTERM"), await app.remove()),
  };
}
