import "server-only";
import type { Actor } from "@/lib/access/actor";
import type { EditGrant, ReadGrant } from "@/lib/access/contract-grant";
import { CONTRACT_POLICY } from "@/lib/access/policy";
import { db, type DatabaseClient } from "@/lib/platform/db";
import { NOT_FOLDED, type DeadlineKind, type DeadlineState } from "./kinds";

export const DEADLINE = {
  id: true,
  contractId: true,
  kind: true,
  foundAs: true,
  title: true,
  date: true,
  repeat: true,
  repeatFrom: true,
  state: true,
  isDatePersons: true,
  found: true,
  foundOn: true,
  isTextChanged: true,
  assigneeId: true,
  snoozedUntil: true,
  note: true,
  remindDays: true,
  updatedAt: true,
  createdByName: true,
  answeredByName: true,
  answeredAt: true,
  contract: { select: { name: true } },
  assignee: { select: { userId: true, user: { select: { name: true } } } },
  notices: { select: { id: true, sentAt: true }, orderBy: { createdAt: "desc" as const }, take: 1 },
} as const;
/** The fields of a deadline that can be written. */
export type DeadlineFields = {
  kind: string;
  title: string;
  date: string;
  repeat: string;
  repeatFrom: string;
  state: string;
  isDatePersons: boolean;
  found: string | null;
  foundOn: string;
  isTextChanged: boolean;
  /** A collaborator's id, not a user's. */
  assigneeId: string | null;
  snoozedUntil: string | null;
  note: string;
  remindDays: string | null;
  createdByName: string;
  answeredByName: string;
  answeredAt: Date | null;
};
export type DeadlineRow = DeadlineFields & {
  id: string;
  contractId: string;
  foundAs: string | null;
  updatedAt: Date;
  contract: { name: string };
  assignee: { userId: string; user: { name: string } } | null;
  /** The newest letter about it, if any. */
  notices: { id: string; sentAt: Date | null }[];
};

const BY_DATE = [{ date: "asc" }, { id: "asc" }] as const;

/** By date; at most `MOST_DEADLINES`, so not paged. */
export function findDeadlines(grant: ReadGrant, client: DatabaseClient = db): Promise<DeadlineRow[]> {
  return client.deadline.findMany({ where: { contractId: grant.contractId }, orderBy: [...BY_DATE], select: DEADLINE });
}

/** A deadline of the contract, or null. */
export function findDeadline(
  grant: ReadGrant,
  deadlineId: string,
  client: DatabaseClient = db,
): Promise<DeadlineRow | null> {
  return client.deadline.findFirst({ where: { id: deadlineId, contractId: grant.contractId }, select: DEADLINE });
}

export function countDeadlines(grant: EditGrant, client: DatabaseClient): Promise<number> {
  return client.deadline.count({ where: { contractId: grant.contractId } });
}

export async function insertDeadline(
  grant: EditGrant,
  row: DeadlineFields & { id: string; foundAs: string | null; createdAt: Date },
  client: DatabaseClient,
): Promise<void> {
  await client.deadline.create({ data: { ...row, contractId: grant.contractId, updatedAt: row.createdAt } });
}

/** Others changing it wait until the transaction ends. @returns false if the contract has no such deadline */
export async function lockDeadline(grant: EditGrant, deadlineId: string, client: DatabaseClient): Promise<boolean> {
  const { count } = await client.deadline.updateMany({
    where: { id: deadlineId, contractId: grant.contractId },
    data: { id: deadlineId },
  });
  return count === 1;
}

export async function updateDeadline(
  grant: EditGrant,
  deadline: { id: string; at: Date; change: Partial<DeadlineFields> },
  client: DatabaseClient,
): Promise<void> {
  await client.deadline.updateMany({
    where: { id: deadline.id, contractId: grant.contractId },
    data: { ...deadline.change, updatedAt: deadline.at },
  });
}

export async function deleteDeadlines(
  grant: EditGrant,
  deadlineIds: readonly string[],
  client: DatabaseClient,
): Promise<void> {
  await client.deadline.deleteMany({ where: { id: { in: [...deadlineIds] }, contractId: grant.contractId } });
}

/** The collaborator id of a user on the contract, or null. */
export async function findCollaboratorId(
  grant: EditGrant,
  userId: string,
  client: DatabaseClient,
): Promise<string | null> {
  const row = await client.collaborator.findUnique({
    where: { contractId_userId: { contractId: grant.contractId, userId } },
    select: { id: true },
  });
  return row?.id ?? null;
}

