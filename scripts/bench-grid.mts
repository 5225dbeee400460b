/**
 * What the table of answers costs beside the list of contracts, in the same run: the first page of one person, each
 * order and filter as a ratio to the list, newest first. Then what the export of all rows takes of time and memory.
 *
 * Run: npx tsx scripts/bench-grid.mts [200,100000] (SQLite, or Postgres where DATABASE_URL names an empty one)
 */
import { fileURLToPath } from "node:url";
import { migrate } from "../prisma/migrate.mjs";
import { addContracts, inOwnProcess, MARK, newActor, timeOf } from "./bench/contracts.mts";
import type { AnswerValue } from "@/lib/assistant/answers/cells";
import type { GridQuery } from "@/lib/portfolio/schema";

const PAGE = 50;
const AT_ONCE = 500;
/** Texts are not read by it. */
const TEXT_BYTES = 200;
const COLUMNS = ["name", "fact:price", "fact:expiration_date", "fact:governing_law", "topic:liability_cap"];
const PRICE = "fact:price";

/** "Mongolia" governs half of the contracts, "Narnia" one in a thousand; a price below 10 is one of a hundred. */
const ASKED: Record<string, Partial<GridQuery>> = {
  "newest first": {},
  "by name": { sort: { column: "name", isDescending: false } },
  "by price": { sort: { column: PRICE, isDescending: false } },
  "by price, back": { sort: { column: PRICE, isDescending: true } },
  "by day": { sort: { column: "fact:expiration_date", isDescending: false } },
  "a common law": { filters: [{ column: "fact:governing_law", by: "text", text: "Mongolia" }] },
  "a rare law": { filters: [{ column: "fact:governing_law", by: "text", text: "Narnia" }] },
  "prices of a range": { filters: [{ column: PRICE, by: "number", from: 0, until: 10, currency: "USD" }] },
  "days of a year": {
    filters: [{ column: "fact:expiration_date", by: "day", from: "2027-01-01", until: "2027-12-31" }],
  },
  "not found": { filters: [{ column: PRICE, by: "state", states: ["notFound"] }] },
  "by price, a law": {
    sort: { column: PRICE, isDescending: true },
    filters: [{ column: "fact:governing_law", by: "text", text: "Mongolia" }],
  },
};

if (process.env[MARK] === undefined) await inOwnProcess(fileURLToPath(import.meta.url));
else await measure((process.argv[2] ?? "200,100000").split(",").map(Number));

async function measure(sizes: readonly number[]): Promise<void> {
  const { env } = await import("@/lib/platform/env");
  await migrate({ url: env.databaseUrl });
  const { listContracts, sizeOfList } = await import("@/lib/contracts/contracts");
  const { keepMissingNameKeys } = await import("@/lib/contracts/contract-store");
  const { queryGrid } = await import("@/lib/portfolio/grid/grid");
  const { gridQueryBody } = await import("@/lib/portfolio/schema");
  const actor = await newActor();
  let made = 0;
  for (const size of sizes) {
    await addContracts(actor.userId, made, size, TEXT_BYTES);
    await addAnswers(made, size);
    made = size;
    while (await keepMissingNameKeys());
    const list = await timeOf(async () => {
      await listContracts(actor, { limit: PAGE });
      await sizeOfList(actor, {});
    });
    console.log(`\n${size} contracts\nthe list            ${list.ms.toFixed(1).padStart(8)} ms`);
    for (const [name, rest] of Object.entries(ASKED)) {
      const query = gridQueryBody.parse({ columns: COLUMNS, limit: PAGE, ...rest });
      let found = 0;
      const { ms } = await timeOf(async () => void (found = (await queryGrid(actor, query)).rows.length));
      console.log(
        `${name.padEnd(18)} ${ms.toFixed(1).padStart(9)} ms ${(ms / list.ms).toFixed(2).padStart(6)} ×   ${found} shown`,
      );
    }
    await exported(actor);
  }
  const { db } = await import("@/lib/platform/db");
  await db.$disconnect();
}

