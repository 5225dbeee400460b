/** What the commands `backup`, `restore` and `verify` have in common. */
import path from "node:path";
import { migrate, pendingMigrations } from "../../prisma/migrate.mjs";
import { databaseUrl } from "../setup/environment.mjs";

/** A reason not to begin, told without a trace of the program. */
export class Refusal extends Error {}

/**
 * Runs a command with its wanted number of arguments and sets how the process ends: 0, 1 for what is wrong, 2 for how
 * it was called.
 */
export async function runCommand(
  usage: string,
  wanted: number,
  work: (...args: string[]) => Promise<number>,
): Promise<void> {
  const args = process.argv.slice(2);
  if (args.length !== wanted) {
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

/** A file as it was named where the command was typed; npm runs it in the project's folder. */
export function named(file: string): string {
  return path.resolve(process.env.INIT_CWD ?? ".", file);
}

/** One line for whoever runs the command. */
export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Refuses where there is no installation, or one that this version of the program has not been started on. */
export async function refuseOutdated(): Promise<void> {
  const { pending, isNew } = await pendingMigrations({ url: databaseUrl() });
  if (isNew)
    throw new Refusal(`There is no installation in ${place()}. Is DATA_DIR or DATABASE_URL set as for the server?`);
  if (pending.length > 0)
    throw new Refusal(`The database is older than the program. Run npm run db:migrate first (${pending.join(", ")}).`);
}

/** Makes the tables of an empty installation, or brings them up to date. */
export async function makeTables(): Promise<void> {
  await migrate({ url: databaseUrl() });
}

/** The database without its password. */
export function place(): string {
  const url = databaseUrl();
  if (url.startsWith("file:")) return url.slice("file:".length);
  const parsed = new URL(url);
  return `${parsed.host}${parsed.pathname}`;
}

/** Product code reads its settings when it is loaded, so only here. */
async function disconnect(): Promise<void> {
  const { db } = await import("@/lib/platform/db");
  await db.$disconnect();
}
