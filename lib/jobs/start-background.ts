import "server-only";
import { ContractGrant } from "@/lib/access/contract-grant";
import { isSetupCodeNeeded, setupCode } from "@/lib/accounts/setup-code";
import { keepMissingNameKeys } from "@/lib/contracts/contract-store";
import { contractsWithoutSearchText } from "@/lib/contracts/contract-list-store";
import { indexContract } from "@/lib/contracts/search-index";
import { keepMissingWords } from "@/lib/contracts/word-index-store";
import { keepOldTexts } from "@/lib/contracts/version-texts";
import { readOldDeadlines } from "@/lib/deadlines/reading";
import { env } from "@/lib/platform/env";
import { guardDisk } from "@/lib/platform/disk-reserve";
import { log } from "@/lib/platform/log";
import { countOldTexts } from "./count-old-texts";
import { sealOldRows } from "./seal-old-rows";
import { startWorker } from "./worker";

export async function startBackground(): Promise<void> {
  await guardDisk();
  void tellSetupCode().catch((cause: unknown) => log.error("setup.code-not-told", cause));
  if (env.JOB_RUNNER === "embedded") await startWorker();
  void keyOldNames().catch((cause: unknown) => log.error("list.keys-failed", cause)); // the next start goes on
  void indexOldContracts().catch((cause: unknown) => log.error("search.indexing-failed", cause)); // likewise
  void countOldTexts().catch((cause: unknown) => log.error("usage.counting-failed", cause)); // likewise
  void keepOldTexts().catch((cause: unknown) => log.error("version.texts-failed", cause)); // likewise
  void readOldDeadlines().catch((cause: unknown) => log.error("deadlines.reading-failed", cause)); // likewise
  void sealOldRows().catch((cause: unknown) => log.error("seal.failed", cause)); // likewise
}

/** Who starts a server that others reach is told the code for its first account, which becomes administrator. */
async function tellSetupCode(): Promise<void> {
  if (await isSetupCodeNeeded())
    log.info("setup.code", { setupCode: setupCode(), registerAt: new URL("/register", env.publicUrl).href });
}

/** Until then the lists of whoever has such a contract are ordered by name in memory. */
async function keyOldNames(): Promise<void> {
  while (await keepMissingNameKeys());
}

/** Contracts from before there was a search are made searchable, one after the other, while people work. */
async function indexOldContracts(): Promise<void> {
  for (const { id } of await contractsWithoutSearchText()) await indexContract(ContractGrant.forJob(id));
  while (await keepMissingWords()); // until then texts are looked through
}
