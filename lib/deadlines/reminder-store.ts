import "server-only";
import type { Actor } from "@/lib/access/actor";
import type { EditGrant } from "@/lib/access/contract-grant";
import { CONTRACT_POLICY } from "@/lib/access/policy";
import { db, type DatabaseClient } from "@/lib/platform/db";
import { DEADLINE, type DeadlineRow } from "./deadline-store";

export type ReminderRow = {
  isOn: boolean;
  timeZone: string;
  isZoneChosen: boolean;
  isCheckUpOn: boolean;
  checkUpDay: string;
};
const ROW = { isOn: true, timeZone: true, isZoneChosen: true, isCheckUpOn: true, checkUpDay: true } as const;

/**
 * The actor's time zone, an IANA name: the one they chose, otherwise their current browser's, otherwise the last one
 * known; '' if none. Source: B-27.17.
 */
export async function findTimeZone(actor: Actor): Promise<string> {
  const kept = await findReminderSettings(actor);
  return (kept?.isZoneChosen ? null : actor.browserZone) ?? kept?.timeZone ?? "";
}

/** Null if nothing is stored for the actor. */
export function findReminderSettings({ userId }: Pick<Actor, "userId">): Promise<ReminderRow | null> {
  return db.reminderSettings.findUnique({ where: { userId }, select: ROW });
}

/** Stores a user's browser time zone, unless they chose one. Ignores deleted accounts. */
export async function keepBrowserZone(userId: string, timeZone: string): Promise<void> {
  const kept = await findReminderSettings({ userId });
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

const OPEN = { state: { in: ["proposed", "confirmed"] } };

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

export type DueRow = { id: string; contractId: string; kind: string; date: string };

/** Confirmed dates whose day has come and isn't in the trail yet, by id; what was over when it was found never is. */
export function datesThatCame({ after, today }: { after: string; today: string }, limit: number): Promise<DueRow[]> {
  const { foundOn, date } = db.deadline.fields;
  return db.deadline.findMany({
    where: {
      id: { gt: after },
      state: "confirmed",
      date: { lte: today, gte: foundOn },
      NOT: { dueNotedFor: { equals: date } },
      contract: { deletedAt: null },
    },
    orderBy: { id: "asc" },
    take: limit,
    select: { id: true, contractId: true, kind: true, date: true },
  });
}

/** @returns false if another node was faster, or the date was changed meanwhile */
export async function noteDue(grant: EditGrant, { id, date }: DueRow, client: DatabaseClient): Promise<boolean> {
  const where = { id, contractId: grant.contractId, date, state: "confirmed", NOT: { dueNotedFor: date } };
  return (await client.deadline.updateMany({ where, data: { dueNotedFor: date } })).count === 1;
}
