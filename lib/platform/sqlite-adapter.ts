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

/** How long to wait for a file someone else is writing: the first time, and after one wait was in vain. */
const BUSY_LIMIT_MS = 10_000;
const FOLLOWER_MS = 1_000;
const BUSY_PAUSE_MS = 10;
const LONGEST_PAUSE_MS = 250;
const SQLITE_BUSY = 5;
/** The last one reads the file, and fails while another program has it locked. */
const SETTINGS =
  "PRAGMA busy_timeout = 0; PRAGMA foreign_keys = ON; PRAGMA synchronous = FULL; PRAGMA journal_mode = WAL;";

type Execute = (statement: InStatement) => Promise<ResultSet>;

/**
 * Prisma's adapter for one SQLite file, over one connection that keeps its settings (docs/architecture.md). The stock
 * adapter opens a connection without them after every transaction, and defers transactions, so that two that read and
 * then write end in SQLITE_BUSY. SQLite's own busy_timeout would block the server, because the driver is synchronous;
 * so a statement that finds it busy lets go of the connection before retrying, and others read on.
 * @param databaseUrl `file:` and a path
 * @param begin DEFERRED for read-only work: it sees one moment and blocks no writer
 * @param busyLimitMs how long to wait for a file someone else is writing; after one wait in vain, a second
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
    let isBare = false;
    // A statement refused as busy stays half-open and would make a later COMMIT fail; only a new connection clears it.
    // Never run on one without its settings: SQLite would check no foreign keys.
    const afresh = async <T>(run: () => Promise<T>): Promise<T> => {
      try {
        if (isBare) await executeMultiple(SETTINGS);
        isBare = false;
        return await run();
      } catch (cause) {
        if (cause instanceof LibsqlError && ((cause.rawCode ?? 0) & 255) === SQLITE_BUSY) {
          await client.reconnect();
          isBare = true;
        }
        throw cause;
      }
    };
    return Object.assign(client, {
      execute: (statement: InStatement) => afresh(() => execute(statement)),
      executeMultiple: (script: string) => afresh(() => executeMultiple(script)),
      transaction: () => begin(client, execute, this.kind),
    });
  }

  override async connect() {
    const adapter = await super.connect();
    const { queryRaw, executeRaw, executeScript, startTransaction } = adapter;
    const patience = new Patience(this.busyLimitMs);
    Object.assign(adapter, {
      queryRaw: (...asked: Parameters<typeof queryRaw>) => patience.whenFree(() => queryRaw.apply(adapter, asked)),
      executeRaw: (...asked: Parameters<typeof executeRaw>) =>
        patience.whenFree(() => executeRaw.apply(adapter, asked)),
      executeScript: (script: string) => patience.whenFree(() => executeScript.call(adapter, script)),
      startTransaction: (...asked: Parameters<typeof startTransaction>) =>
        patience.whenFree(() => startTransaction.apply(adapter, asked)),
    });
    await adapter.executeScript(SETTINGS);
    return adapter;
  }
}

/** The adapter runs nothing else on the connection until the transaction has ended. */
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
  return transaction as Transaction; // the adapter only uses these three
}

/** SQLite rolls back by itself on a full disk, for example; what follows must not run outside the transaction. */
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

/** Waits for a file another program is writing, outside the connection's own queue. */
class Patience {
  #waiting = 0;
  #lastInVain = -Infinity;

  constructor(private readonly limitMs: number) {}

  async whenFree<T>(run: () => Promise<T>): Promise<T> {
    const cameAt = performance.now();
    try {
      return await run();
    } catch (cause) {
      if (!isBusy(cause)) throw cause;
    }
    this.#waiting += 1;
    try {
      return await this.#tryAgain(run, cameAt);
    } finally {
      this.#waiting -= 1;
    }
  }

  async #tryAgain<T>(run: () => Promise<T>, cameAt: number): Promise<T> {
    for (;;) {
      // Each try opens the connection again: don't try more often when more people wait.
      await pause(Math.min(BUSY_PAUSE_MS * this.#waiting, LONGEST_PAUSE_MS));
      try {
        const done = await run();
        this.#lastInVain = -Infinity;
        return done;
      } catch (cause) {
        if (!isBusy(cause)) throw cause;
        if (!this.#isWorthWaiting(performance.now(), cameAt)) throw cause;
      }
    }
  }

  /** After a wait in vain, don't make the same call or another one wait that long again. */
  #isWorthWaiting(now: number, cameAt: number): boolean {
    const isFollower = now - this.#lastInVain < this.limitMs;
    if (now - cameAt < (isFollower ? Math.min(FOLLOWER_MS, this.limitMs) : this.limitMs)) return true;
    this.#lastInVain = now;
    return false;
  }
}

/** The adapter reports busy this way. */
function isBusy(cause: unknown): boolean {
  const inner = cause instanceof Error ? cause.cause : null;
  return typeof inner === "object" && inner !== null && "kind" in inner && inner.kind === "SocketTimeout";
}
