import "server-only";
import type { ReadGrant } from "@/lib/access/contract-grant";
import { isDirect } from "@/lib/access/folder-parts";
import { db } from "@/lib/platform/db";

export type SeenBy = {
  folder: { id: string; name: string; parentId: string | null; ownerId: string } | null;
  peopleCount: number;
  direct: readonly string[];
  directCount: number;
};

/** A contract's folder and how many people see it; the first of those who were given a role on it, but for one. */
export async function findSeenBy(grant: ReadGrant, userId: string, most: number): Promise<SeenBy> {
  const { contractId } = grant;
  const direct = { contractId, userId: { not: userId }, ...isDirect };
  const [contract, peopleCount, named, directCount] = await Promise.all([
    db.contract.findUnique({
      where: { id: contractId },
      select: { folder: { select: { id: true, name: true, parentId: true, ownerId: true } } },
    }),
    db.collaborator.count({ where: { contractId } }),
    db.collaborator.findMany({
      where: direct,
      orderBy: [{ createdAt: "asc" }, { id: "asc" }],
      take: most,
      select: { user: { select: { name: true } } },
    }),
    db.collaborator.count({ where: direct }),
  ]);
  return { folder: contract?.folder ?? null, peopleCount, direct: named.map(({ user }) => user.name), directCount };
}

/** Who sees it by its folder alone, but for one. */
export async function seenByFolder(grant: ReadGrant, userId: string): Promise<{ userId: string; name: string }[]> {
  const rows = await db.collaborator.findMany({
    where: { contractId: grant.contractId, userId: { not: userId }, byFolder: { is: { directRole: "" } } },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
    select: { userId: true, user: { select: { name: true } } },
  });
  return rows.map(({ userId: id, user }) => ({ userId: id, name: user.name }));
}

/** The teams by which some people see what lies in folders; each team's members among them. */
export async function teamsAmong(
  _grant: ReadGrant,
  folderIds: readonly string[],
  userIds: readonly string[],
): Promise<{ name: string; userIds: string[] }[]> {
  const rows = await db.team.findMany({
    where: { folders: { some: { folderId: { in: [...folderIds] } } } },
    orderBy: [{ name: "asc" }, { id: "asc" }],
    select: { name: true, members: { where: { userId: { in: [...userIds] } }, select: { userId: true } } },
  });
  return rows.map(({ name, members }) => ({ name, userIds: members.map(({ userId }) => userId) }));
}
