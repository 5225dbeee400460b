import "server-only";
import { clock } from "../clock";
import { db, type DatabaseClient } from "../db";
import { newId, secretHash } from "../ids";
import { enqueue } from "../jobs/queue";
import { PartAway } from "../part-away";
import { withFailure } from "./mail-failures";
import { mailer } from "./mailer";
import { LetterRefused, type Letter, type MailKind } from "./port";

/** With the token and the time of its link: when that is over, its words go. A notice has none. */
export type QueuedLetter = Omit<Letter, "id"> &
  ({ kind: Exclude<MailKind, "notice">; linkToken: string; expiresAt: Date } | { kind: "notice"; linkToken?: never });

const WIPED = { html: "", text: "" };

/** Queues a letter in the transaction of the fact that causes it. Source: B-16.10. */
export async function queueMail({ to, linkToken, ...letter }: QueuedLetter, client: DatabaseClient): Promise<void> {
  const id = newId();
  await client.outgoingMail.create({
    data: {
      id,
      recipient: to,
      linkHash: linkToken === undefined ? null : secretHash(linkToken),
      createdAt: clock.now(),
      ...letter,
    },
  });
  await enqueue("sendMail", { mailId: id }, {}, client);
}

/**
 * Sends a letter once (a job). A mail service has its words then, and they are wiped; in the outbox they stay while the
 * link is good, for an administrator to hand on. Source: B-16.10.
 */
export async function sendMail(mailId: string): Promise<void> {
  const mail = await db.outgoingMail.findUnique({ where: { id: mailId } });
  if (!mail || mail.sentAt || mail.text === "") return; // without words its link was used or ran out meanwhile
  await handOver(
    { id: mail.id, to: mail.recipient, subject: mail.subject, html: mail.html, text: mail.text },
    mail.failures,
  );
  const { carrier } = mailer;
  await db.outgoingMail.update({
    where: { id: mail.id },
    data: { sentAt: clock.now(), carrier, failedAt: null, ...(carrier === "outbox" ? {} : WIPED) },
  });
}

/** Notes that a letter was given up. It keeps its words, and can be sent again while its link is good. */
export async function giveUpMail(mailId: string): Promise<void> {
  await db.outgoingMail.updateMany({ where: { id: mailId, sentAt: null }, data: { failedAt: clock.now() } });
}

/** Wipes the words of letters whose links were used or lapse, in the transaction that does it. */
export async function wipeLetters(linkHashes: readonly string[], client: DatabaseClient): Promise<void> {
  await client.outgoingMail.updateMany({ where: { linkHash: { in: [...linkHashes] } }, data: WIPED });
}

/** @returns how many */
export async function wipeOldLetters(): Promise<number> {
  return (
    await db.outgoingMail.updateMany({ where: { expiresAt: { lte: clock.now() }, text: { not: "" } }, data: WIPED })
  ).count;
}

async function handOver(letter: Letter, failures: string): Promise<void> {
  try {
    await mailer.send(letter);
  } catch (cause) {
    const words = cause instanceof Error ? cause.message : String(cause);
    await db.outgoingMail.updateMany({
      where: { id: letter.id },
      data: { failures: withFailure(failures, words, clock.now()) },
    });
    throw cause instanceof LetterRefused ? cause : new PartAway("mail", { cause });
  }
}
