/**
 * What the list of contracts costs as contracts grow in number: each order, filter and search of one person, the first
 * page, as a ratio to the smallest number. Contracts of 20 KB, in a database of its own that is removed afterwards.
 *
 * Run: npx tsx scripts/bench-list.mts [200,2000,20000] (SQLite, or Postgres where DATABASE_URL names an empty one)
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
const PAGE = 50;
const AT_ONCE = 200;
const MARK = "BENCH_LIST_FOLDER";

/** What people ask for; `rare` stands in one contract of a thousand. */
const ASKED: Record<string, ListQuery> = {
  "newest first": {},
  "oldest first": { sort: "date" },
  "by name": { sort: "name" },
  "by type": { sort: "type" },
  "by status": { sort: "status" },
  "one type": { type: "Lease Agreement" },
  drafts: { status: "draft" },
  "a common word": { q: "rent" },
  "a rare word": { q: "zebra" },
  "a rare phrase": { q: '"zebra crossing"' },
};

if (process.env[MARK] === undefined) await inOwnProcess();
else await measure((process.argv[2] ?? "200,2000,20000").split(",").map(Number));

/** The server's modules load under its condition only, and settings are read before anything else. */
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
  const actor = await newActor();
  const first = new Map<string, number>();
  let made = 0;
  for (const size of sizes) {
    await addContracts(actor.userId, made, size);
    made = size;
    console.log(`\n${size} contracts`);
    for (const [name, query] of Object.entries(ASKED)) {
      const ms = await timeOf(async () => {
        await listContracts(actor, { limit: PAGE, ...query });
        await sizeOfList(actor, query);
      });
      const base = first.get(name) ?? ms;
      first.set(name, base);
      console.log(`${name.padEnd(16)} ${ms.toFixed(1).padStart(9)} ms   ${(ms / base).toFixed(2).padStart(7)} ×`);
    }
  }
  const { db } = await import("@/lib/platform/db");
  await db.$disconnect();
}

/** The median, after one pass that nobody counts. */
async function timeOf(work: () => Promise<void>): Promise<number> {
  const times: number[] = [];
  for (let pass = 0; pass <= PASSES; pass += 1) {
    const start = performance.now();
    await work();
    if (pass > 0) times.push(performance.now() - start);
  }
  return times.sort((one, other) => one - other)[Math.floor(PASSES / 2)] ?? 0;
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
  }
}

function textOf(n: number): string {
  const sentence = `the tenant pays the rent of month ${n % 97} to the landlord on time and in full. `;
  return `${n % 1_000 === 7 ? "a zebra crossing. " : ""}${sentence.repeat(Math.ceil(TEXT_BYTES / sentence.length))}`;
}
