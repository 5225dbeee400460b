/** The long forms, one after the other, for `npm run torture`. */
import { startPostgres } from "@/tests/support/postgres";
import { concurrency } from "./concurrency";
import { costOfApp } from "./cost/app";
import { fuzzCost, LONG_LIMITS } from "./cost/fuzzer";
import { crash } from "./crash";
import { container } from "./container/container";
import { newDatabase } from "./databases";
import { nodes } from "./nodes/nodes";
import { fuzz } from "./fuzz";
import { hostileFiles, hostileText } from "./hostile";
import { load } from "./load";
import type { OutageReport } from "./outage";
import { databaseLocked, diskFull, postgresAway, storageGone } from "./parts";
import { shownAttacks } from "./shown/shown";
import { withoutMiddleware } from "./without-middleware";

export type LongForms = {
  names: readonly string[];
  rounds: number;
  operations: number;
  cases: number;
  minutes: number;
  seed: number;
  only: string | undefined;
  /** Servers on one Postgres, for `load` and `nodes`. */ nodes: number;
  report: (line: string) => void;
};
export type Row = { name: string; on: string; figures: string; faults: string[] };

/** Plays those that are named, or all. Yields a row of figures for each. */
export async function* tortures(options: LongForms): AsyncGenerator<Row> {
  const isWanted = (name: string) => options.names.length === 0 || options.names.includes(name);
  const isOn = (database: string) => options.only === undefined || options.only === database;
  if (isWanted("crash") && isOn("sqlite")) yield await crashRow("", options);
  if (isWanted("parts") && isOn("sqlite")) yield* partsOnSqlite();
  if (isWanted("concurrency") && isOn("sqlite")) yield await concurrencyRow("", 1, options);
  for (const database of ["sqlite", "postgres"] as const)
    if (isWanted("fuzz") && isOn(database)) yield await fuzzRow(database, options);
  if (isWanted("middleware") && isOn("sqlite"))
    yield { name: "without middleware.ts", on: "SQLite", ...(await withoutMiddlewareRow()) };
  if (isWanted("files") && isOn("sqlite"))
    yield { name: "hostile files", on: "the reader", ...(await hostileFiles(options)) };
  if (isWanted("cost") && isOn("sqlite")) yield* costRows(options);
  if (isWanted("shown") && isOn("sqlite"))
    for await (const { name, ...rest } of shownAttacks()) yield { name, on: "SQLite", ...rest };
  if (isWanted("xss") && isOn("sqlite")) yield { name: "hostile text", on: "Chromium", ...(await hostileText()) };
  if (isWanted("load") && isOn("sqlite")) yield await loadRow("", options);
  if (isWanted("container") && isOn("sqlite"))
    yield { name: "container in a clean root", on: "SQLite", ...(await container(options.report)) };
  const postgres = isOn("postgres") ? await startPostgres() : null;
  try {
    if (postgres && isWanted("crash")) yield await crashRow(postgres.url, options);
    if (postgres && isWanted("parts")) yield* partsOnPostgres(postgres.url);
    for (const nodes of [1, 3])
      if (postgres && isWanted("concurrency"))
        yield await concurrencyRow(await newDatabase(postgres.url), nodes, options);
    if (postgres && isWanted("nodes")) yield await nodesRow(await newDatabase(postgres.url), options);
    if (postgres && isWanted("load")) yield await loadRow(await newDatabase(postgres.url), options);
  } finally {
    await postgres?.stop();
  }
}

async function crashRow(databaseUrl: string, { rounds, seed, report }: LongForms): Promise<Row> {
  const played = await crash({
    rounds,
    seed,
    clients: 8,
    databaseUrl,
    settleEvery: databaseUrl === "" ? 1 : 10,
    report,
  });
  const figures = `${played.rounds} kills, ${played.acknowledged.length} acknowledged writes, ${played.state.versions.length} versions, ${played.state.jobs.length} jobs, settled within ${(played.slowestSettlingMs / 1_000).toFixed(1)} s`;
  return {
    name: "crash",
    on: databaseUrl === "" ? "SQLite" : "Postgres",
    figures,
    faults: [...played.faults, ...played.refusals.map((refusal) => `Refused: ${refusal}`)],
  };
}

async function nodesRow(databaseUrl: string, { minutes, seed, report, ...options }: LongForms): Promise<Row> {
  const many = Math.max(2, options.nodes);
  const played = await nodes({ nodes: many, clients: 8, minutes, seed, databaseUrl, report });
  const figures = `8 clients, ${minutes} min, ${played.kills} kills, ${played.acknowledged.length} acknowledged writes, ${played.orphans} files without a row, settled within ${(played.settlingMs / 1_000).toFixed(1)} s`;
  return { name: "nodes killed", on: `Postgres and S3, ${many} nodes`, figures, faults: played.faults };
}

