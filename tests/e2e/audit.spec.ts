/** The audit trail on its two screens: by keyboard, at both widths, in three languages, and as a table. */
import { readFileSync } from "node:fs";
import type { Page } from "playwright/test";
import { findings, hasAxe } from "./spec/support/axe";
import { expect, test } from "./spec/support/fixtures";
import { join, newContract, saveVersion } from "./spec/support/people";
import { untilStill } from "./spec/support/screen";

/** Looks at the page as it stands, at each width: nothing for axe to find, nothing to scroll sideways. */
async function expectGood(page: Page, state: string): Promise<void> {
  for (const width of [1280, 375]) {
    await page.setViewportSize({ width, height: 900 });
    await untilStill(page);
    if (hasAxe) expect.soft([state, width, await findings(page)]).toEqual([state, width, []]);
    expect
      .soft(await page.evaluate(() => document.documentElement.scrollWidth), `${state} at ${width}`)
      .toBeLessThanOrEqual(width);
    const folder = process.env.AUDIT_PICTURES;
    if (folder) await page.screenshot({ path: `${folder}/${state.replace(/\W+/g, "-")}-${width}.png` });
  }
  await page.setViewportSize({ width: 1280, height: 900 });
}

test(
  "the owner sees who did what with a contract, by keyboard, and takes it along as a table (B-18.9)",
  { tag: "@long" },
  async ({ owner, register, ownerPage: page }) => {
    const reviewer = await register("Ганбаатар");
    const contractId = await newContract(owner);
    await join(owner, contractId, reviewer);
    await saveVersion(reviewer, contractId, "<p>Another rent.</p>");
    await reviewer.api.post(`/api/contracts/${contractId}/find`, { data: { category: "governing_law" } });
    expect((await reviewer.api.delete(`/api/contracts/${contractId}`)).status()).toBe(403);

    await page.setViewportSize({ width: 2200, height: 900 }); // room for the button in the bar
    await page.goto(`/contracts/${contractId}`);
    const button = page.getByRole("button", { name: "Activity" });
    await button.focus();
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: "Activity" });
    await expect(dialog.getByRole("list", { name: "Story" })).toContainText("Ганбаатар Saved a version");
    await expectGood(page, "story");
    await dialog.getByRole("radio", { name: "Everything" }).check();
    const rows = dialog.getByRole("list", { name: "Events" }).getByRole("listitem");
    await expect(rows.filter({ hasText: "Saved a version" })).toContainText("Ганбаатар");
    await expect(rows.filter({ hasText: "Access refused" })).toContainText("tried to delete it · insufficient role");
    await expect(rows.filter({ hasText: "Find · Governing Law" })).toContainText("the text stayed on this server");
    await expect(rows.filter({ hasText: "Saved a version" })).toContainText(/127\.0\.0\.1|::1/);
    await expectGood(page, "activity");

    const started = page.waitForEvent("download");
    await dialog.getByRole("button", { name: "Download as CSV" }).click();
    const table = readFileSync(await (await started).path(), "utf8");
    expect(table.split("\r\n").length).toBeGreaterThan(6);
    expect(table).toContain("Ганбаатар");

    await page.setViewportSize({ width: 2200, height: 900 });
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();
    await page.setViewportSize({ width: 375, height: 900 });
    await expectGood(page, "review header");
  },
);

test(
  "nobody but the owner is offered a contract's activity",
  { tag: "@long" },
  async ({ owner, register, openPage }) => {
    const manager = await register();
    const contractId = await newContract(owner);
    await join(owner, contractId, manager, "manager");
    const page = await openPage(manager);
    await page.goto(`/contracts/${contractId}`);
    await expect(page.getByRole("button", { name: "Version History" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Activity" })).toHaveCount(0);
  },
);

test(
  "administrators see log-ins and refusals beside the users (B-18.9)",
  { tag: "@long" },
  async ({ admin, owner, openPage }) => {
    expect((await owner.api.get("/api/admin/users")).status()).toBe(403);
    const page = await openPage(admin);
    await page.goto("/users");
    await expect(page.getByRole("heading", { level: 1, name: "Users" })).toBeVisible();
    await expectGood(page, "users");
    await page.getByRole("tab", { name: "Users" }).focus();
    await page.keyboard.press("ArrowLeft"); // round to the last one
    await expect(page.getByRole("heading", { level: 1, name: "Audit" })).toBeVisible();
    const rows = page.getByRole("table", { name: "Events" }).getByRole("row");
    await expect(rows.filter({ hasText: "Access refused" }).first()).toContainText("tried to manage accounts");
    await expect(rows.filter({ hasText: "Logged in" }).first()).toBeVisible();
    await expectGood(page, "audit");
  },
);

test(
  "the list is in the reader's language, on a telephone too (B-18.9)",
  { tag: "@long" },
  async ({ owner, ownerPage: page }) => {
    const contractId = await newContract(owner);
    for (const [language, more, title] of [
      ["mn", "Бусад", "Үйл ажиллагааны түүх"],
      ["ru", "Ещё", "История действий"],
    ] as const) {
      await owner.api.put("/api/user-settings", { data: { defaultLanguage: language } });
      await page.setViewportSize({ width: 375, height: 900 });
      await page.goto(`/contracts/${contractId}`);
      await page.getByRole("button", { name: more, exact: true }).click();
      await page.getByRole("menuitem", { name: title }).click();
      await expect(page.getByRole("dialog", { name: title }).getByRole("listitem").first()).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
    }
  },
);
