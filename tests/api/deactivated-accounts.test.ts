/** Accounts that an administrator closes by hand, and opens again (B-18.14). */
import { beforeEach, describe, expect, test } from "vitest";
import { PUT as activity } from "@/app/api/admin/users/[userId]/active/route";
import { PUT as role } from "@/app/api/admin/users/[userId]/role/route";
import { GET as list } from "@/app/api/admin/users/route";
import { POST as login } from "@/app/api/auth/login/route";
import { GET as profile } from "@/app/api/auth/profile/route";
import { setActive } from "@/lib/people/accounts/administration/admin-users";
import { db } from "@/lib/platform/db";
import { call } from "../support/api";
import { resetDatabase } from "../support/database";
import { createContract, PASSWORD, person, type Person } from "../support/factories";
import { Directory } from "../support/scim";
import { makeToken } from "../support/tokens";

let admin: Person;
beforeEach(async () => {
  await resetDatabase();
  admin = await person("Admin", "admin");
});

const set = (who: Person, userId: string, active: boolean) =>
  call(activity, { method: "PUT", token: who.token, params: { userId }, body: { active } });
const code = async (answer: Response) => [answer.status, ((await answer.json()) as { code?: string }).code];
const signIn = (email: string) => call(login, { method: "POST", body: { email, password: PASSWORD } });
type Listed = { name: string; deactivation: { at: string; by: string; name: string | null } | null };
const listed = async (query = "") =>
  (await (await call(list, { token: admin.token, path: `/admin/users?${query}` })).json()) as Listed[];

test("ends every session and token at once, lets nobody in, loses nothing, and can be taken back (B-18.14)", async () => {
  const user = await person("User");
  const { secret } = await makeToken(user.actor, { name: "Script", scopes: ["read"] });
  const { contractId } = await createContract(user);
  const closed = await set(admin, user.actor.userId, false);
  expect(await closed.json()).toMatchObject({ name: "User", deactivation: { by: "administrator", name: "Admin" } });
  for (const token of [user.token, secret]) expect((await call(profile, { token })).status).toBe(401);
  expect((await code(await signIn(user.email)))[1]).toBe("accountDeactivated");
  expect(await db.collaborator.count({ where: { contractId, userId: user.actor.userId } })).toBe(1);

  expect(await (await set(admin, user.actor.userId, true)).json()).toMatchObject({ deactivation: null });
  expect((await signIn(user.email)).status).toBe(200);
  expect((await call(profile, { token: secret })).status).toBe(401); // what ended stays ended
  const told = await db.auditEvent.findMany({
    where: { action: { in: ["account.deactivated", "account.reactivated"] } },
  });
  expect(told.map(({ action, actorName }) => [action, actorName]).sort()).toEqual([
    ["account.deactivated", "Admin"],
    ["account.reactivated", "Admin"],
  ]);
});

test("what changes nothing is no event, and keeps who closed it (B-18.14)", async () => {
  const [user, other] = [await person("User"), await person("Other admin", "admin")];
  await set(admin, user.actor.userId, true);
  await set(admin, user.actor.userId, false);
  expect(await (await set(other, user.actor.userId, false)).json()).toMatchObject({ deactivation: { name: "Admin" } });
  expect(await db.auditEvent.count({ where: { action: { startsWith: "account.deact" } } })).toBe(1);
  expect(await db.auditEvent.count({ where: { action: "account.reactivated" } })).toBe(0);
});

