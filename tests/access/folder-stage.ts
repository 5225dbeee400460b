/** Folders, teams and people for tests of who sees what: made by the product's own services. */
import type { Actor, FolderRole } from "@/lib/access/actor";
import { setFolderTeam } from "@/lib/folders/folder-teams";
import { createFolder } from "@/lib/folders/folders";
import { moveContracts } from "@/lib/folders/moving";
import { addMember, createTeam, getTeam, removeMember } from "@/lib/folders/teams";
import { call } from "../support/api";
import type { Person } from "../support/factories";
import { ROOT } from "../support/routes";

export async function teamOf(owner: Person, members: readonly Person[] = [], name = "Legal"): Promise<string> {
  const { id } = await createTeam(owner.actor, { name });
  for (const { email } of members) await addMember(owner.actor, id, { email });
  return id;
}

export async function folderOf(owner: Person, name = "Suppliers", parentId?: string): Promise<string> {
  return (await createFolder(owner.actor, { name, ...(parentId === undefined ? {} : { parentId }) })).id;
}

export const give = (owner: Person, folderId: string, teamId: string, role: FolderRole) =>
  setFolderTeam(owner.actor, { folderId, teamId }, { role });

/** Moves, and says yes to whoever is named. */
export async function move(actor: Actor, contractIds: string[], folderId: string | null): Promise<void> {
  const asked = await moveContracts(actor, { contractIds, folderId });
  if (asked.isMoved) return;
  const done = await moveContracts(actor, { contractIds, folderId, confirmation: asked.confirmation ?? "" });
  if (!done.isMoved) throw new Error("a confirmed move is made");
}

export async function takeOut(owner: Person, teamId: string, who: Person): Promise<void> {
  const { members } = await getTeam(owner.actor, teamId);
  const member = members.find(({ userId }) => userId === who.actor.userId);
  await removeMember(owner.actor, { teamId, memberId: member?.id ?? "" });
}

type Handler = Parameters<typeof call>[0];
/** A call by its name in `calls.ts`. */
export async function ask(name: string, who: Person, made: Omit<Parameters<typeof call>[1], "token" | "method"> = {}) {
  const [method = "", address = ""] = name.split(" ");
  const module = (await import(`${ROOT}/app/api${address}/route.ts`)) as Record<string, Handler>;
  const handler = module[method];
  if (!handler) throw new Error(`${name} is not exported`);
  return call(handler, { ...made, method, token: who.token });
}
