/** The assistant and the text beside it: passages after edits, and suggestions in the margin. */
import type { Page } from "playwright/test";
import { findings } from "./spec/support/axe";
import { expect, test } from "./spec/support/fixtures";
import { newContract } from "./spec/support/people";
import { editor } from "./spec/support/screen";

const TEXT = [
  "SERVICES AGREEMENT",
  'This Services Agreement is made between Acme Property LLC (the "Provider") and Bold Trading LLC (the "Client").',
  "1. Fees. The Client shall pay each invoice within thirty (60) days.",
  "2. Reports. The Client shall answer each report.",
  "3. More fees. The Client shall pay each late fee. The Provider keeps {{insurance}} in force.",
  "4. Governing law. This Agreement is governed by the laws of Mongolia.",
].join("\n\n");

const log = (page: Page) => page.getByRole("log");
const selected = (page: Page) => page.evaluate(() => getSelection()?.toString() ?? "");
const marker = (page: Page, name: RegExp) =>
  page.getByRole("toolbar", { name: "Suggestions beside the text" }).getByRole("button", { name });

test(
  "a found passage is led to after edits elsewhere; one that was edited or taken out is said to be (B-12.7)",
  { tag: "@long" },
  async ({ ownerPage: page, owner }) => {
    await page.goto(`/contracts/${await newContract(owner, { text: TEXT })}`);
    await page.getByRole("button", { name: "Governing Law", exact: true }).click();
    const law = log(page).getByRole("button", { name: /laws of Mongolia/ });
    await expect(law).toBeVisible();

    await editor(page).getByText("SERVICES AGREEMENT", { exact: true }).click();
    await page.keyboard.press("Home");
    await page.keyboard.type("A preamble in which the laws of Mongolia are praised. ");
    await expect(
      page.getByText("The assistant doesn't read unsaved changes. Save a version to include them."),
    ).toBeVisible();
    await law.click();
    await expect.poll(() => selected(page)).toContain("governed by the laws of Mongolia");

    await editor(page).getByText("Governing law.").click();
    await page.keyboard.press("Control+End"); // of the text: End alone is that of the line on screen, which may have been wrapped
    for (let letters = 0; letters < "of Mongolia.".length; letters += 1) await page.keyboard.press("Backspace");
    await page.keyboard.type("of Japan.");
    await law.click();
    await expect(page.getByText("This passage was edited after it was analyzed. It was here.")).toBeVisible();
    await expect.poll(() => selected(page)).toContain("governed by the laws of");

    await editor(page).getByText("Governing law.").click({ clickCount: 3 });
    await page.keyboard.press("Delete");
    await law.click();
    await expect(page.getByText("This passage is no longer in the text.")).toBeVisible();
  },
);

test(
  "a suggestion is opened from the margin by keyboard, accepted, and a receipt says what was applied (B-13.4)",
  { tag: "@long" },
  async ({ ownerPage: page, owner }) => {
    await page.goto(`/contracts/${await newContract(owner, { text: TEXT })}`);
    await expect(marker(page, /Words and figures differ/)).toBeVisible();
    await marker(page, /Words and figures differ/).focus();
    await page.keyboard.press("Enter");
    const card = page.getByRole("article").filter({ hasText: "Words and figures differ" });
    await expect(card).toBeFocused();
    expect(await findings(page)).toEqual([]);

    await card.getByRole("button", { name: /^Accept/ }).click();
    const receipt = page.getByRole("region", { name: "Applied in version 2" });
    await expect(receipt.locator("del")).toContainText("60");
    await expect(receipt.locator("ins")).toContainText("30");
    await expect(editor(page)).toContainText("within thirty (30) days");
    await page.evaluate(() => getSelection()?.removeAllRanges());
    await receipt.getByRole("button", { name: "Show in text" }).click();
    await expect.poll(() => selected(page)).toBe("thirty (30)");
    await expect(marker(page, /Words and figures differ/)).toHaveCount(0);
    await expect(marker(page, /Placeholder/)).toBeVisible();
  },
);

test(
  "on a narrow screen suggestions are a list, and nothing is wider than the screen (B-10.2, B-13.4)",
  { tag: "@long" },
  async ({ ownerPage: page, owner }) => {
    await page.setViewportSize({ width: 375, height: 800 });
    await page.goto(`/contracts/${await newContract(owner, { text: TEXT })}`);
    await expect(editor(page)).toBeVisible();
    await expect(page.getByRole("toolbar", { name: "Suggestions beside the text" })).toBeHidden();
    await page.getByRole("button", { name: /^Suggestions/ }).click();
    const card = page.getByRole("article").filter({ hasText: "Placeholder" });
    await expect(card.getByRole("button", { name: /^Accept/ })).toHaveCount(0);
    await card.getByRole("button", { name: /^Show in text/ }).click();
    await expect(editor(page)).toBeVisible();
    await expect.poll(() => selected(page)).toBe("{{insurance}}");
    expect(
      await page.evaluate(
        () =>
          document.documentElement.scrollWidth <= innerWidth &&
          document.documentElement.scrollHeight - document.body.scrollHeight < 2,
      ),
    ).toBe(true);
    expect(await findings(page)).toEqual([]);
  },
);
