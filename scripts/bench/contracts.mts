/** What benches of many contracts share: their own process and database, one person, contracts, and the clock. */
import { spawnSync } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

const PASSES = 7;
const TEXT_BYTES = 20_000;
const VOCABULARY = 30_000;
const AT_ONCE = 200;
/** Set where the bench runs in its own process already. */
export const MARK = "BENCH_LIST_FOLDER";

/** The server's modules load under its condition only, and settings are read before anything else. */
export async function inOwnProcess(script: string): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), "contract-manager-list-"));
  const { status } = spawnSync(
    process.execPath,
    ["--conditions=react-server", "--import", "tsx", script, ...process.argv.slice(2)],
    { stdio: "inherit", env: { ...process.env, DATA_DIR: folder, [MARK]: folder, NEXTAUTH_SECRET: "x".repeat(40) } },
  );
  await rm(folder, { recursive: true, force: true });
  process.exitCode = status ?? 1;
}

/** The second counts this process with SQLite in it, and not a server of Postgres; other work disturbs it less. */
export type Time = { ms: number; processorMs: number };

/** Medians, after one pass that nobody counts. */
export async function measureTime(work: () => Promise<void>): Promise<Time> {
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

export async function newActor(userId = "bench") {
  const { db } = await import("@/lib/platform/db");
  const email = `${userId}@example.com`;
  const user = { id: userId, name: "Bench", email, passwordHash: "" };
  await db.user.upsert({ where: { id: userId }, create: user, update: {} }); // of an earlier run
  return {
    userId,
    name: "Bench",
    email,
    emailVerified: true,
    emailVouched: false,
    systemRole: "user" as const,
    language: "en" as const,
    sessionId: "none",
  };
}

export async function addContracts(userId: string, from: number, to: number, textBytes = TEXT_BYTES): Promise<void> {
  const { db } = await import("@/lib/platform/db");
  const types = ["Lease Agreement", "Service Agreement", "Sales Contract", "Other"];
  for (let at = from; at < to; at += AT_ONCE) {
    const rows = Array.from({ length: Math.min(AT_ONCE, to - at) }, (_, index) => at + index).map((n) => ({
      id: `contract-${n}`,
      name: `Contract ${(n * 7919) % 100_003} of the year ${2000 + (n % 27)}`,
      contractType: types[n % types.length] ?? "Other",
      status: n % 5 === 0 ? "" : "analyzed",
      uploadedAt: new Date(Date.UTC(2020, 0, 1) + n * 60_000),
      searchText: `contract ${n}\n${makeText(n, textBytes)}`,
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
    const labelled = rows.filter((_, index) => (from + index) % 5 === 0 && at < 200); // forty too
    await db.contractLabel.createMany({
      data: labelled.map(({ id }) => ({ id: `label-${id}`, contractId: id, userId, name: "ours" })),
    });
  }
}

/** The words of a text are as many as a contract's: some hundreds of them, out of thousands, few of them common. */
export function makeText(n: number, most: number): string {
  const rare = `${n % 1_000 === 7 ? "a zebra crossing. " : ""}${n < 200 && n % 5 === 0 ? "who wants to rent a quagga? " : ""}`;
  const words = [`${rare}the tenant pays the rent of month ${n % 100} to the landlord on time and in full.`];
  let seed = n + 1;
  for (let bytes = words[0]?.length ?? 0; bytes < most; bytes += 1 + (words.at(-1)?.length ?? 0)) {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0;
    words.push(`wo${Math.floor(VOCABULARY * (seed / 2 ** 32) ** 20).toString(36)}rd`);
  }
  return words.join(" ");
}
