/** What a stranger shared from an account in somebody's name, once that person proves the address (B-3.6). */
import { beforeEach, expect, test } from "vitest";
import { POST as confirmAddress } from "@/app/api/admin/users/[userId]/verify-email/route";
import { POST as verify } from "@/app/api/auth/verify-email/route";
import { db } from "@/lib/platform/db";
import { newId } from "@/lib/platform/ids";
import { ask, folderOf, give, move, teamOf } from "../access/folder-stage";
import { call } from "../support/api";
import { resetDatabase } from "../support/database";
import { createContract, join, person, type Person } from "../support/factories";
import { lettersTo, mailedTo, stranger, type Stranger } from "../support/planted";

let admin: Person;
let accomplice: Person;
beforeEach(async () => {
  await resetDatabase();
  [admin, accomplice] = [await person("Admin", "admin"), await person("Accomplice")];
});

/** A playbook, a view, a team and a folder, all open to the accomplice, with a contract in it. */
async function shared(owner: Person, to: Person) {
  const [bookId, viewId, createdAt] = [newId(), newId(), new Date()];
  const { userId } = to.actor;
  const { contractId } = await createContract(owner, { name: "Theirs" });
  const { contractId: direct } = await createContract(owner);
  await join(direct, to, "reviewer");
  await db.positionBook.create({
    data: { id: bookId, ownerId: owner.actor.userId, name: "Ours", side: "buy", language: "en", positions: "[]" },
  });
  await db.positionReader.create({ data: { id: newId(), bookId, userId } });
  await db.answerView.create({
    data: { id: viewId, ownerId: owner.actor.userId, name: "View", query: "{}", createdAt },
  });
  await db.answerViewReader.create({ data: { id: newId(), viewId, userId } });
  const folderId = await folderOf(owner);
  await give(owner, folderId, await teamOf(owner, [to]), "manager");
  await move(owner.actor, [contractId], folderId);
  return { contractId, direct, folderId };
}

const left = async () => ({
  books: await db.positionReader.count(),
  views: await db.answerViewReader.count(),
  members: await db.teamMember.count(),
  roles: await db.folderTeam.count(),
});
const reads = async (who: Person, contractId: string) =>
  (await ask("GET /contracts/[contractId]", who, { params: { contractId } })).status;
async function prove({ email }: Stranger, token?: string): Promise<void> {
  const body = {
    token: await mailedTo(email, "/verify-email\\?token="),
    ...(token ? {} : { password: "my own words 1" }),
  };
  expect((await call(verify, { method: "POST", body, ...(token ? { token } : {}) })).status).toBe(200);
}

test("whoever proves it from elsewhere shows nothing to those whom the stranger chose, and is told (B-3.6)", async () => {
  const who = await stranger();
  const { contractId, direct, folderId } = await shared(who, accomplice);
  expect(await reads(accomplice, contractId)).toBe(200);
  await prove(who);
  expect(await left()).toEqual({ books: 0, views: 0, members: 1, roles: 0 });
  expect([await reads(accomplice, contractId), await reads(accomplice, direct)]).toEqual([404, 200]);
  expect(await db.contract.count({ where: { id: contractId, folderId } })).toBe(1);
  expect((await lettersTo(who.email)).at(-1)?.text).toContain("shared with nobody any more");
  const { detail } = await db.auditEvent.findFirstOrThrow({ where: { action: "account.emailVerified" } });
  expect(JSON.parse(detail)).toMatchObject({ cleared: { shared: 4 } });
});

test("so does somebody for whom an administrator vouches (B-3.6)", async () => {
  const who = await stranger();
  const { contractId } = await shared(who, accomplice);
  const params = { userId: who.actor.userId };
  expect((await call(confirmAddress, { method: "POST", token: admin.token, params })).status).toBe(200);
  expect(await reads(accomplice, contractId)).toBe(404);
});

test("whoever proves it in their own session keeps what they shared, and so do others (B-3.6)", async () => {
  const [who, other] = [await stranger(), await person("Other")];
  const [own, others] = [await shared(who, accomplice), await shared(other, accomplice)];
  await prove(who, who.token);
  expect([await reads(accomplice, own.contractId), await reads(accomplice, others.contractId)]).toEqual([200, 200]);
  expect((await lettersTo(who.email)).at(-1)?.text).not.toContain("shared with nobody any more");
});
