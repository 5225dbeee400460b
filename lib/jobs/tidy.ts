import "server-only";
import { removeEndedSessions } from "@/lib/accounts/session-store";
import { removeOldAnswers } from "@/lib/platform/answered-once";
import { removeOldAttempts } from "@/lib/platform/limits/attempts";
import { log } from "@/lib/platform/log";

const HOUR_MS = 60 * 60_000;

/** Removes what nobody needs any more: counted attempts, kept answers and sessions whose time is over. Safe on every node. */
export async function tidy(): Promise<{ attempts: number; answers: number; sessions: number }> {
  return { attempts: await removeOldAttempts(), answers: await removeOldAnswers(), sessions: await removeEndedSessions() };
}

/** Tidies now and every hour, for the life of the process; a round that fails is made up for by the next. */
export function tidyHourly(): void {
  const round = () => void tidy().then(
    (removed) => log.info("tidied", removed),
    (cause: unknown) => log.error("tidying-failed", cause),
  );
  round();
  setInterval(round, HOUR_MS).unref();
}
