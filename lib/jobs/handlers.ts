import "server-only";
import { ContractGrant } from "@/lib/access/contract-grant";
import { analyzeContract } from "@/lib/assistant/analysis";
import { suggestByModel } from "@/lib/assistant/model-suggestions";
import { failContract, readContract } from "@/lib/contracts/intake";
import { giveUpMail, sendMail } from "@/lib/platform/mail/send-mail";
import { openFirstRound } from "@/lib/rounds/first-round";
import { failRound, readRound } from "@/lib/rounds/round-reading";
import { log } from "@/lib/platform/log";
import { removeStored } from "@/lib/platform/storage/removal";
import type { JobGivenUp, JobHandlers } from "@/lib/platform/jobs/queue";

export const jobHandlers: JobHandlers = {
  readContract: ({ contractId }, lane) => readContract(ContractGrant.forJob(contractId), lane),
  openFirstRound: ({ contractId }) => openFirstRound(ContractGrant.forJob(contractId)),
  readRound: ({ contractId, roundId }, lane) => readRound(ContractGrant.forJob(contractId), roundId, lane),
  analyzeContract: ({ contractId }) => analyzeContract(ContractGrant.forJob(contractId)),
  suggestByModel: ({ contractId }) => suggestByModel(ContractGrant.forJob(contractId)),
  sendMail: ({ mailId }) => sendMail(mailId),
  removeFile: ({ storageKey }) => removeStored(storageKey),
};

/** A contract whose background work was given up says so; its text, where there is one, stays readable. */
const failed = ({ contractId }: { contractId: string }) => failContract(ContractGrant.forJob(contractId), "unexpected");

export const jobGivenUp: JobGivenUp = {
  readContract: failed,
  openFirstRound: async ({ contractId }) => log.warn("round.not-opened", { contractId }), // the versions are there
  readRound: ({ contractId, roundId }) => failRound(ContractGrant.forJob(contractId), roundId, "unexpected"),
  analyzeContract: failed,
  suggestByModel: async ({ contractId }) => log.warn("assistant.no-model-suggestions", { contractId }), // the checks are there
  sendMail: async ({ mailId }) => {
    await giveUpMail(mailId); // administrators see it, and can send it again
    log.warn("mail.given-up", { mailId });
  },
  removeFile: async ({ storageKey }) => log.warn("file.not-removed", { storageKey }), // nobody can reach the bytes, but they are there
};
