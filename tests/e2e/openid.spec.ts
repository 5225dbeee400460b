/**
 * Signing in by an issuer of OpenID Connect, in a browser and against a real one (behaviour §20). The rules by
 * themselves: `tests/api/openid.test.ts`.
 */
import { randomUUID } from "node:crypto";
import { expect, test, type Browser, type Page } from "playwright/test";
import { TOTP } from "otpauth";
import { startIssuer, type IssuerPerson, type TestIssuer } from "../support/issuer";
import { startApp, type AppServer } from "../support/server";
import { PASSWORD } from "./person";
import { registerAdministrator } from "./spec/support/administrator";
import { inDatabase } from "./spec/support/database";

test.describe.configure({ mode: "serial" });

const FAILED = "The other service did not respond correctly.";
let app: AppServer;
let issuer: TestIssuer;
const button = (page: Page) => page.getByRole("button", { name: "Continue with Company" });
const stored = (page: Page) =>
  page.evaluate(() => ({
    token: localStorage.getItem("token"),
    user: JSON.parse(localStorage.getItem("user") ?? "{}") as { name?: string },
  }));
const newSubject = (more: Partial<IssuerPerson> = {}): IssuerPerson => ({
  sub: randomUUID(),
  email: `${randomUUID()}@example.com`,
  email_verified: true,
  name: "Оюун Бат",
  ...more,
});

test.beforeAll(async () => {
  issuer = await startIssuer();
  app = await startApp(issuer.settings);
  issuer.allow(`${app.url}/api/auth/callback/oidc`);
  await registerAdministrator(app.url);
});

test.afterAll(async () => {
  await app.kill("SIGTERM");
  await app.remove();
  await issuer.stop();
});

/** A browser that is nobody's yet, neither here nor at the issuer, where `who` is signed in. */
async function openBrowser(browser: Browser, who: IssuerPerson): Promise<Page> {
  issuer.person = who;
  return (await browser.newContext({ baseURL: app.url, locale: "en-US" })).newPage();
}

/** Registers by a password; the address is proven unless told otherwise. */
async function registered({ isProven = true } = {}): Promise<{ email: string }> {
  const email = `${randomUUID()}@example.com`;
  const response = await fetch(`${app.url}/api/auth/register`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ name: "Known Person", email, password: PASSWORD }),
  });
  expect(response.status).toBe(201);
  if (isProven)
    await inDatabase(
      'UPDATE "User" SET "emailVerifiedAt" = ? WHERE "email" = ?',
      [new Date().toISOString(), email],
      `file:${app.dataFolder}/app.db`,
    );
  return { email };
}

async function logInByPassword(page: Page, email: string): Promise<void> {
  await page.goto("/login");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Log in", exact: true }).click();
  await expect(page).toHaveURL("/dashboard");
}

async function confirmByPassword(page: Page): Promise<void> {
  const dialog = page.getByRole("dialog", { name: "Confirm it's you" });
  await dialog.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await dialog.getByRole("button", { name: "Confirm" }).click();
}

test("somebody new gets an account and lands where they wanted, with token and user stored; the issuer was asked with PKCE, state and nonce (B-4.7)", async ({
  browser,
}) => {
  const page = await openBrowser(browser, newSubject());
  await page.goto("/settings");
  await expect(page).toHaveURL("/login?next=%2Fsettings");
  await button(page).click();
  await expect(page).toHaveURL("/settings");
  await expect(page.getByText("Your account has no password.", { exact: false })).toBeVisible();
  const { token, user } = await stored(page);
  expect(user.name).toBe("Оюун Бат");
  const profile = await fetch(`${app.url}/api/auth/profile`, { headers: { authorization: `Bearer ${token}` } });
  expect(await profile.json()).toMatchObject({ email: issuer.person.email, emailVerified: true, systemRole: "user" });
  expect((await page.context().cookies()).map(({ name }) => name)).toEqual(
    expect.arrayContaining(["next-auth.session-token", "known-browser"]),
  );
  const asked = issuer.asked.at(-1)?.searchParams;
  expect([asked?.get("response_type"), asked?.get("code_challenge_method"), asked?.get("scope")]).toEqual([
    "code",
    "S256",
    "openid email profile",
  ]);
  for (const name of ["code_challenge", "state", "nonce"]) expect(asked?.get(name)).toMatch(/^[\w-]{40,}$/);
  await page.getByRole("button", { name: "Unlink" }).click();
  await expect(page.getByText("This is your only way to log in.", { exact: false })).toBeVisible();
  await page.context().close();
});

test(
  "an account with the same proven address is linked and opened, and its second factor is asked for (B-4.5)",
  { tag: "@long" },
  async ({ browser }) => {
    const { email } = await registered();
    const page = await openBrowser(browser, newSubject({ email, name: "Named By The Issuer" }));
    await page.goto("/login");
    await button(page).click();
    await expect(page).toHaveURL("/dashboard");
    expect((await stored(page)).user.name).toBe("Known Person");
    await page.goto("/settings");
    await expect(page.getByText(email, { exact: true })).toHaveCount(2);

    await page.getByRole("button", { name: "Set up app" }).click();
    await confirmByPassword(page);
    const secret = (await page.getByRole("dialog").locator("code").innerText()).replaceAll(" ", "");
    const codeAt = (timestamp: number) => new TOTP({ secret }).generate({ timestamp });
    await page.getByRole("dialog").getByLabel("Code from the app").fill(codeAt(Date.now()));
    await page.getByRole("button", { name: "Turn on" }).click();
    await expect(page.getByRole("button", { name: "I've saved them" })).toBeVisible();
    await page.context().close();

    const other = await openBrowser(browser, issuer.person);
    await other.goto("/login?next=/settings");
    await button(other).click();
    await expect(other.getByRole("heading", { name: "One more step" })).toBeVisible();
    expect(other.url()).not.toContain("challenge");
    expect((await other.context().cookies()).map(({ name }) => name)).not.toContain("next-auth.session-token");
    await other.getByLabel("Code", { exact: true }).fill(codeAt(Date.now() + 30_000));
    await other.getByRole("button", { name: "Continue" }).click();
    await expect(other).toHaveURL("/settings");
    await other.context().close();
  },
);