describe("is refused (B-18.14)", () => {
  test("to everybody but administrators, by a session of theirs, and for nobody", async () => {
    const [user, other] = [await person("User"), await person("Other")];
    const { secret } = await makeToken(admin.actor, { name: "Script", scopes: ["read", "write", "share", "admin"] });
    expect(await code(await set(user, other.actor.userId, false))).toEqual([403, "forbidden"]);
    const byToken = { method: "PUT", params: { userId: other.actor.userId }, body: { active: false } };
    expect((await call(activity, { ...byToken, token: secret })).status).toBe(403);
    expect(await code(await set(admin, "nobody", false))).toEqual([404, "userNotFound"]);
    expect((await call(activity, { ...byToken, token: admin.token, body: { active: "no" } })).status).toBe(400);
    expect((await set(admin, other.actor.userId, false)).status).toBe(200);
  });

  test("for oneself; and two administrators who close each other leave one", async () => {
    const other = await person("Other admin", "admin");
    expect(await code(await set(admin, admin.actor.userId, false))).toEqual([409, "ownDeactivation"]);
    const [one, two] = [admin.actor.userId, other.actor.userId];
    const ends = await Promise.allSettled([
      setActive(admin.actor, two, { active: false }),
      setActive(other.actor, one, { active: false }),
    ]);
    expect(ends.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(await db.user.count({ where: { systemRole: "admin", deactivatedAt: null } })).toBe(1);
  });

  test("to an administrator who is the last one whose account is open: their role stays too", async () => {
    const other = await person("Other admin", "admin");
    await set(admin, other.actor.userId, false);
    const params = { userId: admin.actor.userId };
    const lost = await call(role, { method: "PUT", token: admin.token, params, body: { role: "user" } });
    expect(await code(lost)).toEqual([409, "lastAdministrator"]);
    await set(admin, other.actor.userId, true);
    expect((await call(role, { method: "PUT", token: admin.token, params, body: { role: "user" } })).status).toBe(200);
  });
});

describe("the directory and the administrator (B-18.14, B-38.9)", () => {
  const [USER, PUT_USER] = [
    { schemas: ["urn:ietf:params:scim:schemas:core:2.0:User"], userName: "bat@firm.mn", active: true },
    { schemas: ["urn:ietf:params:scim:schemas:core:2.0:User"], userName: "bat@firm.mn", displayName: "Bat" },
  ];
  const kept = async () => {
    const directory = await Directory.of(admin);
    const { id } = (await (await directory.add("Users", USER)).json()) as { id: string };
    return { directory, id };
  };

  test("the list says which of both closed it, and is narrowed to open or closed accounts", async () => {
    const { directory, id } = await kept();
    const user = await person("User");
    await directory.patch("Users", id, { op: "replace", path: "active", value: false });
    await set(admin, user.actor.userId, false);
    const closed = await listed("state=deactivated&sort=name");
    expect(closed.map(({ name, deactivation }) => [name, deactivation?.by, deactivation?.name])).toEqual([
      ["bat@firm.mn", "directory", null],
      ["User", "administrator", "Admin"],
    ]);
    expect((await listed("state=active")).map(({ name }) => name)).toEqual(["Admin"]);
    expect(await listed("state=deactivated&search=USER")).toMatchObject([{ name: "User" }]);
    expect((await listed("state=")).map(({ name }) => name)).toHaveLength(3);
    expect((await call(list, { token: admin.token, path: "/admin/users?state=gone" })).status).toBe(400);
  });

  test("what an administrator closed the directory doesn't open, by any call; what the directory closed, either does", async () => {
    const { directory, id } = await kept();
    await set(admin, id, false);
    expect((await directory.patch("Users", id, { op: "replace", path: "active", value: true })).status).toBe(403);
    expect((await directory.on("Users", id, "PUT", { ...PUT_USER, active: true })).status).toBe(403);
    expect((await directory.on("Users", id, "PUT", PUT_USER)).status).toBe(200); // its name may change
    expect((await directory.on("Users", id, "DELETE")).status).toBe(204);
    expect((await directory.add("Users", USER)).status).toBe(403);
    expect(await db.user.findUniqueOrThrow({ where: { id } })).toMatchObject({ deactivatedBy: "administrator" });
    await set(admin, id, true);
    expect((await directory.add("Users", USER)).status).toBe(201);
    await directory.patch("Users", id, { op: "replace", path: "active", value: false });
    expect((await set(admin, id, true)).status).toBe(200);
    await directory.patch("Users", id, { op: "replace", path: "active", value: false });
    expect((await directory.patch("Users", id, { op: "replace", path: "active", value: true })).status).toBe(200);
    expect((await listed("state=deactivated")).length).toBe(0);
  });
});
