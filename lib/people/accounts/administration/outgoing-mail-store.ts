import "server-only";
import type { AdminGrant } from "@/lib/access/admin-grant";
import { db, type DatabaseClient } from "@/lib/platform/db";
import { enqueue } from "@/lib/platform/jobs/queue";

const MAIL = {
  id: true,
  kind: true,
  recipient: true,
  subject: true,
  createdAt: true,
  expiresAt: true,
  sentAt: true,
  carrier: true,
  failedAt: true,
  failures: true,
} as const;
export type MailRow = {
  id: string;
  kind: string;
  recipient: string;
  subject: string;
  createdAt: Date;
  expiresAt: Date | null;
  sentAt: Date | null;
  carrier: string;
  failedAt: Date | null;
  failures: string;
};
export type MailWithWords = MailRow & { text: string };
export type MailCursor = { createdAt: Date; mailId: string };

/** Letters, newest first, by cursor; and which still have their text. */
export async function mailsPage(
  _grant: AdminGrant,
  { limit, after }: { limit: number; after: MailCursor | null },
): Promise<{ rows: MailRow[]; withWords: Set<string> }> {
  const behind = after
    ? { OR: [{ createdAt: { lt: after.createdAt } }, { createdAt: after.createdAt, id: { lt: after.mailId } }] }
    : {};
  const rows = await db.outgoingMail.findMany({
    where: behind,
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: limit,
    select: MAIL,
  });
  const kept = await db.outgoingMail.findMany({
    where: { id: { in: rows.map(({ id }) => id) }, text: { not: "" } },
    select: { id: true },
  });
  return { rows, withWords: new Set(kept.map(({ id }) => id)) };
}

export function mailById(
  _grant: AdminGrant,
  mailId: string,
  client: DatabaseClient = db,
): Promise<MailWithWords | null> {
  return client.outgoingMail.findUnique({ where: { id: mailId }, select: { ...MAIL, text: true } });
}

/** Queues a letter again if its text is still there. @returns false if it is already waiting */
export async function sendOnceMore(_grant: AdminGrant, mailId: string, client: DatabaseClient): Promise<boolean> {
  const isDone = { OR: [{ sentAt: { not: null } }, { failedAt: { not: null } }] };
  const { count } = await client.outgoingMail.updateMany({
    where: { id: mailId, ...isDone },
    data: { sentAt: null, failedAt: null },
  });
  if (count === 1) await enqueue("sendMail", { mailId }, {}, client);
  return count === 1;
}
