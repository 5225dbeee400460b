/**
 * A folder with one in it, a team with a role there, known to a directory like a member of it who left, and a part that
 * comes by it, for a rich installation.
 */
import { db } from "@/lib/platform/db";
import { newId } from "@/lib/platform/ids";

/** @param words odd ones, which a backup has to carry unchanged */
export async function plantFolders(
  contractId: string,
  { userId, memberId, words, at }: { userId: string; memberId: string; words: string; at: Date },
): Promise<void> {
  const [outer, inner, teamId] = [newId(), newId(), newId()];
  const row = { name: words, ownerId: userId, createdAt: at };
  await db.folder.create({ data: { id: inner, ...row, parentId: outer } });
  await db.folder.create({ data: { id: outer, ...row } });
  await db.team.create({ data: { id: teamId, ...row } });
  for (const member of [userId, memberId])
    await db.teamMember.create({ data: { id: newId(), teamId, userId: member, createdAt: at } });
  await db.folderTeam.create({ data: { id: newId(), folderId: outer, teamId, role: "reviewer" } });
  await db.contract.update({ where: { id: contractId }, data: { folderId: inner } });
  await db.scimGroup.create({ data: { teamId, externalId: words, createdAt: at, updatedAt: at } });
  const names = { userName: words, userNameKey: words.toLowerCase(), externalId: words, givenName: words };
  await db.scimUser.create({ data: { userId: memberId, ...names, createdAt: at, updatedAt: at } });
  await db.user.update({ where: { id: memberId }, data: { deactivatedAt: at } });
  const part = await db.collaborator.findUniqueOrThrow({
    where: { contractId_userId: { contractId, userId: memberId } },
  });
  await db.folderPart.create({ data: { partId: part.id, directRole: part.role } });
  const about = { teamId, folderId: outer, createdAt: at };
  await db.notification.create({
    data: { id: newId(), userId: memberId, kind: "folderOpened", byName: words, ...about },
  });
}
