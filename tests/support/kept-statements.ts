/**
 * In each process of integration tests: a connection to SQLite keeps the statements it has prepared, and what the
 * driver asks of each before every run: its columns, and whether it gives rows at all. Tests send a few hundred of them
 * thousands of times; preparing and asking each anew, as the product does, was a fifth of their work. One that failed
 * is not kept, so that what it leaves open is the same, and none is when the tables change. The connection itself is
 * proven without this (`tests/unit/platform/sqlite-adapter.test.ts`), and so is the app that the browser asks.
 */
import { createRequire } from "node:module";

type Statement = {
  run: (...values: unknown[]) => unknown;
  all: (...values: unknown[]) => unknown;
  columns: () => unknown;
  raw: (isRaw: boolean) => unknown;
  safeIntegers: (isSafe: boolean) => unknown;
};
type Connection = { prepare: (sql: string) => Statement; exec: (sql: string) => unknown };
type Driver = { prototype: Connection & { keepsStatements?: boolean } };

/** More than the product has; what a test never sends twice is not kept without end. */
const MOST_KEPT = 1_000;
const TABLES_CHANGE = /^\s*(?:CREATE|ALTER|DROP)\b/i;
const requireFromDriver = createRequire(createRequire(import.meta.url).resolve("@libsql/client"));
const { prototype } = requireFromDriver("libsql") as Driver;

if (!prototype.keepsStatements) {
  prototype.keepsStatements = true;
  keep(prototype, new WeakMap());
}

function keep(driver: Connection, kept: WeakMap<Connection, Map<string, Statement>>): void {
  const { prepare, exec } = driver;
  driver.prepare = function keptOrPrepared(this: Connection, sql) {
    const statements = kept.get(this) ?? new Map<string, Statement>();
    kept.set(this, statements);
    const known = statements.get(sql);
    if (known) return known;
    const statement = prepare.call(this, sql);
    if (TABLES_CHANGE.test(sql)) {
      statements.clear();
      return statement;
    }
    leaveWhenItFails(statement, () => statements.delete(sql));
    askOnce(statement);
    if (statements.size < MOST_KEPT) statements.set(sql, statement);
    return statement;
  };
  driver.exec = function (this: Connection, sql) {
    kept.get(this)?.clear();
    return exec.call(this, sql);
  };
}

function leaveWhenItFails(statement: Statement, leave: () => void): void {
  for (const method of ["run", "all"] as const) {
    const work = statement[method];
    statement[method] = (...values) => {
      try {
        return work.apply(statement, values);
      } catch (cause) {
        leave();
        throw cause;
      }
    };
  }
}

/** `raw` throws for a statement that gives no rows, which is how the client tells them apart. */
function askOnce(statement: Statement): void {
  for (const method of ["columns", "raw", "safeIntegers"] as const) {
    const ask = statement[method] as (value?: boolean) => unknown;
    const answers = new Map<boolean | undefined, () => unknown>();
    statement[method] = (value?: boolean) => {
      const known = answers.get(value);
      if (known) return known();
      answers.clear(); // the other setting ends the first one
      const answer = outcomeOf(() => ask.call(statement, value));
      answers.set(value, answer);
      return answer();
    };
  }
}

function outcomeOf(work: () => unknown): () => unknown {
  try {
    const answer = work();
    return () => answer;
  } catch (cause) {
    return () => {
      throw cause;
    };
  }
}
