/** Who can see a contract, what folders have room for, what a deleted account leaves, and the people of a contract. */
import { beforeEach, describe, expect, test } from "vitest";
import { deleteUser } from "@/lib/people/accounts/administration/admin-users";
import { listCollaborators, removeCollaborator } from "@/lib/people/collaboration/collaborators";
import { invite } from "@/lib/people/collaboration/invitations";
import { acceptInvitation } from "@/lib/people/collaboration/acceptance";
import { contractVisibility } from "@/lib/folders/visibility";
import { deleteTeam, renameTeam } from "@/lib/folders/teams";
import { db } from "@/lib/platform/db";
import { newId } from "@/lib/platform/ids";
import { runDueJobs } from "@/lib/platform/jobs/queue";
import { jobGivenUp, jobHandlers } from "@/lib/server/jobs/handlers";
import { ask, folderOf, give, move, takeOut, teamOf } from "../access/folder-stage";
import { resetDatabase } from "../support/database";
import { createContract, join, person, type Person } from "../support/factories";

let owner: Person;
let member: Person;
beforeEach(async () => {
  await resetDatabase();
  owner = await person("Owner", "user");
  member = await person("Member");
});

describe("one sentence says who can see a contract (B-32.9)", () => {
  const sentence = async (who: Person, contractId: string) =>
    (await contractVisibility(who.actor, contractId)).sentence;

  test("alone, with others, by teams and by a folder's owner, each once", async () => {
    const { contractId } = await createContract(owner);
    expect(await sentence(owner, contractId)).toBe("Only you");
    await join(contractId, await person("Bat"), "reviewer");
    expect(await sentence(owner, contractId)).toBe("You and Bat");
    const folderId = await folderOf(owner);
    const people = [member, await person("Ann"), await person("Cem")];
    await give(owner, folderId, await teamOf(owner, people), "reviewer");
    await give(owner, folderId, await teamOf(owner, [member], "Zoning"), "manager");
    await move(owner.actor, [contractId], folderId);
    expect(await sentence(owner, contractId)).toBe("You, Bat and 3 people of Legal (folder Suppliers)");
    expect(await sentence(member, contractId)).toBe("You, Owner, Bat and 2 people of Legal (folder Suppliers)");
    for (const name of ["Dulam", "Enkh", "Fox"]) await join(contractId, await person(name), "reviewer");
    expect(await contractVisibility(owner.actor, contractId)).toMatchObject({
      sentence: "You, Bat, Dulam, Enkh, 1 other and 3 people of Legal (folder Suppliers)",
      peopleCount: 8,
      directCount: 4,
      byTeams: [{ name: "Legal", count: 3 }],
    });
  });

  test.each([
    ["ru", "Вы, Bat и 1 человек из команды «Legal» (папка «Suppliers»)"],
    ["mn", "Та, Bat, “Legal” багийн 1 хүн (“Suppliers” хавтас)"],
  ] as const)("in %s", async (language, expected) => {
    const { contractId } = await createContract(owner);
    await join(contractId, await person("Bat"), "reviewer");
    const folderId = await folderOf(owner);
    await give(owner, folderId, await teamOf(owner, [member]), "reviewer");
    await move(owner.actor, [contractId], folderId);
    expect((await contractVisibility({ ...owner.actor, language }, contractId)).sentence).toBe(expected);
  });

  test("the host of the folder is named, and nobody learns of it who can't see the contract", async () => {
    const [host, { contractId }] = [await person("Host"), await createContract(owner)];
    const folderId = await folderOf(host);
    await give(host, folderId, await teamOf(host, [owner]), "manager");
    await move(owner.actor, [contractId], folderId);
    expect(await sentence(owner, contractId)).toBe("You and Host (folder Suppliers)");
    const params = { contractId };
    expect((await ask("GET /contracts/[contractId]/visibility", member, { params })).status).toBe(404);
  });
});

describe("the people of a contract", () => {
  test("by its folder are shown as such, and can't be removed or leave there; an invitation gives them more (B-32.4)", async () => {
    const { contractId } = await createContract(owner);
    const [folderId, teamId] = [await folderOf(owner), await teamOf(owner, [member])];
    await give(owner, folderId, teamId, "reviewer");
    await move(owner.actor, [contractId], folderId);
    const own = async () =>
      (await listCollaborators(owner.actor, contractId, {})).items.find(({ userId }) => userId === member.actor.userId);
    const part = await own();
    expect(part).toMatchObject({ role: "reviewer", isByFolder: true });
    for (const who of [owner, member])
      await expect(removeCollaborator(who.actor, contractId, part?.id ?? "")).rejects.toMatchObject({
        key: "partByFolder",
      });
    const offer = { email: member.email, role: "manager" as const, origin: "http://localhost:3000" };
    const { id } = await invite(owner.actor, contractId, offer);
    const pending = await ask("GET /invitations/pending", member);
    expect(await pending.json()).toMatchObject([{ id }]);
    await acceptInvitation(id, {}, { actor: member.actor, client: { userAgent: "tests", language: "en" } });
    expect(await own()).toMatchObject({ id: part?.id, role: "manager", isByFolder: false });
    await takeOut(owner, teamId, member);
    expect(await own()).toMatchObject({ id: part?.id, role: "manager", isByFolder: false });
  });

  test("enter registers of counterparties by one job a folder (B-32.8)", async () => {
    const { contractId } = await createContract(owner, {
      html: "<p>This Agreement is made between Acme Ltd (the Buyer) and Brightwater LLC (the Supplier).</p>",
    });
    const folderId = await folderOf(owner);
    await move(owner.actor, [contractId], folderId);
    await give(owner, folderId, await teamOf(owner, [member]), "reviewer");
    expect(await db.job.count({ where: { name: "registerFolder" } })).toBe(1);
    await runDueJobs(jobHandlers, jobGivenUp);
    expect(await db.job.count({ where: { name: "registerFolder", doneAt: null } })).toBe(0);
  });
});

