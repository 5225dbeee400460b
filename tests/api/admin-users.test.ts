import { beforeEach, describe, expect, test } from "vitest";
import { POST as registerRoute } from "@/app/api/auth/register/route";
import { GET as profile } from "@/app/api/auth/profile/route";
import { DELETE as remove, GET as one } from "@/app/api/admin/users/[userId]/route";
import { PUT as role } from "@/app/api/admin/users/[userId]/role/route";
import { GET as list } from "@/app/api/admin/users/route";
import { appointAdministrator, changeRole, deleteUser } from "@/lib/people/accounts/administration/admin-users";
import { getContract } from "@/lib/contracts/contracts";
import { getVersion } from "@/lib/contracts/versions/versions";
import { verifyChains } from "@/lib/audit/audit";
import { db } from "@/lib/platform/db";
import { newId } from "@/lib/platform/ids";
import { call } from "../support/api";
import { resetDatabase } from "../support/database";
import { createContract, join, PASSWORD, person, type Person } from "../support/factories";
import { isLong } from "../support/form";

let admin: Person;
beforeEach(async () => {
  await resetDatabase();
  admin = await person("Admin", "admin");
});

const listed = (who: Person, query = "") => call(list, { token: who.token, path: `/api/admin/users${query}` });
const details = (who: Person, whom: Person) => call(one, { token: who.token, params: { userId: whom.actor.userId } });
const deleted = (who: Person, whom: Person) =>
  call(remove, { method: "DELETE", token: who.token, params: { userId: whom.actor.userId } });
const given = (who: Person, whom: Person, wanted: unknown) =>
  call(role, { method: "PUT", token: who.token, params: { userId: whom.actor.userId }, body: { role: wanted } });
const namesIn = async (response: Response) => ((await response.json()) as { name: string }[]).map(({ name }) => name);
const rolesOn = async (contractId: string) =>
  Object.fromEntries(
    (await db.collaborator.findMany({ where: { contractId }, include: { user: true } })).map((row) => [
      row.user.name,
      row.role,
    ]),
  );
const statuses = (answers: Response[]) => answers.map(({ status }) => status).sort();

describe("the list", () => {
  test("answers every user as an array, newest first, without secrets", async () => {
    const { actor, email } = await person("Болд");
    const response = await listed(admin);
    expect(response.status).toBe(200);
    const users = await response.json();
    expect(users.map(({ name }: { name: string }) => name)).toEqual(["Болд", "Admin"]);
    expect(users[0]).toEqual({
      id: actor.userId,
      name: "Болд",
      email,
      emailVerified: true,
      systemRole: "user",
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
      usage: { usedBytes: 0, contracts: 0 },
      hasSecondFactor: false,
      deactivation: null,
    });
  });

  test("is searched by name and email, Cyrillic in either case", async () => {
    await person("Өнөрмаа");
    await person("Ольга");
    for (const [search, found] of [
      ["өНӨР", ["Өнөрмаа"]],
      ["ОЛЬГ", ["Ольга"]],
      ["ADMIN.", ["Admin"]],
      ["%", []],
      ["example.com", ["Ольга", "Өнөрмаа", "Admin"]],
      ["  ", ["Ольга", "Өнөрмаа", "Admin"]],
    ] as const)
      expect(await namesIn(await listed(admin, `?search=${encodeURIComponent(search)}`)), search).toEqual(found);
  });

  test("comes a page at a time and links to the next, with and without a search", async () => {
    for (const name of ["P1", "P2", "P3", "P4"]) await person(name);
    for (const query of ["?limit=2", "?limit=2&search=p"]) {
      const seen: string[] = [];
      for (let next: string | null = query; next !== null;) {
        const response: Response = await listed(admin, next);
        seen.push(...(await namesIn(response)));
        next = /<[^?]*(\?[^>]*)>; rel="next"/.exec(response.headers.get("link") ?? "")?.[1] ?? null;
      }
      expect(seen.filter((name) => name.startsWith("P"))).toEqual(["P4", "P3", "P2", "P1"]);
    }
    expect((await listed(admin, "?cursor=nonsense")).status).toBe(400);
  });

  test("is an administrator's, like every call here, from the request after a change of role on (B-18.2, B-19.6, B-21.30)", async () => {
    const user = await person("User");
    const calls = () =>
      Promise.all([listed(user), details(user, admin), given(user, admin, "user"), deleted(user, admin)]);
    expect(statuses(await calls())).toEqual([403, 403, 403, 403]);
    expect((await given(admin, user, "admin")).status).toBe(200);
    expect((await listed(user)).status).toBe(200);
    expect((await given(admin, user, "user")).status).toBe(200);
    expect((await listed(user)).status).toBe(403);
  });
});

