/** Behaviour §16: the invitation page. What its form refuses: `tests/components/collaboration`. */
import type { Page } from "playwright/test";
import { problem } from "./support/screen";
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

test(
  "an invitation that is revoked meanwhile, and an unknown one: 'Invitation Not Found…', with a 'Go to Homepage' button (B-16.7, B-16.8)",
  { tag: "@long" },
  async ({ page, owner }) => {
    const { id, token } = await open(page, owner);
    await fill(page, "Name", "Дорж");
    await fill(page, "Password", PASSWORD);
    await fill(page, "Confirm password", PASSWORD);
    await owner.api.delete(`/api/invitations/${id}`);
    const GONE = "Invitation Not Found: This invitation may have expired or already been used.";
    await accept(page).click();
    await expect(problem(page)).toHaveText(GONE);
    for (const gone of ["unknown", token]) {
      await page.goto(`/invitation/${gone}`);
      await expect(problem(page)).toHaveText(GONE);
    }
    await page.getByText("Go to Homepage").click();
    await expect(page).toHaveURL(/\/(login|dashboard)/);
  },
);