test(
  "an address that the issuer does not vouch for, or that nobody has proven here, opens no account, and the screen says what to do (B-4.7)",
  { tag: "@long" },
  async ({ browser }) => {
    const [known, unproven] = [await registered(), await registered({ isProven: false })];
    const refusals = [
      {
        who: newSubject({ email: known.email, email_verified: false }),
        words:
          "The other service hasn't verified your email address. Log in with your password and link it in Settings.",
      },
      {
        who: newSubject({ email: unproven.email }),
        words: "An account with this email address exists, but the address isn't confirmed yet.",
      },
    ];
    for (const { who, words } of refusals) {
      const page = await openBrowser(browser, who);
      await page.goto("/login?next=/templates");
      await button(page).click();
      await expect(page.getByText(words, { exact: false })).toBeVisible();
      await expect(page).toHaveURL(/\/login\?problem=\w+&next=%2Ftemplates$/);
      expect((await page.request.get("/api/auth/profile")).status()).toBe(401);
      await page.context().close();
    }
  },
);

test(
  "an answer with another state than this browser's, or to another browser's question, signs nobody in (B-4.7)",
  { tag: "@long" },
  async ({ browser }) => {
    const page = await openBrowser(browser, newSubject());
    issuer.isHeldBack = true;
    await page.goto("/login");
    await button(page).click();
    await expect(page.getByText("Held back")).toBeVisible();
    issuer.isHeldBack = false;
    const forged = new URL(issuer.held);
    forged.searchParams.set("state", "x".repeat(43));
    const other = await openBrowser(browser, issuer.person);
    for (const [each, answer] of [
      [page, forged.href],
      [other, issuer.held],
    ] as const) {
      await each.goto(answer);
      await expect(each.getByText(FAILED, { exact: false })).toBeVisible();
      expect((await each.request.get("/api/auth/profile")).status()).toBe(401);
    }
    await page.goto(issuer.held);
    await expect(page).toHaveURL("/dashboard");
    await page.context().clearCookies({ name: "next-auth.session-token" });
    await page.goto(issuer.held);
    await expect(page.getByText(FAILED, { exact: false })).toBeVisible(); // it was good once
    for (const each of [page, other]) await each.context().close();
  },
);

test("a refusal at the issuer is told, and the next try works", { tag: "@long" }, async ({ browser }) => {
  const page = await openBrowser(browser, newSubject());
  issuer.isRefused = true;
  await page.goto("/login");
  await button(page).click();
  await expect(page.getByText(FAILED, { exact: false })).toBeVisible();
  issuer.isRefused = false;
  await button(page).click();
  await expect(page).toHaveURL("/dashboard");
  await page.context().close();
});

test(
  "a person links an account of the issuer in Settings, whatever its address, logs in with it, and unlinks it (B-4.8)",
  { tag: "@long" },
  async ({ browser }) => {
    const { email } = await registered();
    const subject = newSubject({ email: "private@example.org", email_verified: false });
    const page = await openBrowser(browser, subject);
    await logInByPassword(page, email);
    await page.goto("/settings");
    await page.getByRole("button", { name: "Link Company" }).click();
    await confirmByPassword(page);
    await expect(page.getByText("Company is linked to your account.")).toBeVisible();
    await expect(page).toHaveURL("/settings");
    await expect(page.getByText("private@example.org")).toBeVisible();

    const other = await openBrowser(browser, subject);
    await other.goto("/login");
    await button(other).click();
    await expect(other).toHaveURL("/dashboard");
    expect((await stored(other)).user.name).toBe("Known Person");

    await page.getByRole("button", { name: "Unlink: private@example.org" }).click();
    await expect(page.getByText("The account is no longer linked.")).toBeVisible();
    await expect(page.getByText("Not linked.")).toBeVisible();
    await other.context().clearCookies();
    await other.goto("/login");
    await button(other).click();
    await expect(
      other.getByText("The other service hasn't verified your email address.", { exact: false }),
    ).toBeVisible();
    for (const each of [page, other]) await each.context().close();
  },
);

test("a refusal while linking comes back to Settings and says so there", { tag: "@long" }, async ({ browser }) => {
  const { email } = await registered();
  const page = await openBrowser(browser, newSubject());
  await logInByPassword(page, email);
  await page.goto("/settings");
  issuer.isRefused = true;
  await page.getByRole("button", { name: "Link Company" }).click();
  await confirmByPassword(page);
  await expect(page.getByText(FAILED, { exact: false })).toBeVisible();
  issuer.isRefused = false;
  await expect(page).toHaveURL("/settings");
  await expect(page.getByText("Not linked.")).toBeVisible();
  await page.context().close();
});
