/**
 * next-auth's own doors on a running server: they sign in and out, and lead nowhere but to this site. Refusals:
 * `tests/api/next-auth-door.test.ts`.
 */
import { expect, test } from "playwright/test";
import { PASSWORD } from "./person";
import { guestCalls, newPerson } from "./spec/support/people";

test("a person signs in and out by next-auth's own forms, as a form and as JSON", async ({ playwright, baseURL }) => {
  const url = baseURL ?? "";
  const { email } = await newPerson({ playwright, url });
  for (const kind of ["form", "data"] as const) {
    const guest = await playwright.request.newContext({ baseURL: url }); // it keeps the cookies that it is given
    const { csrfToken } = (await (await guest.get("/api/auth/csrf")).json()) as { csrfToken: string };
    const signedIn = await guest.post("/api/auth/callback/credentials", {
      [kind]: { email, password: PASSWORD, csrfToken, json: "true" },
      maxRedirects: 0,
    });
    expect(signedIn.status()).toBe(200);
    expect(await (await guest.get("/api/auth/session")).json()).toMatchObject({ user: { email } });
    expect((await guest.storageState()).cookies.map(({ name }) => name)).toContain("known-browser"); // guesses of strangers are not in its way
    const signedOut = await guest.post("/api/auth/signout", { [kind]: { csrfToken, json: "true" }, maxRedirects: 0 });
    expect(signedOut.status()).toBe(200);
    expect(await (await guest.get("/api/auth/session")).json()).not.toHaveProperty("user");
  }
});

test("none of them fails or leads to another site, whatever place was asked for", async ({ playwright, baseURL }) => {
  const guest = await guestCalls({ playwright, url: baseURL ?? "" });
  for (const path of [
    "signin",
    "signin/credentials",
    "signout",
    "error",
    "error?error=Signin",
    "verify-request",
    "session",
    "providers",
    "csrf",
  ])
    for (const wish of [
      "::bad",
      "http://[",
      "https://evil.example/",
      "//evil.example",
      "javascript:alert(1)",
      "\u0000",
      "/dashboard",
    ]) {
      const response = await guest.get(
        `/api/auth/${path}${path.includes("?") ? "&" : "?"}callbackUrl=${encodeURIComponent(wish)}`,
        { headers: { cookie: `next-auth.callback-url=${encodeURIComponent(wish)}` }, maxRedirects: 0 },
      );
      expect([path, wish, response.status() < 500]).toEqual([path, wish, true]);
      const target = response.headers()["location"];
      if (target !== undefined) expect(new URL(target, baseURL).origin).toBe(baseURL);
    }
});

/** Nothing, no JSON, JSON that is no form, a form with values of the wrong kind, and a right one without its token. */
const BODIES = [
  "",
  " ",
  "{",
  "null",
  "[]",
  "7",
  '"x"',
  "{}",
  '{"csrfToken":{}}',
  '{"email":1,"password":true,"callbackUrl":"/"}',
  '{"__proto__":{"a":1}}',
  "%",
  "csrfToken=%ff&callbackUrl=/",
  "\u0000",
];
const TYPES = ["application/json", "application/jsonp", "application/x-www-form-urlencoded", "text/plain"];

test("none of them fails on a body, whatever is in it and whatever it calls itself", async ({
  playwright,
  baseURL,
}) => {
  const guest = await guestCalls({ playwright, url: baseURL ?? "" });
  const failed: string[] = [];
  for (const address of ["signin", "signin/credentials", "callback/credentials", "signout", "session", "csrf", "error"])
    for (const type of TYPES)
      for (const body of BODIES)
        for (const method of body === "" ? ["POST", "PUT", "DELETE"] : ["POST"]) {
          const response = await guest.fetch(`/api/auth/${address}`, {
            method,
            headers: { "content-type": type },
            data: Buffer.from(body), // as it stands: a text would be written as JSON
            maxRedirects: 0,
          });
          if (response.status() >= 500)
            failed.push(`${response.status()} ${method} ${address} ${type} ${JSON.stringify(body)}`);
        }
  expect(failed).toEqual([]);
});
