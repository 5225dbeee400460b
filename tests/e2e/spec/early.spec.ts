/** On a slow line a page can be seen and used before its code has come: nothing done on it then is lost (B-6.15). */
import type { Page } from "playwright/test";
import { expect, test } from "./support/fixtures";
import { newContract, PASSWORD } from "./support/people";

/** Shows a page whose code is still on its way. @returns lets the code arrive */
async function openWithoutCode(page: Page, path: string): Promise<() => void> {
  let arrive = () => undefined as void;
  const arrival = new Promise<void>((resolve) => (arrive = resolve));
  await page.route("**/_next/static/**/*.js*", async (route) => {
    await arrival;
    await route.continue();
  });
  await page.goto(path, { waitUntil: "domcontentloaded" });
  return arrive;
}

test("a dialog that was asked for opens, and a menu too (B-6.15)", async ({ ownerPage: page, owner }) => {
  await newContract(owner);
  for (const [path, button, opened] of [
    ["/collaborators", "Add Collaborator", "dialog"],
    ["/settings", /^User menu of/, "menu"],
  ] as const) {
    const arrive = await openWithoutCode(page, path);
    await page.getByRole("button", { name: button }).first().click();
    await expect(page.getByRole(opened)).toHaveCount(0);
    arrive();
    await expect(page.getByRole(opened)).toBeVisible();
  }
});

test("what was typed is searched for (B-6.15)", { tag: "@long" }, async ({ admin, register, openPage }) => {
  const person = await register("Зул");
  const page = await openPage(admin);
  const arrive = await openWithoutCode(page, "/users");
  await page.getByLabel("Search by name or email").fill(person.email);
  arrive();
  await expect(page.getByRole("table").getByRole("row")).toHaveCount(2);
  await expect(page.getByLabel("Search by name or email")).toHaveValue(person.email);
});

test("what was typed to sign in is sent", { tag: "@long" }, async ({ page, owner }) => {
  const arrive = await openWithoutCode(page, "/login");
  await page.getByLabel("Email").fill(owner.email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  arrive();
  await page.getByRole("button", { name: "Log in", exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard/);
});

test("a file that was chosen and sent is uploaded (B-6.15)", { tag: "@long" }, async ({ ownerPage: page }) => {
  const arrive = await openWithoutCode(page, "/upload");
  await page
    .locator("input[type=file]")
    .setInputFiles({ name: "Office lease.txt", mimeType: "text/plain", buffer: Buffer.from("The Tenant pays rent.") });
  await page.getByLabel("Contract type").selectOption("Lease Agreement");
  await page.getByRole("button", { name: "Upload Contract" }).click();
  await expect(page).toHaveURL(/\/upload$/);
  arrive();
  await expect(page).toHaveURL(/\/contracts\//);
  await expect(page.getByRole("heading", { name: "Office lease" })).toBeVisible();
});
