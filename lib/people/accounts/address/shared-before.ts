import "server-only";
import { lockFolders, refreshFolders } from "@/lib/access/folder-parts";
import { withInner } from "@/lib/access/folder-reach";
import type { DatabaseClient } from "@/lib/platform/db";

/**
 * Ends what an account shows to others by itself, now and later: readers of its playbooks and views, members of its
 * teams, roles of teams in its folders. Contracts, and the parts in them that were given on the contract itself, stay.
 * @returns how many ended. Source: B-3.6.
 */
export async function endSharing(ownerId: string, tx: DatabaseClient): Promise<number> {
  const books = await tx.positionReader.deleteMany({ where: { book: { ownerId } } });
  const views = await tx.answerViewReader.deleteMany({ where: { view: { ownerId } } });
  return books.count + views.count + (await closeTeamsAndFolders(ownerId, tx));
}

async function closeTeamsAndFolders(ownerId: string, tx: DatabaseClient): Promise<number> {
  const members = { team: { ownerId }, userId: { not: ownerId } };
  const roles = { folder: { ownerId } };
  const others = await tx.teamMember.count({ where: members });
  if (others + (await tx.folderTeam.count({ where: roles })) === 0) return 0;
  await lockFolders(tx);
  const reached = await tx.folderTeam.findMany({
    where: { OR: [{ team: { ownerId } }, roles] },
    distinct: ["folderId"],
    select: { folderId: true },
  });
  const folderIds = await withInner(
    reached.map(({ folderId }) => folderId),
    tx,
  );
  const [left, closed] = [
    await tx.teamMember.deleteMany({ where: members }),
    await tx.folderTeam.deleteMany({ where: roles }),
  ];
  await refreshFolders({ folderIds }, tx);
  return left.count + closed.count;
}
