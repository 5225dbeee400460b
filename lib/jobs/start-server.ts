import "server-only";
import { ContractGrant } from "@/lib/access/contract-grant";
import { contractsWithoutSearchText } from "@/lib/contracts/contract-list-store";
import { indexContract } from "@/lib/contracts/search-index";
import { env } from "@/lib/platform/env";
import { log } from "@/lib/platform/log";
import { varySharedAddresses } from "@/lib/platform/page-or-rest";
import { startWorker } from "./worker";

/** What a server process does before its first request. */
export async function startServer(): Promise<void> {
  varySharedAddresses();
  if (env.JOB_RUNNER === "embedded") await startWorker();
  void indexOldContracts().catch((cause: unknown) => log.error("search.indexing-failed", cause)); // the next start goes on
}

/** Contracts from before there was a search are made searchable, one after the other, while people work. */
async function indexOldContracts(): Promise<void> {
  for (const { id } of await contractsWithoutSearchText()) await indexContract(ContractGrant.forJob(id));
}
