/** SCIM attacked: tokens that aren't its own, takeovers, administrators, doors half closed (behaviour §38). */
import { beforeEach, describe, expect, test } from "vitest";
import { GET as adminUsers } from "@/app/api/admin/users/route";
import { GET as profile } from "@/app/api/auth/profile/route";
import { POST as login } from "@/app/api/auth/login/route";
import { GET as calendar } from "@/app/api/calendar/[feed]/route";
import { GET as contracts } from "@/app/api/contracts/route";
import { GET as health } from "@/app/api/health/route";
import { POST as agent } from "@/app/api/mcp/route";
import { POST as makeAToken } from "@/app/api/tokens/route";
import { PATCH as patchRoute } from "@/app/api/scim/v2/Users/[userId]/route";
import { changeRole } from "@/lib/people/accounts/administration/admin-users";
import { findJobActor } from "@/lib/people/accounts/job-actor";
import { signInByIssuer } from "@/lib/people/accounts/openid/sign-in-by-issuer";
import { requestPasswordReset, resetPassword } from "@/lib/people/accounts/password/new-password";
import { peopleToWrite } from "@/lib/people/notifications/morning-store";
import { db } from "@/lib/platform/db";
import { newId, newSecret, secretHash } from "@/lib/platform/ids";
import { call } from "../support/api";
import { createContract, PASSWORD, person, type Person } from "../support/factories";
import { Directory } from "../support/scim";
import { makeToken } from "../support/tokens";

let admin: Person;
let directory: Directory;
beforeEach(async () => {
  admin = await person("Admin", "admin");
  directory = await Directory.of(admin);
});

/** Somebody with an account whom the directory links. */
async function linked({ actor }: Person) {
  const response = await directory.add("Users", { userName: actor.email, displayName: actor.name });
  expect(response.status, await response.clone().text()).toBe(201);
  return actor.userId;
}
const off = { op: "replace", path: "active", value: "False" };

describe("tokens", () => {
  test("of every other scope, sessions and strangers don't reach it; its own does (B-38.1)", async () => {
    const { secret } = await makeToken(admin.actor, { scopes: ["read", "write", "share", "admin"] });
    expect((await Directory.withSecret(secret).list("Users")).status).toBe(403);
    for (const other of [admin.token, "cm_aaaaaaaa_" + "a".repeat(43)]) {
      const response = await Directory.withSecret(other).list("Users");
      expect([response.status, response.headers.get("www-authenticate")]).toEqual([401, "Bearer"]);
      expect(await response.json()).toMatchObject({ status: "401" });
    }
    expect((await directory.list("Users")).status).toBe(200);
  });

  test("of its own do nothing else, not even read what anybody may (B-38.1)", async () => {
    for (const door of [contracts, adminUsers, profile, health, agent]) {
      const asked = { token: directory.secret, ...(door === agent ? { method: "POST", body: {} } : {}) };
      const response = await call(door, asked);
      expect([response.status, await response.json()]).toMatchObject([403, { code: "tokenNotAllowed" }]);
    }
    expect((await call(profile, { token: admin.token })).status).toBe(200);
  });

  test("are made by administrators alone, in a session, freshly confirmed, and stand alone (B-38.1)", async () => {
    const anna = await person("Anna");
    const body = { name: "Directory", scopes: ["scim"], confirmation: { password: PASSWORD } };
    const make = (token: string, more: object = {}) =>
      call(makeAToken, { method: "POST", token, body: { ...body, ...more } });
    expect((await make(anna.token)).status).toBe(403);
    expect((await make(directory.secret)).status).toBe(403);
    expect((await make(admin.token, { scopes: ["scim", "read"] })).status).toBe(400);
    const { confirmation: _, ...bare } = body;
    const unshown = await person("Second", "admin");
    expect((await call(makeAToken, { method: "POST", token: unshown.token, body: bare })).status).toBe(403);
    expect((await make(admin.token)).status).toBe(201);
  });

  test("end when their owner is no administrator any more (B-38.1)", async () => {
    expect((await directory.list("Users")).status).toBe(200);
    const other = await person("Other", "admin");
    await changeRole(other.actor, admin.actor.userId, { role: "user" });
    expect((await directory.list("Users")).status).toBe(401);
  });

  test("leave an event of every call, and of what it did (B-38.8)", async () => {
    const { id } = await directory.user("Bat");
    await directory.on("Users", id, "GET");
    const events = await db.auditEvent.findMany({ where: { actorId: admin.actor.userId } });
    const told = events.map(({ action, detail }) => `${action} ${detail}`).join("\n");
    expect(told).toContain("POST /scim/v2/Users");
    expect(told).toContain("GET /scim/v2/Users/{userId}");
    expect(told).toContain("account.provisioned");
    expect(told).not.toContain(directory.secret);
  });
});

