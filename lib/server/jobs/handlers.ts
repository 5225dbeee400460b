import "server-only";
import { ContractGrant, type EditGrant } from "@/lib/access/contract-grant";
import { isInTrash } from "@/lib/access/trash-store";
import { analyzeContract } from "@/lib/assistant/suggestions/analysis";
import { suggestByModel } from "@/lib/assistant/suggestions/model-suggestions";
import { failContract, readContract } from "@/lib/contracts/reading/intake";
import { forgetComparison } from "@/lib/compare/forgetting";
import { compareFiles, failComparison } from "@/lib/compare/running";
import { countChanges } from "@/lib/contracts/versions/counting";
import { registerFolder, registerParties } from "@/lib/counterparties/registering";
import { makeAmendment } from "@/lib/drafting/amending/amending";
import { giveUpBatch, makeNext } from "@/lib/drafting/batches/making";
import { makeFromRow } from "@/lib/drafting/bulk/bulk";
import { readDeadlines, rereadDeadlines } from "@/lib/deadlines/reading";
import { keepInForce } from "@/lib/families/keeping";
import { documentChanged, documentRead } from "@/lib/families/changed";
import { giveUpMail, sendMail } from "@/lib/platform/mail/send-mail";
import { failBundle, makeBundle } from "@/lib/evidence/making";
import { openFirstRound } from "@/lib/exchange/rounds/rounds";
import { failRound, readRound } from "@/lib/exchange/rounds/round-reading";
import { compareSignedCopy, failSignedCopy } from "@/lib/exchange/signed/comparing";
import { giveUpReceived, takeMail } from "@/lib/inbox/taking";
import { log } from "@/lib/platform/log";
import { askAgain, askNext } from "@/lib/portfolio/questions/questions";
import { judgeByBooks } from "@/lib/portfolio/verdicts/verdicts";
import { readReferences } from "@/lib/since/references";
import { giveUpStep, trackSigning } from "@/lib/signing/tracking";
import { removeStored } from "@/lib/platform/storage/removal";
import { giveUpDelivery, sendWebhook } from "@/lib/webhooks/sending";
import { spreadWebhooks } from "@/lib/webhooks/spreading";
import type { Lane } from "@/lib/platform/jobs/lanes";
import type { JobGivenUp, JobHandlers } from "@/lib/platform/jobs/queue";

type OnContract<P> = (grant: EditGrant, payload: P, lane: Lane) => Promise<void>;

/** Work on a contract in the trash ends silently; restoring the contract queues it again. */
function onContract<P extends { contractId: string }>(work: OnContract<P>) {
  return async (payload: P, lane: Lane): Promise<void> => {
    if (!(await isInTrash(payload.contractId))) await work(ContractGrant.forJob(payload.contractId), payload, lane);
  };
}

async function onceReviewed(grant: EditGrant, versionId: string): Promise<void> {
  await readDeadlines(grant, versionId);
  await documentRead(grant.contractId);
}

