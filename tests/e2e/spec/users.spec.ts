/** Behaviour §18: the users' page. */
import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { failActions, failCall, hueOf, problem } from "./support/screen";
import { expect, test } from "./support/fixtures";
import { newContract, type Person } from "./support/people";

const row = (page: Page, person: Person) => page.getByRole("row").filter({ hasText: person.email });
const search = (page: Page) => page.getByLabel("Search by name or email");
const dialog = (page: Page) => page.getByRole("dialog");

/** The administrator's page, showing one person. */
async function find(page: Page, person: Person) {
  await page.goto("/users");
  await expect(async () => {
    await search(page).fill("");
    await search(page).fill(person.email);
    await expect(page.getByRole("table").getByRole("row")).toHaveCount(2, { timeout: 2_000 });
  }).toPass();
}

test("a table of all users: name, email, role, created, actions", async ({ admin, register, pageOf }) => {
  const person = await register("Ганболд");
  const page = await pageOf(admin);
  await page.goto("/users");
  expect((await page.getByRole("columnheader").allInnerTexts()).map((name) => name.trim())).toEqual([
    "Name",
    "Email",
    "Role",
    "Created",
    "Actions",
  ]);
  await expect(row(page, person)).toContainText("Ганболд");
  await expect(row(page, person)).toContainText(
    new Intl.DateTimeFormat("en-US", { year: "numeric", month: "short", day: "numeric" }).format(new Date()),
  );
  await expect(row(page, person).getByRole("button", { name: "Edit role of Ганболд" })).toBeVisible();
  await expect(row(page, person).getByRole("button", { name: "Delete Ганболд" })).toBeVisible();
});

test("the role is a chip, Admin or User, and Admin stands out", async ({ admin, register, pageOf }) => {
  const person = await register();
  const page = await pageOf(admin);
  for (const [shown, role, hue] of [
    [person, "User", "gray"],
    [admin, "Admin", "purple"],
  ] as const) {
    await find(page, shown);
    const chip = row(page, shown).getByText(role, { exact: true });
    expect([role, await hueOf(chip)]).toEqual([role, hue]);
  }
});

test("the search box filters by name or email", async ({ admin, register, pageOf }) => {
  const mark = randomUUID().slice(0, 8);
  const [one, other] = [await register(`Болд ${mark}`), await register("Сүх")];
  const page = await pageOf(admin);
  await page.goto("/users");
  await expect(row(page, other)).toBeVisible();
  await search(page).fill(mark.toUpperCase());
  await expect(row(page, other)).toBeHidden();
  await expect(row(page, one)).toBeVisible();
  await search(page).fill(other.email.slice(0, 20));
  await expect(row(page, one)).toBeHidden();
  await expect(row(page, other)).toBeVisible();
});

test("Refresh asks for the users again", async ({ admin, register, pageOf }) => {
  const page = await pageOf(admin);
  await page.goto("/users");
  const late = await register("Came later");
  await expect(row(page, late)).toHaveCount(0);
  await page.getByRole("button", { name: "Refresh" }).click();
  await expect(row(page, late)).toBeVisible();
});

test("the edit-role dialog offers User and Admin, and changes the role", async ({ admin, register, pageOf }) => {
  const person = await register("Дулмаа");
  const page = await pageOf(admin);
  await find(page, person);
  await page.getByRole("button", { name: "Edit role of Дулмаа" }).click();
  expect(await dialog(page).getByLabel("System Role").locator("option").allInnerTexts()).toEqual(["User", "Admin"]);
  await dialog(page).getByLabel("System Role").selectOption("Admin");
  await dialog(page).getByRole("button", { name: "Save" }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(row(page, person)).toContainText("Admin");
  await admin.api.put(`/api/admin/users/${person.id}/role`, { data: { role: "user" } });
});

test("deleting asks first, in the documented words, and then deletes", async ({ admin, register, pageOf }) => {
  const person = await register("Жаргал");
  const page = await pageOf(admin);
  await find(page, person);
  await page.getByRole("button", { name: "Delete Жаргал" }).click();
  await expect(dialog(page)).toContainText(`Are you sure you want to delete user Жаргал (${person.email})?`);
  await expect(dialog(page)).toContainText("This action cannot be undone.");
  await dialog(page).getByRole("button", { name: "Cancel" }).click();
  await expect(row(page, person)).toBeVisible();
  await page.getByRole("button", { name: "Delete Жаргал" }).click();
  await dialog(page).getByRole("button", { name: "Delete" }).click();
  await expect(dialog(page)).toBeHidden(); // behind an open dialog no row can be found
  await expect(row(page, person)).toHaveCount(0);
  expect((await person.api.get("/auth/profile")).status()).toBe(401);
});

test("calls that fail say 'Failed to load users', 'Failed to update user role' and 'Failed to delete user'", async ({
  admin,
  register,
  pageOf,
}) => {
  const person = await register("Цэцэг");
  const page = await pageOf(admin);
  await find(page, person);
  await failCall(page, "**/api/admin/users?**");
  await page.getByRole("button", { name: "Refresh" }).click();
  await expect(problem(page)).toContainText("Failed to load users");
  await failActions(page);
  await page.getByRole("button", { name: "Edit role of Цэцэг" }).click();
  await dialog(page).getByRole("button", { name: "Save" }).click();
  await expect(dialog(page).getByRole("alert")).toContainText("Failed to update user role");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Delete Цэцэг" }).click();
  await dialog(page).getByRole("button", { name: "Delete" }).click();
  await expect(dialog(page).getByRole("alert")).toContainText("Failed to delete user");
});

test("who is no administrator is told so and can't see the users", async ({ ownerPage: page, owner, register }) => {
  const other = await register("Somebody else");
  const response = await page.goto("/users");
  expect(response?.status()).toBe(403);
  await expect(page.getByRole("heading", { name: "Administrators only" })).toBeVisible();
  await expect(page.getByText(other.email)).toHaveCount(0);
  expect((await owner.api.get("/api/admin/users")).status()).toBe(403);
});

test("a deleted user's contracts pass to their longest-standing manager, else to the administrator; the dialog says how many", async ({
  admin,
  register,
  pageOf,
}) => {
  const person = await register("Халиун");
  const id = await newContract(person, { name: "Left behind" });
  const page = await pageOf(admin);
  await find(page, person);
  await page.getByRole("button", { name: "Delete Халиун" }).click();
  await expect(dialog(page)).toContainText("1 contract passes to you.");
  await dialog(page).getByRole("button", { name: "Delete" }).click();
  await expect(dialog(page)).toBeHidden(); // behind an open dialog no row can be found
  await expect(row(page, person)).toHaveCount(0);
  expect(await (await admin.api.get(`/api/contracts/${id}`)).json()).toMatchObject({
    name: "Left behind",
    role: "admin",
  });
  await admin.api.delete(`/api/contracts/${id}`);
});
