/** What somebody with an API token that isn't theirs, or isn't good for it, gets from it (behaviour §36). */
import { beforeEach, describe, expect, test, vi } from "vitest";
import { GET as users } from "@/app/api/admin/users/route";
import { GET as letter } from "@/app/api/admin/mail/[mailId]/route";
import { PUT as changeRole } from "@/app/api/admin/users/[userId]/role/route";
import { DELETE as removeFactors } from "@/app/api/admin/users/[userId]/second-factor/route";
import { POST as proveAddress } from "@/app/api/admin/users/[userId]/verify-email/route";
import { POST as forgotPassword } from "@/app/api/auth/forgot-password/route";
import { GET as profile } from "@/app/api/auth/profile/route";
import { POST as comment } from "@/app/api/contracts/[contractId]/comment/route";
import { POST as invite } from "@/app/api/contracts/[contractId]/collaborators/route";
import { POST as chat } from "@/app/api/contracts/[contractId]/chat/route";
import { POST as find } from "@/app/api/contracts/[contractId]/find/route";
import { GET as summarize } from "@/app/api/contracts/[contractId]/summarize/route";
import { GET as read, PATCH as change } from "@/app/api/contracts/[contractId]/route";
import { PUT as replaceView } from "@/app/api/portfolio/views/[viewId]/route";
import { POST as makeView } from "@/app/api/portfolio/views/route";
import { PATCH as changeBook } from "@/app/api/positions/[positionsId]/route";
import { POST as makeBook } from "@/app/api/positions/starter/route";
import { POST as postToken } from "@/app/api/tokens/route";
import { TOKEN_SCOPES, type TokenScope } from "@/lib/access/actor";
import { requireScope } from "@/lib/access/token-scopes";
import { requireStanding } from "@/lib/access/while-allowed";
import { actorBehind } from "@/lib/people/accounts/session/session";
import { revokeToken, rotateToken } from "@/lib/people/accounts/tokens/tokens";
import { clock } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db";
import { env } from "@/lib/platform/env";
import { CALL_SCOPES } from "../architecture/call-scopes";
import { call, type ApiCall } from "../support/api";
import { createContract, join, person, type Person } from "../support/factories";
import { ROOT } from "../support/routes";
import { actorBySecret, makeToken } from "../support/tokens";

const ALL = TOKEN_SCOPES.filter((scope) => scope !== "scim"); // which stands alone
let anna: Person;
let contractId: string;
beforeEach(async () => {
  anna = await person("Anna");
  ({ contractId } = await createContract(anna));
});

type Handler = Parameters<typeof call>[0];
/** Status and code of an answer. */
async function asked(handler: Handler, more: ApiCall): Promise<[number, string | undefined]> {
  const response = await call(handler, more);
  const body = response.status >= 400 ? ((await response.json()) as { code: string }) : undefined;
  return [response.status, body?.code];
}
const renaming = (): ApiCall => ({ method: "PATCH", params: { contractId }, body: { name: "Renamed" } });
const inviting = (): ApiCall => ({
  method: "POST",
  params: { contractId },
  body: { email: "friend@example.com", role: "reviewer" },
});

