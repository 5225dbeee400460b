import "server-only";
import type { AdminGrant } from "@/lib/access/admin-grant";
import { db, type DatabaseClient } from "@/lib/platform/db";
import { enqueue } from "@/lib/platform/jobs/queue";
import type { MailState } from "@/lib/people/accounts/bounds";

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

/** Null: any. `isOldestFirst`: by when they were made. */
export type MailPage = {
  limit: number;
  after: MailCursor | null;
  state: MailState | null;
  /** Part of the recipient's address, in lower case; `%` and `_` match anything here. */
  search: string;
  isOldestFirst: boolean;
};

/** Letters by cursor. Which of them still have their text says `mailsWithText`. */
export function mailsPage(_grant: AdminGrant, page: MailPage): Promise<MailRow[]> {
  const { limit, after, state, search, isOldestFirst } = page;
  const [way, behind] = isOldestFirst ? (["asc", "gt"] as const) : (["desc", "lt"] as const);
  const place = after && {
    OR: [{ createdAt: { [behind]: after.createdAt } }, { createdAt: after.createdAt, id: { [behind]: after.mailId } }],
  };
  return db.outgoingMail.findMany({
    where: {
      ...place,
      ...(state === null ? {} : IN_STATE[state]),
      ...(search === "" ? {} : { recipient: { contains: search } }),
    },
    orderBy: [{ createdAt: way }, { id: way }],
    take: limit,
    select: MAIL,
  });
}

/** As `mailState` reads a row. */
const IN_STATE = {
  sent: { sentAt: { not: null } },
  lapsed: { sentAt: null, text: "" },
  failed: { sentAt: null, text: { not: "" }, failedAt: { not: null } },
  waiting: { sentAt: null, text: { not: "" }, failedAt: null },
} as const;

/** Which of these letters still have their text. */
export async function mailsWithText(_grant: AdminGrant, ids: readonly string[]): Promise<Set<string>> {
  const kept = await db.outgoingMail.findMany({
    where: { id: { in: [...ids] }, text: { not: "" } },
    select: { id: true },
  });
  return new Set(kept.map(({ id }) => id));
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
