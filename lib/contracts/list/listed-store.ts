import "server-only";
import type { Actor } from "@/lib/access/actor";
import { db } from "@/lib/platform/db";
import { Prisma } from "@/prisma/client/sqlite";
import { CONTRACT, type ContractWithRole } from "@/lib/contracts/contract-store";
import { areAlikeOldestFirst, type ListCursor, type ListedRow, type ListOrder, type Narrowed } from "./order";
import { nameKeys } from "./name-key";

type Indexed = { contractType?: string; status?: string };

const LISTED = {
  contractId: true,
  uploadedAt: true,
  contractType: true,
  status: true,
  nameLatin: true,
  nameCyrillic: true,
} as const;

/**
 * The next of the actor's contracts in an order kept by one index, however many there are: by date, or by name key.
 * @param where at most what an index begins with (`prisma/schema.prisma`, ListedPart)
 */
export function nextListed(
  actor: Actor,
  where: Indexed,
  order: Pick<ListOrder, "column" | "isDescending">,
  { after, limit }: { after: ListCursor | null; limit: number },
): Promise<ListedRow[]> {
  const [direction, beyond, from] = order.isDescending
    ? (["desc", "lt", "lte"] as const)
    : (["asc", "gt", "gte"] as const);
  const isByDate = order.column === "uploadedAt";
  const [byDate, older] = areAlikeOldestFirst(order) ? (["asc", "gt"] as const) : (["desc", "lt"] as const);
  const behindDate = (at: ListCursor) => [
    { uploadedAt: { [older]: at.uploadedAt } },
    { uploadedAt: at.uploadedAt, contractId: { [older]: at.contractId } },
  ];
  const behind = (at: ListCursor) =>
    isByDate
      ? { uploadedAt: { [from]: at.uploadedAt }, OR: behindDate(at) }
      : {
          [order.column]: { [from]: at.value },
          OR: [
            { [order.column]: { [beyond]: at.value } },
            ...behindDate(at).map((one) => ({ [order.column]: at.value, ...one })),
          ],
        };
  return db.listedPart.findMany({
    where: { userId: actor.userId, ...where, ...(after ? behind(after) : {}) },
    orderBy: [...(isByDate ? [] : [{ [order.column]: direction }]), { uploadedAt: byDate }, { contractId: byDate }],
    take: limit,
    select: LISTED,
  });
}

/** The distinct values in a column of the actor's contracts, each found by one index lookup. */
export async function valuesListed(
  actor: Actor,
  column: "contractType" | "status",
  { contractType, status }: Narrowed,
): Promise<string[]> {
  const [name, { userId }] = [Prisma.raw(`"${column}"`), actor];
  const only =
    column === "status" && contractType !== null ? Prisma.sql`AND "contractType" = ${contractType}` : Prisma.empty;
  const rows = await db.$queryRaw<{ value: string }[]>`
    WITH RECURSIVE "found" ("value") AS (
      SELECT MIN(${name}) FROM "ListedPart" WHERE "userId" = ${userId} ${only}
      UNION ALL SELECT (SELECT MIN(${name}) FROM "ListedPart" WHERE "userId" = ${userId} ${only} AND ${name} > "found"."value")
      FROM "found" WHERE "found"."value" IS NOT NULL)
    SELECT "value" FROM "found" WHERE "value" IS NOT NULL`;
  const wanted = column === "contractType" ? contractType : status;
  return rows.map(({ value }) => value).filter((value) => wanted === null || value === wanted);
}

/** Some of the actor's contracts that match, unordered. */
export function findListed(actor: Actor, narrowed: Narrowed, limit: number): Promise<ListedRow[]> {
  return db.listedPart.findMany({ where: { userId: actor.userId, ...indexed(narrowed) }, take: limit, select: LISTED });
}

/** Those of some contracts that the actor has a role on and that match, unordered. */
export function listedAmong(actor: Actor, contractIds: readonly string[], narrowed: Narrowed): Promise<ListedRow[]> {
  return db.listedPart.findMany({
    where: { userId: actor.userId, contractId: { in: [...contractIds] }, ...indexed(narrowed) },
    select: LISTED,
  });
}

/** The actor's contracts in a folder, unordered: at most as many as a folder has room for. */
export async function idsInFolder(actor: Actor, folderId: string): Promise<string[]> {
  const rows = await db.contract.findMany({
    where: { folderId, collaborators: { some: { userId: actor.userId } } },
    select: { id: true },
  });
  return rows.map(({ id }) => id);
}

/** Whether any of the actor's contracts still lacks a name key, after an upgrade or a restore. */
export async function hasUnnamed(actor: Actor): Promise<boolean> {
  return (
    (await db.listedPart.findFirst({ where: { userId: actor.userId, nameLatin: "" }, select: { partId: true } })) !==
    null
  );
}

/** All of the actor's contracts that match, with name keys made here. */
export async function allListed(actor: Actor, narrowed: Narrowed): Promise<ListedRow[]> {
  const rows = await db.listedPart.findMany({
    where: { userId: actor.userId, ...indexed(narrowed) },
    select: { ...LISTED, part: { select: { contract: { select: { name: true } } } } },
  });
  return rows.map(({ part, ...row }) => ({ ...row, ...nameKeys(part.contract.name) }));
}

/** How many of the actor's contracts match; counts up to `most`. */
export async function countListed(actor: Actor, { contractType, status }: Narrowed, most: number): Promise<number> {
  const [row] = await db.$queryRaw<{ count: number | bigint }[]>`
    SELECT COUNT(*) AS "count" FROM (SELECT 1 FROM "ListedPart" WHERE "userId" = ${actor.userId}
      ${contractType === null ? Prisma.empty : Prisma.sql`AND "contractType" = ${contractType}`}
      ${status === null ? Prisma.empty : Prisma.sql`AND "status" = ${status}`} LIMIT ${most}) AS "some"`;
  return Number(row?.count ?? 0);
}

export function indexed({ contractType, status }: Narrowed): Indexed {
  return { ...(contractType === null ? {} : { contractType }), ...(status === null ? {} : { status }) };
}

/** Some of the actor's contracts in the order of `ids`; one deleted just now is left out. */
export async function contractsById(actor: Actor, ids: readonly string[]): Promise<ContractWithRole[]> {
  const rows = await db.collaborator.findMany({
    where: { userId: actor.userId, contractId: { in: [...ids] } },
    select: { role: true, contract: { select: CONTRACT } },
  });
  const byId = new Map(rows.map((row) => [row.contract.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

export async function currentHtml(
  actor: Actor,
  contract: { id: string; currentVersionId: string | null },
): Promise<string | null> {
  if (contract.currentVersionId === null) return null;
  const version = await db.contractVersion.findFirst({
    where: {
      id: contract.currentVersionId,
      contract: { id: contract.id, collaborators: { some: { userId: actor.userId } } },
    },
    select: { html: true },
  });
  return version?.html ?? null;
}

/** Contracts with nothing stored for searching, because they are older than the search. */
export function contractsWithoutSearchText(): Promise<{ id: string }[]> {
  return db.contract.findMany({ where: { searchText: "" }, select: { id: true } });
}
