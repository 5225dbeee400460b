import "server-only";
import type { Actor } from "@/lib/access/actor";
import { AppError } from "@/lib/errors";
import { clock } from "@/lib/platform/clock";
import { log } from "@/lib/platform/log";
import { pageById } from "@/lib/platform/page-budget";
import {
  countUnread,
  deleteAllBut,
  deleteOlderThan,
  hasNotification,
  keepLetterTime,
  findLetterTime,
  findNotification,
  findNotifications,
  peopleWithMoreThan,
  setRead,
  setReadUpTo,
  findUnreadMentions,
  type NotificationRow,
} from "./notification-store";
import { LETTER_TIMES, MOST_COUNTED, NOTIFICATION_KINDS, type LetterTime, notificationPath } from "./kinds";
import type { NotificationDto, NotificationSettingsDto, NotificationsQuery, UnreadDto } from "./schema";

const KEPT_FOR_MS = 180 * 86_400_000;
const MOST_KEPT = 500;
const USUAL_PAGE = 20;

/** Newest first, paged; leaves out contracts the caller may no longer see. @throws AppError `invalidInput`. */
export async function listNotifications(
  actor: Actor,
  { unread, ...query }: NotificationsQuery,
): Promise<{ items: NotificationDto[]; nextCursor: string | null }> {
  const now = clock.now();
  return pageById(
    { limit: USUAL_PAGE, ...query },
    {
      isKnown: (id) => hasNotification(actor, id),
      read: (stretch) => findNotifications(actor, { ...stretch, now, isUnread: unread === "true" }),
      toItem: toNotificationDto,
    },
  );
}

/** Source: B-14.9. */
export async function unreadCount(actor: Actor): Promise<UnreadDto> {
  return { count: await countUnread(actor, clock.now()) };
}

/** As above, for a page header: 0 if it can't be counted now, so that the page itself still loads. */
export async function unreadForHeader(actor: Actor): Promise<number> {
  try {
    return (await unreadCount(actor)).count;
  } catch (cause) {
    log.error("notifications.uncounted", cause);
    return 0;
  }
}

/** A comment that mentions the caller: by whom, in which contract, its beginning, and where it is. */
export type Mention = { id: string; by: string; contractName: string; begins: string; place: string };
export type Mentions = { count: number; first: readonly Mention[] };

/** Mentions shown, and how much of a comment's text. UTF-16 units. */
const MENTIONS_SHOWN = 2;
const BEGINNING = 120;

/** The caller's unread mentions; one beyond the limit means "more". Source: B-27.11. */
export async function unreadMentions(actor: Actor): Promise<Mentions> {
  const rows = await findUnreadMentions(actor, clock.now(), MOST_COUNTED + 1);
  const first = rows
    .slice(0, MENTIONS_SHOWN)
    .map((row) => ({
      id: row.id,
      by: row.byName,
      contractName: row.contract?.name ?? "",
      begins: behindName(row.comment?.text ?? "", actor.name).slice(0, BEGINNING),
      place: notificationPath({ ...row, kind: "mentioned" }),
    }));
  return { count: rows.length, first };
}

/** Strips the leading mention most such comments begin with. */
function behindName(text: string, name: string): string {
  return text.startsWith(`@${name}`) ? text.slice(name.length + 1).replace(/^[\s,:]{1,3}/u, "") : text;
}

/** @throws AppError `notificationNotFound`, also if the caller may no longer see it. Source: B-14.9. */
export async function changeNotification(
  actor: Actor,
  { notificationId, read }: { notificationId: string; read: boolean },
): Promise<NotificationDto> {
  const now = clock.now();
  const row = await findNotification(actor, notificationId, now);
  if (!row) throw new AppError("notificationNotFound");
  const readAt = read ? (row.readAt ?? now) : null;
  await setRead(actor, notificationId, readAt);
  return toNotificationDto({ ...row, readAt });
}

/** Anything that arrived meanwhile stays unread. @throws AppError `notificationNotFound`. Source: B-14.9. */
export async function readNotifications(actor: Actor, { upTo }: { upTo: string }): Promise<void> {
  const now = clock.now();
  const newest = await findNotification(actor, upTo, now);
  if (!newest) throw new AppError("notificationNotFound");
  await setReadUpTo(actor, newest, now);
}

/** Source: B-14.10. */
export async function notificationSettings(actor: Actor): Promise<NotificationSettingsDto> {
  const kept = await findLetterTime(actor);
  return { mail: LETTER_TIMES.find((time) => time === kept) ?? "atOnce", reachesYou: actor.emailVerified };
}

/** Source: B-14.10. */
export async function changeNotificationSettings(
  actor: Actor,
  { mail }: { mail: LetterTime },
): Promise<NotificationSettingsDto> {
  await keepLetterTime(actor, mail);
  return { mail, reachesYou: actor.emailVerified };
}

/** Removes those older than half a year, or beyond a user's newest 500. @returns how many. Safe on every node. */
export async function removeOldNotifications(): Promise<number> {
  let count = await deleteOlderThan(new Date(clock.now().getTime() - KEPT_FOR_MS));
  for (const userId of await peopleWithMoreThan(MOST_KEPT)) count += await deleteAllBut(userId, MOST_KEPT);
  return count;
}

function toNotificationDto({ byName, createdAt, readAt, kind, ...row }: NotificationRow): NotificationDto {
  return {
    ...row,
    kind: NOTIFICATION_KINDS.find((known) => known === kind) ?? "mentioned", // we wrote it
    by: byName,
    createdAt: createdAt.toISOString(),
    read: readAt !== null,
  };
}
