import "server-only";
import type { Actor } from "@/lib/access/actor";
import { groupedBy } from "@/lib/grouped-by";
import { db, type DatabaseClient } from "@/lib/platform/db";
import type { ReadGrant } from "@/lib/access/contract-grant";
import { newId } from "@/lib/platform/ids";
import { Prisma } from "@/prisma/client/sqlite";
import type { SavedViewDto } from "./workplace-schema";

/** The actor's own labels on some contracts. */
export async function labelsOn(actor: Actor, contractIds: readonly string[]): Promise<Map<string, string[]>> {
  const rows = await db.contractLabel.findMany({
    where: { userId: actor.userId, contractId: { in: [...contractIds] } },
    orderBy: { name: "asc" },
    select: { contractId: true, name: true },
  });
  const groups = groupedBy(rows, ({ contractId }) => contractId);
  return new Map([...groups].map(([contractId, own]) => [contractId, own.map(({ name }) => name)]));
}

/** Each once. */
export async function labelNames(actor: Actor): Promise<string[]> {
  const rows = await db.contractLabel.findMany({
    where: { userId: actor.userId, contract: { collaborators: { some: { userId: actor.userId } } } },
    distinct: ["name"],
    orderBy: { name: "asc" },
    select: { name: true },
  });
  return rows.map(({ name }) => name);
}

/** A user's labels on one contract. */
export async function labelsOfOne(
  { contractId }: ReadGrant,
  userId: string,
  client: DatabaseClient,
): Promise<string[]> {
  const rows = await client.contractLabel.findMany({ where: { userId, contractId }, select: { name: true } });
  return rows.map(({ name }) => name);
}

/** Takes off these labels, or all except these. */
export async function removeLabels(
  { contractId }: ReadGrant,
  userId: string,
  which: { only: readonly string[] } | { but: readonly string[] },
  client: DatabaseClient,
): Promise<void> {
  const name = "only" in which ? { in: [...which.only] } : { notIn: [...which.but] };
  await client.contractLabel.deleteMany({ where: { userId, contractId, name } });
}

/** Adds labels that are not on it yet. */
export async function addLabels(
  { contractId }: ReadGrant,
  userId: string,
  names: readonly string[],
  client: DatabaseClient,
): Promise<void> {
  await client.contractLabel.createMany({ data: names.map((name) => ({ id: newId(), userId, contractId, name })) });
}

/** Contracts with one of the actor's labels that they still have a role on; at most `most`, unordered. */
export async function idsLabelled(
  actor: Actor,
  { label, contractType, status }: { label: string; contractType: string | null; status: string | null },
  most: number,
): Promise<string[]> {
  const rows = await db.$queryRaw<{ contractId: string }[]>`
    SELECT l."contractId" FROM "ContractLabel" l JOIN "ListedPart" p ON p."userId" = l."userId" AND p."contractId" = l."contractId"
    WHERE l."userId" = ${actor.userId} AND l."name" = ${label}
      ${contractType === null ? Prisma.empty : Prisma.sql`AND p."contractType" = ${contractType}`}
      ${status === null ? Prisma.empty : Prisma.sql`AND p."status" = ${status}`} LIMIT ${most}`;
  return rows.map(({ contractId }) => contractId);
}

/** Which of some contracts have this label of the actor's. */
export async function labelledAmong(actor: Actor, name: string, contractIds: readonly string[]): Promise<Set<string>> {
  const rows = await db.contractLabel.findMany({
    where: { userId: actor.userId, name, contractId: { in: [...contractIds] } },
    select: { contractId: true },
  });
  return new Set(rows.map(({ contractId }) => contractId));
}

/** Only encodes the views' order. */
const FIRST_MOMENT = Date.UTC(2000, 0, 1);

export function findViews(actor: Actor, client: DatabaseClient = db): Promise<SavedViewDto[]> {
  return client.savedView.findMany({
    where: { userId: actor.userId },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
    select: { name: true, query: true },
  });
}

/** A change in another window waits. */
export async function lockViews({ userId }: Actor, client: DatabaseClient): Promise<void> {
  await client.savedView.updateMany({ where: { userId }, data: { userId } });
}

export async function replaceViews(
  actor: Actor,
  views: readonly SavedViewDto[],
  client: DatabaseClient,
): Promise<void> {
  const { userId } = actor;
  const rows = views.map(({ name, query }, place) => ({
    id: newId(),
    userId,
    name,
    query,
    createdAt: new Date(FIRST_MOMENT + place),
  }));
  await client.savedView.deleteMany({ where: { userId } });
  await client.savedView.createMany({ data: rows });
}
