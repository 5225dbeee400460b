import "server-only";
import { ContractGrant } from "@/lib/access/contract-grant";
import { contractsWithoutSearchText } from "@/lib/contracts/contract-list-store";
import { indexContract } from "@/lib/contracts/search-index";
import { keepOldTexts } from "@/lib/contracts/version-texts";
import { completeAnswerHeaders } from "@/lib/platform/answer-headers";
import { noteConnectionAddresses } from "@/lib/platform/client-address";
import { env } from "@/lib/platform/env";
import { guardDisk } from "@/lib/platform/disk-reserve";
import { log } from "@/lib/platform/log";
import { varySharedAddresses } from "@/lib/platform/page-or-rest";
import { keepDataPrivate } from "@/lib/platform/private-folder";
import { secretProblem } from "@/lib/platform/secret-strength.mjs";
import { countOldTexts } from "./count-old-texts";
import { sealOldRows } from "./seal-old-rows";
import { startWorker } from "./worker";

/** What a server process does before its first request. */
export async function startServer(): Promise<void> {
  refuseWeakSecret();
  completeAnswerHeaders();
  varySharedAddresses();
  noteConnectionAddresses();
  await keepDataPrivate();
  await guardDisk();
  if (env.JOB_RUNNER === "embedded") await startWorker();
  void indexOldContracts().catch((cause: unknown) => log.error("search.indexing-failed", cause)); // the next start goes on
  void countOldTexts().catch((cause: unknown) => log.error("usage.counting-failed", cause)); // likewise
  void keepOldTexts().catch((cause: unknown) => log.error("version.texts-failed", cause)); // likewise
  void sealOldRows().catch((cause: unknown) => log.error("seal.failed", cause)); // likewise
}

/** In production, a server that others can reach does not start with a secret that they could guess. */
function refuseWeakSecret(): void {
  const problem = env.isProduction ? secretProblem({ secret: env.NEXTAUTH_SECRET, url: env.publicUrl }) : null;
  if (problem === null) return;
  log.error("start.refused", problem);
  process.exit(1);
}

/** Contracts from before there was a search are made searchable, one after the other, while people work. */
async function indexOldContracts(): Promise<void> {
  for (const { id } of await contractsWithoutSearchText()) await indexContract(ContractGrant.forJob(id));
}