describe("a token with too few scopes", () => {
  test("reads, and neither writes nor shares (B-36.3)", async () => {
    const { secret } = await makeToken(anna.actor, { scopes: ["read"] });
    expect(await asked(read, { token: secret, params: { contractId } })).toEqual([200, undefined]);
    expect(await asked(change, { token: secret, ...renaming() })).toEqual([403, "tokenScopeMissing"]);
    expect(await asked(invite, { token: secret, ...inviting() })).toEqual([403, "tokenScopeMissing"]);
    const refused = await call(change, { token: secret, ...renaming(), headers: { "accept-language": "en" } });
    expect(await refused.json()).toMatchObject({ message: "This token lacks the scope “write”." });
  });

  test("writes, and doesn't share; with the scope it does (B-36.3)", async () => {
    const { secret } = await makeToken(anna.actor, { scopes: ["write"] });
    expect(await asked(change, { token: secret, ...renaming() })).toEqual([200, undefined]);
    expect(await asked(invite, { token: secret, ...inviting() })).toEqual([403, "tokenScopeMissing"]);
    expect(await asked(read, { token: secret, params: { contractId } })).toEqual([403, "tokenScopeMissing"]);
    const sharing = await makeToken(anna.actor, { scopes: ["share"] });
    expect(await asked(invite, { token: sharing.secret, ...inviting() })).toEqual([201, undefined]);
  });

  test("changes a playbook, but not who reads it (B-36.3)", async () => {
    const { secret } = await makeToken(anna.actor, { scopes: ["write"] });
    const body = { side: "buy", kind: "lease", language: "en" };
    const made = await call(makeBook, { token: secret, method: "POST", body });
    const { id: positionsId, revision } = (await made.json()) as { id: string; revision: number };
    const patch = (more: object) => ({ method: "PATCH", params: { positionsId }, body: { revision, ...more } });
    expect(await asked(changeBook, { token: secret, ...patch({ readers: [] }) })).toEqual([403, "tokenScopeMissing"]);
    expect(await asked(changeBook, { token: secret, ...patch({ name: "Ours" }) })).toEqual([200, undefined]);
  });

  test("asks without a trace in its owner's conversation, which writing it could push out (B-12.21, B-36.3)", async () => {
    const [reading, both] = [["read"], ["read", "write"]] as const;
    const params = { contractId };
    const doors = [
      [chat, { method: "POST", params, body: { message: "Which law?", keep: true } }],
      [find, { method: "POST", params, body: { category: "governing_law", keep: true } }],
      [summarize, { params, path: `/api/contracts/${contractId}/summarize?keep=true` }],
    ] as const;
    const narrow = await makeToken(anna.actor, { scopes: [...reading] });
    const wide = await makeToken(anna.actor, { scopes: [...both] });
    for (const [handler, made] of doors)
      expect(await asked(handler, { token: narrow.secret, ...made })).toEqual([403, "tokenScopeMissing"]);
    expect(await db.keptExchange.count()).toBe(0);
    for (const [handler, made] of doors)
      expect(await asked(handler, { token: wide.secret, ...made })).toEqual([200, undefined]);
    expect(await db.keptExchange.count()).toBeGreaterThan(1);
    const asking = { method: "POST", params, body: { message: "Which law?" } };
    expect(await asked(chat, { token: narrow.secret, ...asking })).toEqual([200, undefined]);
  });

  test("changes a view of the answers, but not who reads it, nor that nobody does (B-36.3)", async () => {
    const bat = await person("Bat");
    await join(contractId, bat, "reviewer");
    const { secret } = await makeToken(anna.actor, { scopes: ["write"] });
    const view = (readers: string[], name = "Law") => ({ name, query: { columns: ["fact:governing_law"] }, readers });
    const made = await call(makeView, { token: anna.token, method: "POST", body: view([bat.email]) });
    const { id: viewId } = (await made.json()) as { id: string };
    const put = (body: object) => ({ token: secret, method: "PUT", params: { viewId }, body });
    const refused = [403, "tokenScopeMissing"];
    expect(await asked(replaceView, put(view([])))).toEqual(refused);
    expect(await asked(makeView, { token: secret, method: "POST", body: view([bat.email]) })).toEqual(refused);
    expect(await asked(replaceView, put(view([bat.email], "Laws")))).toEqual([200, undefined]);
    expect(await asked(replaceView, { ...put(view([])), token: anna.token })).toEqual([200, undefined]);
    expect(await asked(replaceView, put(view([bat.email])))).toEqual(refused);
  });

  test("gets no answer that a session got under an Idempotency-Key (B-36.3)", async () => {
    const { secret } = await makeToken(anna.actor, { scopes: ["read"] });
    const once = { ...inviting(), headers: { "idempotency-key": "invite-once" } };
    expect(await asked(invite, { token: anna.token, ...once })).toEqual([201, undefined]);
    expect(await asked(invite, { token: secret, ...once })).toEqual([403, "tokenScopeMissing"]);
  });
});

