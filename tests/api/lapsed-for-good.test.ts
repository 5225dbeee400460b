/** What somebody opened on a contract stays closed once they lost their part in it, also if they come back. */
import { beforeEach, describe, expect, test } from "vitest";
import { DELETE as remove } from "@/app/api/contracts/[contractId]/collaborators/[collaboratorId]/route";
import { deleteFolder } from "@/lib/folders/folders";
import { addMember } from "@/lib/folders/teams";
import { trashContract, undeleteContract } from "@/lib/contracts/trash/trash";
import { db } from "@/lib/platform/db";
import { folderOf, give, move, takeOut, teamOf } from "../access/folder-stage";
import { call } from "../support/api";
import { resetDatabase } from "../support/database";
import { join, person, type Person } from "../support/factories";
import { guestWith, secretOf, sendLease } from "./guests-stage";
import { accepted, invited, linkToken, listOpen, newAddress, post, resent } from "./invitations-stage";

let owner: Person;
let leaver: Person;
let lease: Awaited<ReturnType<typeof sendLease>>;
beforeEach(async () => {
  await resetDatabase();
  [owner, leaver] = [await person("Owner"), await person("Leaver")];
  lease = await sendLease(owner);
});

const code = async (answer: Response) => [answer.status, ((await answer.json()) as { code?: string }).code];

/** An invitation and a guest's link of the leaver's, and the same of the owner's, which stay. */
async function opened() {
  const { contractId } = lease;
  const invitation = await invited(leaver, contractId, { email: newAddress() });
  const guest = guestWith(secretOf((await (await lease.making({}, leaver.token)).json()) as { link: string }));
  const own = {
    token: linkToken(await invited(owner, contractId, { email: newAddress() })),
    guest: await lease.guest(),
  };
  expect((await guest.view()).status).toBe(200);
  const isExpired = async () =>
    ((await listOpen(owner, contractId)) as { id: string; isExpired: boolean }[]).find(({ id }) => id === invitation.id)
      ?.isExpired;
  return { invitation, token: linkToken(invitation), guest, isExpired, own };
}

async function expectClosed({ invitation, token, guest, isExpired, own }: Awaited<ReturnType<typeof opened>>) {
  expect(await isExpired()).toBe(true);
  expect(await code(await accepted(token))).toEqual([404, "invitationExpired"]);
  expect((await guest.view()).status).toBe(404);
  expect((await guest.reply({ comments: [{ start: 0, text: "Late" }] })).status).toBe(404);
  expect((await own.guest.view()).status).toBe(200);
  expect((await accepted(own.token)).status).toBe(201);
  const again = (await (await resent(leaver, invitation.id)).json()) as { link: string };
  expect((await accepted(linkToken(again))).status).toBe(201);
  const made = (await (await lease.making({}, leaver.token)).json()) as { link: string };
  expect((await guestWith(secretOf(made)).view()).status).toBe(200);
}

test("what was taken out of the contract and invited again (B-16.9, B-41.3)", async () => {
  const { contractId } = lease;
  await join(contractId, leaver, "manager");
  const before = await opened();
  const where = { contractId_userId: { contractId, userId: leaver.actor.userId } };
  const { id: collaboratorId } = await db.collaborator.findUniqueOrThrow({ where });
  const params = { contractId, collaboratorId };
  expect((await call(remove, { method: "DELETE", params, token: owner.token })).status).toBe(204);
  expect((await before.guest.view()).status).toBe(404);
  await join(contractId, leaver, "manager");
  await expectClosed(before);
});

describe("a manager by a team's role in a folder", () => {
  let folderId: string;
  let teamId: string;
  beforeEach(async () => {
    [folderId, teamId] = [await folderOf(owner), await teamOf(owner, [leaver])];
    await give(owner, folderId, teamId, "manager");
    await move(owner.actor, [lease.contractId], folderId);
  });

  test("who left the team and came back (B-16.9, B-32.4, B-41.3)", async () => {
    const before = await opened();
    await takeOut(owner, teamId, leaver);
    await addMember(owner.actor, teamId, { email: leaver.email });
    await expectClosed(before);
  });

  test("whose team's role fell and rose (B-16.9, B-32.4, B-41.3)", async () => {
    const before = await opened();
    await give(owner, folderId, teamId, "reviewer");
    await give(owner, folderId, teamId, "manager");
    await expectClosed(before);
  });

  test("whose folder is gone, or from whose folder the contract was moved (B-16.9, B-32.7, B-41.3)", async () => {
    const before = await opened();
    await move(owner.actor, [lease.contractId], null);
    await move(owner.actor, [lease.contractId], folderId);
    await expectClosed(before);
    const again = await opened();
    await deleteFolder(owner.actor, folderId);
    await join(lease.contractId, leaver, "manager");
    await expectClosed(again);
  });

  test("doesn't invite themselves, so that they stay; somebody else does (B-16.2, B-32.4)", async () => {
    const { contractId } = lease;
    expect(await code(await post(leaver, contractId, { email: leaver.email, role: "manager" }))).toEqual([
      409,
      "alreadyCollaborator",
    ]);
    const offered = (await (await post(owner, contractId, { email: leaver.email })).json()) as { link: string };
    expect((await accepted(linkToken(offered), { token: leaver.token, body: {} })).status).toBe(201);
    await takeOut(owner, teamId, leaver);
    const where = { contractId, userId: leaver.actor.userId };
    expect(await db.collaborator.findMany({ where, select: { role: true } })).toEqual([{ role: "reviewer" }]);
  });

  test("keeps what they opened while others come and go, and their invitations while the contract is in the trash", async () => {
    const other = await person("Other");
    const { token, guest, isExpired } = await opened();
    await addMember(owner.actor, teamId, { email: other.email });
    await takeOut(owner, teamId, other);
    expect([await isExpired(), (await guest.view()).status]).toEqual([false, 200]);
    await trashContract(owner.actor, lease.contractId);
    await addMember(owner.actor, teamId, { email: other.email });
    await undeleteContract(owner.actor, lease.contractId);
    expect([await isExpired(), (await guest.view()).status]).toEqual([false, 404]); // links end with the trash (B-41.3)
    expect((await accepted(token)).status).toBe(201);
  });

  test("who left the team while the contract was in the trash (B-16.9)", async () => {
    const before = await opened();
    await trashContract(owner.actor, lease.contractId);
    await takeOut(owner, teamId, leaver);
    await undeleteContract(owner.actor, lease.contractId);
    await addMember(owner.actor, teamId, { email: leaver.email });
    expect(await code(await accepted(before.token))).toEqual([404, "invitationExpired"]);
  });
});
