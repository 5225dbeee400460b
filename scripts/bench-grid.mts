/**
 * What the table of answers costs beside the list of contracts, in the same run: the first page of one person, each
 * order, filter and group as a ratio to the list, newest first. Both at their least of some passes in turns, by the
 * clock and by processor time, with that of a Postgres on this machine, which other work disturbs least. Then what the
 * export of all rows takes, each format in a process of its own.
 *
 * Run: npx tsx scripts/bench-grid.mts [200,100000] (SQLite, or Postgres where DATABASE_URL names an empty one, or one
 * that an earlier run filled)
 */
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { migrate } from "../prisma/migrate.mjs";
import { addAnswers, addOwnColumns, END, LAW, PRICE, TERM } from "./bench/answers.mts";
import { addContracts, inOwnProcess, MARK, newActor, type Time } from "./bench/contracts.mts";
import type { GridQuery } from "@/lib/portfolio/schema";

const PAGE = 50;
const PASSES = 9;
/** Texts are not read by it. */
const TEXT_BYTES = 200;
const COLUMNS = ["name", PRICE, END, LAW, "topic:liability_cap"];
const FORMATS = ["xlsx", "csv"] as const;

type Asked = Record<string, Partial<GridQuery>>;
type Own = Awaited<ReturnType<typeof addOwnColumns>>;

/** What is in how many of them: `bench/answers.mts`. */
function toAsked({ field, question, verdict }: Own): Asked {
  const by = (column: string, isDescending = false) => ({ sort: { column, isDescending } });
  const states = (column: string, ...some: ("notFound" | "likely" | "verified" | "unverified" | "outOfDate")[]) => ({
    filters: [{ column, by: "state" as const, states: some }],
  });
  const text = (column: string, words: string) => ({ filters: [{ column, by: "text" as const, text: words }] });
  return {
    "newest first": {},
    "oldest first": by("uploaded"),
    "by name": by("name"),
    "by type": by("type"),
    "by price": by(PRICE),
    "by price, back": by(PRICE, true),
    "by day": by(END),
    "by counterparty": by("counterparty"),
    "by next date": by("deadline:next"),
    "by verdict": by(verdict),
    "by a question": by(question),
    "by a field, back": by(field, true),
    "by owner": by("owner"),
    "by label": by("labels"),
    "a common law": text(LAW, "Mongolia"),
    "a rare law": text(LAW, "Narnia"),
    "no such law": text(LAW, "Ruritania"),
    "prices of a range": { filters: [{ column: PRICE, by: "number", from: 0, until: 10, currency: "USD" }] },
    "days of a year": { filters: [{ column: END, by: "day", from: "2027-01-01", until: "2027-12-31" }] },
    "next date in a year": { filters: [{ column: "deadline:next", by: "day", until: "2027-12-31" }] },
    "a common verdict": { filters: [{ column: verdict, by: "verdict", verdicts: ["deviates"] }] },
    "a rare verdict": { filters: [{ column: verdict, by: "verdict", verdicts: ["needsReview"] }] },
    "a counterparty": text("counterparty", "firm 17"),
    "a label": { filters: [{ column: "labels", by: "values", values: ["ours"] }] },
    "an owner": { filters: [{ column: "owner", by: "text", text: "Bench" }] },
    "a type": { filters: [{ column: "type", by: "values", values: ["Lease Agreement"] }] },
    "a name": text("name", "7919"),
    "not found": states(PRICE, "notFound"),
    "rarely not found": states(TERM, "notFound"),
    likely: states(PRICE, "likely"),
    verified: states(LAW, "verified"),
    "not verified": states(LAW, "unverified"),
    "out of date": states(LAW, "outOfDate"),
    "by price, a law": { ...by(PRICE, true), ...text(LAW, "Mongolia") },
    "by counterparties": { group: "counterparty" },
    "by types, by price": { group: "type", ...by(PRICE) },
    "by owners": { group: "owner" },
    "by labels": { group: "label" },
  };
}

const format = FORMATS.find((one) => one === process.argv[3]);
if (process.env[MARK] === undefined) await inOwnProcess(fileURLToPath(import.meta.url));
else if (format) await exported(format);
else await measure((process.argv[2] ?? "200,100000").split(",").map(Number));

async function measure(sizes: readonly number[]): Promise<void> {
  const { env } = await import("@/lib/platform/env");
  const { db } = await import("@/lib/platform/db");
  await migrate({ url: env.databaseUrl });
  const { keepMissingNameKeys } = await import("@/lib/contracts/contract-store");
  const actor = await newActor();
  const own = await addOwnColumns(actor);
  let made = await db.contract.count();
  for (const size of sizes) {
    await addContracts(actor.userId, made, size, TEXT_BYTES);
    await addAnswers(made, size, own.verdict.split(":")[1] ?? "");
    made = Math.max(made, size);
    while (await keepMissingNameKeys());
    if (env.isPostgres) await db.$executeRaw`ANALYZE`; // as its own background does after so many rows
    console.log(`\n${made} contracts`);
    await compared(actor, toAsked(own));
    await db.$disconnect();
    for (const one of FORMATS) exportInOwnProcess(one);
  }
}

