import "server-only";
import { Prisma } from "@/prisma/client/sqlite";
import { db, type DatabaseClient } from "@/lib/platform/db";
import { FOLDER_ROLES, type FolderRole } from "./actor";

/** Which folders and people to look at; `userIds` null: everybody. */
export type Reached = { folderIds: readonly string[]; userIds: readonly string[] | null };

/**
 * Who has which role in some folders, each person once with their strongest: the owner, and members of teams with a
 * role in the folder or in the one it stands in. The only place that knows how a role comes about (B-32.2).
 */
export function reachOf({ folderIds, userIds }: Reached): Prisma.Sql {
  if (folderIds.length === 0 || userIds?.length === 0)
    return Prisma.sql`SELECT '' AS "folderId", '' AS "userId", 0 AS "rank" WHERE 1 = 0`;
  const within = Prisma.sql`f."id" IN (${Prisma.join([...folderIds])})`;
  const whose = (column: string) =>
    userIds === null ? Prisma.empty : Prisma.sql`AND ${Prisma.raw(column)} IN (${Prisma.join([...userIds])})`;
  const byTeam = (on: string) => Prisma.sql`
    SELECT f."id", m."userId", CASE t."role" WHEN 'owner' THEN 3 WHEN 'manager' THEN 2 WHEN 'reviewer' THEN 1 ELSE 0 END
    FROM "Folder" f JOIN "FolderTeam" t ON t."folderId" = ${Prisma.raw(on)} JOIN "TeamMember" m ON m."teamId" = t."teamId"
    WHERE ${within} ${whose('m."userId"')}`;
  return Prisma.sql`
    SELECT "folderId", "userId", MAX("rank") AS "rank" FROM (
      SELECT f."id" AS "folderId", f."ownerId" AS "userId", 3 AS "rank" FROM "Folder" f
      WHERE ${within} ${whose('f."ownerId"')}
      UNION ALL ${byTeam('f."id"')} UNION ALL ${byTeam('f."parentId"')}
    ) AS "each" WHERE "rank" > 0 GROUP BY "folderId", "userId"`;
}

/** The role of each of some people in each of some folders. */
export async function findReach(
  reached: Reached,
  client: DatabaseClient = db,
): Promise<{ folderId: string; userId: string; role: FolderRole }[]> {
  const rows = await client.$queryRaw<{ folderId: string; userId: string; rank: number | bigint }[]>(reachOf(reached));
  return rows.flatMap(({ folderId, userId, rank }) => {
    const role = FOLDER_ROLES[Number(rank) - 1];
    return role ? [{ folderId, userId, role }] : [];
  });
}

/** Some folders with those that stand in them. */
export async function withInner(folderIds: readonly string[], client: DatabaseClient): Promise<string[]> {
  const inner = await client.folder.findMany({ where: { parentId: { in: [...folderIds] } }, select: { id: true } });
  return [...new Set([...folderIds, ...inner.map(({ id }) => id)])];
}
