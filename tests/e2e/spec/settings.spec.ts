/** Behaviour §17: settings; B-6.9: dates. */
import type { Page } from "@playwright/test";
import { failActions, failCall, hueOf, problem } from "./support/screen";
import { expect, test } from "./support/fixtures";
import { inDatabase } from "./support/database";

const SHORT = new Intl.DateTimeFormat("en-US", { year: "numeric", month: "short", day: "numeric" });
const language = (page: Page) => page.getByLabel("Default Language");
const fact = (page: Page, term: string) =>
  page
    .locator("dl > div")
    .filter({ has: page.locator("dt", { hasText: term }) })
    .locator("dd");

async function open(page: Page) {
  await page.goto("/settings");
  await expect(language(page)).toBeVisible();
}

test("'User Settings' shows a spinner while loading", async ({ ownerPage: page }) => {
  let answer = (): void => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route("**/api/user-settings", async (route) => {
    await held;
    await route.fallback();
  });
  await page.goto("/settings");
  await expect(page.getByRole("heading", { level: 1, name: "User Settings" })).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: "Loading your settings..." })).toBeVisible();
  answer();
  await expect(language(page)).toBeVisible();
});

test("Account Information: name, email, role as a chip, and the date the account was created", async ({
  ownerPage: page,
  owner,
}) => {
  await open(page);
  await expect(page.getByRole("heading", { name: "Account Information" })).toBeVisible();
  await expect(fact(page, "Name")).toHaveText(owner.name);
  await expect(fact(page, "Email")).toHaveText(owner.email);
  await expect(fact(page, "Role").locator("span")).toHaveText("User");
  await expect(fact(page, "created")).toHaveText(SHORT.format(new Date()));
});

test("the role's chip is highlighted when it is Admin", async ({ admin, pageOf, ownerPage }) => {
  const page = await pageOf(admin);
  await open(page);
  await expect(fact(page, "Role").locator("span")).toHaveText("Admin");
  await open(ownerPage);
  expect([
    await hueOf(fact(page, "Role").locator("span")),
    await hueOf(fact(ownerPage, "Role").locator("span")),
  ]).toEqual(["purple", "gray"]);
});

test("Preferences offer Mongolian = mn, English = en and Russian = ru; mn is there at first", async ({
  ownerPage: page,
}) => {
  await open(page);
  await expect(page.getByRole("heading", { name: "Preferences" })).toBeVisible();
  const options = await language(page)
    .locator("option")
    .evaluateAll((all) => all.map((option) => [option.textContent, (option as HTMLOptionElement).value]));
  expect(options.sort()).toEqual([
    ["English", "en"],
    ["Mongolian", "mn"],
    ["Russian", "ru"],
  ]);
  await expect(language(page)).toHaveValue("mn");
  await expect(page.getByText("Last updated: Never")).toBeVisible();
});

test("saving: the button reads 'Saving...', selector and button are disabled, then a toast at the bottom centre and the date", async ({
  ownerPage: page,
}) => {
  await open(page);
  await language(page).selectOption("en");
  let answer = (): void => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route("**/settings", async (route) => {
    if (route.request().method() === "POST") await held;
    await route.fallback();
  });
  await page.getByRole("button", { name: "Save Settings" }).click();
  await expect(page.getByRole("button", { name: "Saving..." })).toBeDisabled();
  await expect(language(page)).toBeDisabled();
  answer();
  const toast = page.locator("[data-toast]");
  await expect(toast).toHaveText("Settings saved successfully!");
  const [box, size] = [await toast.boundingBox(), page.viewportSize()];
  if (!box || !size) throw new Error("The toast is on screen");
  expect(Math.abs(box.x + box.width / 2 - size.width / 2)).toBeLessThan(12);
  expect(size.height - (box.y + box.height)).toBeLessThan(60);
  await expect(page.getByText(`Last updated: ${SHORT.format(new Date())}`)).toBeVisible();
  await expect(page.getByRole("button", { name: "Save Settings" })).toBeEnabled();
});

test("a chosen language is the interface's from then on", async ({ ownerPage: page }) => {
  await open(page);
  await language(page).selectOption("ru");
  await page.getByRole("button", { name: "Save Settings" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "ru");
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/[а-я]/i);
});

test("a failed save says 'Failed to save settings. Please try again.' and gives the form back", async ({
  ownerPage: page,
}) => {
  await open(page);
  await failActions(page);
  await page.getByRole("button", { name: "Save Settings" }).click();
  await expect(problem(page)).toHaveText("Failed to save settings. Please try again.");
  await expect(page.getByRole("button", { name: "Save Settings" })).toBeEnabled();
  await expect(language(page)).toBeEnabled();
});

