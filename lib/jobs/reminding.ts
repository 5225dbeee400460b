import "server-only";
import { remindEverybody } from "@/lib/deadlines/reminders";
import { log } from "@/lib/platform/log";

const ROUND_MS = 5 * 60_000;

/**
 * Looks every few minutes for whom it is morning, for the life of the process; safe on every node. A round that fails,
 * or does not come, is made up for by the next.
 */
export function remindMornings(): void {
  const round = () =>
    void remindEverybody().then(
      (letters) => letters > 0 && log.info("reminders.queued", { letters }),
      (cause: unknown) => log.error("reminders.round-failed", cause),
    );
  round();
  setInterval(round, ROUND_MS).unref();
}
