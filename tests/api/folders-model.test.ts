/**
 * Hundreds of changes in an order of chance, by the product's own services, against a model of who may what that is
 * reckoned anew after each: nobody keeps a part that no role gives, and nobody lacks one (B-32.2, B-32.3, B-32.4).
 */
import { expect, test } from "vitest";
import type { FolderRole } from "@/lib/access/actor";
import { trashContract, undeleteContract } from "@/lib/contracts/trash/trash";
import { removeFolderTeam } from "@/lib/folders/folder-teams";
import { deleteFolder } from "@/lib/folders/folders";
import { addMember, deleteTeam } from "@/lib/folders/teams";
import { acceptInvitation } from "@/lib/people/collaboration/acceptance";
import { removeCollaborator } from "@/lib/people/collaboration/collaborators";
import { invite } from "@/lib/people/collaboration/invitations";
import { db } from "@/lib/platform/db";
import { isLong } from "../support/form";
import { createContract, person, type Person } from "../support/factories";
import { folderOf, give, move, takeOut, teamOf } from "../access/folder-stage";

const RANKS = ["", "reviewer", "manager"] as const;
type Folder = { parentId: string | null; teams: Map<string, FolderRole> };

/** Who should have which part, reckoned in memory. */
class Model {
  readonly folders = new Map<string, Folder>();
  readonly teams = new Map<string, Set<string>>();
  readonly places = new Map<string, string | null>();
  readonly trashed = new Set<string>();
  readonly direct = new Map<string, Map<string, "reviewer" | "manager">>();

  constructor(readonly ownerId: string) {}

  parts(): string[] {
    return [...this.places].flatMap(([contractId, folderId]) => {
      if (this.trashed.has(contractId)) return [];
      const ranks = new Map<string, number>();
      const raise = (userId: string, rank: number) => ranks.set(userId, Math.max(rank, ranks.get(userId) ?? 0));
      for (const [userId, role] of this.direct.get(contractId) ?? []) raise(userId, RANKS.indexOf(role));
      const folder = folderId === null ? undefined : this.folders.get(folderId);
      const outer = folder?.parentId ? this.folders.get(folder.parentId) : undefined;
      for (const teams of [folder?.teams, outer?.teams])
        for (const [teamId, role] of teams ?? [])
          for (const userId of this.teams.get(teamId) ?? []) raise(userId, role === "reviewer" ? 1 : 2);
      ranks.delete(this.ownerId);
      return [...ranks].map(([userId, rank]) => `${contractId} ${userId} ${RANKS[rank]}`);
    });
  }
}

async function storedParts(): Promise<string[]> {
  const rows = await db.collaborator.findMany({ where: { role: { not: "admin" } } });
  return rows.map(({ contractId, userId, role }) => `${contractId} ${userId} ${role}`);
}

/** The same numbers on each run (mulberry32). */
function chance(seed: number) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return <T>(from: Iterable<T>): T | undefined => {
    const list = [...from];
    return list[Math.floor(next() * list.length)];
  };
}

/** What gives is done more often than what takes away, so that there is something to take. */
const OFTEN = [..."aaaa"].flatMap(() => ["join", "give", "move"]).concat("share", "share", "restore");
const SEEDS = isLong ? [1, 2, 3, 4] : [2];

test.each(SEEDS)("whatever was changed, in whatever order, the parts are those that roles give: %s", async (seed) => {
  const pick = chance(seed);
  const owner = await person("Owner", "user");
  const people = [await person("Ann"), await person("Bat"), await person("Cem"), await person("Dulam")];
  const model = new Model(owner.actor.userId);
  for (let index = 0; index < 4; index += 1) {
    const { contractId } = await createContract(owner);
    model.places.set(contractId, null);
    model.direct.set(contractId, new Map());
  }
  const steps = stepsOn({ model, owner, people, pick });
  for (const name of ["folder", "folder", "folder", "team", "team", "team"]) await steps[name]?.();
  for (const name of ["join", "join", "join", "give", "give", "give", "move", "move", "move"]) await steps[name]?.();
  const seen = new Set<string>();
  for (let index = 0; index < (isLong ? 250 : 100); index += 1) {
    const name = pick([...Object.keys(steps), ...OFTEN]) ?? "";
    await steps[name]?.();
    const [stored, due] = [await storedParts(), model.parts()];
    const own = new Set(model.places.keys());
    const mine = stored.filter((part) => own.has(part.split(" ")[0] ?? ""));
    expect({ index, name, parts: mine.sort() }).toEqual({ index, name, parts: due.sort() });
    for (const part of due) seen.add(part);
    expect(await db.folderPart.count({ where: { part: { role: "admin" } } })).toBe(0);
  }
  expect(seen.size).toBeGreaterThan(12); // else the numbers were no good
});