describe("there is room for (B-32.6)", () => {
  test("so many folders, teams, members and teams in a folder", async () => {
    const [ownerId, createdAt] = [owner.actor.userId, new Date()];
    const many = (count: number) =>
      Array.from({ length: count }, () => ({ id: newId(), name: "x", ownerId, createdAt }));
    await db.folder.createMany({ data: many(200) });
    await db.team.createMany({ data: many(100) });
    const body = { name: "One more" };
    expect(await (await ask("POST /folders", owner, { body })).json()).toMatchObject({ code: "foldersFull" });
    expect(await (await ask("POST /teams", owner, { body })).json()).toMatchObject({ code: "teamsFull" });
    const host = await person("Host");
    const [folderId, teamId] = [await folderOf(host), await teamOf(host)];
    const teams = await db.team.findMany({ where: { ownerId }, take: 20 });
    await db.folderTeam.createMany({ data: teams.map(({ id }) => ({ id, folderId, teamId: id, role: "reviewer" })) });
    await expect(give(host, folderId, teamId, "reviewer")).rejects.toMatchObject({ key: "folderFull" });
    const users = Array.from({ length: 199 }, (_, index) => `u${index}`);
    await db.user.createMany({ data: users.map((id) => ({ id, name: id, email: `${id}@x.test`, passwordHash: "" })) });
    await db.teamMember.createMany({ data: users.map((id) => ({ id, teamId, userId: id, createdAt })) });
    const add = { params: { teamId }, body: { email: member.email } };
    expect(await (await ask("POST /teams/[teamId]/members", host, add)).json()).toMatchObject({ code: "teamFull" });
  });

  test("so many parts by a folder, and by a team over its folders; what is refused changes nothing", async () => {
    const [teamId, folderIds] = [await teamOf(owner), [await folderOf(owner), await folderOf(owner, "Buyers")]];
    const users = Array.from({ length: 101 }, (_, index) => `u${index}`);
    await db.user.createMany({ data: users.map((id) => ({ id, name: id, email: `${id}@x.test`, passwordHash: "" })) });
    await db.teamMember.createMany({ data: users.map((id) => ({ id, teamId, userId: id, createdAt: new Date() })) });
    for (const [at, folderId] of folderIds.entries()) {
      const rows = Array.from({ length: 71 }, (_, index) => ({ id: `c${at}-${index}`, name: "x", folderId }));
      await db.contract.createMany({ data: rows });
      await db.collaborator.createMany({
        data: rows.map(({ id }) => ({
          ...{ id, contractId: id, userId: owner.actor.userId, role: "admin", contractUploadedAt: new Date() },
        })),
      });
    }
    await give(owner, folderIds[0] ?? "", teamId, "reviewer");
    const before = await db.collaborator.count();
    await expect(give(owner, folderIds[1] ?? "", teamId, "reviewer")).rejects.toMatchObject({ key: "tooManyParts" });
    expect([await db.collaborator.count(), await db.folderTeam.count()]).toEqual([before, 1]);
    await deleteTeam(owner.actor, teamId);
    expect(await db.collaborator.count()).toBe(142);
  });
});

describe("an account that is deleted (B-32.10)", () => {
  test("leaves its team to the longest-standing member, its folder to one who is owner there, else manager", async () => {
    const [admin, host, other] = [await person("Admin", "admin"), await person("Host"), await person("Other")];
    const folderId = await folderOf(host);
    const inner = await folderOf(host, "Inner", folderId);
    const managers = await teamOf(host, [other], "Managers");
    await give(host, folderId, managers, "manager");
    const owners = await teamOf(host, [member], "Owners");
    await give(host, folderId, owners, "owner");
    await renameTeam(host.actor, owners, { name: "The owners" });
    await deleteUser(admin.actor, host.actor.userId);
    const folders = await db.folder.findMany({ orderBy: { name: "asc" } });
    expect(folders).toMatchObject([
      { id: inner, ownerId: member.actor.userId },
      { id: folderId, ownerId: member.actor.userId },
    ]);
    expect(await db.team.findUnique({ where: { id: managers } })).toMatchObject({ ownerId: other.actor.userId });
    const trail = await db.auditEvent.findMany({ where: { action: { in: ["folder.passedOn", "team.passedOn"] } } });
    expect(trail.map(({ detail }) => JSON.parse(detail) as object)).toEqual(
      expect.arrayContaining([
        { folderId, name: "Suppliers", to: "Member" },
        { teamId: managers, name: "Managers", to: "Other" },
        { teamId: owners, name: "The owners", to: "Member" },
      ]),
    );
  });

  test("takes folders and teams along that nobody can take over; an administrator gets none of them", async () => {
    const [admin, host] = [await person("Admin", "admin"), await person("Host")];
    const { contractId } = await createContract(owner);
    const folderId = await folderOf(host);
    await give(host, folderId, await teamOf(host, [owner]), "manager");
    await move(owner.actor, [contractId], folderId);
    await give(host, folderId, await teamOf(host, [member], "Readers"), "reviewer");
    await takeOut(host, (await db.team.findFirstOrThrow({ where: { name: "Legal" } })).id, owner);
    await deleteUser(admin.actor, host.actor.userId);
    expect([await db.folder.count(), await db.team.count()]).toEqual([0, 1]);
    expect(await db.collaborator.findMany({ where: { contractId } })).toMatchObject([{ userId: owner.actor.userId }]);
    expect(await db.contract.findUnique({ where: { id: contractId } })).toMatchObject({ folderId: null });
  });
});