test("settings that can't be loaded say so, with 'Go to Login'", async ({ ownerPage: page }) => {
  await failCall(page, "**/api/user-settings");
  await page.goto("/settings");
  await expect(problem(page)).toHaveText("Failed to load settings. Please try again later.");
  await expect(
    page.getByRole("link", { name: "Go to Login" }).or(page.getByRole("button", { name: "Go to Login" })),
  ).toHaveAttribute("href", "/login");
});

test("without any user: 'Unable to load user data. Please log in again.' and a 'Go to Login' to /login", async ({
  ownerPage: page,
}) => {
  await failCall(page, "**/api/auth/profile");
  await page.goto("/settings");
  await expect(problem(page)).toHaveText("Unable to load user data. Please log in again.");
  await expect(page.getByText("Go to Login")).toBeVisible();
});

test("'Authentication required' when the session has ended, on the way to /login", async ({
  ownerPage: page,
  owner,
}) => {
  await page.goto("/dashboard");
  const shown: string[] = [];
  await page.exposeFunction("seen", (text: string) => void shown.push(text));
  await page.addInitScript(() => {
    new MutationObserver(() => {
      const alert = document.querySelector('[role="alert"]')?.textContent;
      if (alert) void (window as unknown as { seen: (text: string) => Promise<void> }).seen(alert);
    }).observe(document, { subtree: true, childList: true });
  });
  await page.route("**/api/user-settings", async (route) => {
    await owner.api.post("/auth/logout"); // in this very moment, elsewhere
    await route.fallback();
  });
  await page.goto("/settings");
  await expect(page).toHaveURL("/login?next=%2Fsettings");
  expect(shown).toContain("Authentication required");
});

test("when the loaded user is missing, the one cached in the browser is shown", async ({ ownerPage: page, owner }) => {
  await page.goto("/dashboard");
  await expect.poll(() => page.evaluate(() => localStorage.getItem("user"))).toBeTruthy();
  await page.route("**/api/auth/profile", (route) => route.abort());
  await open(page);
  await expect(fact(page, "Name")).toHaveText(owner.name);
  await expect(fact(page, "created")).toHaveText("Unknown");
});

test("dates come in four shapes and are shown short; a missing one is 'Unknown', an odd one 'Date unavailable'", async ({
  ownerPage: page,
  owner,
}) => {
  const seconds = Date.UTC(2031, 2, 7, 12) / 1000;
  const shapes: [unknown, string][] = [
    [{ _seconds: seconds, _nanoseconds: 5 }, "Mar 7, 2031"],
    [{ seconds }, "Mar 7, 2031"],
    [new Date(seconds * 1000).toISOString(), "Mar 7, 2031"],
    ["2031-03-07", "Mar 7, 2031"],
    [null, "Unknown"],
    ["soon", "Date unavailable"],
  ];
  let sent: unknown = null; // as another server might send it
  await page.route("**/api/auth/profile", (route) =>
    route.fulfill({
      json: { id: owner.id, name: owner.name, email: owner.email, systemRole: "user", createdAt: sent },
    }),
  );
  for (const [createdAt, text] of shapes) {
    sent = createdAt;
    await open(page);
    await expect(fact(page, "created")).toHaveText(text);
  }
});

test("'Last updated' shows the date, or 'Date unavailable' when it can't be read", async ({
  ownerPage: page,
  owner,
}) => {
  await inDatabase(`UPDATE "User" SET "settingsUpdatedAt" = ?, "defaultLanguage" = 'en' WHERE "id" = ?`, [
    "2031-03-07T12:00:00.000Z",
    owner.id,
  ]);
  await open(page);
  await expect(page.getByText("Last updated: Mar 7, 2031")).toBeVisible();
  await page.route("**/api/user-settings", (route) =>
    route.fulfill({ json: { defaultLanguage: "en", createdAt: "", updatedAt: "someday" } }),
  );
  await open(page);
  await expect(page.getByText("Last updated: Date unavailable")).toBeVisible();
});

test("the screen loads the user by the profile and the settings by /user-settings", async ({ ownerPage: page }) => {
  const asked = new Set<string>();
  page.on(
    "request",
    (request) => request.url().includes("/api/") && asked.add(`${request.method()} ${new URL(request.url()).pathname}`),
  );
  await open(page);
  expect([...asked].sort()).toEqual(["GET /api/auth/profile", "GET /api/user-settings"]);
});
