import "server-only";
import { removeOldChallenges } from "@/lib/people/accounts/second-factor/challenge-store";
import { removeEndedSessions } from "@/lib/people/accounts/session/session-store";
import { removeOldTokens } from "@/lib/people/accounts/tokens/tokens";
import { removeEmptyFamilies } from "@/lib/families/removing";
import { endOldTrash } from "@/lib/contracts/trash/trash";
import { removeAbandonedUploads } from "@/lib/contracts/files/uploads";
import { forgetOldComparisons } from "@/lib/compare/forgetting";
import { endOldBundles } from "@/lib/evidence/bundles";
import { forgetUnused } from "@/lib/counterparties/registering";
import { removeOldBatches } from "@/lib/drafting/batches/batches";
import { removeOldReceived } from "@/lib/inbox/listing";
import { removeOldNotifications } from "@/lib/people/notifications/notifications";
import { removeOldAnswers } from "@/lib/platform/answered-once";
import { removeFinishedJobs } from "@/lib/platform/jobs/finished";
import { removeOldAttempts } from "@/lib/platform/attempts";
import { clock } from "@/lib/platform/clock";
import { log } from "@/lib/platform/log";
import { wipeOldLetters } from "@/lib/platform/mail/send-mail";
import { removeOldDeliveries } from "@/lib/webhooks/deliveries";
import { storage } from "@/lib/platform/storage/storage";

const HOUR_MS = 60 * 60_000;

/** Longer than any upload may take; anything unfinished by then has no writer any more. */
const UNFINISHED_MS = HOUR_MS;

type Tidied = {
  attempts: number;
  answers: number;
  sessions: number;
  tokens: number;
  letters: number;
  files: number;
  uploads: number;
  challenges: number;
  jobs: number;
  trash: number;
  notifications: number;
  counterparties: number;
  families: number;
  drafts: number;
  webhooks: number;
  received: number;
  comparisons: number;
  bundles: number;
};

/**
 * Removes what is no longer needed: attempts, answers, sessions, log-in steps, letter texts, partial files, abandoned
 * uploads, finished jobs, expired trash, notifications, counterparties of contracts that are gone, families without
 * documents, old lists of drafts, the log of webhooks, old lists of mail, comparisons of files, archives of
 * bundles. Safe on every node.
 */
export async function tidy(): Promise<Tidied> {
  const files = await storage.removeUnfinished(new Date(clock.now().getTime() - UNFINISHED_MS));
  return {
    attempts: await removeOldAttempts(),
    answers: await removeOldAnswers(),
    sessions: await removeEndedSessions(),
    tokens: await removeOldTokens(),
    letters: await wipeOldLetters(),
    files,
    uploads: await removeAbandonedUploads(),
    challenges: await removeOldChallenges(),
    jobs: await removeFinishedJobs(),
    trash: await endOldTrash(),
    notifications: await removeOldNotifications(),
    counterparties: await forgetUnused(),
    families: await removeEmptyFamilies(),
    drafts: await removeOldBatches(),
    webhooks: await removeOldDeliveries(),
    received: await removeOldReceived(),
    comparisons: await forgetOldComparisons(),
    bundles: await endOldBundles(),
  };
}

/** Tidies now and every hour, as long as the process lives; the next round makes up for one that fails. */
export function tidyHourly(): void {
  const round = () =>
    void tidy().then(
      (removed) => log.info("tidied", removed),
      (cause: unknown) => log.error("tidying-failed", cause),
    );
  round();
  setInterval(round, HOUR_MS).unref();
}
