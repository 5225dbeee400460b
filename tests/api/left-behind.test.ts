/** What somebody set going in a contract, once they have no part in it any more; beside what still works. */
import { beforeEach, describe, expect, test } from "vitest";
import { PUT as activity } from "@/app/api/admin/users/[userId]/active/route";
import { DELETE as remove } from "@/app/api/contracts/[contractId]/collaborators/[collaboratorId]/route";
import { GET as rounds } from "@/app/api/contracts/[contractId]/rounds/route";
import { POST as upload } from "@/app/api/contracts/upload/route";
import { GET as content } from "@/app/api/files/[fileId]/content/route";
import { GET as download } from "@/app/api/files/download/[fileId]/route";
import { GET as pending } from "@/app/api/invitations/pending/route";
import { db } from "@/lib/platform/db";
import { call } from "../support/api";
import { resetDatabase } from "../support/database";
import { join, person, type Person } from "../support/factories";
import { guestWith, secretOf, sendLease } from "./guests-stage";
import { accepted, invited, linkToken, listOpen, mailedTo, newAddress, resent, seen } from "./invitations-stage";
import { sentFile } from "./rounds-stage";

const RENT = { start: 0, before: "The rent is 100 dollars a month.", after: "The rent is 90 dollars a month." };

let owner: Person;
let leaver: Person;
let lease: Awaited<ReturnType<typeof sendLease>>;
beforeEach(async () => {
  await resetDatabase();
  [owner, leaver] = [await person("Owner"), await person("Leaver")];
  lease = await sendLease(owner);
  await join(lease.contractId, leaver, "manager");
});

async function takeOut(who: Person): Promise<void> {
  const { contractId } = lease;
  const where = { contractId_userId: { contractId, userId: who.actor.userId } };
  const { id: collaboratorId } = await db.collaborator.findUniqueOrThrow({ where });
  const params = { contractId, collaboratorId };
  expect((await call(remove, { method: "DELETE", params, token: owner.token })).status).toBe(204);
}

describe("a file that came in by somebody's link", () => {
  const opens = async ({ token }: Person, fileId: string) => [
    (await call(download, { params: { fileId }, token })).status,
    (await call(content, { params: { fileId }, token })).status,
  ];
  const madeOf = ({ token }: Person, fileId: string) =>
    call(upload, { method: "POST", token, body: { name: "Mine", type: "Other", fileId } });

  async function replied(): Promise<string> {
    const made = await (await lease.making({}, leaver.token)).json();
    expect((await guestWith(secretOf(made)).reply({ changes: [RENT] })).status).toBe(200);
    const listed = await (await call(rounds, { params: { contractId: lease.contractId }, token: leaver.token })).json();
    return listed.find(({ kind }: { kind: string }) => kind === "returned").fileId;
  }

  test("is closed to them once they left the contract, though it counts as theirs (B-8.12)", async () => {
    const fileId = await replied();
    expect(await db.storedFile.count({ where: { id: fileId, ownerId: leaver.actor.userId } })).toBe(1);
    expect(await opens(leaver, fileId)).toEqual([200, 200]);
    await takeOut(leaver);
    expect(await opens(leaver, fileId)).toEqual([404, 404]);
    expect((await madeOf(leaver, fileId)).status).toBe(404);
    expect(await opens(owner, fileId)).toEqual([200, 200]);
  });

  test("is another's to make a contract of, and one's own upload one's own, whoever left what (B-8.12)", async () => {
    const fileId = await replied();
    expect((await madeOf(leaver, fileId)).status).toBe(201);
    const own = await sentFile("own.txt", "LEASE\n\n1. Rent. The Tenant shall pay.", leaver);
    await takeOut(leaver);
    expect(await opens(leaver, own)).toEqual([200, 200]);
    expect((await madeOf(leaver, own)).status).toBe(201);
    expect(await opens(leaver, own)).toEqual([200, 200]);
    expect(await opens(owner, own)).toEqual([404, 404]);
  });
});

describe("an invitation", () => {
  const shown = async ({ token }: Person) => (await call(pending, { token })).json();
  const code = async (answer: Response) => [answer.status, ((await answer.json()) as { code?: string }).code];

  test("lapses when whoever sent it may invite nobody any more, until it is sent again (B-16.9)", async () => {
    const friend = await person("Friend");
    const [known, newcomer] = [friend.email, newAddress()];
    const { id } = await invited(leaver, lease.contractId, { email: known });
    const copied = linkToken(await invited(leaver, lease.contractId, { email: newcomer, role: "manager" }));
    const mailed = await mailedTo(newcomer);
    expect((await seen(copied)).status).toBe(200);
    expect(await shown(friend)).toHaveLength(1);
    const expired = async () =>
      (await listOpen(owner, lease.contractId)).map(({ isExpired }: { isExpired: boolean }) => isExpired);
    expect(await expired()).toEqual([false, false]);
    await takeOut(leaver);
    expect(await expired()).toEqual([true, true]);
    for (const token of [copied, mailed]) {
      expect(await code(await seen(token))).toEqual([404, "invitationRevoked"]);
      expect(await code(await accepted(token))).toEqual([404, "invitationRevoked"]);
    }
    expect(await shown(friend)).toEqual([]);
    expect(await code(await accepted(id, { token: friend.token, body: {} }))).toEqual([404, "invitationRevoked"]);
    expect(await db.user.count({ where: { email: newcomer } })).toBe(0);

    const again = await (await resent(owner, id)).json();
    expect(await shown(friend)).toHaveLength(1);
    expect((await expired()).filter(Boolean)).toHaveLength(1);
    expect((await accepted(linkToken(again), { token: friend.token, body: {} })).status).toBe(201);
  });

  test("of a deactivated account opens nothing, and opens once the account does (B-38.4)", async () => {
    const admin = await person("Admin", "admin");
    const set = (active: boolean) =>
      call(activity, { method: "PUT", token: admin.token, params: { userId: leaver.actor.userId }, body: { active } });
    const token = linkToken(await invited(leaver, lease.contractId, { email: newAddress() }));
    expect((await set(false)).status).toBe(200);
    expect(await code(await accepted(token))).toEqual([404, "invitationRevoked"]);
    expect((await set(true)).status).toBe(200);
    expect((await accepted(token)).status).toBe(201);
  });
});
