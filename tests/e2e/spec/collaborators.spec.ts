/** Behaviour §15: collaborators. */
import type { Page } from "@playwright/test";
import { failActions, failCall, problem } from "./support/screen";
import { expect, test } from "./support/fixtures";
import { inDatabase } from "./support/database";
import { join, newAddress, newContract } from "./support/people";

const people = (page: Page) => page.getByRole("region", { name: "Collaborators" }).getByRole("listitem");
const contracts = (page: Page) => page.getByRole("navigation", { name: "Contracts", exact: true });
const dialog = (page: Page) => page.getByRole("dialog");
const today = () =>
  new Intl.DateTimeFormat("en-US", { year: "numeric", month: "short", day: "numeric" }).format(new Date());

async function openAdding(page: Page) {
  await page.goto("/collaborators");
  await expect(people(page).first()).toBeVisible();
  await page.getByRole("button", { name: "Add Collaborator" }).click();
}

test("the user's contracts are listed on the left with their Uploaded date, the first preselected", async ({
  ownerPage: page,
  owner,
}) => {
  await newContract(owner, { name: "Older" });
  await newContract(owner, { name: "Newer" });
  await page.goto("/collaborators");
  const links = contracts(page).getByRole("link");
  await expect(links).toHaveCount(2);
  for (const name of ["Newer", "Older"])
    await expect(links.filter({ hasText: name })).toContainText(`Uploaded ${today()}`);
  await expect(links.first()).toHaveAttribute("aria-current", "true");
  await expect(page.getByRole("heading", { level: 2, name: "Newer" })).toBeVisible();
  const [list, panel] = [
    await contracts(page).boundingBox(),
    await page.getByRole("heading", { level: 2, name: "Newer" }).boundingBox(),
  ];
  expect((list?.x ?? 0) + (list?.width ?? 0)).toBeLessThan(panel?.x ?? 0);
});

test("the panel lists the selected contract's collaborators: name, role chip, email and a delete action", async ({
  ownerPage: page,
  owner,
  register,
}) => {
  const id = await newContract(owner, { name: "Shared" });
  const [reviewer, manager] = [await register("Ганаа"), await register("Мөнхөө")];
  await join(owner, id, reviewer, "reviewer");
  await join(owner, id, manager, "manager");
  await newContract(owner, { name: "Newest" });
  await page.goto("/collaborators");
  await contracts(page)
    .getByRole("link", { name: /Shared/ })
    .click();
  for (const [person, role] of [
    [reviewer, "Reviewer"],
    [manager, "Manager"],
    [owner, "Admin"],
  ] as const) {
    const row = people(page).filter({ hasText: person.email });
    await expect(row).toContainText(person.name);
    await expect(row.getByText(role, { exact: true })).toBeVisible();
  }
  await expect(
    people(page).filter({ hasText: reviewer.email }).getByRole("button", { name: "Remove Ганаа" }),
  ).toBeVisible();
});

test("a collaborator without an address shows 'No email'", async ({ ownerPage: page, owner, register }) => {
  const id = await newContract(owner);
  const reviewer = await register("Ганаа");
  await join(owner, id, reviewer);
  await inDatabase(`UPDATE "User" SET "email" = '' WHERE "id" = ?`, [reviewer.id]);
  await page.goto("/collaborators");
  await expect(people(page).filter({ hasText: "Ганаа" })).toContainText("No email");
  await inDatabase(`UPDATE "User" SET "email" = ? WHERE "id" = ?`, [reviewer.email, reviewer.id]);
});

test("the Add Collaborator dialog asks for an email and a role, Reviewer or Manager, Reviewer at first", async ({
  ownerPage: page,
  owner,
}) => {
  await newContract(owner);
  await openAdding(page);
  await expect(dialog(page).getByRole("heading", { name: "Add Collaborator" })).toBeVisible();
  expect(await dialog(page).getByLabel("Role").locator("option").allInnerTexts()).toEqual(["Reviewer", "Manager"]);
  await expect(dialog(page).getByLabel("Role")).toHaveValue("reviewer");
});

