/** next-auth's doors towards an issuer of OpenID Connect. What its answer does: `openid.test.ts`. */
import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { nextAuthOptions } from "@/lib/people/accounts/session/next-auth";
import type { Returning } from "@/lib/people/accounts/openid/issuer-answer";
import { nextAuthDoor } from "@/lib/server/adapters/next-auth-door";
import { env } from "@/lib/platform/env";
import { resetDatabase } from "../support/database";
import { person } from "../support/factories";

vi.hoisted(() =>
  Object.assign(process.env, {
    OIDC_ISSUER: "https://issuer.test",
    OIDC_CLIENT_ID: "contracts",
    OIDC_CLIENT_SECRET: "of tests only",
    OIDC_NAME: "Company",
  }),
);

beforeEach(resetDatabase);

describe("next-auth's doors", () => {
  const seen: Returning[] = [];
  const door = nextAuthDoor(
    async (_request, _context, given) => (seen.push(given), new Response()),
    nextAuthOptions.providers,
  );
  const ask = (path: string, init: RequestInit = {}) =>
    door(new Request(`http://localhost:3000/api/auth/${path}`, init), {
      params: Promise.resolve({ nextauth: path.split("?")[0]?.split("/") ?? [] }),
    });

  test("know the issuer: its answer is a GET, and the way there a POST", async () => {
    expect((await ask("callback/oidc?code=1&state=2")).status).toBe(200);
    expect((await ask("signin/oidc", { method: "POST", body: "" })).status).toBe(200);
    const posted = await ask("callback/oidc", { method: "POST", body: "" });
    expect([posted.status, posted.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
  });

  test("tell whose browser comes back, and where it wanted to go", async () => {
    const who = await person();
    await ask("callback/oidc?code=1", {
      headers: {
        cookie: `next-auth.session-token=${who.token}; next-auth.callback-url=${encodeURIComponent("http://localhost:3000/settings?link=1")}`,
        "user-agent": "its browser",
        "accept-language": "ru",
      },
    });
    expect(seen.at(-1)).toMatchObject({
      goal: "http://localhost:3000/settings?link=1",
      userAgent: "its browser",
      language: "ru",
    });
    expect((await seen.at(-1)?.actor())?.userId).toBe(who.actor.userId);
  });

  test("show a person who came back too often a screen that says so, and a program the documented answer (B-4.7)", async () => {
    const before = { RATE_LIMITS: env.RATE_LIMITS, TRUSTED_PROXIES: env.TRUSTED_PROXIES };
    onTestFinished(() => void Object.assign(env, before));
    Object.assign(env, { RATE_LIMITS: "on", TRUSTED_PROXIES: 1 });
    const comeBack = (goal: string, accept: string) =>
      ask("callback/oidc?code=1&state=2", {
        headers: {
          accept,
          "x-forwarded-for": "203.0.113.7",
          cookie: `next-auth.callback-url=${encodeURIComponent(`http://localhost:3000${goal}`)}`,
        },
      });
    const toLogIn = "/login/complete?next=%2Fusers";
    expect((await comeBack(toLogIn, "text/html")).status).toBe(200);
    for (let tries = 0; (await comeBack(toLogIn, "*/*")).status === 200; tries += 1) expect(tries).toBeLessThan(1_000);
    const page = await comeBack(toLogIn, "text/html,*/*;q=0.8");
    expect([page.status, page.headers.get("location")]).toEqual([303, "/login?problem=tooManyRequests&next=%2Fusers"]);
    expect((await comeBack("/settings?link=1", "text/html")).headers.get("location")).toBe(
      "/settings?problem=tooManyRequests",
    );
    const answer = await comeBack(toLogIn, "application/json");
    expect([answer.status, await answer.json()]).toEqual([
      429,
      { message: "Too many requests. Please try again in a moment.", code: "tooManyRequests" },
    ]);
  });

  test("ask the issuer with PKCE, state and nonce", () => {
    expect(nextAuthOptions.providers.find(({ id }) => id === "oidc")).toMatchObject({
      checks: ["pkce", "state", "nonce"],
      idToken: true,
      wellKnown: "https://issuer.test/.well-known/openid-configuration",
    });
  });
});