describe("a role", () => {
  test("is user or admin, and the answer is the user (B-18.2, B-21.30)", async () => {
    const user = await person("User");
    expect(await (await given(admin, user, "admin")).json()).toMatchObject({
      id: user.actor.userId,
      systemRole: "admin",
    });
    for (const wrong of ["manager", "", null, undefined]) expect((await given(admin, user, wrong)).status).toBe(400);
    expect(
      (await call(role, { method: "PUT", token: admin.token, params: { userId: "nobody" }, body: { role: "user" } }))
        .status,
    ).toBe(404);
  });

  test("of the last administrator stays (B-18.6)", async () => {
    const response = await given(admin, admin, "user");
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({ code: "lastAdministrator" });
    expect((await given(admin, admin, "admin")).status).toBe(200);
    await person("Second", "admin");
    expect((await given(admin, admin, "user")).status).toBe(200);
  });

  test("of administrator is given by whoever runs the installation, to an account that exists (B-18.8)", async () => {
    const user = await person("User");
    expect(await appointAdministrator(` ${user.email.toUpperCase()} `)).toBe(user.email);
    expect((await listed(user)).status).toBe(200);
    expect([await appointAdministrator("nobody@example.com"), await appointAdministrator("nobody")]).toEqual([
      null,
      null,
    ]);
  });

  test("two administrators who demote each other at once leave one, though both were administrators when they asked (B-18.6)", async () => {
    const second = await person("Second", "admin");
    const answers = await Promise.allSettled([
      changeRole(admin.actor, second.actor.userId, { role: "user" }),
      changeRole(second.actor, admin.actor.userId, { role: "user" }),
    ]);
    expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(answers.find(({ status }) => status === "rejected")).toMatchObject({ reason: { key: "lastAdministrator" } });
    expect(await db.user.count({ where: { systemRole: "admin" } })).toBe(1);
  });
});

