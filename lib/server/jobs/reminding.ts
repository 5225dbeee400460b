import "server-only";
import { localDay } from "@/lib/dates";
import { recordDueDates, remindEverybody } from "@/lib/deadlines/reminders";
import { renewDeadlines } from "@/lib/deadlines/reading";
import { sendCheckUps } from "@/lib/since/check-up";
import { clock } from "@/lib/platform/clock";
import { log } from "@/lib/platform/log";

const ROUND_MS = 5 * 60_000;

/**
 * Checks every few minutes for whom it is morning and which dates have come, and once a day which contracts have
 * renewed, as long as the process lives; safe on every node. The next round makes up for one that fails or is skipped.
 */
export function remindMornings(): void {
  let renewedOn = "";
  const renew = async () => {
    const today = localDay(clock.now());
    if (renewedOn === today) return;
    const contracts = await renewDeadlines();
    renewedOn = today;
    if (contracts > 0) log.info("deadlines.renewed", { contracts });
  };
  const remind = async () => {
    const letters = await remindEverybody();
    if (letters > 0) log.info("reminders.queued", { letters });
  };
  const checkUp = async () => {
    const letters = await sendCheckUps();
    if (letters > 0) log.info("check-ups.queued", { letters });
  };
  const round = () =>
    void renew()
      .catch((cause: unknown) => log.error("deadlines.renewing-failed", cause)) // still send reminders
      .then(recordDueDates)
      .catch((cause: unknown) => log.error("deadlines.due-failed", cause)) // likewise
      .then(remind)
      .catch((cause: unknown) => log.error("reminders.round-failed", cause)) // likewise
      .then(checkUp)
      .catch((cause: unknown) => log.error("check-ups.round-failed", cause));
  round();
  setInterval(round, ROUND_MS).unref();
}