test("the Add button is disabled while the email is empty", async ({ ownerPage: page, owner }) => {
  await newContract(owner);
  await openAdding(page);
  const add = dialog(page).getByRole("button", { name: "Add", exact: true });
  await expect(add).toBeDisabled();
  await dialog(page).getByLabel("Email").fill("   ");
  await expect(add).toBeDisabled();
  await dialog(page).getByLabel("Email").fill(newAddress());
  await expect(add).toBeEnabled();
});

test("inviting says 'Invitation sent to {email}', and the dialog closes after 2 seconds", async ({
  ownerPage: page,
  owner,
}) => {
  await newContract(owner);
  const email = newAddress();
  await openAdding(page);
  await dialog(page).getByLabel("Email").fill(email);
  await dialog(page).getByLabel("Role").selectOption("Manager");
  await dialog(page).getByRole("button", { name: "Add", exact: true }).click();
  await expect(dialog(page)).toContainText(`Invitation sent to ${email}`);
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole("listitem").filter({ hasText: email })).toContainText("Manager");
});

test("an invitation that is refused shows the server's message, one without an answer 'Failed to add collaborator'", async ({
  ownerPage: page,
  owner,
  register,
}) => {
  const id = await newContract(owner);
  const reviewer = await register();
  await join(owner, id, reviewer);
  await openAdding(page);
  await dialog(page).getByLabel("Email").fill(reviewer.email);
  await dialog(page).getByRole("button", { name: "Add", exact: true }).click();
  await expect(dialog(page).getByRole("alert")).toHaveText("This person already has a part in this contract.");
  await failActions(page);
  await dialog(page).getByRole("button", { name: "Add", exact: true }).click();
  await expect(dialog(page).getByRole("alert")).toHaveText("Failed to add collaborator");
});

test("removing asks first, removes, and says 'Failed to remove collaborator. Please try again later.' when it fails", async ({
  ownerPage: page,
  owner,
  register,
}) => {
  const id = await newContract(owner);
  const reviewer = await register("Ганаа");
  await join(owner, id, reviewer);
  await page.goto("/collaborators");
  await page.getByRole("button", { name: "Remove Ганаа" }).click();
  await expect(dialog(page)).toContainText(/Are you sure you want to remove Ганаа/);
  const mend = await failActions(page);
  await dialog(page).getByRole("button", { name: "Remove" }).click();
  await expect(dialog(page).getByRole("alert")).toHaveText("Failed to remove collaborator. Please try again later.");
  await mend();
  await dialog(page).getByRole("button", { name: "Remove" }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(people(page).filter({ hasText: "Ганаа" })).toHaveCount(0);
  expect((await reviewer.api.get(`/api/contracts/${id}`)).status()).toBe(404);
});

test("'Go to Contract' leads to /contracts/{id}", async ({ ownerPage: page, owner }) => {
  const id = await newContract(owner);
  await page.goto("/collaborators");
  await page.getByRole("link", { name: "Go to Contract" }).click();
  await expect(page).toHaveURL(`/contracts/${id}`);
});

test("collaborators that can't be loaded: 'Failed to load collaborators. Please try again later.'", async ({
  ownerPage: page,
  owner,
}) => {
  await newContract(owner);
  await failCall(page, "**/api/contracts/*/collaborators");
  await page.goto("/collaborators");
  await expect(problem(page)).toContainText("Failed to load collaborators. Please try again later.");
});

test("who may manage a contract sees it here; a reviewer's contracts are not listed", async ({
  owner,
  register,
  pageOf,
}) => {
  const id = await newContract(owner, { name: "Shared" });
  const [reviewer, manager] = [await register(), await register()];
  await join(owner, id, reviewer, "reviewer");
  await join(owner, id, manager, "manager");
  const page = await pageOf(manager);
  await page.goto("/collaborators");
  await expect(contracts(page).getByRole("link", { name: /Shared/ })).toBeVisible();
  const other = await pageOf(reviewer);
  await other.goto("/collaborators");
  await expect(other.getByText("There is no contract whose collaborators you can manage.")).toBeVisible();
});
