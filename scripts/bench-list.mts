/**
 * What the list of contracts costs as their number grows: each order, filter and search of one person, the first page,
 * as a ratio to the smallest number. Contracts of 20 KB, in a separate database that is removed afterwards.
 *
 * Run: npx tsx scripts/bench-list.mts [200,2000,20000] (SQLite, or Postgres if DATABASE_URL names an empty one)
 */
import { fileURLToPath } from "node:url";
import { migrate } from "../prisma/migrate.mjs";
import { addContracts, inOwnProcess, MARK, newActor, measureTime, type Time } from "./bench/contracts.mts";
import type { ListQuery } from "@/lib/contracts/schema";

const PAGE = 50;

/**
 * The queries. "rent" is in every contract, "13" in one of a hundred, "zebra" in one of a thousand, so their matches
 * grow with the list; "quagga" is always in forty.
 */
const ASKED: Record<string, ListQuery> = {
  "newest first": {},
  "oldest first": { sort: "date" },
  "by name": { sort: "name" },
  "by name, back": { sort: "-name" },
  "by type": { sort: "type" },
  "by status": { sort: "status" },
  "by status, back": { sort: "-status" },
  "one type": { type: "Lease Agreement" },
  drafts: { status: "draft" },
  "drafts by name": { status: "draft", sort: "name" },
  "a label": { label: "ours" },
  "a common word": { q: "rent" },
  "common, by name": { q: "rent", sort: "name" },
  "one of a hundred": { q: "13" },
  "a rare word": { q: "zebra" },
  "a rare phrase": { q: '"zebra crossing"' },
  "forty contracts": { q: "quagga" },
  "forty, by name": { q: "quagga", sort: "name" },
  "common and rare": { q: "tenant quagga" },
  "a phrase in forty": { q: '"rent a quagga"' },
  "no contract": { q: "unicorn" },
};

if (process.env[MARK] === undefined) await inOwnProcess(fileURLToPath(import.meta.url));
else await measure((process.argv[2] ?? "200,2000,20000").split(",").map(Number));

async function measure(sizes: readonly number[]): Promise<void> {
  const { env } = await import("@/lib/platform/env");
  await migrate({ url: env.databaseUrl });
  const { listContracts, sizeOfList } = await import("@/lib/contracts/contracts");
  const { keepMissingNameKeys } = await import("@/lib/contracts/contract-store");
  const { keepMissingWords } = await import("@/lib/contracts/list/word-index-store");
  const actor = await newActor();
  const first = new Map<string, Time>();
  let made = 0;
  for (const size of sizes) {
    await addContracts(actor.userId, made, size);
    made = size;
    const start = performance.now();
    while (await keepMissingNameKeys());
    while (await keepMissingWords());
    console.log(`\nnames and words of the new ones made in ${((performance.now() - start) / 1000).toFixed(1)} s`);
    console.log(`${size} contracts`);
    // Once without counting: otherwise the first query pays for the database's disk reads.
    for (const query of Object.values(ASKED)) await listContracts(actor, { limit: PAGE, ...query });
    for (const [name, query] of Object.entries(ASKED)) {
      let found = 0;
      const { ms, processorMs } = await measureTime(async () => {
        found = (await listContracts(actor, { limit: PAGE, ...query })).items.length;
        await sizeOfList(actor, query);
      });
      const base = first.get(name) ?? { ms, processorMs };
      first.set(name, base);
      const [times, ratio] = [ms / base.ms, processorMs / base.processorMs].map((one) => one.toFixed(2).padStart(6));
      console.log(
        `${name.padEnd(18)} ${ms.toFixed(1).padStart(8)} ms ${times} ×  ` +
          `${processorMs.toFixed(1).padStart(8)} ms of processor ${ratio} ×   ${found} shown`,
      );
    }
  }
  const { db } = await import("@/lib/platform/db");
  await db.$disconnect();
}
