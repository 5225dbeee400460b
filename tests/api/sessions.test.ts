/** Sessions: who has one, and that it ends at once wherever it was used before (behaviour §5). */
import { beforeEach, describe, expect, test, vi } from "vitest";
import { DELETE as deleteUser } from "@/app/api/admin/users/[userId]/route";
import { PUT as setRole } from "@/app/api/admin/users/[userId]/role/route";
import { GET as listUsers } from "@/app/api/admin/users/route";
import { POST as forgot } from "@/app/api/auth/forgot-password/route";
import { POST as login } from "@/app/api/auth/login/route";
import { POST as logout } from "@/app/api/auth/logout/route";
import { PUT as changePassword } from "@/app/api/auth/password/route";
import { GET as profile } from "@/app/api/auth/profile/route";
import { POST as reset } from "@/app/api/auth/reset-password/route";
import { DELETE as endOne } from "@/app/api/sessions/[sessionId]/route";
import { DELETE as endOthers, GET as list } from "@/app/api/sessions/route";
import { readToken } from "@/lib/people/accounts/session/token";
import type { OwnSessionDto } from "@/lib/people/accounts/schema";
import { tidy } from "@/lib/server/jobs/tidy";
import { clock } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db";
import { call } from "../support/api";
import { resetDatabase } from "../support/database";
import { PASSWORD, person, type Person } from "../support/factories";

const CHROME =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36";
const NEW = "a much better one";

/** Another session of the same person. */
async function another({ email }: Pick<Person, "email">, userAgent = CHROME): Promise<string> {
  const response = await call(login, {
    method: "POST",
    body: { email, password: PASSWORD },
    headers: { "user-agent": userAgent },
  });
  expect(response.status).toBe(200);
  return ((await response.json()) as { access_token: string }).access_token;
}
const listSessions = async (token: string) => (await (await call(list, { token })).json()) as OwnSessionDto[];
const opens = async (token: string) => (await call(profile, { token })).status;
/** What a second node would say: nothing in common with this one but the database and the secret. */
async function opensElsewhere(token: string): Promise<number> {
  vi.resetModules();
  const elsewhere = await import("@/app/api/auth/profile/route");
  return (await call(elsewhere.GET, { token })).status;
}

beforeEach(resetDatabase);

describe("the list", () => {
  test("shows a person's own sessions: where, since when, seen when, and which one asks (B-5.8, B-21.5)", async () => {
    const who = await person("Known");
    await person("Other");
    const token = await another(who);
    const shown = await listSessions(token);
    expect(shown.map(({ browser, system, isCurrent }) => ({ browser, system, isCurrent }))).toEqual([
      { browser: "Chrome", system: "Windows", isCurrent: true },
      { browser: null, system: null, isCurrent: false },
    ]);
    expect(shown.every(({ startedAt, lastSeenAt }) => startedAt <= lastSeenAt)).toBe(true);
    expect(JSON.stringify(shown)).not.toContain(token);
  });

  test("notes when a session was used, at most once a minute", async () => {
    const { token, actor } = await person();
    const start = Date.now();
    const at = async (seconds: number) => {
      vi.spyOn(clock, "now").mockReturnValue(new Date(start + seconds * 1000));
      await listSessions(token);
      const lastSeenAt = { gt: new Date(start + (seconds - 61) * 1000) };
      await expect.poll(() => db.session.count({ where: { lastSeenAt } })).toBe(1);
      return (await db.session.findUniqueOrThrow({ where: { id: actor.sessionId } })).lastSeenAt?.getTime();
    };
    const first = await at(30);
    expect(first).toBeLessThan(start + 30_000);
    expect(await at(90)).toBe(start + 90_000);
    expect(await at(140)).toBe(start + 90_000);
  });

  test("leaves out what ran out, which is tidied away (B-5.9)", async () => {
    const who = await person();
    await db.session.create({ data: { id: "old", userId: who.actor.userId, expiresAt: new Date(Date.now() - 1_000) } });
    expect(await listSessions(who.token)).toHaveLength(1);
    expect((await tidy()).sessions).toBe(1);
    expect(await opens(who.token)).toBe(200);
  });
});