describe("administrators and the token's owner", () => {
  test("are never linked, changed or deactivated, whoever asks (B-38.1)", async () => {
    const boss = await person("Boss", "admin");
    for (const { actor } of [boss, admin]) {
      const response = await directory.add("Users", { userName: actor.email, active: false });
      expect([response.status, await response.json()]).toMatchObject([403, { status: "403" }]);
      expect((await directory.on("Users", actor.userId, "DELETE")).status).toBe(404); // it doesn't keep them
    }
    const anna = await person("Anna");
    const id = await linked(anna);
    await changeRole(admin.actor, id, { role: "admin" }); // promoted since
    expect((await directory.patch("Users", id, off)).status).toBe(403);
    expect((await directory.on("Users", id, "DELETE")).status).toBe(403);
    const { id: groupId } = await directory.group(`Legal ${newId()}`);
    const into = { op: "add", path: "members", value: [{ value: id }] };
    expect((await directory.patch("Groups", groupId, into)).status).toBe(403);
    expect((await call(profile, { token: anna.token })).status).toBe(200);
    await changeRole(admin.actor, id, { role: "user" });
    expect((await directory.patch("Groups", groupId, into)).status).toBe(200);
    expect((await directory.patch("Users", id, off)).status).toBe(200);
  });

  test("aren't made by any attribute (B-38.1)", async () => {
    const { id } = await directory.user("Bat", { roles: [{ value: "admin" }], systemRole: "admin", userType: "admin" });
    await directory.patch("Users", id, { op: "add", path: "roles", value: [{ value: "admin" }] });
    await directory.patch("Users", id, {
      op: "add",
      value: { systemRole: "admin", ["__proto__"]: { systemRole: "admin" } },
    });
    expect((await db.user.findUniqueOrThrow({ where: { id } })).systemRole).toBe("user");
  });
});

describe("an account that exists", () => {
  test("is linked as it is, if its person has proven the address (B-38.3)", async () => {
    const anna = await person("Anna");
    await createContract(anna);
    await linked(anna);
    expect((await call(profile, { token: anna.token })).status).toBe(200);
    const twice = await directory.add("Users", { userName: anna.actor.email });
    expect([twice.status, await twice.json()]).toMatchObject([409, { scimType: "uniqueness" }]);
  });

  test("that a stranger opened for somebody's address loses every way in, then its person gets in (B-38.3)", async () => {
    const stranger = await person("Stranger", "user", { isProven: false });
    const { email, userId } = stranger.actor;
    await linked(stranger);
    expect((await call(profile, { token: stranger.token })).status).toBe(401);
    const again = { method: "POST", body: { email, password: PASSWORD } };
    expect((await call(login, again)).status).toBe(401);
    expect(await db.user.findUniqueOrThrow({ where: { id: userId } })).toMatchObject({ emailVerifiedAt: null });
    const token = newSecret(); // of the letter that goes to the address
    const expiresAt = new Date(Date.now() + 60_000);
    await db.passwordReset.create({
      data: { id: newId(), userId, tokenHash: secretHash(token), createdAt: new Date(), expiresAt },
    });
    await resetPassword({ token, password: "a long new sentence 7" }, { language: "en" });
    const in7 = { method: "POST", body: { email, password: "a long new sentence 7" } };
    expect((await call(login, in7)).status).toBe(200);
  });

  test("keeps its address whatever a directory sends (B-38.3)", async () => {
    const anna = await person("Anna");
    const id = await linked(anna);
    const evil = "mallory@evil.example";
    const attempts = [
      directory.patch("Users", id, { op: "replace", path: 'emails[type eq "work"].value', value: evil }),
      directory.patch("Users", id, { op: "replace", value: { emails: [{ value: evil, primary: true }] } }),
      directory.on("Users", id, "PUT", { userName: evil, emails: [{ value: evil }] }),
    ];
    for (const response of await Promise.all(attempts))
      expect([response.status, await response.json()]).toMatchObject([400, { scimType: "mutability" }]);
    expect((await directory.patch("Users", id, { op: "replace", path: "userName", value: evil })).status).toBe(200);
    expect((await db.user.findUniqueOrThrow({ where: { id } })).email).toBe(anna.actor.email);
  });

  test("is opened first by whoever the issuer vouches for, if the directory made it, and by nobody else (B-38.3)", async () => {
    const { id } = await directory.user("Bat");
    const claims = { issuer: "https://id.example", subject: newId(), email: "bat@firm.mn", name: "Bat" };
    const unverified = signInByIssuer({ ...claims, isEmailVerified: false }, { userAgent: "" });
    await expect(unverified).rejects.toMatchObject({ key: "identityUnverified" });
    const session = await signInByIssuer({ ...claims, isEmailVerified: true }, { userAgent: "" });
    expect(session.user).toMatchObject({ id, emailVerified: true, systemRole: "user" });
    const stranger = await person("Stranger", "user", { isProven: false });
    const theirs = { ...claims, subject: newId(), email: stranger.actor.email, isEmailVerified: true };
    await expect(signInByIssuer(theirs, { userAgent: "" })).rejects.toMatchObject({ key: "identityAddressUnproven" });
  });
});

