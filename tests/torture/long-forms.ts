/** The long forms, one after the other, for `npm run torture`. */
import { startPostgres } from "@/tests/support/postgres";
import { concurrency } from "./concurrency";
import { crash } from "./crash";
import { newDatabase } from "./databases";

export type LongForms = { names: readonly string[]; rounds: number; operations: number; seed: number; only: string | undefined; report: (line: string) => void };
export type Row = { name: string; on: string; figures: string; faults: string[] };

/** Plays those that are named, or all. Yields a row of figures for each. */
export async function* tortures(options: LongForms): AsyncGenerator<Row> {
  const isWanted = (name: string) => options.names.length === 0 || options.names.includes(name);
  const isOn = (database: string) => options.only === undefined || options.only === database;
  if (isWanted("crash") && isOn("sqlite")) yield await crashRow("", options);
  if (isWanted("concurrency") && isOn("sqlite")) yield await concurrencyRow("", 1, options);
  const postgres = isOn("postgres") ? await startPostgres() : null;
  try {
    if (postgres && isWanted("crash")) yield await crashRow(postgres.url, options);
    for (const nodes of [1, 3]) if (postgres && isWanted("concurrency")) yield await concurrencyRow(await newDatabase(postgres.url), nodes, options);
  } finally {
    await postgres?.stop();
  }
}

async function crashRow(databaseUrl: string, { rounds, seed, report }: LongForms): Promise<Row> {
  const played = await crash({ rounds, seed, clients: 8, databaseUrl, settleEvery: databaseUrl === "" ? 1 : 10, report });
  const figures = `${played.rounds} kills, ${played.acknowledged.length} acknowledged writes, ${played.state.versions.length} versions, ${played.state.jobs.length} jobs, settled within ${(played.slowestSettlingMs / 1_000).toFixed(1)} s`;
  return { name: "crash", on: databaseUrl === "" ? "SQLite" : "Postgres", figures, faults: [...played.faults, ...played.refusals.map((refusal) => `Refused: ${refusal}`)] };
}

async function concurrencyRow(databaseUrl: string, nodes: number, { operations, seed }: LongForms): Promise<Row> {
  const { attempts, versions, durationMs, faults } = await concurrency({ clients: 16, operations, nodes, seed, databaseUrl });
  const count = (status: number) => attempts.filter(({ outcome }) => outcome.status === status).length;
  const figures = `16 clients x ${operations}, ${count(201)} won, ${count(409)} refused, ${versions.length} versions, ${(durationMs / 1_000).toFixed(0)} s`;
  return { name: "concurrency", on: databaseUrl === "" ? "SQLite" : `Postgres, ${nodes} ${nodes === 1 ? "node" : "nodes"}`, figures, faults };
}