async function exported(actor: Awaited<ReturnType<typeof newActor>>): Promise<void> {
  const { exportGrid } = await import("@/lib/portfolio/export/exporting");
  const { exportGridBody } = await import("@/lib/portfolio/schema");
  const { db } = await import("@/lib/platform/db");
  const expiresAt = new Date(Date.now() + 86_400_000);
  await db.session.upsert({
    where: { id: actor.sessionId },
    create: { id: actor.sessionId, userId: actor.userId, expiresAt },
    update: { expiresAt },
  });
  for (const format of ["xlsx", "csv"] as const) {
    const [start, before] = [performance.now(), process.memoryUsage.rss()];
    let [bytes, most] = [0, before];
    const { pieces } = await exportGrid(actor, exportGridBody.parse({ columns: COLUMNS, format }));
    for await (const piece of pieces) {
      bytes += piece.length;
      most = Math.max(most, process.memoryUsage.rss());
    }
    const [seconds, grown] = [(performance.now() - start) / 1000, (most - before) / 2 ** 20];
    console.log(
      `${format}: ${(bytes / 2 ** 20).toFixed(1)} MB in ${seconds.toFixed(1)} s, ${(most / 2 ** 20).toFixed(0)} MB of memory, ${grown.toFixed(0)} more than before`,
    );
  }
}

/** Rows as a reading makes them: all facts and topics, of which some have values. */
async function addAnswers(from: number, to: number): Promise<void> {
  const { db } = await import("@/lib/platform/db");
  const { FACT_KINDS } = await import("@/lib/engine/review/fact");
  const { TOPIC_IDS } = await import("@/lib/engine/review/topics");
  const { indexOf } = await import("@/lib/assistant/answers/words");
  const columns = [...FACT_KINDS.map((kind) => `fact:${kind}`), ...TOPIC_IDS.map((topic) => `topic:${topic}`)];
  const nothing = { state: "notFound" as const, value: null, more: 0 };
  for (let at = from; at < to; at += AT_ONCE) {
    const numbers = Array.from({ length: Math.min(AT_ONCE, to - at) }, (_, index) => at + index);
    const rows = numbers.map((n) => ({ contractId: `contract-${n}`, found: foundIn(n) }));
    await db.contract.updateMany({
      where: { id: { in: rows.map(({ contractId }) => contractId) } },
      data: { currentVersionId: "version", lastVersionNumber: 1 },
    });
    await db.contractAnswers.createMany({
      data: rows.map(({ contractId, found }) => ({
        contractId,
        versionId: "version",
        rules: 0,
        cells: JSON.stringify(Object.fromEntries(columns.map((column) => [column, found[column] ?? nothing]))),
        words: "{}",
        quotes: JSON.stringify(
          Object.fromEntries(
            Object.keys(found).map((id) => [id, { content: "A clause. ".repeat(20), page: 1, start: 0, end: 200 }]),
          ),
        ),
      })),
    });
    await db.answerIndex.createMany({
      data: rows.flatMap(({ contractId, found }) =>
        Object.entries(found).flatMap(([column, cell]) => {
          const index = indexOf(cell, null);
          return index ? [{ contractId, column, ...index }] : [];
        }),
      ),
    });
  }
}

function foundIn(n: number) {
  const cell = (value: AnswerValue) => ({ state: "likely" as const, value, more: 0 });
  const law = n % 1_000 === 7 ? "Narnia" : n % 2 === 0 ? "Mongolia" : "New York";
  const day = new Date(Date.UTC(2026, 0, 1) + ((n * 7919) % 3_000) * 86_400_000).toISOString().slice(0, 10);
  const amount = (n * 7919) % 1_000;
  return {
    ...(n % 10 === 3 ? {} : { [PRICE]: cell({ text: `$${amount}`, amount, currency: "USD" }) }),
    "fact:expiration_date": cell({ text: day, day }),
    "fact:governing_law": cell({ text: `the laws of ${law}` }),
    "topic:liability_cap": cell({ text: "twelve months", number: 12, unit: "months" }),
  } as Record<string, ReturnType<typeof cell>>;
}