describe("a session (B-5.9)", () => {
  test("is there for 30 days", async () => {
    const who = await person();
    const { sid = "" } = (await readToken(await another(who))) ?? {};
    const { createdAt, expiresAt } = await db.session.findUniqueOrThrow({ where: { id: sid } });
    expect((expiresAt.getTime() - (createdAt?.getTime() ?? 0)) / 86_400_000).toBe(30);
  });

  test("is not ended by signing in again, though its cookie comes along: programs may hold its token", async () => {
    const who = await person();
    const again = await call(login, {
      method: "POST",
      cookie: who.token,
      body: { email: who.email, password: PASSWORD },
    });
    const { access_token: token } = (await again.json()) as { access_token: string };
    expect([token === who.token, await opens(token), await opens(who.token)]).toEqual([false, 200, 200]);
  });
});

describe("ends on the next request, on every node,", () => {
  test("when the person ends it in the list (B-5.2, B-21.5)", async () => {
    const who = await person();
    const token = await another(who);
    const other = (await readToken(token))?.sid ?? "";
    expect(await opens(token)).toBe(200);
    expect((await call(endOne, { method: "DELETE", token: who.token, params: { sessionId: other } })).status).toBe(204);
    expect([await opens(token), await opensElsewhere(token), await opens(who.token)]).toEqual([401, 401, 200]);
    expect((await call(endOne, { method: "DELETE", token: who.token, params: { sessionId: other } })).status).toBe(404);
  });

  test("with all others; the one that asks stays (B-21.5)", async () => {
    const who = await person();
    const others = [await another(who), await another(who)];
    const stranger = await person("Stranger");
    expect((await call(endOthers, { method: "DELETE", token: who.token })).status).toBe(204);
    expect([await Promise.all(others.map(opens)), await opens(who.token), await opens(stranger.token)]).toEqual([
      [401, 401],
      200,
      200,
    ]);
  });

  test("but never somebody else's", async () => {
    const [who, other] = [await person(), await person("Other")];
    const response = await call(endOne, {
      method: "DELETE",
      token: who.token,
      params: { sessionId: other.actor.sessionId },
    });
    expect([response.status, (await response.json()).code]).toEqual([404, "sessionNotFound"]);
    expect(await opens(other.token)).toBe(200);
  });

  test("at log-out", async () => {
    const { token } = await person();
    await call(logout, { method: "POST", token });
    expect([await opens(token), await opensElsewhere(token)]).toEqual([401, 401]);
  });

  test("at a change of password, but for the one that changes it", async () => {
    const who = await person();
    const token = await another(who);
    expect(
      (
        await call(changePassword, {
          method: "PUT",
          token: who.token,
          body: { currentPassword: PASSWORD, newPassword: NEW },
        })
      ).status,
    ).toBe(204);
    expect([await opens(token), await opensElsewhere(token), await opens(who.token)]).toEqual([401, 401, 200]);
  });

  test("at a new password by a mailed link, all of them (B-5.2)", async () => {
    const { email, token } = await person();
    await call(forgot, { method: "POST", body: { email } });
    const { text } = await db.outgoingMail.findFirstOrThrow();
    const link = /\/reset-password\/([\w-]+)/.exec(text)?.[1];
    expect((await call(reset, { method: "POST", body: { token: link, password: NEW } })).status).toBe(204);
    expect(await opens(token)).toBe(401);
  });

  test("with the account (B-5.2)", async () => {
    const administrator = await person("Admin", "admin");
    const who = await person();
    expect(
      (await call(deleteUser, { method: "DELETE", token: administrator.token, params: { userId: who.actor.userId } }))
        .status,
    ).toBe(204);
    expect([await opens(who.token), await opensElsewhere(who.token)]).toEqual([401, 401]);
  });
});

test("an administrator who is one no more is refused on the next request, with the token from before (B-5.2)", async () => {
  const [one, other] = [await person("One", "admin"), await person("Other", "admin")];
  expect((await call(listUsers, { token: other.token })).status).toBe(200);
  expect(
    (
      await call(setRole, {
        method: "PUT",
        token: one.token,
        params: { userId: other.actor.userId },
        body: { role: "user" },
      })
    ).status,
  ).toBe(200);
  expect((await call(listUsers, { token: other.token })).status).toBe(403);
});
