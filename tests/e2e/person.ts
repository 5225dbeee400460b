import { randomUUID } from "node:crypto";
import { expect, type Page } from "playwright/test";
import { letterTo } from "./spec/support/letters";

export const PASSWORD = "correct horse battery";

/** Registers a new person through the screen and leaves them on the dashboard. */
export async function signUp(page: Page, name = "Болормаа"): Promise<{ email: string }> {
  const email = `${randomUUID()}@example.com`;
  await page.goto("/register");
  await page.getByLabel("Full name").fill(name);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByLabel("Confirm password").fill(PASSWORD);
  await page.getByRole("button", { name: "Sign up" }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  return { email };
}

/** A new person, registered by a call whose answer signs this browser in; no page has been opened yet. */
export async function newcomer(page: Page, name = "Болормаа"): Promise<{ email: string }> {
  const email = `${randomUUID()}@example.com`;
  const answer = await page.request.post("/api/auth/register", { data: { name, email, password: PASSWORD } });
  expect(answer.status()).toBe(201);
  return { email };
}

/** The same, with the address proven by the mailed link. */
export async function provenNewcomer(page: Page, name = "Болормаа"): Promise<{ email: string }> {
  const { email } = await newcomer(page, name);
  const letter = await letterTo(process.env.E2E_DATA_DIR ?? "", email, "/verify-email");
  await page.goto(/\/verify-email\?token=[\w-]+/.exec(letter)?.[0] ?? "");
  await page.getByRole("button", { name: "Confirm address" }).click();
  await expect(page.getByText("Address confirmed")).toBeVisible();
  return { email };
}

export async function logIn(page: Page, email: string): Promise<void> {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Log in" }).click();
}

/** Uploads a file through the screen and waits until its text stands in the editor. */
export async function uploadContract(
  page: Page,
  file: { name: string; mimeType: string; buffer: Buffer },
  type = "Lease Agreement",
): Promise<string> {
  await page.goto("/upload");
  await page.locator("input[type=file]").setInputFiles(file);
  await page.getByLabel("Contract type").selectOption(type);
  await page.getByRole("button", { name: "Upload Contract" }).click();
  await page.waitForURL(/\/contracts\/[0-9a-f-]+$/);
  await expect(editor(page)).toBeVisible();
  return new URL(page.url()).pathname.split("/").at(-1) ?? "";
}

export const editor = (page: Page) => page.locator('[contenteditable="true"]');
