import "server-only";
import { AsyncLocalStorage } from "node:async_hooks";
import { PrismaPg } from "@prisma/adapter-pg";
import { PrismaClient as PostgresClient } from "@/prisma/generated/postgres/client";
import { PrismaClient, type Prisma } from "@/prisma/generated/sqlite/client";
import { env } from "./env";
import { sqliteAdapter } from "./sqlite-adapter";

/** Milliseconds to wait for a place, and for a transaction to end. Nothing slow belongs into one. */
const TRANSACTION = { maxWait: 10_000, timeout: 20_000 };
const POSTGRES_CONNECTIONS = 10;
/**
 * Milliseconds to wait for a connection and for a statement's answer: a server that fell silent is not waited for any longer.
 * The server for its part ends a transaction whose client fell silent, and frees the rows it holds.
 */
const POSTGRES_PATIENCE = { connectionTimeoutMillis: 8_000, query_timeout: 15_000, idle_in_transaction_session_timeout: 25_000 };

function connect(): PrismaClient {
  if (!env.isPostgres) return new PrismaClient({ adapter: sqliteAdapter(env.databaseUrl), transactionOptions: TRANSACTION });
  const adapter = new PrismaPg({ connectionString: env.databaseUrl, max: POSTGRES_CONNECTIONS, keepAlive: true, ...POSTGRES_PATIENCE });
  const client = new PostgresClient({ adapter, transactionOptions: TRANSACTION });
  return client as unknown as PrismaClient; // the code is typed by the SQLite client, the common subset of both
}

// Next evaluates a module once for each bundle; two SQLite connections of one process would wait for each other.
type Wide = { tx: DatabaseClient; isOpen: boolean; afterwards: (() => Promise<void>)[] };
const shared = globalThis as typeof globalThis & { contractDatabase?: PrismaClient; contractTransactions?: AsyncLocalStorage<Wide> };
const root: PrismaClient = (shared.contractDatabase ??= connect());
const wide = (shared.contractTransactions ??= new AsyncLocalStorage<Wide>());

/** The database; inside `inOneTransaction`, that transaction. Imported by stores, `lib/access` and `lib/platform` only. */
export const db: PrismaClient = new Proxy(root, {
  get(target, name) {
    const source = openTransaction() ?? target;
    const value: unknown = Reflect.get(source, name);
    return typeof value === "function" ? value.bind(source) : value;
  },
});

/** The database itself or a transaction on it: what stores take as their last argument. */
export type DatabaseClient = Prisma.TransactionClient;

/**
 * Runs work in one transaction: all of it happens or none. Its first statement should write the row it is about, which
 * makes others wait for it on both databases. Inside, use `tx` only: on SQLite `db` waits for the transaction's end.
 */
export function inTransaction<T>(work: (tx: DatabaseClient) => Promise<T>): Promise<T> {
  const tx = openTransaction();
  return tx ? work(tx) : root.$transaction(work);
}

/**
 * Runs work that knows nothing of it in one transaction: whatever it reads and writes through `db` or `inTransaction` is
 * part of it, so that a whole request happens, with what is kept of it, or doesn't. Keep it to work that does so once.
 */
export async function inOneTransaction<T>(work: (tx: DatabaseClient) => Promise<T>): Promise<T> {
  const afterwards: Wide["afterwards"] = [];
  try {
    return await root.$transaction(async (tx) => {
      const transaction = { tx, isOpen: true, afterwards };
      try {
        return await wide.run(transaction, () => work(tx));
      } finally {
        transaction.isOpen = false; // what was begun inside and goes on uses the database itself again
      }
    });
  } finally {
    for (const task of afterwards) await task();
  }
}

/**
 * Does work in transactions of its own that stay when the rest is undone: at once, or behind `inOneTransaction` where that
 * is open. For what is told of a refusal.
 */
export async function outsideTransaction(work: () => Promise<void>): Promise<void> {
  const transaction = wide.getStore();
  if (!transaction?.isOpen) return work();
  transaction.afterwards.push(work);
}

function openTransaction(): DatabaseClient | null {
  const transaction = wide.getStore();
  return transaction?.isOpen ? transaction.tx : null;
}

/** Whether something failed because the row that it belongs to is gone. */
export function isOrphan(cause: unknown): boolean {
  return cause instanceof Error && "code" in cause && cause.code === "P2003";
}

/** Whether something failed because a row with the same unique value exists. */
export function isUniqueViolation(cause: unknown): boolean {
  return cause instanceof Error && "code" in cause && cause.code === "P2002";
}