describe("the scope admin", () => {
  test("makes nobody an administrator, and ends with the role (B-36.3)", async () => {
    const admin = await person("Admin", "admin");
    const [full, narrow] = [
      await makeToken(admin.actor, { scopes: ["admin"] }),
      await makeToken(admin.actor, { scopes: ["read", "write", "share"] }),
    ];
    expect(await asked(users, { token: full.secret })).toEqual([200, undefined]);
    expect(await asked(users, { token: narrow.secret })).toEqual([403, "tokenScopeMissing"]);
    expect(await actorBySecret(narrow.secret)).toMatchObject({ systemRole: "user" });
    await db.user.update({ where: { id: admin.actor.userId }, data: { systemRole: "user" } });
    expect(await asked(users, { token: full.secret })).toEqual([403, "forbidden"]);
    const { id, secret } = await makeToken(anna.actor, { scopes: ["read"] });
    await db.apiToken.update({ where: { id }, data: { scopes: "admin read" } }); // as if it had come by a mistake
    expect(await asked(users, { token: secret })).toEqual([403, "forbidden"]);
  });

  test("doesn't come back with the role, nor does a directory's token; what any person may stays (B-36.3, B-38.1)", async () => {
    const [admin, other] = [await person("Admin", "admin"), await person("Other", "admin")];
    const made = (scopes: TokenScope[]) => makeToken(other.actor, { scopes });
    const [alone, both, scim, plain] = [
      await made(["admin"]),
      await made(["read", "admin"]),
      await made(["scim"]),
      await made(["read"]),
    ];
    const become = async (role: "admin" | "user") => {
      const params = { userId: other.actor.userId };
      expect(await asked(changeRole, { method: "PUT", token: admin.token, params, body: { role } })).toEqual([
        200,
        undefined,
      ]);
    };
    const scopesOf = async ({ secret }: { secret: string }) => (await actorBySecret(secret))?.token?.scopes;
    const all = async () => [await scopesOf(alone), await scopesOf(both), await scopesOf(scim), await scopesOf(plain)];
    expect(await all()).toEqual([["admin"], ["read", "admin"], ["scim"], ["read"]]);
    await become("admin"); // no change
    expect(await all()).toEqual([["admin"], ["read", "admin"], ["scim"], ["read"]]);
    await become("user");
    await become("admin");
    expect(await all()).toEqual([undefined, ["read"], undefined, ["read"]]);
  });

  test("opens nobody's account: by no letter's link, address, factor or role (B-36.3, B-36.4)", async () => {
    const admin = await person("Admin", "admin");
    const { secret } = await makeToken(admin.actor, { scopes: ALL });
    await call(forgotPassword, { method: "POST", body: { email: anna.email } });
    const { id: mailId } = await db.outgoingMail.findFirstOrThrow({ where: { kind: "reset" } });
    const params = { userId: anna.actor.userId };
    const doors = [
      [letter, { params: { mailId } }, undefined],
      [proveAddress, { method: "POST", params }, undefined],
      [changeRole, { method: "PUT", params, body: { role: "admin" } }, undefined],
      [removeFactors, { method: "DELETE", params }, "noSecondFactor"], // she has none
    ] as const;
    for (const [handler, made, allowed] of doors) {
      expect(await asked(handler, { token: secret, ...made })).toEqual([403, "tokenNotAllowed"]);
      expect((await asked(handler, { token: admin.token, ...made }))[1]).toBe(allowed);
    }
    expect(await asked(users, { token: secret })).toEqual([200, undefined]);
  });
});

