/** Behaviour §16: the invitation page. */
import type { Page } from "@playwright/test";
import { failActions, problem } from "./support/screen";
import { expect, test } from "./support/fixtures";
import { invite, newAddress, newContract, PASSWORD, type Person } from "./support/people";

const accept = (page: Page) => page.getByRole("button", { name: "Accept & Create Account" });
const fill = (page: Page, label: string, text: string) => page.getByLabel(label, { exact: true }).fill(text);

async function open(page: Page, owner: Person) {
  const contractId = await newContract(owner, { name: "Office lease" });
  const invitation = await invite(owner, contractId, { email: newAddress(), role: "manager" });
  await page.goto(`/invitation/${invitation.token}`);
  await expect(accept(page)).toBeEnabled();
  return { contractId, ...invitation };
}

test("titled 'Join Contract Collaboration', with inviter, contract and role", async ({ page, owner }) => {
  await open(page, owner);
  await expect(page.getByRole("heading", { level: 1, name: "Join Contract Collaboration" })).toBeVisible();
  for (const text of [owner.name, "Office lease", "Manager"])
    await expect(page.getByRole("definition").filter({ hasText: text })).toBeVisible();
});

test("the form asks for name, password of 8 characters and its confirmation, and links to log in", async ({
  page,
  owner,
}) => {
  const { token } = await open(page, owner);
  for (const label of ["Name", "Password", "Confirm password"])
    await expect(page.getByLabel(label, { exact: true })).toBeVisible();
  await expect(page.getByLabel("Password", { exact: true })).toHaveAccessibleDescription(/at least 8 characters/);
  await page.getByRole("link", { name: "Log in" }).click();
  await expect(page).toHaveURL(`/login?next=${encodeURIComponent(`/invitation/${token}`)}`);
});

test("accepting makes the account, stores token and user, and leads to /contracts/{contractId}", async ({
  page,
  owner,
}) => {
  const { contractId } = await open(page, owner);
  await fill(page, "Name", "Дорж");
  await fill(page, "Password", PASSWORD);
  await fill(page, "Confirm password", PASSWORD);
  await accept(page).click();
  await expect(page).toHaveURL(`/contracts/${contractId}`);
  await expect(page.getByRole("heading", { name: "Office lease" })).toBeVisible();
  expect(
    await page.evaluate(() => [
      Boolean(localStorage.getItem("token")),
      JSON.parse(localStorage.getItem("user") ?? "{}").name,
    ]),
  ).toEqual([true, "Дорж"]);
});

test("name and password are required, passwords must match and have 8 characters, before anything is sent", async ({
  page,
  owner,
}) => {
  await open(page, owner);
  await failActions(page);
  const says = async (text: string) => {
    await accept(page).click();
    await expect(problem(page)).toHaveText(text);
  };
  await says("Name is required");
  await fill(page, "Name", "Дорж");
  await says("Password is required");
  await fill(page, "Password", "12345678");
  await says("Passwords do not match");
  await fill(page, "Password", "1234567");
  await fill(page, "Confirm password", "1234567");
  await says("Password must be at least 8 characters");
});

test("an unknown or used invitation: 'Invitation Not Found…', with a 'Go to Homepage' button", async ({
  page,
  owner,
  playwright,
  baseURL,
}) => {
  const { token } = await open(page, owner);
  const guest = await playwright.request.newContext({ baseURL: baseURL ?? "" });
  expect(
    (await guest.post(`/invitations/${token}/accept`, { data: { name: "Дорж", password: PASSWORD } })).status(),
  ).toBe(201);
  await guest.dispose();
  for (const gone of ["unknown", token]) {
    await page.goto(`/invitation/${gone}`);
    await expect(problem(page)).toHaveText(
      "Invitation Not Found: This invitation may have expired or already been used.",
    );
  }
  await page.getByText("Go to Homepage").click();
  await expect(page).toHaveURL(/\/(login|dashboard)/);
});

test("an acceptance that is refused shows the server's message, one without an answer 'Failed to accept invitation'", async ({
  page,
  owner,
}) => {
  const { id } = await open(page, owner);
  await fill(page, "Name", "Дорж");
  await fill(page, "Password", PASSWORD);
  await fill(page, "Confirm password", PASSWORD);
  const mend = await failActions(page);
  await accept(page).click();
  await expect(problem(page)).toHaveText("Failed to accept invitation");
  await mend();
  await owner.api.delete(`/api/invitations/${id}`);
  await accept(page).click();
  await expect(problem(page)).toHaveText(
    "Invitation Not Found: This invitation may have expired or already been used.",
  );
});
