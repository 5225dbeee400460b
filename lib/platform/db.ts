import "server-only";
import { PrismaPg } from "@prisma/adapter-pg";
import { PrismaClient as PostgresClient } from "@/prisma/client/postgres";
import { PrismaClient, type Prisma } from "@/prisma/client/sqlite";
import { env } from "./env";
import { sqliteAdapter } from "./sqlite-adapter";

/** Milliseconds to wait for a connection, and for a transaction. */
const TRANSACTION = { maxWait: 10_000, timeout: 20_000 };
const POSTGRES_CONNECTIONS = 10;
/** Milliseconds. Don't wait for a server that went silent; it ends a silent client's transaction itself. */
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
  return client as unknown as PrismaClient; // typed by the SQLite client, the common subset of both
}

// Next evaluates a module once per bundle; two SQLite connections in one process would wait for each other.
const shared = globalThis as typeof globalThis & { contractDatabase?: PrismaClient };

/** The database. Imported by stores, `lib/access` and `lib/platform` only. */
export const db: PrismaClient = (shared.contractDatabase ??= connect());

/** What stores take as their last argument. */
export type DatabaseClient = Prisma.TransactionClient;

/**
 * All of the work happens or none. Its first statement should write the row it is about, which makes others wait on
 * both databases. Use only `tx` inside: on SQLite `db` waits for the end. Do nothing slow in it.
 */
export function inTransaction<T>(work: (tx: DatabaseClient) => Promise<T>): Promise<T> {
  return db.$transaction(work);
}

/**
 * The transaction that ends a call's work and returns the answer: `inTransaction`, or one that also stores the answer
 * for an `Idempotency-Key` (`answeredOnce`). Services that create take it last and use it once, at their end.
 */
export type Commit = <T>(work: (tx: DatabaseClient) => Promise<T>) => Promise<T>;

export function isOrphan(cause: unknown): boolean {
  return cause instanceof Error && "code" in cause && cause.code === "P2003";
}

export function isUniqueViolation(cause: unknown): boolean {
  return cause instanceof Error && "code" in cause && cause.code === "P2002";
}

/** For reading or writing a whole installation in one transaction. A day is less than the longest timer. */
const LONG = { maxWait: 60_000, timeout: 24 * 3_600_000 };

/** Reads a snapshot of the whole database while others keep writing. On SQLite over its own connection. */
export async function inSnapshot<T>(work: (tx: DatabaseClient) => Promise<T>): Promise<T> {
  if (env.isPostgres)
    // the types are SQLite's
    return db.$transaction((tx) => fromNow(tx, work), { ...LONG, isolationLevel: "RepeatableRead" as never });
  const reader = new PrismaClient({ adapter: sqliteAdapter(env.databaseUrl, "DEFERRED"), transactionOptions: LONG });
  try {
    return await reader.$transaction((tx) => fromNow(tx, work));
  } finally {
    await reader.$disconnect();
  }
}

export function inRestoringTransaction<T>(work: (tx: DatabaseClient) => Promise<T>): Promise<T> {
  return db.$transaction(async (tx) => {
    await mayRest(tx);
    return work(tx);
  }, LONG);
}

/** A snapshot begins with its first statement, so run one at once. */
async function fromNow<T>(tx: DatabaseClient, work: (tx: DatabaseClient) => Promise<T>): Promise<T> {
  await mayRest(tx);
  await tx.setting.count();
  return work(tx);
}

/** Files are read and written between statements; don't treat the pause as a dead client. */
async function mayRest(tx: DatabaseClient): Promise<void> {
  if (env.isPostgres) await tx.$executeRaw`SET LOCAL idle_in_transaction_session_timeout = 0`;
}
