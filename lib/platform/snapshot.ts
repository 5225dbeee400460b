import "server-only";
import { PrismaClient } from "@/prisma/client/sqlite";
import { db, type DatabaseClient } from "./db";
import { env } from "./env";
import { sqliteAdapter } from "./sqlite-adapter";

/** A whole installation may be read or written in one transaction. A day is less than the longest timer. */
const LONG = { maxWait: 60_000, timeout: 24 * 3_600_000 };

/** Reads one moment of the whole database, while others go on writing. On SQLite over a connection of its own. */
export async function inSnapshot<T>(work: (tx: DatabaseClient) => Promise<T>): Promise<T> {
  if (env.isPostgres)
    return db.$transaction((tx) => fromNow(tx, work), { ...LONG, isolationLevel: "RepeatableRead" as never }); // the types are SQLite's
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

/** A snapshot begins with its first statement, so that statement comes at once. */
async function fromNow<T>(tx: DatabaseClient, work: (tx: DatabaseClient) => Promise<T>): Promise<T> {
  await mayRest(tx);
  await tx.setting.count();
  return work(tx);
}

/** Files are read and written between its statements; nobody shall take it for a client that fell silent. */
async function mayRest(tx: DatabaseClient): Promise<void> {
  if (env.isPostgres) await tx.$executeRaw`SET LOCAL idle_in_transaction_session_timeout = 0`;
}
