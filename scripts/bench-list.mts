/**
 * What the list of contracts costs as their number grows: each order, filter and search of one person, the first page,
 * as a ratio to the smallest number. Contracts of 20 KB, in a separate database that is removed afterwards.
 *
 * Run: npx tsx scripts/bench-list.mts [200,2000,20000] (SQLite, or Postgres if DATABASE_URL names an empty one)
 */
import { spawnSync } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { migrate } from "../prisma/migrate.mjs";
import type { ListQuery } from "@/lib/contracts/schema";

const PASSES = 7;
const TEXT_BYTES = 20_000;
const VOCABULARY = 30_000;
const PAGE = 50;
const AT_ONCE = 200;
const MARK = "BENCH_LIST_FOLDER";

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

if (process.env[MARK] === undefined) await inOwnProcess();
else await measure((process.argv[2] ?? "200,2000,20000").split(",").map(Number));

/** The server's modules load only under its condition, and settings are read before anything else. */
async function inOwnProcess(): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), "contract-manager-list-"));
  const { status } = spawnSync(
    process.execPath,
    ["--conditions=react-server", "--import", "tsx", fileURLToPath(import.meta.url), ...process.argv.slice(2)],
    { stdio: "inherit", env: { ...process.env, DATA_DIR: folder, [MARK]: folder, NEXTAUTH_SECRET: "x".repeat(40) } },
  );
  await rm(folder, { recursive: true, force: true });
  process.exitCode = status ?? 1;
}

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
      const { ms, processorMs } = await timeOf(async () => {
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

/** The second counts this process including SQLite, but no Postgres server; it is less affected by other load. */
type Time = { ms: number; processorMs: number };

/** Medians, after one uncounted pass. */
async function timeOf(work: () => Promise<void>): Promise<Time> {
  const times: Time[] = [];
  for (let pass = 0; pass <= PASSES; pass += 1) {
    const [start, before] = [performance.now(), process.cpuUsage()];
    await work();
    const { user, system } = process.cpuUsage(before);
    if (pass > 0) times.push({ ms: performance.now() - start, processorMs: (user + system) / 1000 });
  }
  const median = (of: (time: Time) => number) => times.map(of).sort((a, b) => a - b)[Math.floor(PASSES / 2)] ?? 0;
  return { ms: median(({ ms }) => ms), processorMs: median(({ processorMs }) => processorMs) };
}

async function newActor() {
  const { db } = await import("@/lib/platform/db");
  const userId = "bench";
  await db.user.create({ data: { id: userId, name: "Bench", email: "bench@example.com", passwordHash: "" } });
  return {
    userId,
    name: "Bench",
    email: "bench@example.com",
    emailVerified: true,
    emailVouched: false,
    systemRole: "user" as const,
    language: "en" as const,
    sessionId: "none",
  };
}

async function addContracts(userId: string, from: number, to: number): Promise<void> {
  const { db } = await import("@/lib/platform/db");
  const types = ["Lease Agreement", "Service Agreement", "Sales Contract", "Other"];
  for (let at = from; at < to; at += AT_ONCE) {
    const rows = Array.from({ length: Math.min(AT_ONCE, to - at) }, (_, index) => at + index).map((n) => ({
      id: `contract-${n}`,
      name: `Contract ${(n * 7919) % 100_003} of the year ${2000 + (n % 27)}`,
      contractType: types[n % types.length] ?? "Other",
      status: n % 5 === 0 ? "" : "analyzed",
      uploadedAt: new Date(Date.UTC(2020, 0, 1) + n * 60_000),
      searchText: `contract ${n}\n${textOf(n)}`,
    }));
    await db.contract.createMany({ data: rows });
    await db.collaborator.createMany({
      data: rows.map(({ id, uploadedAt }) => ({
        id: `part-${id}`,
        contractId: id,
        userId,
        role: "admin",
        contractUploadedAt: uploadedAt,
      })),
    });
    const labelled = rows.filter((_, index) => (from + index) % 5 === 0 && at < 200); // also forty
    await db.contractLabel.createMany({
      data: labelled.map(({ id }) => ({ id: `label-${id}`, contractId: id, userId, name: "ours" })),
    });
  }
}

/** As many words as in a contract: several hundred, out of thousands, few of them common. */
function textOf(n: number): string {
  const rare = `${n % 1_000 === 7 ? "a zebra crossing. " : ""}${n < 200 && n % 5 === 0 ? "who wants to rent a quagga? " : ""}`;
  const words = [`${rare}the tenant pays the rent of month ${n % 100} to the landlord on time and in full.`];
  let seed = n + 1;
  for (let bytes = words[0]?.length ?? 0; bytes < TEXT_BYTES; bytes += 1 + (words.at(-1)?.length ?? 0)) {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0;
    words.push(`wo${Math.floor(VOCABULARY * (seed / 2 ** 32) ** 20).toString(36)}rd`);
  }
  return words.join(" ");
}