describe("a deactivated account", () => {
  test("opens to nobody from the next request on, by any way, and keeps what it has (B-38.4)", async () => {
    const anna = await person("Anna");
    const { contractId } = await createContract(anna);
    const { secret } = await makeToken(anna.actor, { scopes: ["read"] });
    const feed = newSecret();
    await db.calendarFeed.create({
      data: { userId: anna.actor.userId, secretHash: secretHash(feed), createdAt: new Date() },
    });
    const id = await linked(anna);
    expect((await directory.patch("Users", id, off)).status).toBe(200);
    for (const token of [anna.token, secret]) expect((await call(profile, { token })).status).toBe(401);
    expect((await call(calendar, { params: { feed: `${feed}.ics` } })).status).toBe(404);
    const { email } = anna.actor;
    const refused = await call(login, { method: "POST", body: { email, password: PASSWORD } });
    expect([refused.status, await refused.json()]).toMatchObject([403, { code: "accountDeactivated" }]);
    const wrong = await call(login, { method: "POST", body: { email, password: "wrong wrong wrong" } });
    expect([wrong.status, await wrong.json()]).toMatchObject([401, { code: "invalidCredentials" }]);
    await requestPasswordReset({ email }, { language: "en" });
    expect(await db.passwordReset.count({ where: { userId: id } })).toBe(0);
    expect(await findJobActor(id)).toBeNull();
    expect((await peopleToWrite("", 10_000)).map((one) => one.userId)).not.toContain(id);
    expect(await db.collaborator.count({ where: { contractId, userId: id, role: "admin" } })).toBe(1);

    expect((await directory.patch("Users", id, { op: "replace", path: "active", value: "True" })).status).toBe(200);
    expect((await call(profile, { token: anna.token })).status).toBe(401); // ended is ended
    expect((await call(login, { method: "POST", body: { email, password: PASSWORD } })).status).toBe(200);
  });

  test("lets no session begin that races with it (B-38.4)", async () => {
    const anna = await person("Anna");
    const id = await linked(anna);
    const body = { email: anna.actor.email, password: PASSWORD };
    await Promise.all([
      ...Array.from({ length: 4 }, () => call(login, { method: "POST", body })),
      directory.patch("Users", id, off),
    ]);
    expect(await db.session.count({ where: { userId: id } })).toBe(0);
  });
});

describe("bodies", () => {
  test("aren't read before the door's checks (B-38.8)", async () => {
    let isRead = false;
    const body = new ReadableStream(
      {
        pull(controller) {
          isRead = true;
          controller.enqueue(new TextEncoder().encode("{}"));
          controller.close();
        },
      },
      { highWaterMark: 0 },
    );
    const headers = { host: "contracts.test", authorization: `Bearer ${admin.token}` };
    const init = { method: "PATCH", headers, body, duplex: "half" } as RequestInit;
    const request = new Request("http://contracts.test/scim/v2/Users/x", init);
    const response = await patchRoute(request, { params: Promise.resolve({ userId: "x" }) });
    expect([response.status, isRead]).toEqual([401, false]);
  });

  test("that are large, deep or nonsense are refused in SCIM's words (B-38.5, B-38.8)", async () => {
    const { id } = await directory.user("Bat");
    const bad: [object, number][] = [
      [{ op: "destroy", path: "active" }, 400],
      [{ op: "replace", path: "bogus", value: 1 }, 400],
      [{ op: "replace", path: 'emails[type eq "', value: 1 }, 400],
      [{ op: "replace", value: "active" }, 400],
      [{ op: "replace", path: "active", value: "maybe" }, 400],
      [{ op: "remove", path: "userName" }, 400],
      [{ op: "add", path: "emails", value: Array.from({ length: 51 }, () => ({ value: "bat@firm.mn" })) }, 400],
      [{ op: "add", value: Object.fromEntries(Array.from({ length: 201 }, (_, at) => [`name.x${at}`, "x"])) }, 400],
      [{ op: "replace", path: "displayName", value: "x".repeat(300 * 1024) }, 413],
    ];
    for (const [operation, status] of bad) {
      const response = await directory.patch("Users", id, operation);
      const told = JSON.stringify(operation).slice(0, 80);
      expect([response.status, (await response.json()) as object], told).toMatchObject([
        status,
        { schemas: ["urn:ietf:params:scim:api:messages:2.0:Error"], status: String(status) },
      ]);
    }
    expect((await directory.patch("Users", id, off)).status).toBe(200);
    const { id: groupId } = await directory.group(`Legal ${newId()}`);
    for (const operation of [
      { op: "add", path: `members[value eq "${id}"]`, value: "x" },
      { op: "remove", path: 'members[display co "a"]' },
      { op: "add", path: "members", value: ["x"] },
    ])
      expect((await directory.patch("Groups", groupId, operation)).status, JSON.stringify(operation)).toBe(400);
    expect((await directory.patch("Groups", groupId, { op: "replace", value: { displayName: "Law" } })).status).toBe(
      200,
    );
  });
});