export const jobHandlers: JobHandlers = {
  readContract: onContract((grant, _payload, lane) => readContract(grant, lane)),
  openFirstRound: ({ contractId }) => openFirstRound(ContractGrant.forJob(contractId)), // creates a row, reads nothing
  readRound: onContract((grant, { roundId }: { contractId: string; roundId: string }, lane) =>
    readRound(grant, roundId, lane),
  ),
  compareSigned: onContract((grant, { signedId }: { contractId: string; signedId: string }) =>
    compareSignedCopy(grant, signedId),
  ),
  analyzeContract: onContract(async (grant) => {
    await analyzeContract(grant, onceReviewed);
    await countChanges(grant);
  }),
  suggestByModel: onContract(suggestByModel),
  answerContract: onContract(async (grant) => {
    await judgeByBooks(grant);
    await askAgain(grant);
  }),
  registerParties: onContract(async (grant) => {
    await registerParties(grant);
    await readReferences(grant);
  }),
  rereadDeadlines: onContract(async (grant) => {
    await rereadDeadlines(grant);
    await keepInForce(grant); // what is read with what amends it changes with the same
  }),
  rereadFamily: ({ contractId }) => documentChanged(contractId), // one in the trash amends nothing any more
  registerFolder: ({ folderId }) => registerFolder(folderId),
  // It names only contracts in which its asker has a part.
  askQuestion: ({ questionId }) => askNext(questionId, (contractId) => ContractGrant.forJob(contractId)),
  makeDrafts: ({ batchId }) => makeNext(batchId, { template: makeFromRow, amendment: makeAmendment }),
  sendMail: ({ mailId }) => sendMail(mailId),
  takeMail: ({ receivedId }) => takeMail(receivedId, (contractId) => ContractGrant.forJob(contractId)),
  spreadWebhooks: ({ batchId }) => spreadWebhooks(batchId),
  sendWebhook: (payload) => sendWebhook(payload),
  trackSigning: (ids) => trackSigning(ids, (contractId) => ContractGrant.forJob(contractId)),
  removeFile: ({ storageKey }) => removeStored(storageKey),
  compareFiles: ({ comparisonId }, lane) => compareFiles(comparisonId, lane),
  forgetComparison: ({ comparisonId }) => forgetComparison(comparisonId),
  // Not by `onContract`: one of a contract in the trash has to say that it failed.
  makeBundle: ({ contractId, bundleId }) => makeBundle(ContractGrant.forJob(contractId), bundleId),
};

/** Marks a contract whose background work was given up; any text it has stays readable. */
const failed = ({ contractId }: { contractId: string }) => failContract(ContractGrant.forJob(contractId), "unexpected");

export const jobGivenUp: JobGivenUp = {
  readContract: failed,
  openFirstRound: async ({ contractId }) => log.warn("round.not-opened", { contractId }), // the versions exist
  readRound: ({ contractId, roundId }) => failRound(ContractGrant.forJob(contractId), roundId, "unexpected"),
  compareSigned: ({ contractId, signedId }) => failSignedCopy(ContractGrant.forJob(contractId), signedId, "unexpected"),
  analyzeContract: failed,
  suggestByModel: async ({ contractId }) => log.warn("assistant.no-model-suggestions", { contractId }), // the checks are there
  answerContract: async ({ contractId }) => log.warn("answers.not-made", { contractId }), // the next reading asks again
  registerParties: async ({ contractId }) => log.warn("counterparties.not-registered", { contractId }), // the next start asks again
  rereadDeadlines: async ({ contractId }) => log.warn("deadlines.not-read", { contractId }), // the next version reads them
  rereadFamily: async ({ contractId }) => log.warn("family.not-reread", { contractId }), // its next change asks again
  registerFolder: async ({ folderId }) => log.warn("counterparties.not-registered", { folderId }), // so does the next version
  askQuestion: async ({ questionId }) => log.warn("question.given-up", { questionId }), // likewise
  makeDrafts: ({ batchId }) => giveUpBatch(batchId), // its maker sees them as failed, and can try again
  sendMail: async ({ mailId }) => {
    await giveUpMail(mailId); // administrators see it, and can resend it
    log.warn("mail.given-up", { mailId });
  },
  takeMail: ({ receivedId }) => giveUpReceived(receivedId),
  spreadWebhooks: async ({ batchId }) => log.error("webhooks.not-spread", new Error("given up"), { batchId }), // rows stay
  sendWebhook: giveUpDelivery,
  trackSigning: (ids) => giveUpStep(ids, ContractGrant.forJob(ids.contractId)),
  removeFile: async ({ storageKey }) => log.warn("file.not-removed", { storageKey }), // the bytes stay, but unreachable
  compareFiles: ({ comparisonId }) => failComparison(comparisonId, { side: null, reason: "unexpected" }),
  forgetComparison: async () => log.warn("comparison.not-forgotten"), // hourly tidying does
  makeBundle: ({ contractId, bundleId }) => failBundle(ContractGrant.forJob(contractId), bundleId, "unexpected"),
};