async function loadRow(databaseUrl: string, { minutes, seed, report, nodes: many }: LongForms): Promise<Row> {
  const count = databaseUrl === "" ? 1 : many;
  const { requests, slowest, acknowledged, samples, growth, faults } = await load({
    clients: 50,
    minutes,
    seed,
    databaseUrl,
    nodes: count,
    report,
  });
  const healths = samples.map(({ healthMs }) => healthMs).toSorted((a, b) => a - b);
  const memory = samples.map(({ rssMb }) => Math.round(rssMb));
  const judged = growth
    ? `${Math.round(growth.perHour)} MB an hour over the second half, last third at ${growth.ratio.toFixed(2)} of the second`
    : "too short to judge";
  const figures = `50 clients, ${minutes} min, ${requests} requests, ${acknowledged} acknowledged writes; slowest ${slowest.what} ${(slowest.tookMs / 1_000).toFixed(1)} s; health at the median ${Math.round(healths[Math.floor(healths.length / 2)] ?? 0)} ms, at most ${Math.round(healths.at(-1) ?? 0)} ms; memory ${memory[0] ?? 0} to ${memory.at(-1) ?? 0} MB, at most ${Math.max(0, ...memory)} (${judged}); open files ${samples[0]?.openFiles ?? 0} to ${samples.at(-1)?.openFiles ?? 0}`;
  const onMany = count > 1 ? ` and S3, ${count} nodes` : "";
  return { name: "load", on: databaseUrl === "" ? "SQLite" : `Postgres${onMany}`, figures, faults };
}

async function fuzzRow(database: "sqlite" | "postgres", { cases, seed }: LongForms): Promise<Row> {
  const { calls, requests, statuses, faults } = await fuzz({ database, cases, seed });
  const answers = Object.entries(statuses)
    .map(([status, count]) => `${count} x ${status}`)
    .join(", ");
  return {
    name: "fuzz",
    on: database === "sqlite" ? "SQLite" : "Postgres",
    figures: `${calls} calls x ${cases} for each caller, ${requests} requests: ${answers}`,
    faults,
  };
}

async function* costRows({ report }: LongForms): AsyncGenerator<Row> {
  const { cases, faults, slowest } = await fuzzCost({ isShort: false, limits: LONG_LIMITS, report });
  const [worst] = slowest;
  yield {
    name: "cost of growing input",
    on: "one processor",
    figures: `${cases} kinds of work and shapes, doubled up to 2 MB; slowest ${worst ? `${worst.row}, ${worst.shape}: ${(worst.ms / 1_000).toFixed(1)} s at ${worst.size}` : "none"}`,
    faults,
  };
  for (const busyLoops of [0, 2]) {
    const app = await costOfApp(report, { busyLoops });
    yield {
      name: busyLoops === 0 ? "cost on the app" : `cost on the app beside ${busyLoops} busy loops`,
      on: "SQLite",
      figures: `${app.requests} large requests; health waited at most ${Math.round(app.longestStallMs)} ms (${app.slowest})`,
      faults: app.faults,
    };
  }
}

async function withoutMiddlewareRow(): Promise<Pick<Row, "figures" | "faults">> {
  const { passed, faults } = await withoutMiddleware(process.cwd());
  return { figures: `${passed} tests of smuggled requests passed`, faults };
}

const OUTAGE_MS = 10_000;
/** Longer than the app waits for a place (10 s) and for a locked file (15 s). */
const LONG_OUTAGE_MS = 20_000;

async function* partsOnSqlite(): AsyncGenerator<Row> {
  yield outageRow("database locked 10 s", "SQLite", await databaseLocked(OUTAGE_MS));
  yield outageRow("database locked 20 s", "SQLite", await databaseLocked(LONG_OUTAGE_MS));
  yield outageRow("storage gone 10 s", "SQLite", await storageGone(OUTAGE_MS));
  if (process.getuid?.() !== 0) return; // only root may mount a small disk
  yield outageRow("disk full 10 s, saving", "SQLite", await diskFull("versions", OUTAGE_MS));
  yield outageRow("disk full 10 s, uploading", "SQLite", await diskFull("uploads", OUTAGE_MS));
}

async function* partsOnPostgres(serverUrl: string): AsyncGenerator<Row> {
  for (const fault of ["refuse", "stall", "swallow", { lateMs: 300 }] as const) {
    yield outageRow(
      `database 10 s: ${typeof fault === "string" ? fault : `${fault.lateMs} ms late`}`,
      "Postgres",
      await postgresAway(await newDatabase(serverUrl), fault, OUTAGE_MS),
    );
  }
}

function outageRow(name: string, on: string, { faults, tally, slowestAnswerMs, recoveredMs }: OutageReport): Row {
  const answers = Object.entries(tally)
    .map(([answer, count]) => `${count} x ${answer}`)
    .join(", ");
  return {
    name,
    on,
    figures: `${answers}; slowest answer ${(slowestAnswerMs / 1_000).toFixed(1)} s, works again after ${(recoveredMs / 1_000).toFixed(1)} s`,
    faults,
  };
}

async function concurrencyRow(databaseUrl: string, nodes: number, { operations, seed }: LongForms): Promise<Row> {
  const { attempts, versions, durationMs, faults } = await concurrency({
    clients: 16,
    operations,
    nodes,
    seed,
    databaseUrl,
  });
  const count = (status: number) => attempts.filter(({ outcome }) => outcome.status === status).length;
  const figures = `16 clients x ${operations}, ${count(201)} won, ${count(409)} refused, ${versions.length} versions, ${(durationMs / 1_000).toFixed(0)} s`;
  return {
    name: "concurrency",
    on: databaseUrl === "" ? "SQLite" : `Postgres, ${nodes} ${nodes === 1 ? "node" : "nodes"}`,
    figures,
    faults,
  };
}
