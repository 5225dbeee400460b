import "server-only";
import { z } from "zod";
import { clock } from "../clock";
import { db, type DatabaseClient } from "../db";
import { newId, secretHash } from "../ids";
import { enqueue } from "../jobs/queue";
import { PartAway } from "../part-away";
import { storage } from "../storage/storage";
import { mailer } from "./mailer";
import { LetterRefused, type Attachment, type Letter } from "./port";

const MOST_ENTRIES = 20;
const MOST_CHARS = 500;

const failure = z.object({ at: z.string(), words: z.string(), times: z.number().int() });
export type MailFailure = z.infer<typeof failure>;

/** A letter's stored failures, oldest first; unreadable ones are left out. */
export function readFailures(stored: string): MailFailure[] {
  return z.array(failure).safeParse(JSON.parse(stored)).data ?? [];
}

/** Repeats of the same message are counted, so that a day-long outage doesn't fill the row. */
export function withFailure(stored: string, words: string, at: Date): string {
  const known = readFailures(stored);
  const reason = words.replace(/\s+/g, " ").trim().slice(0, MOST_CHARS);
  const last = known.at(-1);
  const rest = last?.words === reason ? known.slice(0, -1) : known;
  const entry: MailFailure = {
    at: at.toISOString(),
    words: reason,
    times: (last?.words === reason ? last.times : 0) + 1,
  };
  return JSON.stringify([...rest, entry].slice(-MOST_ENTRIES));
}

/** With the token and expiry of its link: after that, its text is wiped. Notices and contracts have no link. */
export type QueuedLetter = Omit<Letter, "id" | "attachments"> &
  (
    | { kind: "reset" | "verification" | "invitation"; linkToken: string; expiresAt: Date; attachments?: never }
    | { kind: "notice"; linkToken?: never; attachments?: never }
    | { kind: "contract"; linkToken?: never; attachments: readonly StoredAttachment[]; roundId?: string }
  );

const storedAttachment = z.object({ storageKey: z.string(), fileName: z.string(), contentType: z.string() });
/** A stored file attached to a letter; its bytes are read when the letter is sent. */
type StoredAttachment = z.infer<typeof storedAttachment>;
/** Letters queued before multiple attachments were possible have a single one. */
const storedAttachments = z.union([z.array(storedAttachment), storedAttachment.transform((one) => [one])]);

/** Mail services accept no more per letter, all files together. */
export const MAX_ATTACHMENT_BYTES = 15_000_000;

const WIPED = { html: "", text: "" };

/** Queues a letter in the transaction of the fact that causes it. Source: B-16.10. */
export async function queueMail(
  { to, linkToken, attachments, ...letter }: QueuedLetter,
  client: DatabaseClient,
): Promise<void> {
  const id = newId();
  await client.outgoingMail.create({
    data: {
      id,
      recipient: to,
      linkHash: linkToken === undefined ? null : secretHash(linkToken),
      attachment: attachments === undefined ? null : JSON.stringify(attachments),
      createdAt: clock.now(),
      ...letter,
    },
  });
  await enqueue("sendMail", { mailId: id }, {}, client);
}

/**
 * Sends a letter once (a job). With a mail service its text is wiped once sent; in the outbox it stays while the link
 * is valid, for an administrator to pass on, unless a contract goes with it. Source: B-16.10, B-26.13.
 */
export async function sendMail(mailId: string): Promise<void> {
  const mail = await db.outgoingMail.findUnique({ where: { id: mailId } });
  if (!mail || mail.sentAt || mail.text === "") return; // no text: its link was used or expired meanwhile
  const { id, subject, html, text, replyTo } = mail;
  const letter = { id, to: mail.recipient, subject, html, text, ...(replyTo === null ? {} : { replyTo }) };
  await handOver(letter, mail);
  const { carrier } = mailer;
  const isForAdministrators = carrier === "outbox" && mail.kind !== "contract";
  await db.outgoingMail.update({
    where: { id: mail.id },
    data: { sentAt: clock.now(), carrier, failedAt: null, ...(isForAdministrators ? {} : WIPED) },
  });
}

/** Records that sending a letter was given up. It keeps its text, and can be resent while its link is valid. */
export async function giveUpMail(mailId: string): Promise<void> {
  await db.outgoingMail.updateMany({ where: { id: mailId, sentAt: null }, data: { failedAt: clock.now() } });
}

/** Wipes the text of letters whose links are used or invalidated, in the transaction that does so. */
export async function wipeLetters(linkHashes: readonly string[], client: DatabaseClient): Promise<void> {
  await client.outgoingMail.updateMany({ where: { linkHash: { in: [...linkHashes] } }, data: WIPED });
}

/** @returns how many were wiped */
export async function wipeOldLetters(): Promise<number> {
  return (
    await db.outgoingMail.updateMany({ where: { expiresAt: { lte: clock.now() }, text: { not: "" } }, data: WIPED })
  ).count;
}

async function handOver(
  letter: Letter,
  { failures, attachment }: { failures: string; attachment: string | null },
): Promise<void> {
  try {
    await mailer.send(attachment === null ? letter : { ...letter, attachments: await readFiles(attachment) });
  } catch (cause) {
    const words = cause instanceof Error ? cause.message : String(cause);
    await db.outgoingMail.updateMany({
      where: { id: letter.id },
      data: { failures: withFailure(failures, words, clock.now()) },
    });
    throw cause instanceof LetterRefused || cause instanceof PartAway ? cause : new PartAway("mail", { cause });
  }
}

async function readFiles(stored: string): Promise<Attachment[]> {
  const files: Attachment[] = [];
  for (const { storageKey, fileName, contentType } of storedAttachments.parse(JSON.parse(stored))) {
    const bytes = await storage.read(storageKey, MAX_ATTACHMENT_BYTES);
    if (!bytes) throw new LetterRefused("The file that goes with the letter is gone: its contract was deleted.");
    files.push({ fileName, contentType, bytes });
  }
  return files;
}
