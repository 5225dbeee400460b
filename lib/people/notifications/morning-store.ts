import "server-only";
import type { Actor } from "@/lib/access/actor";
import { db, type DatabaseClient } from "@/lib/platform/db";

/** Somebody who may get a letter. `lastDay`: the last day of theirs on which it was looked what to remind them of. */
export type MorningPerson = {
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
 * People with a proven address and an open account who may have to be told something of a morning: who want it and
 * have a part in a contract with open deadlines, and those for whom a letter about mentions and replies is due; behind
 * `after`.
 */
export async function peopleToWrite(after: string, most: number): Promise<MorningPerson[]> {
  const rows = await db.user.findMany({
    where: {
      id: { gt: after },
      emailVerifiedAt: { not: null },
      deactivatedAt: null,
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
