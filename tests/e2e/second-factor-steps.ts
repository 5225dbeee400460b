/** What people do with a second factor, as the tests of several journeys do it. */
import { expect, type Page } from "playwright/test";
import { TOTP } from "otpauth";
import { PASSWORD } from "./person";
import { alive } from "./spec/support/screen";

/** The six digits of an app with this secret, now or some steps of 30 seconds later: each is good once. */
export function codeFor(secret: string, stepsLater = 0): string {
  return new TOTP({ secret: secret.replace(/ /g, "") }).generate({ timestamp: Date.now() + stepsLater * 30_000 });
}

export const findDialog = (page: Page, name: string) => page.getByRole("dialog", { name });

/** Opens a dialog by its button once the page has come alive. */
export async function openDialog(page: Page, button: string, dialog: string): Promise<void> {
  await (await alive(page.getByRole("button", { name: button, exact: true }))).click();
  await expect(findDialog(page, dialog)).toBeVisible();
}

/** Gives the password where the app asks who is at the keyboard. */
export async function confirmByPassword(page: Page, password = PASSWORD): Promise<void> {
  const dialog = findDialog(page, "Confirm it's you");
  await dialog.getByLabel("Password", { exact: true }).fill(password);
  await dialog.getByRole("button", { name: "Confirm" }).click();
}

/** Reads the recovery codes off the screen and puts them away. */
export async function keepRecoveryCodes(page: Page): Promise<string[]> {
  const dialog = findDialog(page, "Your recovery codes");
  await expect(dialog).toBeVisible();
  const codes = await dialog.getByRole("listitem").allInnerTexts();
  await dialog.getByRole("button", { name: "I've saved them" }).click();
  await expect(dialog).toBeHidden();
  return codes;
}

/**
 * Sets up an authenticator app on the screen that offers it, from the question who is there to the codes. @returns its
 * secret, the code that switched it on, and the recovery codes
 */
export async function setUpApp(page: Page): Promise<{ secret: string; used: string; codes: string[] }> {
  await openDialog(page, "Set up app", "Confirm it's you");
  await confirmByPassword(page);
  const dialog = findDialog(page, "Set up an authenticator app");
  const secret = await dialog.locator("code").innerText();
  const used = codeFor(secret);
  await dialog.getByLabel("Code from the app").fill(used);
  await dialog.getByRole("button", { name: "Turn on" }).click();
  return { secret, used, codes: await keepRecoveryCodes(page) };
}

/** Answers the second step of a log-in with a code. */
export async function answerWithCode(page: Page, label: "Code" | "Recovery code", code: string): Promise<void> {
  await page.getByLabel(label, { exact: true }).fill(code);
  await page.getByRole("button", { name: "Continue" }).click();
}
