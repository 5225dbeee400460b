import "server-only";
import type { Actor } from "@/lib/access/actor";
import { db, isUniqueViolation, type DatabaseClient } from "@/lib/platform/db";
import type { MailRefusal } from "./schema";

const MAIL = {
  id: true,
  state: true,
  messageKey: true,
  userId: true,
  sender: true,
  isCut: true,
  parts: true,
  receivedAt: true,
  file: { select: { id: true, storageKey: true, sha256: true } },
} as const;
export type WaitingMail = {
  id: string;
  state: string;
  messageKey: string | null;
  userId: string | null;
  sender: string;
  isCut: boolean;
  parts: string;
  receivedAt: Date;
  file: { id: string; storageKey: string; sha256: string | null } | null;
};
type KeptFile = { id: string; storageKey: string; sizeBytes: number; sha256: string };

export async function isReceived(id: string, client: DatabaseClient = db): Promise<boolean> {
  return (await client.receivedMail.count({ where: { id } })) > 0;
}

export function countWaitingMails(): Promise<number> {
  return db.receivedMail.count({ where: { state: "waiting" } });
}

/** With its bytes, which are nobody's. */
export async function insertMail(
  { id, isCut, receivedAt, file }: { id: string; isCut: boolean; receivedAt: Date; file: KeptFile },
  client: DatabaseClient,
): Promise<void> {
  const named = { fileName: "mail.eml", contentType: "message/rfc822", uploadedAt: receivedAt };
  await client.storedFile.create({ data: { ...file, ...named } });
  await client.receivedMail.create({ data: { id, isCut, receivedAt, fileId: file.id, state: "waiting" } });
}

/** Null once it is done. */
export function findWaitingMail(id: string): Promise<WaitingMail | null> {
  return db.receivedMail.findFirst({ where: { id, state: "waiting" }, select: MAIL });
}

/**
 * Notes a mail that was refused by its head, of which nothing else is kept. @returns false if it is noted already
 * @param mail `userId` has the account whose proven address sent it, whose list it stands in
 */
export async function insertRefused(mail: {
  id: string;
  reason: MailRefusal;
  userId: string | null;
  at: Date;
}): Promise<boolean> {
  const { id, reason, userId, at } = mail;
  try {
    await db.receivedMail.create({ data: { id, reason, userId, state: "refused", receivedAt: at, endedAt: at } });
    return true;
  } catch (cause) {
    if (isUniqueViolation(cause)) return false;
    throw cause;
  }
}

/** @returns false if another mail has the same key: it is the same message again */
export async function claimKey(id: string, messageKey: string): Promise<boolean> {
  try {
    await db.receivedMail.updateMany({ where: { id, state: "waiting" }, data: { messageKey } });
    return true;
  } catch (cause) {
    if (isUniqueViolation(cause)) return false;
    throw cause;
  }
}

type Facts = { userId: string; sender: string; subject: string };

/** Whose list it stands in, and what it says there, once that is known. */
export async function setReader(id: string, { userId, sender, subject }: Facts): Promise<void> {
  await db.receivedMail.updateMany({ where: { id, userId: null }, data: { userId, sender, subject } });
}

/** What an earlier run noted, before it was known that nobody awaits the mail. */
export async function forgetFacts(id: string, userId: string | null): Promise<void> {
  const nothing = { userId, sender: "", subject: "", messageKey: null };
  await db.receivedMail.updateMany({ where: { id, state: "waiting" }, data: nothing });
}

/** The parts that were decided on; others who decide wait. Null once the mail is done. */
export async function lockParts(id: string, client: DatabaseClient): Promise<string | null> {
  await client.$executeRaw`UPDATE "ReceivedMail" SET "parts" = "parts" WHERE "id" = ${id}`;
  const row = await client.receivedMail.findFirst({ where: { id, state: "waiting" }, select: { parts: true } });
  return row?.parts ?? null;
}

export async function setParts(id: string, parts: string, client: DatabaseClient): Promise<void> {
  await client.receivedMail.updateMany({ where: { id }, data: { parts } });
}

/** Its bytes go with it. @returns the key of bytes that no row refers to any more; null if it was over already */
export async function endMail(
  id: string,
  end: { state: "done" | "refused"; reason: MailRefusal | ""; endedAt: Date },
  client: DatabaseClient,
): Promise<{ storageKey: string | null } | null> {
  const { count } = await client.receivedMail.updateMany({ where: { id, state: "waiting" }, data: end });
  if (count === 0) return null;
  const row = await client.receivedMail.findUnique({ where: { id }, select: MAIL });
  if (!row?.file) return { storageKey: null };
  await client.storedFile.deleteMany({ where: { id: row.file.id } });
  return { storageKey: row.file.storageKey };
}

export type ListedMail = {
  id: string;
  state: string;
  reason: string;
  sender: string;
  subject: string;
  parts: string;
  receivedAt: Date;
};

/** The actor's, newest first. */
export function mailsOf(actor: Actor, most: number): Promise<ListedMail[]> {
  return db.receivedMail.findMany({
    where: { userId: actor.userId },
    orderBy: [{ receivedAt: "desc" }, { id: "desc" }],
    take: most,
    select: { id: true, state: true, reason: true, sender: true, subject: true, parts: true, receivedAt: true },
  });
}

/** Names of those of the contracts that the actor can open. */
export async function namesOf(actor: Actor, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await db.contract.findMany({
    where: { id: { in: [...ids] }, collaborators: { some: { userId: actor.userId } } },
    select: { id: true, name: true },
  });
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** @returns how many */
export async function deleteOldMails(before: Date): Promise<number> {
  const where = { state: { not: "waiting" }, receivedAt: { lt: before } };
  return (await db.receivedMail.deleteMany({ where })).count;
}

/** The account whose proven address this is. */
export async function accountOfAddress(email: string): Promise<string | null> {
  const row = await db.user.findFirst({ where: { email, emailVerifiedAt: { not: null } }, select: { id: true } });
  return row?.id ?? null;
}
