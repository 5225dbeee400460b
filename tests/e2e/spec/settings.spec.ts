/** Behaviour §17: settings; B-6.8: the language. */
import type { Page } from "playwright/test";
import { toDay } from "./support/days";
import { readHue } from "./support/screen";
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

test("a spinner, then account information, preferences in the language of the browser at first, by two calls; saving disables the form, then a toast and the date (B-17.1, B-17.2, B-17.3, B-21.4)", async ({
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
  await expect(fact(page, "created")).toHaveText(toDay(owner.createdAt));
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
  await expect(page.getByText(`Last updated: ${toDay(updatedAt)}`)).toBeVisible();
  await expect(page.getByRole("button", { name: "Save Settings" })).toBeEnabled();
}

test(
  "the role's chip is highlighted when it is Admin (B-17.1)",
  { tag: "@long" },
  async ({ admin, openPage, ownerPage }) => {
    const page = await openPage(admin);
    await open(page);
    await expect(fact(page, "Role").locator("span")).toHaveText("Admin");
    await open(ownerPage);
    expect([
      await readHue(fact(page, "Role").locator("span")),
      await readHue(fact(ownerPage, "Role").locator("span")),
    ]).toEqual(["blue", "gray"]);
  },
);

test("a chosen language is the interface's from then on (B-6.8)", { tag: "@long" }, async ({ ownerPage: page }) => {
  await open(page);
  await language(page).selectOption("ru");
  await page.getByRole("button", { name: "Save Settings" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "ru");
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/[а-я]/i);
});
