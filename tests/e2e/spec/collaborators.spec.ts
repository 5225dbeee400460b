/** Behaviour §15: collaborators. */
import type { Page } from "playwright/test";
import { toDay } from "./support/days";
import { failActions, failCall, problem } from "./support/screen";
import { expect, test } from "./support/fixtures";
import { inDatabase } from "./support/database";
import { join, json, newAddress, newContract } from "./support/people";

const people = (page: Page) => page.getByRole("region", { name: "Collaborators" }).getByRole("listitem");
const contracts = (page: Page) => page.getByRole("navigation", { name: "Contracts", exact: true });
const dialog = (page: Page) => page.getByRole("dialog");

test("contracts on the left, the first preselected; the panel lists a contract's people, removes one, and leads to the contract (B-15.1, B-15.2, B-15.5)", async ({
  ownerPage: page,
  owner,
  register,
}) => {
  const id = await newContract(owner, { name: "Shared" });
  const [reviewer, manager] = [await register("Ганаа"), await register("Мөнхөө")];
  await join(owner, id, reviewer, "reviewer");
  await join(owner, id, manager, "manager");
  await inDatabase(`UPDATE "User" SET "email" = '' WHERE "id" = ?`, [manager.id]);
  const newest = await newContract(owner, { name: "Newest" });
  await page.goto("/collaborators");
  const links = contracts(page).getByRole("link");
  await expect(links).toHaveCount(2);
  for (const [name, contractId] of [
    ["Newest", newest],
    ["Shared", id],
  ] as const) {
    const { uploadedAt } = await json<{ uploadedAt: string }>(owner.api.get(`/api/contracts/${contractId}`));
    await expect(links.filter({ hasText: name })).toContainText(`Uploaded ${toDay(uploadedAt)}`);
  }
  await expect(links.first()).toHaveAttribute("aria-current", "true");
  const heading = page.getByRole("heading", { level: 2, name: "Newest" });
  const [list, panel] = [await contracts(page).boundingBox(), await heading.boundingBox()];
  expect((list?.x ?? 0) + (list?.width ?? 0)).toBeLessThan(panel?.x ?? 0);

  await links.filter({ hasText: "Shared" }).click();
  for (const [person, role, email] of [
    [reviewer, "Reviewer", reviewer.email],
    [manager, "Manager", "No email"],
    [owner, "Admin", owner.email],
  ] as const) {
    const row = people(page).filter({ hasText: person.name });
    await expect(row).toContainText(email);
    await expect(row.getByText(role, { exact: true })).toBeVisible();
  }
  await inDatabase(`UPDATE "User" SET "email" = ? WHERE "id" = ?`, [manager.email, manager.id]);

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
  await page.getByRole("link", { name: "Go to Contract" }).click();
  await expect(page).toHaveURL(`/contracts/${id}`);
});

test(
  "adding asks for an email and a role, Reviewer at first, says what is refused, and without a mail service that the link is to be copied (B-1.2, B-15.3, B-15.4)",
  { tag: "@long" },
  async ({ ownerPage: page, owner, register }) => {
    const id = await newContract(owner);
    const reviewer = await register();
    await join(owner, id, reviewer);
    await page.goto("/collaborators");
    await expect(people(page).first()).toBeVisible();
    await page.getByRole("button", { name: "Add Collaborator" }).click();
    await expect(dialog(page).getByRole("heading", { name: "Add Collaborator" })).toBeVisible();
    expect(await dialog(page).getByLabel("Role").locator("option").allInnerTexts()).toEqual(["Reviewer", "Manager"]);
    await expect(dialog(page).getByLabel("Role")).toHaveValue("reviewer");
    const add = dialog(page).getByRole("button", { name: "Add", exact: true });
    await expect(add).toBeDisabled();
    await dialog(page).getByLabel("Email").fill(reviewer.email);
    await add.click();
    await expect(dialog(page).getByRole("alert")).toHaveText("This person is already a collaborator on this contract.");
    const mend = await failActions(page);
    await add.click();
    await expect(dialog(page).getByRole("alert")).toHaveText("Failed to add collaborator");
    await mend();
    const email = newAddress();
    await dialog(page).getByLabel("Email").fill(email);
    await dialog(page).getByLabel("Role").selectOption("Manager");
    await add.click();
    await expect(dialog(page)).toContainText(
      `Invitation for ${email} is ready. No mail service is set up: copy the link`,
    );
    await expect(dialog(page)).toBeHidden();
    await expect(page.getByRole("listitem").filter({ hasText: email })).toContainText("Manager");
  },
);

test(
  "collaborators that can't be loaded: 'Failed to load collaborators. Please try again later.' (B-15.6)",
  { tag: "@long" },
  async ({ ownerPage: page, owner }) => {
    await newContract(owner);
    await failCall(page, "**/api/contracts/*/collaborators");
    await page.goto("/collaborators");
    await expect(problem(page)).toContainText("Failed to load collaborators. Please try again later.");
  },
);

test(
  "who may manage a contract sees it here; a reviewer's contracts are not listed (B-15.1)",
  { tag: "@long" },
  async ({ owner, register, openPage }) => {
    const id = await newContract(owner, { name: "Shared" });
    const [reviewer, manager] = [await register(), await register()];
    await join(owner, id, reviewer, "reviewer");
    await join(owner, id, manager, "manager");
    const page = await openPage(manager);
    await page.goto("/collaborators");
    await expect(contracts(page).getByRole("link", { name: /Shared/ })).toBeVisible();
    const other = await openPage(reviewer);
    await other.goto("/collaborators");
    await expect(other.getByText("There are no contracts whose collaborators you can manage.")).toBeVisible();
  },
);