type Ground = { model: Model; owner: Person; people: Person[]; pick: ReturnType<typeof chance> };

function stepsOn({ model, owner, people, pick }: Ground): Record<string, () => Promise<void>> {
  const aRole = () => pick(["reviewer", "manager", "owner"] as const) ?? "reviewer";
  const aContract = () => pick([...model.places.keys()].filter((id) => !model.trashed.has(id)));
  return {
    folder: async () => {
      const outer = pick([...model.folders].filter(([, { parentId }]) => !parentId).map(([id]) => id));
      if (model.folders.size >= 5) return;
      const id = await folderOf(owner, "Folder", outer ?? undefined);
      model.folders.set(id, { parentId: outer ?? null, teams: new Map() });
    },
    team: async () => {
      if (model.teams.size < 4) model.teams.set(await teamOf(owner), new Set([owner.actor.userId]));
    },
    join: async () => {
      const [teamId, who] = [pick(model.teams.keys()), pick(people)];
      if (!teamId || !who || model.teams.get(teamId)?.has(who.actor.userId)) return;
      await addMember(owner.actor, teamId, { email: who.email });
      model.teams.get(teamId)?.add(who.actor.userId);
    },
    leave: async () => {
      const [teamId, who] = [pick(model.teams.keys()), pick(people)];
      if (!teamId || !who || !model.teams.get(teamId)?.has(who.actor.userId)) return;
      await takeOut(owner, teamId, who);
      model.teams.get(teamId)?.delete(who.actor.userId);
    },
    give: async () => {
      const [folderId, teamId, role] = [pick(model.folders.keys()), pick(model.teams.keys()), aRole()];
      if (!folderId || !teamId) return;
      await give(owner, folderId, teamId, role);
      model.folders.get(folderId)?.teams.set(teamId, role);
    },
    take: async () => {
      const folderId = pick(model.folders.keys()) ?? "";
      const teamId = pick(model.folders.get(folderId)?.teams.keys() ?? []);
      if (!teamId) return;
      await removeFolderTeam(owner.actor, { folderId, teamId });
      model.folders.get(folderId)?.teams.delete(teamId);
    },
    move: async () => {
      const [contractId, folderId] = [aContract(), pick([null, ...model.folders.keys(), ...model.folders.keys()])];
      if (!contractId) return;
      await move(owner.actor, [contractId], folderId ?? null);
      model.places.set(contractId, folderId ?? null);
    },
    trash: async () => {
      const contractId = aContract();
      if (!contractId || model.trashed.size > 0) return;
      await trashContract(owner.actor, contractId);
      model.trashed.add(contractId);
    },
    restore: async () => {
      const contractId = pick(model.trashed);
      if (!contractId) return;
      await undeleteContract(owner.actor, contractId);
      model.trashed.delete(contractId);
    },
    ...rareSteps({ model, owner, people, pick }, aContract),
  };
}

function rareSteps({ model, owner, people, pick }: Ground, aContract: () => string | undefined) {
  return {
    share: async () => {
      const [contractId, who, role] = [aContract(), pick(people), pick(["reviewer", "manager"] as const)];
      if (!contractId || !who || !role || model.direct.get(contractId)?.has(who.actor.userId)) return;
      const { id } = await invite(owner.actor, contractId, { email: who.email, role, origin: "http://localhost:3000" });
      await acceptInvitation(id, {}, { actor: who.actor, client: { userAgent: "tests", language: "en" } });
      model.direct.get(contractId)?.set(who.actor.userId, role);
    },
    unshare: async () => {
      const contractId = aContract() ?? "";
      const userId = pick(model.direct.get(contractId)?.keys() ?? []);
      if (!userId) return;
      const part = await db.collaborator.findUniqueOrThrow({ where: { contractId_userId: { contractId, userId } } });
      await removeCollaborator(owner.actor, contractId, part.id);
      model.direct.get(contractId)?.delete(userId);
    },
    dropFolder: async () => {
      const folderId = model.folders.size > 3 ? pick(model.folders.keys()) : undefined;
      if (!folderId) return;
      await deleteFolder(owner.actor, folderId);
      const gone = [...model.folders].filter(([id, { parentId }]) => id === folderId || parentId === folderId);
      for (const [id] of gone) model.folders.delete(id);
      for (const [contractId, place] of model.places)
        if (place !== null && !model.folders.has(place)) model.places.set(contractId, null);
    },
    dropTeam: async () => {
      const teamId = model.teams.size > 2 ? pick(model.teams.keys()) : undefined;
      if (!teamId) return;
      await deleteTeam(owner.actor, teamId);
      model.teams.delete(teamId);
      for (const { teams } of model.folders.values()) teams.delete(teamId);
    },
  };
}
