import "server-only";
import { PrismaPg } from "@prisma/adapter-pg";
import { PrismaClient as PostgresClient } from "@/prisma/generated/postgres/client";
import { PrismaClient, type Prisma } from "@/prisma/generated/sqlite/client";
import { env } from "./env";
import { sqliteAdapter } from "./sqlite-adapter";

/** Milliseconds to wait for a place, and for a transaction to end. Nothing slow belongs into one. */
const TRANSACTION = { maxWait: 10_000, timeout: 20_000 };
const POSTGRES_CONNECTIONS = 10;
/**
 * Milliseconds to wait for a connection and for a statement's answer: a server that fell silent is not waited for any
 * longer. The server for its part ends a transaction whose client fell silent, and frees the rows it holds.
 */
const POSTGRES_PATIENCE = {
  connectionTimeoutMillis: 8_000,
  query_timeout: 15_000,
  idle_in_transaction_session_timeout: 25_000,
};

function connect(): PrismaClient {
  if (!env.isPostgres)
    return new PrismaClient({ adapter: sqliteAdapter(env.databaseUrl), transactionOptions: TRANSACTION });
  const adapter = new PrismaPg({
    connectionString: env.databaseUrl,
    max: POSTGRES_CONNECTIONS,
    keepAlive: true,
    ...POSTGRES_PATIENCE,
  });
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
 * Nothing slow belongs into it: no hash of a password, no parsing, no file.
 */
export function inTransaction<T>(work: (tx: DatabaseClient) => Promise<T>): Promise<T> {
  return db.$transaction(work);
}

/**
 * The transaction that ends the work of a call, and gives what is answered: `inTransaction`, or, for a call that can be
 * repeated by its `Idempotency-Key`, one that keeps the answer beside the fact (`answeredOnce`). A service that creates
 * takes it as its last argument and uses it once, at its end.
 */
export type Commit = <T>(work: (tx: DatabaseClient) => Promise<T>) => Promise<T>;

/** Whether something failed because the row that it belongs to is gone. */
export function isOrphan(cause: unknown): boolean {
  return cause instanceof Error && "code" in cause && cause.code === "P2003";
}

/** Whether something failed because a row with the same unique value exists. */
export function isUniqueViolation(cause: unknown): boolean {
  return cause instanceof Error && "code" in cause && cause.code === "P2002";
}
