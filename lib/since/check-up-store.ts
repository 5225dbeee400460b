import "server-only";
import type { SystemRole } from "@/lib/access/actor";
import { CONTRACT_POLICY } from "@/lib/access/policy";
import { db, type DatabaseClient } from "@/lib/platform/db";
import type { SignedRow } from "./since-store";

export type CheckUpPerson = {
  userId: string;
  name: string;
  email: string;
  systemRole: SystemRole;
  language: string;
  timeZone: string;
  /** MM-DD; null where they chose none. */
  day: string | null;
  /** The last year in which it was looked at; null never. */
  lastYear: number | null;
};

const manages = (userId?: string) => ({
  some: { role: { in: [...CONTRACT_POLICY.manage] }, ...(userId === undefined ? {} : { userId }) },
});

/** People with a proven address and an open account who manage a contract, and want a check-up; behind `after`. */
export async function peopleToCheck(after: string, most: number): Promise<CheckUpPerson[]> {
  const rows = await db.user.findMany({
    where: {
      id: { gt: after },
      emailVerifiedAt: { not: null },
      deactivatedAt: null,
      NOT: { reminders: { is: { isCheckUpOn: false } } },
      collaborations: { some: { role: { in: [...CONTRACT_POLICY.manage] } } },
    },
    orderBy: { id: "asc" },
    take: most,
    select: {
      id: true,
      name: true,
      email: true,
      defaultLanguage: true,
      reminders: { select: { timeZone: true, checkUpDay: true } },
      checkUps: { select: { year: true }, orderBy: { year: "desc" }, take: 1 },
    },
  });
  return rows.map(({ id, name, email, defaultLanguage, reminders, checkUps }) => ({
    userId: id,
    name,
    email,
    systemRole: "user", // a letter is about one's own contracts, whatever one administers
    language: defaultLanguage,
    timeZone: reminders?.timeZone ?? "",
    day: reminders?.checkUpDay ?? null,
    lastYear: checkUps[0]?.year ?? null,
  }));
}

/** Signed contracts that somebody manages and whose end, where it is confirmed, hasn't come. */
export async function contractsInForce(userId: string, today: string, most: number): Promise<SignedRow[]> {
  const rows = await db.contract.findMany({
    where: {
      signedOn: { not: null },
      deletedAt: null,
      collaborators: manages(userId),
      deadlines: { none: { kind: "expiration", state: { in: ["confirmed", "done"] }, date: { lt: today } } },
    },
    orderBy: [{ name: "asc" }, { id: "asc" }],
    take: most,
    select: { id: true, name: true, signedOn: true },
  });
  return rows.map(({ signedOn, ...row }) => ({ ...row, signedOn: signedOn ?? "" }));
}

export type DateAhead = { contractId: string; kind: string; title: string; date: string; state: string };

/** Open ends, renewals and notices of some contracts, from a day up to another, by date. */
export function datesAhead(
  contractIds: readonly string[],
  { from, to }: { from: string; to: string },
  client: DatabaseClient,
): Promise<DateAhead[]> {
  return client.deadline.findMany({
    where: {
      contractId: { in: [...contractIds] },
      kind: { in: ["expiration", "renewal", "notice"] },
      state: { in: ["proposed", "confirmed"] },
      date: { gte: from, lte: to },
    },
    orderBy: [{ date: "asc" }, { id: "asc" }],
    select: { contractId: true, kind: true, title: true, date: true, state: true },
  });
}

/** How many dates of some contracts wait for a person to say whether they are right. */
export function countUnchecked(contractIds: readonly string[], client: DatabaseClient): Promise<number> {
  return client.deadline.count({ where: { contractId: { in: [...contractIds] }, state: "proposed" } });
}

/** Contracts that a family calls signed, and that have no signed copy; of those that somebody manages. */
export function withoutSignedCopy(
  userId: string,
  most: number,
  client: DatabaseClient,
): Promise<{ id: string; name: string }[]> {
  return client.contract.findMany({
    where: { signedOn: null, deletedAt: null, collaborators: manages(userId), inFamily: { is: { isSigned: true } } },
    orderBy: [{ name: "asc" }, { id: "asc" }],
    take: most,
    select: { id: true, name: true },
  });
}

/** Those of some contracts that somebody manages now. */
export async function managedNow(
  userId: string,
  contractIds: readonly string[],
  client: DatabaseClient,
): Promise<Set<string>> {
  const rows = await client.contract.findMany({
    where: { id: { in: [...contractIds] }, deletedAt: null, collaborators: manages(userId) },
    select: { id: true },
  });
  return new Set(rows.map(({ id }) => id));
}

/** Notes that it was looked at; a second time in a year that throws. */
export async function insertCheckUp(
  row: { id: string; userId: string; year: number; count: number; createdAt: Date },
  client: DatabaseClient,
): Promise<void> {
  await client.checkUp.create({ data: row });
}
