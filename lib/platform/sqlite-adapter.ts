import "server-only";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import {
  createClient,
  LibsqlError,
  type Client,
  type Config,
  type InStatement,
  type ResultSet,
  type Transaction,
} from "@libsql/client";
import { PrismaLibSql } from "@prisma/adapter-libsql";

const BUSY_LIMIT_MS = 15_000;
const BUSY_PAUSE_MS = 10;
const SQLITE_BUSY = 5;
const SETTINGS =
  "PRAGMA busy_timeout = 0; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;";

type Execute = (statement: InStatement) => Promise<ResultSet>;

/**
 * Prisma's door to one SQLite file, over one connection that keeps its settings (docs/architecture.md, Transactions).
 * The adapter as it comes opens a connection without them after every transaction, and begins transactions deferred, so
 * that two that read and then write end in SQLITE_BUSY. SQLite's own busy_timeout would stop the server, because the
 * driver is synchronous.
 * @param databaseUrl `file:` and a path
 * @param begin DEFERRED for what only reads: it sees one moment and holds up no writer
 * @param busyLimitMs how long a file that somebody else is writing is waited for
 */
export function sqliteAdapter(
  databaseUrl: string,
  begin: "IMMEDIATE" | "DEFERRED" = "IMMEDIATE",
  busyLimitMs = BUSY_LIMIT_MS,
): PrismaLibSql {
  const file = path.resolve(/* turbopackIgnore: true */ databaseUrl.slice("file:".length));
  return new OneConnectionAdapter({ url: pathToFileURL(file).href }, begin, busyLimitMs);
}

class OneConnectionAdapter extends PrismaLibSql {
  constructor(
    config: Config,
    private readonly kind: "IMMEDIATE" | "DEFERRED",
    private readonly busyLimitMs: number,
  ) {
    super(config);
  }

  override createClient(config: Config): Client {
    const client = createClient(config);
    const execute = client.execute.bind(client) as Execute;
    const executeMultiple = client.executeMultiple.bind(client);
    // A statement refused as busy stays half-open and would keep a later COMMIT from succeeding; only a new connection
    // is rid of it.
    const startAfresh = async () => {
      await client.reconnect();
      await executeMultiple(SETTINGS);
    };
    return Object.assign(client, {
      execute: (statement: InStatement) => whenFree(() => execute(statement), startAfresh, this.busyLimitMs),
      executeMultiple: (script: string) => whenFree(() => executeMultiple(script), startAfresh, this.busyLimitMs),
      transaction: () => begin(client, execute, this.kind),
    });
  }

  override async connect() {
    const adapter = await super.connect();
    await adapter.executeScript(SETTINGS);
    return adapter;
  }
}

/** The adapter lets nothing else onto the connection until the transaction has ended. */
async function begin(client: Client, execute: Execute, kind: "IMMEDIATE" | "DEFERRED"): Promise<Transaction> {
  await client.execute(`BEGIN ${kind}`);
  let open = true;
  const transaction = {
    execute: async (statement: InStatement) => {
      if (!open) throw new LibsqlError("The transaction was rolled back by the database", "TRANSACTION_CLOSED");
      try {
        return await execute(statement);
      } catch (cause) {
        open = await hasOpenTransaction(execute);
        throw cause;
      }
    },
    commit: async () => {
      if (!open) throw new LibsqlError("The transaction was rolled back by the database", "TRANSACTION_CLOSED");
      try {
        await execute("COMMIT");
      } catch (cause) {
        if (await hasOpenTransaction(execute)) await execute("ROLLBACK");
        throw cause;
      }
    },
    rollback: async () => {
      if (open) await execute("ROLLBACK");
    },
  };
  return transaction as Transaction; // the adapter uses these three
}

/** A full disk, for one, makes SQLite roll back by itself; what follows must not run outside the transaction. */
async function hasOpenTransaction(execute: Execute): Promise<boolean> {
  try {
    await execute("BEGIN");
  } catch (cause) {
    if (cause instanceof LibsqlError && cause.message.includes("within a transaction")) return true;
    throw cause;
  }
  await execute("ROLLBACK");
  return false;
}

async function whenFree<T>(run: () => Promise<T>, startAfresh: () => Promise<void>, limitMs: number): Promise<T> {
  const giveUpAt = performance.now() + limitMs;
  for (;;) {
    try {
      return await run();
    } catch (cause) {
      const isBusy = cause instanceof LibsqlError && ((cause.rawCode ?? 0) & 255) === SQLITE_BUSY;
      if (!isBusy) throw cause;
      await startAfresh(); // after the last try too: whoever comes next must find a connection that can commit
      if (performance.now() > giveUpAt) throw cause;
      await pause(BUSY_PAUSE_MS);
    }
  }
}
