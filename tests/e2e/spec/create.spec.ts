/** Behaviour §9: creating a contract from a template. Each template by itself: `tests/components/templates`. */
import type { Page } from "playwright/test";
import { alive } from "./support/screen";
import { expect, test } from "./support/fixtures";

const card = (page: Page, type: string) =>
  page.getByRole("list", { name: "Contract templates" }).getByRole("button", { name: type });
const field = (page: Page, name: string) => page.locator(`[name="${name}"]`);
const preview = (page: Page) => page.getByRole("region", { name: "Contract Preview" });

async function choose(page: Page, type: string) {
  await page.goto("/create");
  await (await alive(card(page, type))).click();
  await expect(page.getByLabel("Contract Name")).toBeVisible();
}

test(
  "the preview is live; alone it has the full width, and it alone is printed (B-9.9, B-9.10)",
  { tag: "@long" },
  async ({ ownerPage: page }) => {
    await page.addInitScript(() => {
      window.print = () => document.documentElement.setAttribute("data-printed", "yes");
    });
    await choose(page, "Sales Agreement");
    await expect(preview(page)).toContainText("[sellerName]");
    await expect(preview(page)).not.toContainText("{{");
    await field(page, "sellerName").fill("Acme <b>LLC</b>");
    await expect(preview(page)).toContainText("Acme <b>LLC</b>");
    await expect(preview(page)).not.toContainText("[sellerName]");
    const narrow = (await preview(page).boundingBox())?.width ?? 0;
    await page.getByRole("button", { name: "See Clear Version" }).click();
    await expect(field(page, "sellerName")).toBeHidden();
    await expect(page.getByLabel("Contract Name")).toBeHidden();
    expect((await preview(page).boundingBox())?.width ?? 0).toBeGreaterThan(narrow * 1.3);
    await page.getByRole("button", { name: "Print Contract" }).click();
    await expect(page.locator("html")).toHaveAttribute("data-printed", "yes");
    await page.emulateMedia({ media: "print" });
    await expect(preview(page)).toBeVisible();
    await expect(page.getByRole("button", { name: "Print Contract" })).toBeHidden();
    await expect(page.getByRole("banner")).toBeHidden();
    await page.emulateMedia({ media: "screen" });
    await page.getByRole("button", { name: "Return to Edit Mode" }).click();
    await expect(field(page, "sellerName")).toHaveValue("Acme <b>LLC</b>");
  },
);
