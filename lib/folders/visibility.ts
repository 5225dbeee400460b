import "server-only";
import type { Actor } from "@/lib/access/actor";
import { ContractGrant } from "@/lib/access/contract-grant";
import { copyFor } from "@/lib/copy/copy";
import type { Language } from "@/lib/copy/languages";
import type { VisibilityDto } from "./schema";
import { findSeenBy, seenByFolder, teamsAmong } from "./visibility-store";

/** British English has no comma before its 'and'. */
const LISTING: Record<Language, string> = { en: "en-GB", ru: "ru", mn: "mn" };
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
    // each person once; the folder's owner is named, as they need no team
    const count = userIds.filter((userId) => userId !== folder?.ownerId && left.delete(userId)).length;
    return count > 0 ? [{ name, count }] : [];
  });
  const direct = [...people.direct, ...left.values()].slice(0, MOST_NAMES);
  const facts = {
    folder: folder && { id: folder.id, name: folder.name },
    peopleCount: Math.max(1, people.peopleCount),
    direct,
    directCount: people.directCount + left.size,
    byTeams,
  };
  return { sentence: toSentence(actor.language, facts), ...facts };
}

function toSentence(language: Language, facts: Omit<VisibilityDto, "sentence">): string {
  const { folders: words } = copyFor(language);
  const others = facts.directCount - facts.direct.length;
  const people = [
    ...facts.direct,
    ...(others > 0 ? [words.others(others)] : []),
    ...facts.byTeams.map(({ name, count }) => words.ofTeam(words.people(count), name)),
  ];
  const inARow = new Intl.ListFormat(LISTING[language], { type: "conjunction" });
  const who = people.length === 0 ? words.onlyYou : inARow.format([words.you, ...people]);
  return facts.folder ? words.inFolder(who, facts.folder.name) : who;
}
