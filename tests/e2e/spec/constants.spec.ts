/**
 * Times and limits that only a screen shows (B-6.6, B-10.6, B-15.4, B-17.3). The browser's clock stands still but for
 * what a test lets run.
 */
import type { Page } from "@playwright/test";
import { editor, expectGoneAfter, failActions, stopClock } from "./support/screen";
import { expect, test } from "./support/fixtures";
import { newAddress, newContract } from "./support/people";

const toast = (page: Page) => page.locator("[data-toast]");

async function openText(page: Page, contractId: string) {
  await page.clock.install();
  await page.goto(`/contracts/${contractId}`);
  await expect(editor(page)).toBeVisible();
  await editor(page).locator("p").first().click();
  await page.keyboard.press("Control+End");
}

test("a success toast stays 3 seconds", async ({ ownerPage: page, owner }) => {
  await openText(page, await newContract(owner, { text: "The first text." }));
  await page.keyboard.type(" More.");
  await stopClock(page);
  await page.getByRole("button", { name: "Save Version" }).click();
  await expect(toast(page)).toHaveText("Changes saved successfully as a new version");
  await expectGoneAfter(page, toast(page), 3_000);
});

test("an error toast stays 5 seconds", async ({ ownerPage: page, owner }) => {
  await openText(page, await newContract(owner, { text: "The first text." }));
  await page.keyboard.type(" More.");
  await failActions(page);
  await stopClock(page);
  await page.getByRole("button", { name: "Save Version" }).click();
  await expect(toast(page)).toHaveText("Failed to save changes");
  await expectGoneAfter(page, toast(page), 5_000);
});

test("the settings toast stays 3 seconds", async ({ ownerPage: page }) => {
  await page.clock.install();
  await page.goto("/settings");
  await page.getByLabel("Default Language").selectOption("en");
  await stopClock(page);
  await page.getByRole("button", { name: "Save Settings" }).click();
  await expect(toast(page)).toHaveText("Settings saved successfully!");
  await expectGoneAfter(page, toast(page), 3_000);
});

test("the invite dialog closes 2 seconds after success", async ({ ownerPage: page, owner }) => {
  await newContract(owner);
  await page.clock.install();
  await page.goto("/collaborators");
  await expect(page.getByRole("region", { name: "Collaborators" })).toBeVisible();
  await page.getByRole("button", { name: "Add Collaborator" }).click();
  const email = newAddress();
  await page.getByRole("dialog").getByLabel("Email").fill(email);
  await stopClock(page);
  await page.getByRole("dialog").getByRole("button", { name: "Add", exact: true }).click();
  await expect(page.getByRole("dialog")).toContainText(`Invitation sent to ${email}`);
  await expectGoneAfter(page, page.getByRole("dialog"), 2_000);
});

test("undo goes back 100 steps, and typing within 500 ms is one step", async ({ ownerPage: page, owner }) => {
  test.setTimeout(120_000);
  await openText(page, await newContract(owner, { text: "Start" }));
  await stopClock(page);
  const step = async (letters: string) => {
    for (const letter of letters) {
      await page.keyboard.type(letter);
      await page.clock.runFor(100);
    }
    await page.clock.runFor(600); // past the grouping delay
  };
  await step("."); // the editor has taken the caret's place in by the next letter, so that "ab" begins a step of its own
  await step("ab");
  await step("cd");
  await expect(editor(page)).toHaveText("Start.abcd");
  await page.keyboard.press("Control+z");
  await expect(editor(page)).toHaveText("Start.ab");
  await page.keyboard.press("Control+z");
  await expect(editor(page)).toHaveText("Start.");
  for (let count = 0; count < 105; count += 1) await step("x");
  await expect(editor(page)).toHaveText(`Start.${"x".repeat(105)}`);
  for (let count = 0; count < 115; count += 1) await page.keyboard.press("Control+z");
  await expect(editor(page)).toHaveText(`Start.${"x".repeat(5)}`);
});

test("keys act where the caret is, at once, and a format that was chosen is that of the next letter", async ({
  ownerPage: page,
  owner,
}) => {
  await openText(page, await newContract(owner, { text: "Rent is due" }));
  await page.keyboard.press("Control+a");
  await page.evaluate(() => {
    const words = document.querySelector('[contenteditable="true"] p')?.lastChild?.lastChild;
    if (!words) throw new Error("no words");
    getSelection()?.collapse(words, words.textContent?.length);
    document.activeElement?.dispatchEvent(
      new KeyboardEvent("keydown", { key: "Backspace", code: "Backspace", bubbles: true, cancelable: true }),
    ); // in the same task, as on a busy page
  });
  await expect(editor(page)).toHaveText("Rent is du");
  await page.keyboard.press("Control+b");
  await page.keyboard.type("ring");
  await expect(editor(page).locator("strong")).toHaveText("ring");
  await page.keyboard.press("Control+b");
  await page.keyboard.type(" May");
  await expect(editor(page)).toHaveText("Rent is during May");
  await expect(editor(page).locator("strong")).toHaveText("ring");
});
