import "server-only";
import { setTimeout as rest } from "node:timers/promises";
import { newId } from "@/lib/platform/ids";
import { holdLease, LEASE_MS, releaseLease } from "@/lib/inbox/lease-store";
import { log } from "@/lib/platform/log";
import { MAX_HEAD_BYTES } from "@/lib/workers/mail-reading";
import { MOST_WAITING } from "./bounds";
import { takeIn } from "./intake";
import { countWaitingMails } from "./mail-store";
import type { Mailbox, OpenMailbox } from "./mailbox";

const LEASE = "inbox";
/** Pauses after each failure in a row; the last one from then on. */
const PAUSES_MS = [5_000, 15_000, 60_000, 300_000] as const;
/** While enough waits here, we look this often whether some of it is done. */
const CROWDED_MS = 5_000;

export type Pauses = { lease: number; crowded: number; afterFailure: (failures: number) => number };
const PAUSES: Pauses = {
  lease: LEASE_MS / 3,
  crowded: CROWDED_MS,
  afterFailure: (failures) => PAUSES_MS[Math.min(failures, PAUSES_MS.length) - 1] ?? PAUSES_MS[0],
};

/**
 * Takes in what lands in the mailbox until `signal` ends it: one process at a time, connecting again after failures
 * with growing pauses. A mail is marked there only once it is kept here. Source: B-42.2.
 */
export async function watchMailbox(open: OpenMailbox, signal: AbortSignal, pauses: Pauses = PAUSES): Promise<void> {
  const holder = newId();
  for (let failures = 0; !signal.aborted;) {
    try {
      if (await holdLease(LEASE, holder))
        await watchOnce(open, { holder, signal, pauses, onTaken: () => (failures = 0) });
      else await pause(pauses.lease, signal);
    } catch (cause) {
      failures += 1;
      log.error("inbox.not-reached", cause, { failures });
      await pause(pauses.afterFailure(failures), signal);
    } finally {
      await releaseLease(LEASE, holder).catch((cause: unknown) => log.error("inbox.lease-kept", cause)); // it runs out
    }
  }
}

type Watch = { holder: string; signal: AbortSignal; pauses: Pauses; onTaken: () => void };

async function watchOnce(open: OpenMailbox, { holder, signal, pauses, onTaken }: Watch): Promise<void> {
  const lost = new AbortController();
  const either = AbortSignal.any([signal, lost.signal]);
  const renew = async () => {
    if (!(await holdLease(LEASE, holder))) lost.abort();
  };
  const renewal = setInterval(
    () =>
      void renew().catch((cause: unknown) => {
        log.error("inbox.lease-not-renewed", cause);
        lost.abort();
      }),
    LEASE_MS / 3,
  );
  const mailbox = await open().catch((cause: unknown) => {
    clearInterval(renewal);
    throw cause;
  });
  try {
    while (!either.aborted) {
      await takeAll(mailbox, { signal: either, pauses });
      onTaken();
      await mailbox.news(either);
    }
  } finally {
    clearInterval(renewal);
    await mailbox.close();
  }
}

async function takeAll(mailbox: Mailbox, { signal, pauses }: Pick<Watch, "signal" | "pauses">): Promise<void> {
  for (const uid of await mailbox.unseen()) {
    while (!signal.aborted && (await countWaitingMails()) >= MOST_WAITING) await pause(pauses.crowded, signal);
    if (signal.aborted) return;
    const found = await mailbox.head(uid, MAX_HEAD_BYTES + 1);
    if (found) await takeIn({ ...found, whole: () => mailbox.whole(uid) });
    await mailbox.markTaken(uid);
  }
}

async function pause(ms: number, signal: AbortSignal): Promise<void> {
  await rest(ms, undefined, { signal, ref: false }).catch((cause: unknown) => {
    if (!signal.aborted) throw cause;
  });
}
