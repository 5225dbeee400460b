/** Behaviour §7: the dashboard. */
import { inDatabase } from "./support/database";
import { toDay } from "./support/days";
import { readHue } from "./support/screen";
import { expect, test } from "./support/fixtures";
import { json, newContract, type Person } from "./support/people";

/** What people call a status, and the hue of its badge; each stands in the database as it is written here. */
const BADGES = [
  ["processing", "Processing", "orange"],
  ["analyzed", "Analyzed", "blue"],
  ["reviewed", "Reviewed", "green"],
  ["failed", "Failed", "gray"],
  ["", "Draft", "gray"],
] as const;

/** A contract that was read, so that nothing changes the status that it is given here. */
async function withStatus(owner: Person, name: string, status: string): Promise<string> {
  const id = await newContract(owner, { name });
  await inDatabase(`UPDATE "Contract" SET "status" = ? WHERE "id" = ?`, [status, id]);
  return id;
}

test("says 'Loading your contracts...' while loading (B-7.1)", { tag: "@long" }, async ({ ownerPage: page }) => {
  await page.goto("/settings");
  await expect(page.getByLabel("Default Language")).toBeVisible();
  await page.waitForLoadState("networkidle"); // what is shown while loading has been fetched ahead by then
  let answer = (): void => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route("**/dashboard?_rsc=*", async (route) => {
    if (!("next-router-prefetch" in route.request().headers())) await held;
    await route.fallback();
  });
  await page.getByRole("banner").getByRole("link", { name: "Dashboard", exact: true }).click();
  await expect(page.getByText("Loading your contracts...")).toBeVisible();
  answer();
  await expect(page.getByText("You don't have any contracts yet.")).toBeVisible();
});

test("lists name, type, upload date and status, each with its badge; the name leads to the contract (B-7.3, B-7.4, B-7.5, B-8.7)", async ({
  ownerPage: page,
  owner,
}) => {
  const id = await newContract(owner, { name: "Office lease", type: "Lease Agreement" });
  for (const [status, words] of BADGES) await withStatus(owner, words, status);
  const bare = await withStatus(owner, "Bare", "");
  await inDatabase(`UPDATE "Contract" SET "contractType" = '' WHERE "id" = ?`, [bare]);
  await page.goto("/dashboard");
  await expect(page.getByRole("table")).toBeVisible();
  const columns = await page.getByRole("table").getByRole("columnheader").allInnerTexts();
  const documented = ["Contract Name", "Type", "Upload Date", "Status"];
  expect(columns.map((name) => name.trim()).filter((name) => documented.includes(name))).toEqual(documented);
  const row = (name: string) => page.getByRole("row", { name: new RegExp(`^${name}`) });
  await expect(row("Office lease")).toContainText("Lease Agreement");
  const { uploadedAt } = await json<{ uploadedAt: string }>(owner.api.get(`/api/contracts/${id}`));
  await expect(row("Office lease")).toContainText(toDay(uploadedAt));
  await expect(row("Office lease")).toContainText("Analyzed");
  for (const [, words, hue] of BADGES) {
    const badge = row(words).locator("[data-tone]");
    await expect(badge).toHaveText(words);
    expect([words, await readHue(badge.locator("[aria-hidden]"))]).toEqual([words, hue]);
  }
  await expect(row("Bare")).toContainText("Not specified");
  await expect(row("Bare").locator("[data-tone]")).toHaveText("Draft");
  await row("Office lease").getByRole("link", { name: "Office lease" }).click();
  await expect(page).toHaveURL(`/contracts/${id}`);
});
