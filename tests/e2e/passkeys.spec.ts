/**
 * Passkeys in a real browser, whose authenticator is Chromium's own virtual one: set up, named, used alone and as a
 * second step, refused, removed.
 */
import { expect, test, type CDPSession, type Page } from "playwright/test";
import { logIn, provenNewcomer } from "./person";
import { confirmByPassword, findDialog, keepRecoveryCodes, openDialog } from "./second-factor-steps";
import { findings, hasAxe } from "./spec/support/axe";

type Authenticator = { cdp: CDPSession; authenticatorId: string };

/** A phone's screen lock: it keeps passkeys that are found without a name, and verifies its person. */
const SCREEN_LOCK = {
  transport: "internal",
  hasResidentKey: true,
  hasUserVerification: true,
  isUserVerified: true,
} as const;

async function withAuthenticator(page: Page): Promise<Authenticator> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("WebAuthn.enable");
  const options = { ...SCREEN_LOCK, protocol: "ctap2", automaticPresenceSimulation: true } as const;
  return { cdp, ...(await cdp.send("WebAuthn.addVirtualAuthenticator", { options })) };
}

async function addPasskey(page: Page, name: string): Promise<string[]> {
  await page.goto("/settings");
  await openDialog(page, "Add a passkey", "Add a passkey");
  await findDialog(page, "Add a passkey").getByLabel("Name").fill(name);
  await findDialog(page, "Add a passkey").getByRole("button", { name: "Continue" }).click();
  await confirmByPassword(page);
  return keepRecoveryCodes(page);
}

async function logInByPasskey(page: Page): Promise<void> {
  await page.context().clearCookies();
  await page.goto("/login");
  await page.getByRole("button", { name: "Use a passkey" }).click();
}

test("a passkey is added under a name, signs in by itself, is renamed and removed; removed, it signs nobody in (B-4.3)", async ({
  page,
}) => {
  await withAuthenticator(page);
  const { email } = await provenNewcomer(page);
  expect(await addPasskey(page, "Work phone")).toHaveLength(10);
  const row = page.getByRole("listitem").filter({ hasText: "never used" });
  await expect(row).toContainText("Work phone");

  await logInByPasskey(page);
  await expect(page).toHaveURL(/\/dashboard$/);
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem("user") ?? "{}").name)).toBe("Болормаа");

  await page.goto("/settings");
  await expect(page.getByRole("listitem").filter({ hasText: "last used" })).toContainText("Work phone");
  await openDialog(page, "Rename: Work phone", "Rename the passkey");
  await findDialog(page, "Rename the passkey").getByLabel("Name").fill("Утас");
  await findDialog(page, "Rename the passkey").getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("button", { name: "Remove: Утас" })).toBeVisible();
  await page.getByRole("button", { name: "Remove: Утас" }).click();
  await confirmByPassword(page);
  await expect(page.getByText("None yet.")).toBeVisible();

  await logInByPasskey(page);
  await expect(page.getByRole("alert").filter({ hasText: "passkey" })).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
  await logIn(page, email); // the password alone is enough again
  await expect(page).toHaveURL(/\/dashboard$/);
});

test(
  "a password asks for the passkey as its second step, and gives no session without it (B-4.3)",
  { tag: "@long" },
  async ({ page }) => {
    await withAuthenticator(page);
    const { email } = await provenNewcomer(page);
    const [code = ""] = await addPasskey(page, "Key");
    await page.context().clearCookies();
    await page.goto("/login?next=/settings");
    await logIn(page, email);
    await expect(page.getByRole("heading", { name: "One more step" })).toBeVisible();
    expect((await page.request.get("/api/auth/profile")).status()).toBe(401);
    if (hasAxe) expect(await findings(page)).toEqual([]);
    await page.getByRole("button", { name: "Use a passkey" }).click();
    await expect(page).toHaveURL(({ pathname }) => pathname === "/settings");

    await page.context().clearCookies();
    await page.goto("/login");
    await logIn(page, email);
    await page.getByRole("button", { name: "Use a recovery code" }).click();
    await page.getByLabel("Recovery code").fill(code);
    await page.getByRole("button", { name: "Continue" }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
  },
);

test(
  "alone it must have verified its person, and an answer serves once (B-4.3)",
  { tag: "@long" },
  async ({ page, playwright, baseURL }) => {
    const { cdp, authenticatorId } = await withAuthenticator(page);
    await provenNewcomer(page);
    await addPasskey(page, "Key");
    await cdp.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified: false });
    await logInByPasskey(page);
    await expect(page.getByText("The passkey was not used", { exact: false })).toBeVisible();
    expect((await page.request.get("/api/auth/profile")).status()).toBe(401);

    await cdp.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified: true });
    const answered = page.waitForRequest(
      (request) => request.method() === "POST" && (request.postData() ?? "").includes("authenticatorData"),
    );
    await page.getByRole("button", { name: "Use a passkey" }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
    const request = await answered;
    const { cookie: _cookie, "content-length": _length, ...headers } = await request.allHeaders();
    const thief = await playwright.request.newContext({ baseURL: baseURL ?? "" });
    const again = await thief.post(request.url(), {
      headers: Object.fromEntries(Object.entries(headers).filter(([name]) => !name.startsWith(":"))),
      data: request.postDataBuffer() ?? Buffer.of(),
    });
    expect(await again.text()).toContain("passkeyRefused");
    expect((await thief.get("/api/auth/profile")).status()).toBe(401);
    await thief.dispose();
  },
);
