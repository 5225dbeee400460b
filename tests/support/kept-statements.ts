/**
 * In each process of integration tests: a connection to SQLite keeps the statements it has prepared. Tests send a few
 * hundred of them thousands of times, and preparing each anew, as the product does, was a sixth of their work. One that
 * failed is not kept, so that what it leaves open is the same. The connection itself is proven without this
 * (`tests/unit/platform/sqlite-adapter.test.ts`), and so is the app that the browser asks.
 */
import { createRequire } from "node:module";

type Statement = { run: (...values: unknown[]) => unknown; all: (...values: unknown[]) => unknown };
type Connection = { prepare: (sql: string) => Statement };
type Driver = { prototype: Connection & { keepsStatements?: boolean } };

/** More than the product has; what a test never sends twice is not kept without end. */
const MOST_KEPT = 1_000;
const requireFromDriver = createRequire(createRequire(import.meta.url).resolve("@libsql/client"));
const { prototype } = requireFromDriver("libsql") as Driver;

if (!prototype.keepsStatements) {
  prototype.keepsStatements = true;
  prototype.prepare = keeping(prototype.prepare);
}

function keeping(prepare: Connection["prepare"]): Connection["prepare"] {
  const kept = new WeakMap<Connection, Map<string, Statement>>();
  return function keptOrPrepared(this: Connection, sql) {
    const statements = kept.get(this) ?? new Map<string, Statement>();
    kept.set(this, statements);
    const known = statements.get(sql);
    if (known) return known;
    const statement = prepare.call(this, sql);
    leaveWhenItFails(statement, () => statements.delete(sql));
    if (statements.size < MOST_KEPT) statements.set(sql, statement);
    return statement;
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
