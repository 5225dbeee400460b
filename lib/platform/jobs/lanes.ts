/** Quick work never waits behind slow work, and documents never wait behind a slow model or mail service. */

export type JobPayloads = {
  readContract: { contractId: string };
  openFirstRound: { contractId: string };
  readRound: { contractId: string; roundId: string };
  compareSigned: { contractId: string; signedId: string };
  analyzeContract: { contractId: string };
  suggestByModel: { contractId: string };
  answerContract: { contractId: string };
  registerParties: { contractId: string };
  rereadDeadlines: { contractId: string };
  rereadFamily: { contractId: string };
  registerFolder: { folderId: string };
  askQuestion: { questionId: string };
  makeDrafts: { batchId: string };
  sendMail: { mailId: string };
  takeMail: { receivedId: string };
  spreadWebhooks: { batchId: string };
  sendWebhook: { deliveryId: string; turn: number };
  trackSigning: { contractId: string; requestId: string; turn: number };
  removeFile: { storageKey: string };
  compareFiles: { comparisonId: string };
  forgetComparison: { comparisonId: string };
  makeBundle: { contractId: string; bundleId: string };
};
export type JobName = keyof JobPayloads;

export type Lane =
  | "quick"
  | "slow"
  | "scans"
  | "model"
  | "mail"
  | "inbox"
  | "webhooks"
  | "signing"
  | "clearing"
  | "pairs"
  | "slowPairs"
  | "bundles";

export const RUNNERS: Record<Lane, number> = {
  quick: 2,
  slow: 2,
  scans: 1,
  model: 1,
  mail: 1,
  inbox: 1,
  webhooks: 4, // they mostly wait for an answer
  signing: 2, // likewise, but with whole files
  clearing: 1,
  pairs: 1, // strangers' files, which never take the place of a customer's
  slowPairs: 1,
  bundles: 1, // minutes each, behind which no reading shall wait
};

/** The lane of each kind of job; by size if that determines how long it takes. */
const LANES: Record<JobName, Lane | "bySize"> = {
  readContract: "bySize",
  openFirstRound: "quick",
  readRound: "bySize",
  compareSigned: "slow",
  analyzeContract: "bySize",
  suggestByModel: "model",
  answerContract: "slow",
  registerParties: "quick",
  rereadDeadlines: "slow",
  rereadFamily: "quick",
  registerFolder: "slow",
  askQuestion: "slow",
  makeDrafts: "slow",
  sendMail: "mail",
  takeMail: "inbox",
  spreadWebhooks: "quick",
  sendWebhook: "webhooks",
  trackSigning: "signing",
  removeFile: "clearing",
  compareFiles: "pairs",
  forgetComparison: "clearing",
  makeBundle: "bundles",
};

/** Files or version HTML up to this size are quick. In bytes, or in UTF-16 units for text. */
const MOST_QUICK = 200 * 1024;

/** The lane of a job; an unknown size counts as slow. */
export function chooseLane(name: JobName, size = Infinity): Lane {
  const lane = LANES[name];
  if (lane !== "bySize") return lane;
  return size <= MOST_QUICK ? "quick" : "slow";
}

/** Thrown by work that turns out too slow for its lane: it restarts in the named one, in its account's turn. */
export class NotQuick extends Error {
  constructor(
    cause: unknown,
    readonly lane: "slow" | "scans" | "slowPairs" = "slow",
  ) {
    super("more work than its lane takes", { cause });
    this.name = "NotQuick";
  }
}
