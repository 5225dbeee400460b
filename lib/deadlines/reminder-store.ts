import "server-only";
import type { Actor } from "@/lib/access/actor";
import { CONTRACT_POLICY } from "@/lib/access/policy";
import { db, type DatabaseClient } from "@/lib/platform/db";
import { DEADLINE, type DeadlineRow } from "./deadline-store";

export type ReminderRow = { isOn: boolean; timeZone: string; isZoneChosen: boolean };
const ROW = { isOn: true, timeZone: true, isZoneChosen: true } as const;

/**
 * The actor's time zone, an IANA name: the one they chose, otherwise their current browser's, otherwise the last one
 * known; '' if none. Source: B-27.17.
 */
export async function timeZoneOf(actor: Actor): Promise<string> {
  const kept = await remindersOf(actor);
  return (kept?.isZoneChosen ? null : actor.browserZone) ?? kept?.timeZone ?? "";
}

/** Null if nothing is stored for the actor. */
export function remindersOf({ userId }: Pick<Actor, "userId">): Promise<ReminderRow | null> {
  return db.reminderSettings.findUnique({ where: { userId }, select: ROW });
}

/** Stores a user's browser time zone, unless they chose one. Ignores deleted accounts. */
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

/** A user who may be reminded. `lastDay`: the last of their days that was checked for reminders. */
export type Reminded = {
  userId: string;
  email: string;
  language: string;
  timeZone: string;
  lastDay: string | null;
  /** Whether they want deadline reminders. */
  isOn: boolean;
};

const OPEN = { state: { in: ["proposed", "confirmed"] } };

/**
 * People with a proven address who may need a morning letter: those who want reminders and have a role on a contract
 * with open deadlines, and those due a letter about mentions and replies; after `after`.
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

/** Records that a user's day was checked for reminders; throws the second time. */
export async function insertDigest(
  row: { id: string; userId: string; day: string; createdAt: Date },
  client: DatabaseClient,
): Promise<void> {
  await client.reminderDigest.create({ data: row });
}

/** Marks that day as checked, whether it was or not. */
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

/** Open deadlines from a day on to remind a user of: theirs to do, on contracts they may see now. */
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
