/**
 * Sessions on screen and over HTTPS, limits over real connections, and repetitions across a crash (behaviour §5,
 * B-20.11, B-22.2).
 */
import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "playwright/test";
import { isLong } from "../support/form";
import { startApp, type AppServer } from "../support/server";
import { newcomer, PASSWORD } from "./person";

const account = () => ({ name: "Somebody", email: `${randomUUID()}@example.com`, password: PASSWORD });
const post = (url: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });

test(
  "a person sees where they are signed in, ends one, and a new password ends the rest (B-5.8)",
  { tag: "@long" },
  async ({ page, browser, baseURL }) => {
    const { email } = await newcomer(page);
    const phone = await browser.newContext({
      baseURL: baseURL ?? "",
      userAgent:
        "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1",
    });
    const onPhone = await phone.newPage();
    await onPhone.request.post("/api/auth/login", { data: { email, password: PASSWORD } });
    await onPhone.goto("/dashboard");
    await expect(onPhone).toHaveURL(/\/dashboard$/);
    const elsewhere = await page
      .context()
      .browser()
      ?.newContext({
        baseURL: baseURL ?? "",
        userAgent: "Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0",
      });
    await elsewhere?.request.post("/api/auth/login", { data: { email, password: PASSWORD } });

    await page.goto("/settings");
    const rows = page.getByRole("listitem").filter({ hasText: "last seen" });
    await expect(rows).toHaveCount(3);
    await expect(rows.filter({ hasText: "This device" })).toHaveCount(1);
    await page.getByRole("button", { name: "End: Safari on iPhone" }).click();
    await expect(rows).toHaveCount(2);
    await onPhone.goto("/dashboard");
    await expect(onPhone).toHaveURL(/\/login/);

    expect((await elsewhere?.request.get("/api/auth/profile"))?.status()).toBe(200);
    await page.getByLabel("Current password").fill(PASSWORD);
    await page.getByLabel("New password", { exact: true }).fill("qwertyuiop");
    await page.getByLabel("Confirm new password").fill("qwertyuiop");
    await page.getByRole("button", { name: "Change password" }).click();
    await expect(page.getByText("This password follows a simple pattern", { exact: false })).toBeVisible();
    await page.getByLabel("New password", { exact: true }).fill("a much better one");
    await page.getByLabel("Confirm new password").fill("a much better one");
    await page.getByRole("button", { name: "Change password" }).click();
    await expect(page.getByText("Password changed successfully!")).toBeVisible();
    await expect(rows).toHaveCount(1);
    expect((await elsewhere?.request.get("/api/auth/profile"))?.status()).toBe(401);
    await Promise.all([phone.close(), elsewhere?.close()]);
  },
);

test.describe("a server behind HTTPS, with limits", () => {
  let app: AppServer;
  test.beforeAll(async () => {
    app = await startApp({ NEXTAUTH_URL: "https://localhost", RATE_LIMITS: "on" });
  });
  test.afterAll(async () => {
    await app.kill("SIGTERM");
    await app.remove();
  });

  test("where people come by HTTPS, the cookie says so, and browsers are told to stay with it (B-5.1)", async () => {
    const response = await post(`${app.url}/api/auth/register`, account());
    const [cookie = "", mark = ""] = response.headers.getSetCookie();
    expect(mark).toMatch(/^__Host-known-browser=[^;]+; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax; Secure$/);
    expect(cookie).toMatch(
      /^__Host-next-auth\.session-token=[^;]+; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax; Secure$/,
    );
    expect(response.headers.get("strict-transport-security")).toMatch(/^max-age=31536000/);
    const profile = await fetch(`${app.url}/api/auth/profile`, { headers: { cookie: cookie.split(";")[0] ?? "" } });
    expect(profile.status).toBe(200);
  });

  test(
    "guesses over one connection are cut off, whatever they say of where they come from",
    { tag: "@long" },
    async () => {
      const tried = await Promise.all(
        Array.from({ length: 110 }, (_, index) =>
          post(
            `${app.url}/api/auth/login`,
            { email: `${index}@example.com`, password: "wrong password" },
            { "x-forwarded-for": `198.51.100.${index}` },
          ),
        ),
      );
      const statuses = tried.map(({ status }) => status);
      expect([
        statuses.filter((status) => status === 401).length,
        statuses.filter((status) => status === 429).length,
      ]).toEqual([100, 10]);
      expect(Number(tried.find(({ status }) => status === 429)?.headers.get("retry-after"))).toBeGreaterThan(0);
    },
  );
});

test("a server that others can reach does not start with a weak secret, and says how to make one (B-23.5)", async () => {
  await expect(
    startApp({ NEXTAUTH_URL: "https://contracts.example.mn", NEXTAUTH_SECRET: "please-change-me" }),
  ).rejects.toThrow(/NEXTAUTH_SECRET has fewer than 32 characters.*openssl rand -base64 32/s);
});

test("a request that is repeated after a crash has happened once and gets one answer", { tag: "@long" }, async () => {
  test.slow();
  const app = await startApp();
  try {
    const { access_token: token } = (await (await post(`${app.url}/api/auth/register`, account())).json()) as {
      access_token: string;
    };
    const bearer = { authorization: `Bearer ${token}` };
    const rounds = isLong ? 5 : 2;
    for (let round = 0; round < rounds; round += 1) {
      const headers = { ...bearer, "idempotency-key": `round-${round}` };
      const draft = () =>
        post(
          `${app.url}/api/contracts/create-from-template`,
          { type: "Other", name: `Round ${round}`, fields: { textContent: "A text." } },
          headers,
        );
      const before = Promise.allSettled(Array.from({ length: 10 }, draft));
      await pause(round * (isLong ? 12 : 24)); // the crash finds them before, in and after their work
      await app.kill("SIGKILL");
      const answered = (await before).flatMap((result) =>
        result.status === "fulfilled" && result.value.status === 201 ? [result.value.text().catch(() => null)] : [],
      );
      const bodies = (await Promise.all(answered)).filter((body) => body !== null);
      await app.start();
      const again = await Promise.all(
        (await Promise.all(Array.from({ length: 3 }, draft))).map((response) => response.text()),
      );
      expect(new Set([...bodies, ...again]).size).toBe(1);
    }
    const contracts = (await (await fetch(`${app.url}/api/contracts`, { headers: bearer })).json()) as {
      name: string;
    }[];
    expect(contracts.map(({ name }) => name).sort()).toEqual(
      Array.from({ length: rounds }, (_, round) => `Round ${round}`),
    );
  } finally {
    await app.kill();
    await app.remove();
  }
});
