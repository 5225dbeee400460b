import "server-only";
import type { Actor } from "@/lib/access/actor";
import { ContractGrant } from "@/lib/access/contract-grant";
import { copyFor } from "@/lib/copy/copy";
import type { VisibilityDto } from "./schema";
import { findSeenBy, seenByFolder, teamsAmong } from "./visibility-store";

/** Names of others in the sentence. */
const MOST_NAMES = 3;

/** Who can see a contract, as facts and in one sentence. @throws AppError `contractNotFound`. Source: B-32.9. */
export async function contractVisibility(actor: Actor, contractId: string): Promise<VisibilityDto> {
  const grant = await ContractGrant.request(actor, contractId, "read");
  const { folder, ...people } = await findSeenBy(grant, actor.userId, MOST_NAMES);
  const byFolder = folder ? await seenByFolder(grant, actor.userId) : [];
  const folderIds = folder ? [folder.id, ...(folder.parentId === null ? [] : [folder.parentId])] : [];
  const teams = await teamsAmong(
    grant,
    folderIds,
    byFolder.map(({ userId }) => userId),
  );
  const left = new Map(byFolder.map(({ userId, name }) => [userId, name]));
  const byTeams = teams.flatMap(({ name, userIds }) => {
    const count = userIds.filter((userId) => left.delete(userId)).length; // each person once
    return count > 0 ? [{ name, count }] : [];
  });
  // the folder's owner needs no team
  const direct = [...people.direct, ...left.values()].slice(0, MOST_NAMES);
  const facts = {
    folder: folder && { id: folder.id, name: folder.name },
    peopleCount: Math.max(1, people.peopleCount),
    direct,
    directCount: people.directCount + left.size,
    byTeams,
  };
  return { sentence: copyFor(actor.language).folders.seenBy(facts), ...facts };
}
