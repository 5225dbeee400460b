/** What is quick never waits behind what is slow, nor any document behind a slow model or mail service. */

export type JobPayloads = {
  readContract: { contractId: string };
  openFirstRound: { contractId: string };
  readRound: { contractId: string; roundId: string };
  compareSigned: { contractId: string; signedId: string };
  analyzeContract: { contractId: string };
  suggestByModel: { contractId: string };
  answerContract: { contractId: string };
  askQuestion: { questionId: string };
  sendMail: { mailId: string };
  removeFile: { storageKey: string };
};
export type JobName = keyof JobPayloads;

export type Lane = "quick" | "slow" | "scans" | "model" | "mail" | "clearing";

export const RUNNERS: Record<Lane, number> = { quick: 2, slow: 2, scans: 1, model: 1, mail: 1, clearing: 1 };

/** Where each kind of work waits; by its size where that decides how long it takes. */
const LANE_OF: Record<JobName, Lane | "bySize"> = {
  readContract: "bySize",
  openFirstRound: "quick",
  readRound: "bySize",
  compareSigned: "slow",
  analyzeContract: "bySize",
  suggestByModel: "model",
  answerContract: "slow",
  askQuestion: "slow",
  sendMail: "mail",
  removeFile: "clearing",
};

/** Up to this size, of a file or of a version's HTML, work is quick. In bytes, or in UTF-16 units of a text. */
const MOST_QUICK = 200 * 1024;

/** The lane of a job; what has a size that nobody knows is slow. */
export function laneOf(name: JobName, size = Infinity): Lane {
  const lane = LANE_OF[name];
  if (lane !== "bySize") return lane;
  return size <= MOST_QUICK ? "quick" : "slow";
}

/** Thrown by work that turns out slower than its lane: it begins again in the one named, in its account's turn. */
export class NotQuick extends Error {
  constructor(
    cause: unknown,
    readonly lane: "slow" | "scans" = "slow",
  ) {
    super("more work than its lane takes", { cause });
    this.name = "NotQuick";
  }
}
