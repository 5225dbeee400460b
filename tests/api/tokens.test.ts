/** API tokens: making, using, rotating and revoking them, and what ends them (behaviour §36). */
import { beforeEach, describe, expect, test } from "vitest";
import { GET as profile } from "@/app/api/auth/profile/route";
import { GET as contracts } from "@/app/api/contracts/route";
import { PATCH as change } from "@/app/api/contracts/[contractId]/route";
import { DELETE as revoke } from "@/app/api/tokens/[tokenId]/route";
import { POST as rotate } from "@/app/api/tokens/[tokenId]/rotate/route";
import { GET as list, POST as make } from "@/app/api/tokens/route";
import { deleteUser } from "@/lib/people/accounts/administration/admin-users";
import { proveAddress } from "@/lib/people/accounts/address/proven-address";
import { changePassword, queueReset, resetPassword } from "@/lib/people/accounts/password/new-password";
import { resetSecondFactor } from "@/lib/people/accounts/second-factor/reset";
import { removeOldTokens } from "@/lib/people/accounts/tokens/tokens";
import type { NewTokenDto, TokenDto } from "@/lib/people/accounts/tokens/schema";
import { db, inTransaction } from "@/lib/platform/db";
import { newId, newSecret, secretHash } from "@/lib/platform/ids";
import { call } from "../support/api";
import { createContract, PASSWORD, person, type Person } from "../support/factories";
import { actorBySecret, makeToken } from "../support/tokens";

const confirmation = { password: PASSWORD };
let anna: Person;
beforeEach(async () => {
  anna = await person("Anna");
});

async function made(body: object, token = anna.token): Promise<NewTokenDto> {
  const response = await call(make, { method: "POST", token, body });
  expect(response.status, await response.clone().text()).toBe(201);
  return (await response.json()) as NewTokenDto;
}

describe("making one", () => {
  test("tells the secret once, keeps its hash alone, and the list shows the rest (B-36.1, B-36.2)", async () => {
    const token = await made({ name: " Payroll ", scopes: ["write", "read", "read"], confirmation });
    expect(token).toMatchObject({ name: "Payroll", scopes: ["read", "write"], lastUsedAt: null });
    expect(token.secret).toMatch(/^cm_[a-z0-9]{8}_[\w-]{43}$/);
    expect(token.secret.startsWith(`${token.prefix}_`)).toBe(true);
    const days = (Date.parse(token.expiresAt) - Date.parse(token.createdAt)) / 86_400_000;
    expect(days).toBe(90);
    const row = await db.apiToken.findUniqueOrThrow({ where: { id: token.id } });
    expect(row.secretHash).toBe(secretHash(token.secret));
    expect(JSON.stringify(row)).not.toContain(token.secret.slice(12));
    const listed = await call(list, { token: anna.token });
    const { secret: _secret, ...shown } = token;
    expect(await listed.json()).toEqual([shown]);
  });

  test("takes a fresh password, and refuses a wrong one (B-36.2)", async () => {
    const body = { name: "Payroll", scopes: ["read"] };
    const unshown = await call(make, { method: "POST", token: anna.token, body });
    expect([unshown.status, await unshown.json()]).toMatchObject([403, { code: "confirmFirst" }]);
    const wrong = { ...body, confirmation: { password: "wrong password" } };
    expect((await call(make, { method: "POST", token: anna.token, body: wrong })).status).toBe(400);
    await made({ ...body, confirmation });
    await made(body); // shown within ten minutes
  });

  test.each([{ scopes: [] }, { scopes: ["everything"] }, { days: 366 }, { days: 0 }, { name: "" }])(
    "refuses %j (B-36.1)",
    async (wrong) => {
      const body = { name: "Payroll", scopes: ["read"], confirmation, ...wrong };
      expect((await call(make, { method: "POST", token: anna.token, body })).status).toBe(400);
      expect(await db.apiToken.count({ where: { userId: anna.actor.userId } })).toBe(0);
    },
  );

  test("waits for a proven address (B-36.2)", async () => {
    const unproven = await person("Unproven", "user", { isProven: false });
    const body = { name: "Payroll", scopes: ["read"], confirmation };
    const response = await call(make, { method: "POST", token: unproven.token, body });
    expect([response.status, await response.json()]).toMatchObject([403, { code: "addressUnproven" }]);
    await made(body);
  });

  test("gives the scope admin to administrators only (B-36.3)", async () => {
    const admin = await person("Admin", "admin");
    const body = { name: "Directory", scopes: ["admin"], confirmation };
    expect((await call(make, { method: "POST", token: anna.token, body })).status).toBe(403);
    await made(body, admin.token);
  });

  test("stops at fifty (B-36.1)", async () => {
    const createdAt = new Date();
    const row = { userId: anna.actor.userId, name: "Old", scopes: "read", createdAt, expiresAt: createdAt };
    const rows = Array.from({ length: 50 }, () => ({ id: newId(), prefix: "cm_old", secretHash: newSecret(), ...row }));
    await db.apiToken.createMany({ data: rows });
    const body = { name: "One more", scopes: ["read"], confirmation };
    const full = await call(make, { method: "POST", token: anna.token, body });
    expect([full.status, await full.json()]).toMatchObject([409, { code: "tokensFull" }]);
    await call(revoke, { method: "DELETE", token: anna.token, params: { tokenId: rows[0]?.id ?? "" } });
    await made(body);
  });

  test("is mailed to its owner, and so is a new secret (B-36.7)", async () => {
    const token = await made({ name: "Payroll", scopes: ["read"], confirmation });
    await call(rotate, {
      method: "POST",
      token: anna.token,
      params: { tokenId: token.id },
      body: { prefix: token.prefix },
    });
    const letters = await db.outgoingMail.findMany({ where: { recipient: anna.email }, orderBy: { createdAt: "asc" } });
    expect(letters.map(({ subject }) => subject)).toEqual(["API token created", "API token got a new secret"]);
    expect(letters.every(({ text }) => text.includes("Payroll") && !text.includes(token.prefix))).toBe(true);
  });
});