/** Whether a signed document of its family may change what the contract says of dates. */
export async function isAmended({ contractId }: EditGrant, client: DatabaseClient): Promise<boolean> {
  const own = await client.familyMember.findUnique({ where: { contractId }, select: { id: true, familyId: true } });
  if (!own) return false;
  const isSigned = { OR: [{ isSigned: true }, { contract: { signedOn: { not: null } } }] };
  const amends = { parentId: own.id, role: { notIn: ["agreement", "annex", "order"] }, contract: { deletedAt: null } };
  return (await client.familyMember.count({ where: { familyId: own.familyId, ...amends, ...isSigned } })) > 0;
}

/** Records which version the contract's dates were last read from. */
export async function noteDatesRead(grant: EditGrant, versionId: string, client: DatabaseClient): Promise<void> {
  const { contractId } = grant;
  await client.deadlineReading.upsert({
    where: { contractId },
    create: { contractId, versionId },
    update: { versionId },
  });
}

/** Contracts, except in the trash, with a text whose dates were never read because it is older than deadlines. */
export async function contractsWithoutDates(after: string, most: number): Promise<{ id: string }[]> {
  return db.contract.findMany({
    where: { id: { gt: after }, currentVersionId: { not: null }, datesRead: { is: null }, trashed: { none: {} } },
    orderBy: { id: "asc" },
    take: most,
    select: { id: true },
  });
}

/** Contracts, except in the trash, that may be in another term: they renew, and a date of their term is past. */
export async function contractsThatRenewed(
  { after, today }: { after: string; today: string },
  most: number,
): Promise<{ id: string }[]> {
  const isFound = { foundAs: { not: null } };
  return db.contract.findMany({
    where: {
      id: { gt: after },
      trashed: { none: {} },
      AND: [
        { deadlines: { some: { ...isFound, kind: "renewal", state: { not: "dismissed" } } } },
        { deadlines: { some: { ...isFound, kind: { in: ["expiration", "notice"] }, date: { lt: today } } } },
      ],
    },
    orderBy: { id: "asc" },
    take: most,
    select: { id: true },
  });
}

/** Filter for a list of deadlines; null: any. Days are ISO and inclusive. */
export type DeadlineFilter = {
  from: string | null;
  to: string | null;
  states: readonly DeadlineState[];
  kind: DeadlineKind | null;
  contractId: string | null;
  isMine: boolean;
};
export type DeadlineCursor = { date: string; id: string };

/** Deadlines of the contracts the actor has a role on, by date, after the one that `after` names, if any. */
export function deadlinesByDate(
  actor: Actor,
  filter: DeadlineFilter,
  page: { limit: number; after: DeadlineCursor | null },
): Promise<DeadlineRow[]> {
  const { after } = page;
  const isBehind = after && { OR: [{ date: { gt: after.date } }, { date: after.date, id: { gt: after.id } }] };
  return db.deadline.findMany({
    where: {
      contract: { collaborators: { some: { userId: actor.userId } } },
      state: { in: [...filter.states] },
      AND: [
        ...(filter.from === null ? [] : [{ date: { gte: filter.from } }]),
        ...(filter.to === null ? [] : [{ date: { lte: filter.to } }]),
        ...(filter.kind === null ? [] : [{ kind: filter.kind }]),
        ...(filter.contractId === null ? [] : [{ contractId: filter.contractId }]),
        ...(filter.isMine ? [isMine(actor)] : []),
        ...(isBehind ? [isBehind] : []),
      ],
    },
    orderBy: [{ date: "asc" }, { id: "asc" }],
    take: page.limit,
    select: DEADLINE,
  });
}

/** The first day from a given one with a deadline in one of the states; `isNamed`: none that is folded (B-27.19). */
export async function firstDates(
  actor: Actor,
  contractIds: readonly string[],
  { from, states, isNamed = false }: { from: string; states: readonly DeadlineState[]; isNamed?: boolean },
): Promise<Map<string, string>> {
  const rows = await db.deadline.groupBy({
    by: ["contractId"],
    where: {
      contractId: { in: [...contractIds] },
      contract: { collaborators: { some: { userId: actor.userId } } },
      state: { in: [...states] },
      date: { gte: from },
      ...(isNamed ? NOT_FOLDED : {}),
    },
    _min: { date: true },
  });
  return new Map(
    rows.flatMap(({ contractId, _min: { date } }) => (date === null ? [] : [[contractId, date] as const])),
  );
}

/** Assigned to the actor, or to no one on a contract the actor manages. */
function isMine({ userId }: Actor) {
  const manages = { some: { userId, role: { in: [...CONTRACT_POLICY.manage] } } };
  return { OR: [{ assignee: { is: { userId } } }, { assigneeId: null, contract: { collaborators: manages } }] };
}