describe("what only a session does", () => {
  test.each(CALL_SCOPES.session)("%s is closed to a token with every scope (B-36.4)", async (name) => {
    const admin = await person("Admin", "admin");
    const { secret } = await makeToken(admin.actor, { scopes: ALL });
    const [method = "", address = ""] = name.split(" ");
    const module = (await import(`${ROOT}/app/api${address}/route.ts`)) as Record<string, Handler>;
    const handler = module[method];
    if (!handler) throw new Error(`${name} is not exported`);
    const params = Object.fromEntries([...address.matchAll(/\[(\w+)\]/g)].map(([, part = ""]) => [part, "x"]));
    const body = method === "GET" || method === "DELETE" ? undefined : {};
    expect(await asked(handler, { token: secret, method, params, body })).toEqual([403, "tokenNotAllowed"]);
  });

  test("a token makes, rotates and revokes none by the services either (B-36.4)", async () => {
    const token = await makeToken(anna.actor, { scopes: ALL.filter((scope) => scope !== "admin") });
    const actor = await actorBySecret(token.secret);
    if (!actor) throw new Error("the token is good");
    await expect(makeToken(actor, { scopes: ["read"] })).rejects.toMatchObject({ key: "tokenNotAllowed" });
    const rotation = { prefix: token.prefix, days: 1, confirmation: undefined };
    await expect(rotateToken(actor, token.id, rotation)).rejects.toMatchObject({ key: "tokenNotAllowed" });
    await expect(revokeToken(actor, token.id)).rejects.toMatchObject({ key: "tokenNotAllowed" });
    expect(() => requireScope(actor, "share")).not.toThrow();
  });

  test("pages and actions know no token, as bearer or as cookie (B-36.4)", async () => {
    const { secret } = await makeToken(anna.actor, { scopes: ["read"] });
    const facts = (authorization: string | null, cookie?: string) => ({
      headers: new Headers(authorization === null ? {} : { authorization }),
      cookies: { get: (name: string) => (cookie && name.endsWith("session-token") ? { value: cookie } : undefined) },
    });
    expect(await actorBehind(facts(`Bearer ${secret}`))).toBeNull();
    expect(await actorBehind(facts(null, secret))).toBeNull();
    expect(await actorBehind(facts(`Bearer ${secret}`, anna.token))).toBeNull();
    expect(await actorBehind(facts(null, anna.token))).toMatchObject({ userId: anna.actor.userId });
    expect(await asked(profile, { cookie: secret })).toEqual([401, "signInRequired"]);
  });
});

describe("guessing", () => {
  test("unknown, torn, revoked and expired ones, and a secret behind another prefix, are answered alike (B-36.4)", async () => {
    const good = await makeToken(anna.actor, { scopes: ["read"] });
    const other = await makeToken(anna.actor, { scopes: ["read"] });
    const [revoked, expired] = [
      await makeToken(anna.actor, { scopes: ["read"] }),
      await makeToken(anna.actor, { scopes: ["read"] }),
    ];
    await revokeToken(anna.actor, revoked.id);
    await db.apiToken.update({ where: { id: expired.id }, data: { expiresAt: new Date(Date.now() - 1) } });
    const swapped = good.secret.replace(good.prefix, other.prefix);
    const guesses = [
      swapped,
      good.secret.slice(0, -1),
      `${good.secret}A`,
      revoked.secret,
      expired.secret,
      "cm_",
      "cm_x",
    ];
    const answers = await Promise.all(guesses.map(async (token) => (await call(profile, { token })).text()));
    expect(new Set(answers).size).toBe(1);
    expect(answers[0]).toContain("signInRequired");
    expect(await asked(profile, { token: good.secret })).toEqual([200, undefined]);
  });

  test("a bad token doesn't fall back on the browser's cookie (B-36.4)", async () => {
    const headers = { authorization: "Bearer cm_aaaaaaaa_nothing" };
    expect(await asked(profile, { cookie: anna.token, headers })).toEqual([401, "signInRequired"]);
  });

  test("another site can't send it, so a foreign origin is no reason to refuse it (B-5.7, B-36.4)", async () => {
    const { secret } = await makeToken(anna.actor, { scopes: ["write"] });
    const headers = { origin: "https://elsewhere.example" };
    expect(await asked(change, { token: secret, ...renaming(), headers })).toEqual([200, undefined]);
    const byCookie = { ...renaming(), cookie: anna.token, origin: "https://elsewhere.example" };
    expect(await asked(change, byCookie)).toEqual([403, "foreignOrigin"]);
  });
});