describe("deleting a user", () => {
  test("ends sessions at once and frees the email (B-18.7, B-21.30)", async () => {
    const user = await person("Leaver");
    expect((await deleted(admin, user)).status).toBe(204);
    expect((await call(profile, { token: user.token })).status).toBe(401);
    expect(await db.session.count({ where: { userId: user.actor.userId } })).toBe(0);
    expect((await deleted(admin, user)).status).toBe(404);
    expect(
      (await call(registerRoute, { method: "POST", body: { name: "Again", email: user.email, password: PASSWORD } }))
        .status,
    ).toBe(201);
  });

  test("oneself is refused, and of two administrators who delete each other at once one is left (B-18.6)", async () => {
    expect(await (await deleted(admin, admin)).json()).toMatchObject({ code: "ownAccount" });
    const second = await person("Second", "admin");
    expect((await deleted(admin, admin)).status).toBe(409);
    const answers = await Promise.allSettled([
      deleteUser(admin.actor, second.actor.userId),
      deleteUser(second.actor, admin.actor.userId),
    ]);
    expect(answers.find(({ status }) => status === "rejected")).toMatchObject({ reason: { key: "lastAdministrator" } });
    expect(await db.user.count({ where: { systemRole: "admin" } })).toBe(1);
  });

  test("is refused to who was administrator when the request began and is no longer", async () => {
    const [second, user] = [await person("Second", "admin"), await person("User")];
    expect((await given(admin, second, "user")).status).toBe(200);
    expect(second.actor.systemRole).toBe("admin");
    await expect(deleteUser(second.actor, user.actor.userId)).rejects.toMatchObject({ key: "forbidden" });
    await expect(changeRole(second.actor, second.actor.userId, { role: "admin" })).rejects.toMatchObject({
      key: "forbidden",
    });
    expect((await deleted(admin, user)).status).toBe(204);
  });

  test("passes each contract to its longest-standing manager, else to the administrator, who keeps one row (B-18.7)", async () => {
    const [leaver, older, newer, reviewer] = [
      await person("Leaver"),
      await person("Older"),
      await person("Newer"),
      await person("Reviewer"),
    ];
    const managed = await createContract(leaver, { name: "Managed" });
    await join(managed.contractId, reviewer, "reviewer");
    await join(managed.contractId, newer, "manager");
    await join(managed.contractId, older, "manager");
    await db.collaborator.updateMany({
      where: { contractId: managed.contractId, userId: older.actor.userId },
      data: { createdAt: new Date(2020, 1, 1) },
    });
    const alone = await createContract(leaver, { name: "Alone", uploadedAt: new Date("2024-05-06T07:08:09.000Z") });
    const adminReviews = await createContract(leaver, { name: "Admin reviews" });
    await join(adminReviews.contractId, admin, "reviewer");
    const others = await createContract(older, { name: "Somebody else's" });
    await join(others.contractId, leaver, "manager");

    const before = await (await details(admin, leaver)).json();
    expect(before).toMatchObject({
      name: "Leaver",
      inheritance: [
        { userId: admin.actor.userId, name: "Admin", contracts: 2 },
        { userId: older.actor.userId, name: "Older", contracts: 1 },
      ],
    });
    expect((await deleted(admin, leaver)).status).toBe(204);

    expect(await rolesOn(managed.contractId)).toEqual({ Older: "admin", Newer: "manager", Reviewer: "reviewer" });
    expect(await rolesOn(alone.contractId)).toEqual({ Admin: "admin" });
    expect(await rolesOn(adminReviews.contractId)).toEqual({ Admin: "admin" });
    expect(await rolesOn(others.contractId)).toEqual({ Older: "admin" });
    expect(await getContract(admin.actor, alone.contractId)).toMatchObject({
      role: "admin",
      uploadedByName: "Leaver",
      uploadedAt: "2024-05-06T07:08:09.000Z",
    });
    expect(
      (await db.collaborator.findFirstOrThrow({ where: { contractId: alone.contractId } })).contractUploadedAt,
    ).toEqual(new Date("2024-05-06T07:08:09.000Z"));
    expect(await db.contract.count()).toBe(4);
  });

  test("keeps versions and comments with the name, and revokes the invitations that were sent (B-11.13, B-18.7)", async () => {
    const [leaver, owner] = [await person("Leaver"), await person("Owner")];
    const { contractId, version } = await createContract(leaver);
    const shared = await createContract(owner);
    const { userId: authorId } = leaver.actor;
    await db.comment.create({
      data: {
        id: newId(),
        contractId: shared.contractId,
        authorId,
        authorName: "Leaver",
        text: "Too long",
        location: '"§ 1"',
      },
    });
    const invitation = {
      contractId,
      email: "guest@example.com",
      role: "reviewer",
      invitedByName: "Leaver",
      expiresAt: new Date(Date.now() + 86_400_000),
    };
    for (const more of [
      { invitedById: authorId },
      { invitedById: authorId, acceptedAt: new Date() },
      { invitedById: owner.actor.userId },
    ])
      await db.invitation.create({ data: { id: newId(), tokenHash: newId(), ...invitation, ...more } });

    expect((await deleted(admin, leaver)).status).toBe(204);
    expect(await getVersion(admin.actor, contractId, version.id)).toMatchObject({ createdByUser: { name: "Leaver" } });
    expect(await db.comment.findFirst()).toMatchObject({ authorName: "Leaver", authorId: null });
    const left = await db.invitation.findMany();
    expect(left.filter(({ revokedAt }) => revokedAt !== null)).toMatchObject([{ acceptedAt: null, invitedById: null }]);
    expect(left).toHaveLength(3);
  });

  test("loses no contract that is made in the same moment (B-18.7)", async () => {
    const leaver = await person("Leaver");
    const making = Array.from({ length: 12 }, (_, index) => createContract(leaver, { name: `Contract ${index}` }));
    const [removal, ...made] = await Promise.allSettled([deleteUser(admin.actor, leaver.actor.userId), ...making]);
    expect(removal.status).toBe("fulfilled");
    const count = made.filter(({ status }) => status === "fulfilled").length;
    expect([
      await db.contract.count(),
      await db.collaborator.count({ where: { userId: admin.actor.userId, role: "admin" } }),
    ]).toEqual([count, count]);
  });

  test("with hundreds of contracts loses none", async () => {
    const leaver = await person("Leaver");
    const uploadedAt = new Date();
    const ids = Array.from({ length: isLong ? 600 : 200 }, () => newId());
    await db.contract.createMany({
      data: ids.map((id) => ({ id, name: id, uploadedAt, uploadedById: leaver.actor.userId })),
    });
    await db.collaborator.createMany({
      data: ids.map((contractId) => ({
        id: newId(),
        contractId,
        userId: leaver.actor.userId,
        role: "admin",
        contractUploadedAt: uploadedAt,
      })),
    });
    expect((await deleted(admin, leaver)).status).toBe(204);
    expect(await db.collaborator.count({ where: { userId: admin.actor.userId, role: "admin" } })).toBe(ids.length);
    expect(await db.auditEvent.count({ where: { action: "contract.passedOn" } })).toBe(ids.length);
    expect((await verifyChains()).problems).toEqual([]);
  });
});
