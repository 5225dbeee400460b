/**
 * What an evidence bundle costs by the number of versions: time by the clock and of processors, memory that the process
 * grew by, and the archive's size. Each number in a process and database of its own.
 *
 * Run: npx tsx scripts/bench-evidence.mts [50,100,200]
 */
import { fileURLToPath } from "node:url";
import { migrate } from "../prisma/migrate.mjs";
import { buildWorkers } from "./build-workers.mjs";
import { inOwnProcess, makeText, MARK, newActor } from "./bench/contracts.mts";

/** Of each version's text: some six pages. */
const TEXT_BYTES = 15_000;
const PARAGRAPHS = 60;
const MEGABYTE = 1024 * 1024;
const SAMPLE_MS = 50;

if (process.env[MARK] === undefined) {
  await buildWorkers();
  console.log(
    "| versions | seconds | processor seconds | memory, MB more | archive, MB | a version, KB |\n|---|---|---|---|---|---|",
  );
  for (const size of (process.argv[2] ?? "50,100,200").split(",")) {
    process.argv[2] = size;
    await inOwnProcess(fileURLToPath(import.meta.url));
  }
} else await measure(Number(process.argv[2]));

async function measure(versions: number): Promise<void> {
  const { env } = await import("@/lib/platform/env");
  await migrate({ url: env.databaseUrl });
  const { db } = await import("@/lib/platform/db");
  const { askForBundle } = await import("@/lib/evidence/bundles");
  const { makeBundle } = await import("@/lib/evidence/making");
  const { ContractGrant } = await import("@/lib/access/contract-grant");
  const owner = await newActor();
  const contractId = await contractWith(versions, owner);
  const { id } = await askForBundle(owner, contractId, { comments: "all" });
  const before = process.memoryUsage.rss();
  let peak = before;
  const pulse = setInterval(() => (peak = Math.max(peak, process.memoryUsage.rss())), SAMPLE_MS);
  const [start, processor] = [performance.now(), process.cpuUsage()];
  await makeBundle(ContractGrant.forJob(contractId), id);
  const { user, system } = process.cpuUsage(processor);
  clearInterval(pulse);
  const { status, sizeBytes, fileCount } = await db.evidenceBundle.findUniqueOrThrow({ where: { id } });
  if (status !== "ready" || fileCount < 2 * versions)
    throw new Error(`the bundle is ${status} with ${fileCount} files`);
  const seconds = [(performance.now() - start) / 1_000, (user + system) / 1_000_000].map((one) => one.toFixed(1));
  const sizes = [(peak - before) / MEGABYTE, sizeBytes / MEGABYTE, sizeBytes / 1024 / versions].map((one) =>
    one.toFixed(1),
  );
  console.log(`| ${versions} | ${[...seconds, ...sizes].join(" | ")} |`);
  await db.$disconnect();
}

type Owner = Awaited<ReturnType<typeof newActor>>;

/** Each version changes one paragraph of the one before. */
async function contractWith(versions: number, owner: Owner): Promise<string> {
  const { inTransaction } = await import("@/lib/platform/db");
  const { newId } = await import("@/lib/platform/ids");
  const { insertContract } = await import("@/lib/contracts/contract-store");
  const { addVersion } = await import("@/lib/contracts/versions/new-version");
  const { takeNextNumber } = await import("@/lib/contracts/versions/version-store");
  const { searchableText } = await import("@/lib/documents/search/index-words");
  const { ContractGrant } = await import("@/lib/access/contract-grant");
  const contractId = newId();
  const row = { id: contractId, name: "Lease", contractType: "Lease Agreement", status: "analyzed" as const };
  const paragraphs = Array.from({ length: PARAGRAPHS }, (_, at) => makeText(at, TEXT_BYTES / PARAGRAPHS));
  const author = { id: owner.userId, name: owner.name };
  const grant = ContractGrant.forJob(contractId);
  await inTransaction((tx) =>
    insertContract(owner, { ...row, uploadedAt: new Date(), fileId: null, collaboratorId: newId() }, tx),
  );
  for (let at = 0; at < versions; at += 1) {
    paragraphs[at % PARAGRAPHS] = makeText(PARAGRAPHS + at, TEXT_BYTES / PARAGRAPHS);
    const text = searchableText(paragraphs.map((words) => `<p>${words}</p>`).join(""));
    await inTransaction(async (tx) => {
      const { versionNumber } = await takeNextNumber(grant, tx);
      const cause = { kind: at === 0 ? "created" : "saved" } as const;
      await addVersion(grant, { text, versionNumber, restoredFromNumber: null, author, cause }, tx);
    });
  }
  return contractId;
}