describe("while it works", () => {
  test("a revoked or rotated token gets no further piece of a long answer (B-12.17, B-36.5)", async () => {
    const token = await makeToken(anna.actor, { scopes: ["read"] });
    const actor = await actorBySecret(token.secret);
    if (!actor) throw new Error("the token is good");
    const standing = { actor, contractId, ability: "read" } as const;
    await requireStanding(standing);
    await rotateToken(anna.actor, token.id, { prefix: token.prefix, days: 1, confirmation: undefined });
    await expect(requireStanding(standing)).rejects.toMatchObject({ key: "signInRequired" });
  });

  test("each token has its own limit, and others aren't held up by it (B-36.8)", async () => {
    const before = env.RATE_LIMITS;
    const now = new Date();
    vi.spyOn(clock, "now").mockImplementation(() => now);
    const [busy, calm] = [
      await makeToken(anna.actor, { scopes: ["read"] }),
      await makeToken(anna.actor, { scopes: ["read"] }),
    ];
    Object.assign(env, { RATE_LIMITS: "on" });
    try {
      const statuses = [];
      for (let number = 0; number < 601; number += 1)
        statuses.push((await call(profile, { token: busy.secret })).status);
      expect(new Set(statuses.slice(0, 600))).toEqual(new Set([200]));
      expect(statuses[600]).toBe(429);
      expect((await call(profile, { token: calm.secret })).status).toBe(200);
      expect((await call(profile, { token: anna.token })).status).toBe(200);
    } finally {
      Object.assign(env, { RATE_LIMITS: before });
    }
  });
});

describe("the trail", () => {
  test("names the token of what was changed, and once in ten minutes of what was read (B-36.9)", async () => {
    const { id: tokenId, prefix, secret } = await makeToken(anna.actor, { name: "Payroll", scopes: ["read", "write"] });
    const path = `/api/contracts/${contractId}`;
    for (const at of [path, `/contracts/${contractId}`, path])
      await call(read, { token: secret, params: { contractId }, path: at });
    await call(comment, {
      token: secret,
      method: "POST",
      params: { contractId },
      path: `${path}/comment`,
      body: { text: "Why?" },
    });
    const events = await db.auditEvent.findMany({ where: { actorId: anna.actor.userId }, orderBy: { at: "asc" } });
    const added = events.find(({ action }) => action === "comment.added");
    expect(added?.actorName).toBe(`Anna · Payroll (${prefix})`);
    const used = events
      .filter(({ action }) => action === "token.used")
      .map(({ detail }) => JSON.parse(detail) as object);
    const token = { tokenId, name: "Payroll", prefix, of: contractId };
    expect(used).toEqual([
      { ...token, call: "GET /contracts/{contractId}" },
      { ...token, call: "POST /contracts/{contractId}/comment" },
    ]);
    expect(JSON.stringify(events)).not.toContain(secret.slice(12));
  });

  test("has calls whose address has no parts, for which Next gives no parameters (B-36.9)", async () => {
    const { secret } = await makeToken(anna.actor, { scopes: ["read"] });
    const headers = { authorization: `Bearer ${secret}` };
    const request = new Request("http://contracts.test/api/auth/profile", { headers });
    expect((await profile(request, { params: Promise.resolve(undefined) })).status).toBe(200);
    const used = await db.auditEvent.findMany({ where: { actorId: anna.actor.userId, action: "token.used" } });
    expect(used.map(({ detail }) => JSON.parse(detail) as object)).toMatchObject([
      { call: "GET /auth/profile", of: null },
    ]);
  });

  test("tells what a token was refused, and nothing of reads that failed (B-36.9)", async () => {
    const { secret } = await makeToken(anna.actor, { scopes: ["read"] });
    await call(change, { token: secret, ...renaming() });
    await call(read, { token: secret, params: { contractId: "none such" } });
    await call(postToken, { token: secret, method: "POST", body: {} });
    const events = await db.auditEvent.findMany({ where: { actorId: anna.actor.userId, chain: "accounts" } });
    const refused = events
      .filter(({ action }) => action === "account.refused")
      .map(({ detail }) => JSON.parse(detail) as object);
    expect(refused).toEqual([
      { ability: "token.write", answer: 403 },
      { ability: "token.session", answer: 403 },
    ]);
    expect(events.filter(({ action }) => action === "token.used")).toEqual([]);
  });
});
