/**
 * What only a screen with a caret shows of the editor (B-6.7, B-10.6). The browser's clock stands still but for what a
 * test lets run. How long messages stay is proven in `tests/components/ui/toast.test.tsx`.
 */
import type { Page } from "playwright/test";
import { editor, stopClock } from "./support/screen";
import { expect, test } from "./support/fixtures";
import { newContract } from "./support/people";

async function openText(page: Page, contractId: string) {
  await page.clock.install();
  await page.goto(`/contracts/${contractId}`);
  await expect(editor(page)).toBeVisible();
  await editor(page).locator("p").first().click();
  await page.keyboard.press("Control+End");
}

test(
  "undo goes back 100 steps, and typing within 500 ms is one step (B-10.6)",
  { tag: "@long" },
  async ({ ownerPage: page, owner }) => {
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
  },
);

test(
  "keys act where the caret is, at once, and a format that was chosen is that of the next letter (B-6.7)",
  { tag: "@long" },
  async ({ ownerPage: page, owner }) => {
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
  },
);
