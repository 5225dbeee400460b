/** Behaviour §18: the users' page. Searching, paging and refusals: `tests/components/accounts/user-management`. */
import { randomUUID } from "node:crypto";
import type { Page } from "playwright/test";
import { toDay } from "./support/days";
import { alive, readHue } from "./support/screen";
import { expect, test } from "./support/fixtures";
import type { Person } from "./support/people";

const row = (page: Page, person: Person) => page.getByRole("row").filter({ hasText: person.email });
const search = (page: Page) => page.getByLabel("Search by name or email");
const dialog = (page: Page) => page.getByRole("dialog");

test("a table of all users with a chip for the role, a search, and Refresh; the edit-role dialog changes the role (B-18.1, B-18.2)", async ({
  admin,
  register,
  openPage,
}) => {
  const mark = randomUUID().slice(0, 8);
  const [person, other] = [await register(`Ганболд ${mark}`), await register("Сүх")];
  const page = await openPage(admin);
  await page.goto("/users");
  expect((await page.getByRole("columnheader").allInnerTexts()).map((name) => name.trim())).toEqual([
    "Name",
    "Email",
    "Role",
    "Created",
    "Actions",
  ]);
  const late = await register("Came later");
  await expect(row(page, late)).toHaveCount(0);
  await page.getByRole("button", { name: "Refresh" }).click();
  await expect(row(page, late)).toBeVisible();
  await expect(row(page, person)).toContainText(toDay(person.createdAt));
  await (await alive(search(page))).fill(mark.toUpperCase());
  await expect(row(page, other)).toBeHidden();
  const chip = (role: string) => row(page, person).getByText(role, { exact: true });
  expect(await readHue(chip("User"))).toBe("gray");
  await page.getByRole("button", { name: `Edit role of ${person.name}` }).click();
  await expect(dialog(page).getByLabel("System Role").locator("option")).toHaveText(["User", "Admin"]);
  await dialog(page).getByLabel("System Role").selectOption("Admin");
  await dialog(page).getByRole("button", { name: "Save" }).click();
  await expect(dialog(page)).toBeHidden();
  expect(await readHue(chip("Admin"))).toBe("blue");
  await admin.api.put(`/api/admin/users/${person.id}/role`, { data: { role: "user" } });
  await search(page).fill(other.email.slice(0, 20));
  await expect(row(page, person)).toBeHidden();
  await expect(row(page, other)).toBeVisible();
});

test("who is no administrator is told so and can't see the users (B-18.5, B-19.6)", async ({
  ownerPage: page,
  owner,
  register,
}) => {
  const other = await register("Somebody else");
  const response = await page.goto("/users");
  expect(response?.status()).toBe(403);
  await expect(page.getByRole("heading", { name: "Administrators only" })).toBeVisible();
  await expect(page.getByText(other.email)).toHaveCount(0);
  expect((await owner.api.get("/api/admin/users")).status()).toBe(403);
});
