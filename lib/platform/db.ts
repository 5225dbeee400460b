import "server-only";
import { PrismaPg } from "@prisma/adapter-pg";
import { PrismaClient as PostgresClient } from "@/prisma/generated/postgres/client";
import { PrismaClient, type Prisma } from "@/prisma/generated/sqlite/client";
import { env } from "./env";
import { sqliteAdapter } from "./sqlite-adapter";

/** Milliseconds to wait for a place, and for a transaction to end. Nothing slow belongs into one. */
const TRANSACTION = { maxWait: 10_000, timeout: 20_000 };
const POSTGRES_CONNECTIONS = 10;

function connect(): PrismaClient {
  if (!env.isPostgres) return new PrismaClient({ adapter: sqliteAdapter(env.databaseUrl), transactionOptions: TRANSACTION });
  const adapter = new PrismaPg({ connectionString: env.databaseUrl, max: POSTGRES_CONNECTIONS });
  const client = new PostgresClient({ adapter, transactionOptions: TRANSACTION });
  return client as unknown as PrismaClient; // the code is typed by the SQLite client, the common subset of both
}

// Next evaluates a module once for each bundle; two SQLite connections of one process would wait for each other.
const shared = globalThis as typeof globalThis & { contractDatabase?: PrismaClient };

/** The database. Imported by stores, `lib/access` and `lib/platform` only. */
export const db: PrismaClient = (shared.contractDatabase ??= connect());

/** The database itself or a transaction on it: what stores take as their last argument. */
export type DatabaseClient = Prisma.TransactionClient;

/**
 * Runs work in one transaction: all of it happens or none. Its first statement should write the row it is about, which
 * makes others wait for it on both databases. Inside, use `tx` only: on SQLite `db` waits for the transaction's end.
 */
export function inTransaction<T>(work: (tx: DatabaseClient) => Promise<T>): Promise<T> {
  return db.$transaction(work);
}

/** Whether something failed because a row with the same unique value exists. */
export function isUniqueViolation(cause: unknown): boolean {
  return cause instanceof Error && "code" in cause && cause.code === "P2002";
}

/** Prisma's codes for a database that can't be reached, doesn't answer in time, or has no place free. */
const AWAY = new Set(["P1001", "P1002", "P1008", "P1017", "P2024", "P2028", "ECONNREFUSED", "ECONNRESET", "57P01", "57P03"]);

/** Whether something failed because the database is away for the moment. */
export function isDatabaseAway(cause: unknown): boolean {
  return cause instanceof Error && (("code" in cause && AWAY.has(String(cause.code))) || isDatabaseAway(cause.cause));
}