type Actor = Awaited<ReturnType<typeof newActor>>;

async function compared(actor: Actor, asked: Asked): Promise<void> {
  const { listContracts, sizeOfList } = await import("@/lib/contracts/contracts");
  const { queryGrid } = await import("@/lib/portfolio/grid/grid");
  const { gridQueryBody } = await import("@/lib/portfolio/schema");
  const shown = new Map<string, number>();
  const works = new Map<string, () => Promise<void>>([
    [
      "the list",
      async () => {
        await listContracts(actor, { limit: PAGE });
        await sizeOfList(actor, {});
      },
    ],
    ...Object.entries(asked).map(([name, rest]) => {
      const query = gridQueryBody.parse({ columns: COLUMNS, limit: PAGE, ...rest });
      const work = async () => void shown.set(name, (await queryGrid(actor, query)).rows.length);
      return [name, work] as const;
    }),
  ]);
  const least = await bestTimes(works);
  const list = least.get("the list");
  const printed = (ms: number, of: number | undefined) =>
    `${ms.toFixed(1).padStart(8)} ms ${(ms / (of ?? ms)).toFixed(2).padStart(6)} ×`;
  for (const [name, { ms, processorMs }] of least)
    console.log(
      `${name.padEnd(20)} ${printed(ms, list?.ms)}  ${printed(processorMs, list?.processorMs)} of processor   ${shown.get(name) ?? ""}`,
    );
}

/** Of each its least, after one pass that nobody counts. */
async function bestTimes(works: ReadonlyMap<string, () => Promise<void>>): Promise<Map<string, Time>> {
  const least = new Map<string, Time>();
  for (let pass = 0; pass <= PASSES; pass += 1) {
    const server = await serverProcesses();
    for (const [name, work] of works) {
      const [start, before, serverBefore] = [performance.now(), process.cpuUsage(), sumProcessorMs(server)];
      await work();
      const ms = performance.now() - start;
      const { user, system } = process.cpuUsage(before);
      const processorMs = (user + system) / 1000 + sumProcessorMs(server) - serverBefore;
      const known = least.get(name) ?? { ms: Infinity, processorMs: Infinity };
      if (pass > 0)
        least.set(name, { ms: Math.min(known.ms, ms), processorMs: Math.min(known.processorMs, processorMs) });
    }
  }
  return least;
}

/** Of a Postgres on this machine, those that work for us. */
async function serverProcesses(): Promise<number[]> {
  const { env } = await import("@/lib/platform/env");
  const { db } = await import("@/lib/platform/db");
  if (!env.isPostgres) return [];
  const rows = await db.$queryRaw<
    { pid: number }[]
  >`SELECT pid FROM pg_stat_activity WHERE datname = current_database()`;
  return rows.map(({ pid }) => pid);
}

/** As Linux counts it: its first figure are nanoseconds on a processor. */
function sumProcessorMs(processes: readonly number[]): number {
  const files = processes.map((pid) => `/proc/${pid}/schedstat`).filter((file) => existsSync(file));
  return files.reduce((sum, file) => sum + Number(readFileSync(file, "utf8").split(" ")[0]) / 1e6, 0);
}

function exportInOwnProcess(one: string): void {
  const args = ["--conditions=react-server", "--import", "tsx", fileURLToPath(import.meta.url), "0", one];
  const { status } = spawnSync(process.execPath, args, { stdio: "inherit" });
  if (status !== 0) throw new Error(`the export as ${one} failed`);
}

/** Memory is the process's most, and what it had when the first row was still to be read. */
async function exported(as: (typeof FORMATS)[number]): Promise<void> {
  const { exportGrid } = await import("@/lib/portfolio/export/exporting");
  const { exportGridBody } = await import("@/lib/portfolio/schema");
  const { db } = await import("@/lib/platform/db");
  const actor = await newActor();
  const expiresAt = new Date(Date.now() + 86_400_000);
  await db.session.upsert({
    where: { id: actor.sessionId },
    create: { id: actor.sessionId, userId: actor.userId, expiresAt },
    update: { expiresAt },
  });
  const mostSoFar = () => process.resourceUsage().maxRSS / 1024;
  let [bytes, before] = [0, 0];
  const start = performance.now();
  const { pieces } = await exportGrid(actor, exportGridBody.parse({ columns: COLUMNS, format: as }));
  for await (const piece of pieces) {
    before ||= mostSoFar();
    bytes += piece.length;
  }
  const seconds = (performance.now() - start) / 1000;
  const size = `${(bytes / 2 ** 20).toFixed(1)} MB in ${seconds.toFixed(1)} s`;
  console.log(`${as}: ${size}, ${mostSoFar().toFixed(0)} MB of memory at most, ${before.toFixed(0)} at its beginning`);
  await db.$disconnect();
}
