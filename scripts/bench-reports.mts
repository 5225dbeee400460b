/**
 * What our practice and the reports cost beside the list of contracts, in the same run: each as a ratio to the list's
 * first page, at their least of some passes in turns. A third of the contracts are signed, some were exchanged, and
 * dates were kept and missed.
 *
 * Run: npx tsx scripts/bench-reports.mts [200,100000] (SQLite, or Postgres where DATABASE_URL names an empty one, or
 * one that an earlier run filled)
 */
import { fileURLToPath } from "node:url";
import { migrate } from "../prisma/migrate.mjs";
import { addAnswers, addOwnColumns } from "./bench/answers.mts";
import { addContracts, inOwnProcess, MARK, newActor } from "./bench/contracts.mts";

const PAGE = 50;
const PASSES = 7;
const TEXT_BYTES = 200;
const AT_ONCE = 500;
const DAY_MS = 86_400_000;
const EVER = { from: "2000-01-01", until: "2100-01-01" };

if (process.env[MARK] === undefined) await inOwnProcess(fileURLToPath(import.meta.url));
else await measure((process.argv[2] ?? "200,100000").split(",").map(Number));

async function measure(sizes: readonly number[]): Promise<void> {
  const { env } = await import("@/lib/platform/env");
  const { db } = await import("@/lib/platform/db");
  await migrate({ url: env.databaseUrl });
  const actor = await newActor();
  const own = await addOwnColumns(actor);
  let made = await db.contract.count();
  for (const size of sizes) {
    await addContracts(actor.userId, made, size, TEXT_BYTES);
    await addAnswers(made, size, own.verdict.split(":")[1] ?? "");
    await addWork(made, size);
    made = Math.max(made, size);
    if (env.isPostgres) await db.$executeRaw`ANALYZE`; // as its own background does after so many rows
    console.log(`\n${made} contracts`);
    await compared(actor);
  }
}

/** Signings, replies and dates of the contracts from one number up to another. */
async function addWork(from: number, to: number): Promise<void> {
  const { db } = await import("@/lib/platform/db");
  for (let at = from; at < to; at += AT_ONCE) {
    const numbers = Array.from({ length: Math.min(AT_ONCE, to - at) }, (_, index) => at + index);
    const rows = await db.contract.findMany({
      where: { id: { in: numbers.map((n) => `contract-${n}`) } },
      select: { id: true, uploadedAt: true },
    });
    const later = (moment: Date, days: number) => new Date(moment.getTime() + days * DAY_MS);
    const day = (moment: Date) => moment.toISOString().slice(0, 10);
    for (const [place, { id, uploadedAt }] of rows.entries())
      if (place % 3 === 0)
        await db.contract.update({ where: { id }, data: { signedOn: day(later(uploadedAt, place % 90)) } });
    await db.round.createMany({
      data: rows
        .filter((_, place) => place % 6 === 0)
        .map(({ id, uploadedAt }) => ({
          ...{ id: `round-${id}`, contractId: id, fileName: "a.docx", kind: "returned", status: "ready" },
          ...{ createdAt: later(uploadedAt, 2), createdByName: "Bench" },
        })),
    });
    await db.deadline.createMany({
      data: rows.map(({ id, uploadedAt }, place) => ({
        ...{ id: `date-${id}`, contractId: id, kind: "payment", date: day(later(uploadedAt, 20)) },
        ...{ foundOn: day(uploadedAt), state: place % 2 === 0 ? "done" : "confirmed" },
        ...(place % 2 === 0 ? { answeredAt: later(uploadedAt, 15 + (place % 9)) } : {}),
      })),
    });
  }
}

async function compared(actor: Awaited<ReturnType<typeof newActor>>): Promise<void> {
  const { listContracts, sizeOfList } = await import("@/lib/contracts/contracts");
  const { ourPractice, practiceOfTopic } = await import("@/lib/portfolio/practice/practice");
  const { practiceQuery } = await import("@/lib/portfolio/practice/schema");
  const { comparedWithPractice } = await import("@/lib/portfolio/practice/compared");
  const { makeReports } = await import("@/lib/portfolio/reports/reports");
  const { reportsQuery } = await import("@/lib/portfolio/reports/schema");
  const any = practiceQuery.parse({});
  const works: Record<string, () => Promise<unknown>> = {
    "the list": async () => {
      await listContracts(actor, { limit: PAGE });
      await sizeOfList(actor, {});
    },
    "our practice": () => ourPractice(actor, any),
    "of one type": () => ourPractice(actor, { ...any, type: "Lease Agreement" }),
    "a topic": () => practiceOfTopic(actor, "governing_law", any),
    "a contract beside it": () => comparedWithPractice(actor, "contract-1"),
    "reports of a year": () => makeReports(actor, reportsQuery.parse({})),
    "reports of all time": () => makeReports(actor, reportsQuery.parse(EVER)),
    "of one type, all time": () => makeReports(actor, reportsQuery.parse({ ...EVER, type: "Lease Agreement" })),
  };
  const least = new Map<string, number>();
  for (let pass = 0; pass <= PASSES; pass += 1)
    for (const [name, work] of Object.entries(works)) {
      const start = performance.now();
      await work();
      if (pass > 0) least.set(name, Math.min(least.get(name) ?? Infinity, performance.now() - start));
    }
  const list = least.get("the list") ?? 1;
  for (const [name, ms] of least)
    console.log(`${name.padEnd(22)} ${ms.toFixed(1).padStart(8)} ms ${(ms / list).toFixed(2).padStart(7)} ×`);
}
