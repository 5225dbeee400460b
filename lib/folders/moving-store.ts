import "server-only";
import type { ContractGrant } from "@/lib/access/contract-grant";
import type { FolderGrant } from "@/lib/access/folder-grant";
import { reachOf } from "@/lib/access/folder-reach";
import type { DatabaseClient } from "@/lib/platform/db";
import { Prisma } from "@/prisma/client/sqlite";

type Grants = readonly ContractGrant<"delete">[];
const idsOf = (grants: Grants) => grants.map(({ contractId }) => contractId);

/** Somebody who would see contracts newly, or may do more with some than now. */
export type Gaining = { id: string; name: string; role: "reviewer" | "manager"; isNew: boolean };

/** For a confirmation: good for these people only. */
export const asWord = ({ id, role, isNew }: Gaining) => `${id} ${role} ${isNew}`;

/** Whom a move would give more than they have, by name. */
export function peopleGaining(grants: Grants, to: FolderGrant<"fill">, tx: DatabaseClient): Promise<Gaining[]> {
  return gaining(to.folderId, Prisma.sql`c."id" IN (${Prisma.join(idsOf(grants))})`, tx);
}

/** Whom moving a folder into another would give more of the contracts in it; those in the trash don't count. */
export function peopleGainingIn(
  { folderId }: FolderGrant<"own">,
  outerId: string,
  tx: DatabaseClient,
): Promise<Gaining[]> {
  return gaining(outerId, Prisma.sql`c."folderId" = ${folderId} AND c."deletedAt" IS NULL`, tx);
}

/** What a confirmation is about: the contracts that move with a folder. */
export async function contractsIn({ folderId }: FolderGrant<"own">, tx: DatabaseClient): Promise<string[]> {
  const lying = { where: { folderId, deletedAt: null }, orderBy: { id: "asc" }, select: { id: true } } as const;
  return (await tx.contract.findMany(lying)).map(({ id }) => id);
}

async function gaining(folderId: string, contracts: Prisma.Sql, tx: DatabaseClient): Promise<Gaining[]> {
  const reach = reachOf({ folderIds: [folderId], userIds: null });
  const rows = await tx.$queryRaw<{ id: string; name: string; rank: number | bigint; unseen: number | bigint }[]>`
    SELECT u."id", u."name", r."rank", SUM(CASE WHEN p."id" IS NULL THEN 1 ELSE 0 END) AS "unseen"
    FROM (${reach}) r JOIN "User" u ON u."id" = r."userId"
    JOIN "Contract" c ON ${contracts}
    LEFT JOIN "Collaborator" p ON p."contractId" = c."id" AND p."userId" = r."userId"
    WHERE p."id" IS NULL OR (p."role" = 'reviewer' AND r."rank" > 1)
    GROUP BY u."id", u."name", r."rank" ORDER BY u."name", u."id"`;
  return rows.map(({ id, name, rank, unseen }) => ({
    ...{ id, name, role: Number(rank) > 1 ? ("manager" as const) : ("reviewer" as const) },
    isNew: Number(unseen) > 0,
  }));
}

/** Where contracts lie now; `from` is the folder's name, '' without one. */
export async function placesOf(
  grants: Grants,
  tx: DatabaseClient,
): Promise<{ id: string; folderId: string | null; from: string }[]> {
  const rows = await tx.contract.findMany({
    where: { id: { in: idsOf(grants) } },
    orderBy: { id: "asc" },
    select: { id: true, folderId: true, folder: { select: { name: true } } },
  });
  return rows.map(({ id, folderId, folder }) => ({ id, folderId, from: folder?.name ?? "" }));
}

/** @returns the folder's name, '' for none */
export async function setFolder(grants: Grants, to: FolderGrant<"fill"> | null, tx: DatabaseClient): Promise<string> {
  await tx.contract.updateMany({
    where: { id: { in: idsOf(grants) }, deletedAt: null },
    data: { folderId: to?.folderId ?? null },
  });
  if (!to) return "";
  return (await tx.folder.findUniqueOrThrow({ where: { id: to.folderId }, select: { name: true } })).name;
}
