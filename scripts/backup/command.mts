/** Shared by the commands `backup`, `restore`, `verify` and `move-files`. */
import path from "node:path";
import { migrate, pendingMigrations } from "../../prisma/migrate.mjs";
import { databaseUrl } from "../setup/environment.mjs";

/** A reason not to start, printed without a stack trace. */
export class Refusal extends Error {}

/**
 * Runs a command if its arguments are as many as expected, or pass its own check. Sets the exit code: 0, 1 if something
 * is wrong, 2 for wrong usage.
 */
export async function runCommand(
  usage: string,
  wanted: number | ((args: readonly string[]) => boolean),
  work: (...args: string[]) => Promise<number>,
): Promise<void> {
  const args = process.argv.slice(2);
  if (typeof wanted === "number" ? args.length !== wanted : !wanted(args)) {
    process.stderr.write(usage);
    process.exitCode = 2;
    return;
  }
  try {
    process.exitCode = await work(...args);
  } catch (cause) {
    process.stderr.write(`${cause instanceof Error ? cause.message : String(cause)}\n`);
    process.exitCode = 1;
  } finally {
    await disconnect();
  }
}

/** Resolves a file name against the folder where the command was typed; npm runs it in the project folder. */
export function named(file: string): string {
  return path.resolve(process.env.INIT_CWD ?? ".", file);
}

/** One line for the operator. */
export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Refuses if there is no installation, or one this version of the program has not been started on yet. */
export async function refuseOutdated(): Promise<void> {
  const { pending, isNew } = await pendingMigrations({ url: databaseUrl() });
  if (isNew)
    throw new Refusal(`There is no installation in ${place()}. Is DATA_DIR or DATABASE_URL set as for the server?`);
  if (pending.length > 0)
    throw new Refusal(`The database is older than the program. Run npm run db:migrate first (${pending.join(", ")}).`);
}

/** Creates the tables of an empty installation, or brings them up to date. */
export async function makeTables(): Promise<void> {
  await migrate({ url: databaseUrl() });
}

/** The database address without its password. */
export function place(): string {
  const url = databaseUrl();
  if (url.startsWith("file:")) return url.slice("file:".length);
  const parsed = new URL(url);
  return `${parsed.host}${parsed.pathname}`;
}

/** Product code reads its settings when loaded, so load it only here. */
async function disconnect(): Promise<void> {
  const { db } = await import("@/lib/platform/db");
  await db.$disconnect();
}
