import "server-only";
import type { Actor } from "@/lib/access/actor";
import { answerableRound, answersSomebody } from "@/lib/exchange/rounds/mailed";
import { roundsOfLetters, type NamedRound } from "@/lib/exchange/rounds/mailed-store";
import { env } from "@/lib/platform/env";
import { roundsNamedBy } from "@/lib/platform/mail/reply-address";
import { headIn, readHeadInWorker, type MailHead } from "@/lib/workers/mail-reading";
import { WorkerFailure } from "@/lib/workers/threads/worker-failure";
import type { MailRefusal } from "./schema";
import { recognise, silentRefusal, type Sender } from "./sender";

/**
 * `refused`: nothing of it is read or kept, and nobody is answered; `userId` has its account if one was proven.
 * `known`: somebody with an account, or to whom a round was sent.
 */
export type Judged =
  | { kind: "refused"; reason: MailRefusal; userId: string | null }
  | { kind: "known"; head: MailHead; sender: Sender };

/**
 * Decides by a mail's head whether anybody here awaits it. @param bytes the mail, or at least its head
 * @throws {WorkerFailure} where the thread that reads it had too little time or memory. Source: B-42.3, B-42.6.
 */
export async function judge(bytes: Uint8Array): Promise<Judged> {
  const head = await headOf(bytes);
  if (!head) return { kind: "refused", reason: "unreadable", userId: null };
  const sender = await recognise(head);
  const silent = silentRefusal(head);
  if (silent !== null) return { kind: "refused", reason: silent, userId: sender.person?.userId ?? null };
  if (
    sender.person ||
    (await makerOfNamed(sender.address, await namedBy(head))) ||
    (await answersSomebody(sender.address))
  )
    return { kind: "known", head, sender };
  return { kind: "refused", reason: "stranger", userId: null };
}

async function headOf(bytes: Uint8Array): Promise<MailHead | null> {
  const head = headIn(bytes);
  if (!head) return null;
  try {
    return await readHeadInWorker(head, { authserv: env.MAIL_IN_AUTHSERV ?? null });
  } catch (cause) {
    if (cause instanceof WorkerFailure && cause.end === "failed") return null;
    throw cause;
  }
}

/**
 * The rounds that a head says it is about: by the address that it goes to, then by the letter that it answers, if that
 * went to its sender. Whether they may act there is another question. Source: B-42.4, B-42.10.
 */
export async function namedBy({ to, sender, isProven, answers }: MailHead): Promise<{ roundId: string }[]> {
  const answered = isProven && answers.length > 0 ? await roundsOfLetters(sender, answers) : [];
  return [...new Set([...roundsNamedBy(to), ...answered])].map((roundId) => ({ roundId }));
}

/** Whoever sent the round that somebody without an account answers; null for strangers. */
export async function makerOfNamed(address: string, named: readonly NamedRound[]): Promise<Actor | null> {
  for (const one of named) {
    const answerable = await answerableRound(address, one);
    if (answerable) return answerable.maker;
  }
  return null;
}
