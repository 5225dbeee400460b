/** Behaviour §17: settings; B-6.8: the language. */
import type { Page } from "playwright/test";
import { dayOf } from "./support/days";
import { failActions, failCall, hueOf, problem } from "./support/screen";
import { expect, test } from "./support/fixtures";
import { json, type Person } from "./support/people";

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

test("a spinner, then account information, preferences in the language of the browser at first, by two calls; saving disables the form, then a toast and the date", async ({
  ownerPage: page,
  owner,
}) => {
  const asked = new Set<string>();
  page.on(
    "request",
    (request) => request.url().includes("/api/") && asked.add(`${request.method()} ${new URL(request.url()).pathname}`),
  );
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
  await expect(language(page)).toHaveValue("en");
  expect([...asked].sort()).toEqual(["GET /api/auth/profile", "GET /api/user-settings"]);
  for (const name of ["Account Information", "Preferences"])
    await expect(page.getByRole("heading", { name })).toBeVisible();
  await expect(fact(page, "Name")).toHaveText(owner.name);
  await expect(fact(page, "Email")).toHaveText(owner.email);
  await expect(fact(page, "Role").locator("span")).toHaveText("User");
  await expect(fact(page, "created")).toHaveText(dayOf(owner.createdAt));
  const options = await language(page)
    .locator("option")
    .evaluateAll((all) => all.map((option) => [option.textContent, (option as HTMLOptionElement).value]));
  expect(options.sort()).toEqual([
    ["English", "en"],
    ["Mongolian", "mn"],
    ["Russian", "ru"],
  ]);
  await expect(page.getByText("Last updated: Never")).toBeVisible();
  await savesAsShown(page, owner);
});

/** Saves English: what stands there meanwhile, and afterwards. */
async function savesAsShown(page: Page, { api }: Person): Promise<void> {
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
  const { updatedAt } = await json<{ updatedAt: string }>(api.get("/api/user-settings"));
  await expect(page.getByText(`Last updated: ${dayOf(updatedAt)}`)).toBeVisible();
  await expect(page.getByRole("button", { name: "Save Settings" })).toBeEnabled();
}

test("the role's chip is highlighted when it is Admin", { tag: "@long" }, async ({ admin, pageOf, ownerPage }) => {
  const page = await pageOf(admin);
  await open(page);
  await expect(fact(page, "Role").locator("span")).toHaveText("Admin");
  await open(ownerPage);
  expect([
    await hueOf(fact(page, "Role").locator("span")),
    await hueOf(fact(ownerPage, "Role").locator("span")),
  ]).toEqual(["blue", "gray"]);
});

test("a chosen language is the interface's from then on", { tag: "@long" }, async ({ ownerPage: page }) => {
  await open(page);
  await language(page).selectOption("ru");
  await page.getByRole("button", { name: "Save Settings" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "ru");
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/[а-я]/i);
});

test(
  "a save that fails gives the form back; settings and a user that can't be loaded say so, with 'Go to Login'",
  { tag: "@long" },
  async ({ ownerPage: page, owner }) => {
    await failCall(page, "**/api/auth/profile");
    await page.goto("/settings");
    await expect(problem(page)).toHaveText("Unable to load user data. Please log in again.");
    await expect(page.getByText("Go to Login")).toBeVisible();
    await page.unroute("**/api/auth/profile");

    await open(page);
    const mend = await failActions(page);
    await page.getByRole("button", { name: "Save Settings" }).click();
    await expect(problem(page)).toHaveText("Failed to save settings. Please try again.");
    await expect(page.getByRole("button", { name: "Save Settings" })).toBeEnabled();
    await expect(language(page)).toBeEnabled();
    await mend();

    await page.route("**/api/auth/profile", (route) => route.abort());
    await open(page);
    await expect(fact(page, "Name")).toHaveText(owner.name); // as the browser knows it
    await expect(fact(page, "created")).toHaveText("Unknown");
    await page.unroute("**/api/auth/profile");

    await failCall(page, "**/api/user-settings");
    await page.goto("/settings");
    await expect(problem(page)).toHaveText("Failed to load settings. Please try again later.");
    await expect(
      page.getByRole("link", { name: "Go to Login" }).or(page.getByRole("button", { name: "Go to Login" })),
    ).toHaveAttribute("href", "/login");
  },
);

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
