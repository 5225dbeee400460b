/** Two changes at once, on connections of their own: nobody keeps a part that no role gives (B-32.4). */
import { beforeEach, expect, test } from "vitest";
import { trashContract, undeleteContract } from "@/lib/contracts/trash/trash";
import { removeFolderTeam } from "@/lib/folders/folder-teams";
import { deleteFolder } from "@/lib/folders/folders";
import { db } from "@/lib/platform/db";
import { ask, folderOf, give, move, takeOut, teamOf } from "../access/folder-stage";
import { resetDatabase } from "../support/database";
import { createContract, person, type Person } from "../support/factories";

let owner: Person;
let member: Person;
beforeEach(async () => {
  await resetDatabase();
  owner = await person("Owner", "user");
  member = await person("Member");
});

const TIMES = 6;
type Ground = { folderId: string; teamId: string; contractIds: string[] };

async function ground(): Promise<Ground> {
  const [folderId, teamId] = [await folderOf(owner), await teamOf(owner, [member])];
  await give(owner, folderId, teamId, "reviewer");
  const contractIds: string[] = [];
  for (let index = 0; index < 3; index += 1) contractIds.push((await createContract(owner)).contractId);
  return { folderId, teamId, contractIds };
}

const ENDS: Record<string, (ground: Ground) => Promise<void>> = {
  "the member leaves": ({ teamId }) => takeOut(owner, teamId, member),
  "the team goes": ({ folderId, teamId }) => removeFolderTeam(owner.actor, { folderId, teamId }),
  "the folder goes": ({ folderId }) => deleteFolder(owner.actor, folderId),
};

test.each(Object.entries(ENDS))("while contracts come in, %s", async (_, end) => {
  for (let round = 0; round < TIMES; round += 1) {
    const stage = await ground();
    const moves = stage.contractIds.map((id) => move(owner.actor, [id], stage.folderId));
    const outcomes = await Promise.allSettled([...moves.slice(0, 2), end(stage), ...moves.slice(2)]);
    // a folder that is gone by then takes nothing in
    for (const outcome of outcomes)
      if (outcome.status === "rejected") expect(outcome.reason).toMatchObject({ key: "folderNotFound" });
    expect(await db.collaborator.count({ where: { userId: member.actor.userId } })).toBe(0);
  }
});

test("while a contract goes into the trash or comes back, the member leaves", async () => {
  for (let round = 0; round < TIMES; round += 1) {
    const { folderId, teamId, contractIds } = await ground();
    await move(owner.actor, contractIds, folderId);
    const [one = "", other = ""] = contractIds;
    await trashContract(owner.actor, other);
    await Promise.all([
      trashContract(owner.actor, one),
      takeOut(owner, teamId, member),
      undeleteContract(owner.actor, other),
    ]);
    expect(await db.collaborator.count({ where: { userId: member.actor.userId } })).toBe(0);
    expect(await db.trashedPart.count({ where: { userId: member.actor.userId } })).toBe(0);
    expect(await db.collaborator.count({ where: { contractId: one } })).toBe(0);
  }
});

test("of two who add the same person at once, one does", async () => {
  const [other, teamId] = [await person("Other"), await teamOf(owner)];
  const add = () => ask("POST /teams/[teamId]/members", owner, { params: { teamId }, body: { email: other.email } });
  const answers = await Promise.all([add(), add()]);
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
});
