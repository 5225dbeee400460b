/** Other installations beside the one of the test: empty databases, the commands run on them, and what is in them. */
import { spawn } from "node:child_process";
import { createHash, randomUUID } from "node:crypto";
import { once } from "node:events";
import { mkdir, readFile, readdir } from "node:fs/promises";
import path from "node:path";
import { createClient } from "@libsql/client";
import { PrismaPg } from "@prisma/adapter-pg";
import pg from "pg";
import { inject } from "vitest";
import { env } from "@/lib/platform/env";
import { sqliteAdapter } from "@/lib/platform/sqlite-adapter";
import { PrismaClient as PostgresClient } from "@/prisma/client/postgres";
import { Prisma, PrismaClient } from "@/prisma/client/sqlite";
import { programArguments, type CommandName } from "./commands";
import { databaseOn } from "./postgres";

export type Provider = "sqlite" | "postgres";
export type Installation = { dataFolder: string; url: string; settings?: Record<string, string> };

/** The installation that this test's own `db` and `storage` belong to. */
export const ownInstallation = (): Installation => ({ dataFolder: env.dataFolder, url: env.databaseUrl });

/** A data folder and a database with nothing in them. Postgres needs the run on Postgres. */
export async function emptyInstallation(provider: Provider): Promise<Installation> {
  const dataFolder = path.join(env.dataFolder, `installation-${randomUUID()}`);
  await mkdir(dataFolder);
  if (provider === "sqlite") return { dataFolder, url: `file:${path.join(dataFolder, "app.db")}` };
  const template = inject("template");
  if (template.provider !== "postgres") throw new Error("there is no Postgres in this run");
  const name = `empty_${randomUUID().replaceAll("-", "")}`;
  const client = new pg.Client({ connectionString: template.serverUrl });
  await client.connect();
  await client.query(`CREATE DATABASE "${name}"`);
  await client.end();
  return { dataFolder, url: databaseOn(template.serverUrl, name) };
}

export type Ended = { code: number | null; signal: NodeJS.Signals | null; output: string };

/** Runs `npm run backup|move-files|restore|verify` on an installation, as its operator would. */
export async function command(name: CommandName, installation: Installation, ...args: string[]): Promise<Ended> {
  const child = spawn(process.execPath, [...(await programArguments(name)), ...args], {
    env: {
      ...process.env,
      DATA_DIR: installation.dataFolder,
      DATABASE_URL: installation.url,
      NODE_ENV: "production",
      NODE_OPTIONS: "",
      ...installation.settings,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const [code, signal] = (await once(child, "close")) as [number | null, NodeJS.Signals | null];
  return { code, signal, output };
}

/** What triggers write with other rows, so that it is there without having been in the backup. */
export const MADE_BY_DATABASE: readonly string[] = ["ContractIndex", "ListedPart"];

/** Every row of every table as sorted text, by model; independent of the order in which a database gives them. */
export async function rowsIn({ url }: Installation): Promise<Record<string, string[]>> {
  const client = clientFor(url);
  try {
    const tables: Record<string, string[]> = {};
    for (const model of Object.values(Prisma.ModelName)) {
      const delegate = client[`${model.charAt(0).toLowerCase()}${model.slice(1)}` as "user"];
      tables[model] = (await delegate.findMany()).map((row) => JSON.stringify(row)).toSorted();
    }
    return tables;
  } finally {
    await client.$disconnect();
  }
}

/** SHA-256 of every stored file, by its name. */
export async function filesIn({ dataFolder }: Installation): Promise<Record<string, string>> {
  const folder = path.join(dataFolder, "files", "originals");
  const names = (await readdir(folder)).toSorted();
  return Object.fromEntries(
    await Promise.all(
      names.map(
        async (name) =>
          [
            name,
            createHash("sha256")
              .update(await readFile(path.join(folder, name)))
              .digest("hex"),
          ] as const,
      ),
    ),
  );
}

/** One statement on an installation's database. */
export async function execute({ url }: Installation, sql: string): Promise<number> {
  const client = clientFor(url);
  try {
    return await client.$executeRawUnsafe(sql);
  } finally {
    await client.$disconnect();
  }
}

/**
 * One statement with the checks of references switched off, as a damaged or carelessly mended database might have had
 * it.
 */
export async function executeUnchecked({ url }: Installation, sql: string): Promise<void> {
  if (url.startsWith("file:")) {
    const client = createClient({ url });
    await client.executeMultiple(`PRAGMA foreign_keys = OFF; ${sql}`);
    return client.close();
  }
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`SET session_replication_role = replica; ${sql}`);
  await client.end();
}

function clientFor(url: string): PrismaClient {
  if (url.startsWith("file:")) return new PrismaClient({ adapter: sqliteAdapter(url) });
  // as in lib/platform/db.ts
  return new PostgresClient({ adapter: new PrismaPg({ connectionString: url, max: 2 }) }) as unknown as PrismaClient;
}
