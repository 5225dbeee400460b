/** Behaviour §7: the dashboard. */
import { inDatabase } from "./support/database";
import { hueOf } from "./support/screen";
import { expect, test } from "./support/fixtures";
import { newContract, startContract } from "./support/people";
import { longLeasePdf } from "../../support/documents";

test("shows 'Your Contracts' and the two ways to a new contract", async ({ ownerPage: page }) => {
  for (const [name, path] of [
    ["Upload New Contract", "/upload"],
    ["Create New Contract", "/create"],
  ] as const) {
    await page.goto("/dashboard");
    await expect(page.getByRole("heading", { level: 1, name: "Your Contracts" })).toBeVisible();
    await page.getByRole("main").getByRole("link", { name }).click();
    await expect(page).toHaveURL(path);
  }
});

test("says 'Loading your contracts...' while loading", async ({ ownerPage: page }) => {
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

test("the empty state says so and links to upload the first contract", async ({ ownerPage: page }) => {
  await page.goto("/dashboard");
  await expect(page.getByText("You don't have any contracts yet.")).toBeVisible();
  await page.getByRole("link", { name: "Upload your first contract" }).click();
  await expect(page).toHaveURL("/upload");
});

test("lists name, type, upload date and status; the name leads to the contract", async ({ ownerPage: page, owner }) => {
  const id = await newContract(owner, { name: "Office lease", type: "Lease Agreement" });
  await page.goto("/dashboard");
  await expect(page.getByRole("table")).toBeVisible();
  const columns = await page.getByRole("table").getByRole("columnheader").allInnerTexts();
  expect(columns.map((name) => name.trim()).slice(0, 4)).toEqual(["Contract Name", "Type", "Upload Date", "Status"]);
  const row = page.getByRole("row", { name: /Office lease/ });
  await expect(row).toContainText("Lease Agreement");
  await expect(row).toContainText(
    new Intl.DateTimeFormat("en-US", { year: "numeric", month: "short", day: "numeric" }).format(new Date()),
  );
  await expect(row).toContainText("Analyzed");
  await row.getByRole("link", { name: "Office lease" }).click();
  await expect(page).toHaveURL(`/contracts/${id}`);
});

test("badges: processing orange, analyzed blue, reviewed green, any other gray; an empty status is Draft", async ({
  ownerPage: page,
  owner,
}) => {
  await newContract(owner, { name: "Read" });
  const reviewed = await newContract(owner, { name: "Checked" });
  await owner.api.patch(`/api/contracts/${reviewed}`, { data: { status: "reviewed" } });
  await newContract(owner, {
    name: "Broken",
    file: { name: "broken.pdf", bytes: Buffer.concat([Buffer.from("%PDF-1.7\n"), Buffer.alloc(4_000, 7)]) },
  });
  await owner.api.post("/api/contracts/create-from-template", {
    data: { type: "Other", name: "Begun", fields: { textContent: "Text" } },
  });
  await startContract(owner, { name: "Being read", file: { name: "long.pdf", bytes: await longLeasePdf(400) } });
  await page.goto("/dashboard");
  const badge = (contract: string) =>
    page.getByRole("row", { name: new RegExp(`^${contract}`) }).locator("[data-tone]");
  for (const [contract, status, hue] of [
    ["Being read", "Processing", "orange"],
    ["Read", "Analyzed", "blue"],
    ["Checked", "Reviewed", "green"],
    ["Broken", "Failed", "gray"],
    ["Begun", "Draft", "gray"],
  ] as const) {
    await expect(badge(contract)).toHaveText(status);
    expect([status, await hueOf(badge(contract))]).toEqual([status, hue]);
  }
});

test("a contract without a type is 'Not specified', without a status Draft", async ({ ownerPage: page, owner }) => {
  const id = await newContract(owner, { name: "Office lease" });
  await inDatabase(`UPDATE "Contract" SET "contractType" = '', "status" = '' WHERE "id" = ?`, [id]);
  await page.goto("/dashboard");
  const row = page.getByRole("row", { name: /Office lease/ });
  await expect(row).toContainText("Not specified");
  await expect(row.locator("[data-tone]")).toHaveText("Draft");
  await page.goto(`/contracts/${id}`);
  await expect(page.getByRole("main")).toContainText("Not specified");
});
