import "server-only";
import type { Actor } from "@/lib/access/actor";
import { CONTRACT_POLICY } from "@/lib/access/policy";
import { db, type DatabaseClient } from "@/lib/platform/db";
import { DEADLINE, type DeadlineRow } from "./deadline-store";

export type ReminderRow = { isOn: boolean; timeZone: string; isZoneChosen: boolean };
const ROW = { isOn: true, timeZone: true, isZoneChosen: true } as const;

/**
 * The actor's time zone, an IANA name: what they chose, else that of the browser they are at, else the last one known;
 * '' where none is. Source: B-27.17.
 */
export async function timeZoneOf(actor: Actor): Promise<string> {
  const kept = await remindersOf(actor);
  return (kept?.isZoneChosen ? null : actor.browserZone) ?? kept?.timeZone ?? "";
}

/** Null where nothing is known of the actor. */
export function remindersOf({ userId }: Pick<Actor, "userId">): Promise<ReminderRow | null> {
  return db.reminderSettings.findUnique({ where: { userId }, select: ROW });
}

/** Notes where somebody's browser is, unless they chose a zone. Gone accounts are none. */
export async function keepBrowserZone(userId: string, timeZone: string): Promise<void> {
  const kept = await remindersOf({ userId });
  if (kept && (kept.isZoneChosen || kept.timeZone === timeZone)) return;
  if (kept) {
    await db.reminderSettings.updateMany({ where: { userId, isZoneChosen: false }, data: { timeZone } });
    return;
  }
  await db.$executeRaw`INSERT INTO "ReminderSettings" ("userId", "timeZone") SELECT "id", ${timeZone} FROM "User"
    WHERE "id" = ${userId} ON CONFLICT DO NOTHING`;
}

export async function keepReminders({ userId }: Actor, change: Partial<ReminderRow>): Promise<ReminderRow> {
  return db.reminderSettings.upsert({ where: { userId }, create: { userId, ...change }, update: change, select: ROW });
}

/** Somebody who may be reminded. `lastDay`: the last day of theirs on which it was looked what to remind them of. */
export type Reminded = {
  userId: string;
  email: string;
  language: string;
  timeZone: string;
  lastDay: string | null;
  /** Whether they want to be told of deadlines. */
  isOn: boolean;
};

const OPEN = { state: { in: ["proposed", "confirmed"] } };

/**
 * People with a proven address who may have to be told something of a morning: who want it and have a part in a
 * contract with open deadlines, and those for whom a letter about mentions and replies is due; behind `after`.
 */
export async function peopleToRemind(after: string, most: number): Promise<Reminded[]> {
  const rows = await db.user.findMany({
    where: {
      id: { gt: after },
      emailVerifiedAt: { not: null },
      OR: [
        {
          NOT: { reminders: { is: { isOn: false } } },
          collaborations: { some: { contract: { deadlines: { some: OPEN } } } },
        },
        { notifications: { some: { letter: "due", readAt: null } } },
      ],
    },
    orderBy: { id: "asc" },
    take: most,
    select: {
      id: true,
      email: true,
      defaultLanguage: true,
      reminders: { select: { timeZone: true, isOn: true } },
      digests: { select: { day: true }, orderBy: { day: "desc" }, take: 1 },
    },
  });
  return rows.map(({ id, email, defaultLanguage, reminders, digests }) => ({
    userId: id,
    email,
    language: defaultLanguage,
    timeZone: reminders?.timeZone ?? "",
    isOn: reminders?.isOn ?? true,
    lastDay: digests[0]?.day ?? null,
  }));
}

/** Notes that it was looked what to remind somebody of on a day of theirs; a second time that throws. */
export async function insertDigest(
  row: { id: string; userId: string; day: string; createdAt: Date },
  client: DatabaseClient,
): Promise<void> {
  await client.reminderDigest.create({ data: row });
}

/** As if it had been looked on that day, whether it was or not. */
export async function noteLooked(
  { userId }: Actor,
  { id, day, createdAt }: { id: string; day: string; createdAt: Date },
): Promise<void> {
  await db.reminderDigest.upsert({
    where: { userId_day: { userId, day } },
    create: { id, userId, day, createdAt },
    update: {},
  });
}

export async function noteDigestSent(id: string, count: number, client: DatabaseClient): Promise<void> {
  await client.reminderDigest.update({ where: { id }, data: { count } });
}

/** Open deadlines from a day on that somebody is to be told of: theirs to do, of contracts they may see by now. */
export function deadlinesToTell(userId: string, from: string, client: DatabaseClient): Promise<DeadlineRow[]> {
  const manages = { some: { userId, role: { in: [...CONTRACT_POLICY.manage] } } };
  return client.deadline.findMany({
    where: {
      ...OPEN,
      contract: { collaborators: { some: { userId } } },
      AND: [
        { OR: [{ date: { gte: from } }, { snoozedUntil: { gte: from } }] },
        { OR: [{ assignee: { is: { userId } } }, { assigneeId: null, contract: { collaborators: manages } }] },
      ],
    },
    orderBy: [{ date: "asc" }, { id: "asc" }],
    select: DEADLINE,
  });
}
