import "server-only";
import { ContractGrant } from "@/lib/access/contract-grant";
import { analyzeContract } from "@/lib/assistant/analysis";
import { failContract, readContract } from "@/lib/contracts/intake";
import type { JobGivenUp, JobHandlers } from "@/lib/platform/jobs/queue";

/** What each job does: one call. */
export const jobHandlers: JobHandlers = {
  readContract: ({ contractId }) => readContract(ContractGrant.forJob(contractId)),
  analyzeContract: ({ contractId }) => analyzeContract(ContractGrant.forJob(contractId)),
};

/** A contract whose background work was given up says so; its text, where there is one, stays readable. */
export const jobGivenUp: JobGivenUp = (_name, { contractId }) => failContract(ContractGrant.forJob(contractId), "unexpected");