describe("a token", () => {
  test("calls REST in its owner's name, and shows when it was last used (B-36.4)", async () => {
    const { contractId } = await createContract(anna);
    const { secret } = await makeToken(anna.actor, { scopes: ["read", "write"] });
    expect(await (await call(profile, { token: secret })).json()).toMatchObject({ id: anna.actor.userId });
    expect(await (await call(contracts, { token: secret })).json()).toMatchObject([{ id: contractId }]);
    const renamed = { method: "PATCH", params: { contractId }, body: { name: "Renamed" } };
    expect((await call(change, { token: secret, ...renamed })).status).toBe(200);
    const lastUse = async () => {
      const [shown] = (await (await call(list, { token: anna.token })).json()) as TokenDto[];
      return shown?.lastUsedAt;
    };
    await expect.poll(lastUse, { timeout: 20_000 }).not.toBeNull();
  });

  test("ends at once when revoked, and with its day (B-36.5)", async () => {
    const token = await makeToken(anna.actor, { scopes: ["read"] });
    expect((await call(profile, { token: token.secret })).status).toBe(200);
    const params = { tokenId: token.id };
    expect((await call(revoke, { method: "DELETE", token: anna.token, params })).status).toBe(204);
    expect((await call(profile, { token: token.secret })).status).toBe(401);
    const other = await makeToken(anna.actor, { scopes: ["read"] });
    expect((await call(profile, { token: other.secret })).status).toBe(200);
    await db.apiToken.update({ where: { id: other.id }, data: { expiresAt: new Date() } });
    expect((await call(profile, { token: other.secret })).status).toBe(401);
  });

  test("gets another secret by rotation; of two tabs at once one is told (B-36.5)", async () => {
    const token = await makeToken(anna.actor, { scopes: ["read"] });
    const ask = () => {
      const body = { prefix: token.prefix, days: 30 };
      return call(rotate, { method: "POST", token: anna.token, params: { tokenId: token.id }, body });
    };
    const answers = await Promise.all([ask(), ask()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    const won = (await answers.find(({ status }) => status === 201)?.json()) as NewTokenDto;
    expect((await call(profile, { token: won.secret })).status).toBe(200);
    expect((await call(profile, { token: token.secret })).status).toBe(401);
    expect(await db.apiToken.count({ where: { userId: anna.actor.userId } })).toBe(1);
  });

  test("is removed from the list thirty days after its end (B-36.1)", async () => {
    const ids = [await makeToken(anna.actor, { scopes: ["read"] }), await makeToken(anna.actor, { scopes: ["read"] })];
    const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
    for (const [index, days] of [29, 31].entries())
      await db.apiToken.update({ where: { id: ids[index]?.id ?? "" }, data: { expiresAt: daysAgo(days) } });
    await removeOldTokens();
    const left = await db.apiToken.findMany({ where: { userId: anna.actor.userId } });
    expect(left.map(({ id }) => id)).toEqual([ids[0]?.id]);
  });
});

test("making, rotating and revoking are in the trail, without the secret (B-36.9)", async () => {
  const token = await makeToken(anna.actor, { scopes: ["read"] });
  const ask = { token: anna.token, params: { tokenId: token.id } };
  const again = await call(rotate, { ...ask, method: "POST", body: { prefix: token.prefix } });
  const { prefix, secret } = (await again.json()) as NewTokenDto;
  await call(revoke, { ...ask, method: "DELETE" });
  const events = await db.auditEvent.findMany({ where: { actorId: anna.actor.userId }, orderBy: { sequence: "asc" } });
  const told = events.filter(({ action }) => action.startsWith("token."));
  expect(told.map(({ action, detail }) => [action, JSON.parse(detail)])).toEqual([
    ["token.created", { tokenId: token.id, name: "Payroll", prefix: token.prefix }],
    ["token.rotated", { tokenId: token.id, name: "Payroll", prefix }],
    ["token.revoked", { tokenId: token.id, name: "Payroll", prefix }],
  ]);
  for (const one of [secret, token.secret]) expect(JSON.stringify(events)).not.toContain(one.slice(12));
});

describe("all of an account's tokens end with", () => {
  const ways: Record<string, (owner: Person) => Promise<unknown>> = {
    "a changed password": ({ actor }) =>
      changePassword(actor, { currentPassword: PASSWORD, newPassword: "a longer new secret" }),
    "a reset password": async ({ actor, email }) => {
      const account = { id: actor.userId, name: "Anna", email, defaultLanguage: "en", settingsUpdatedAt: null };
      await inTransaction((tx) => queueReset(account, { language: "en" }, tx));
      const link = newSecret();
      await db.passwordReset.updateMany({ where: { userId: actor.userId }, data: { tokenHash: secretHash(link) } });
      await resetPassword({ token: link, password: "a longer new secret" }, { language: "en" });
    },
    "an address that is first proven": async ({ actor }) => {
      await db.user.update({ where: { id: actor.userId }, data: { emailVerifiedAt: null } });
      await inTransaction((tx) => proveAddress(actor.userId, { by: "link", inSession: actor, language: "en" }, tx));
    },
    "second factors that an administrator removed": async ({ actor }) => {
      const app = { userId: actor.userId, secret: "sealed", confirmedAt: new Date(), lastStep: 1 };
      await db.authenticator.create({ data: app });
      await resetSecondFactor((await person("Admin", "admin")).actor, actor.userId);
    },
    "the account": async ({ actor }) => deleteUser((await person("Admin", "admin")).actor, actor.userId),
  };

  test.each(Object.entries(ways))("%s (B-36.6)", async (_name, end) => {
    const { secret } = await makeToken(anna.actor, { scopes: ["read"] });
    expect(await actorBySecret(secret)).not.toBeNull();
    await end(anna);
    expect(await actorBySecret(secret)).toBeNull();
    expect((await call(profile, { token: secret })).status).toBe(401);
  });
});
