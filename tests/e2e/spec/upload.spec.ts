/** Behaviour §8: uploading. */
import type { Page } from "@playwright/test";
import { failActions, failCall, problem, untilAlive } from "./support/screen";
import { expect, test } from "./support/fixtures";
import { LEASE_TEXT } from "./support/people";

const FILE = { name: "Office lease.txt", mimeType: "text/plain", buffer: Buffer.from(LEASE_TEXT) };
const TYPES = [
  "Service Agreement",
  "Non-Disclosure Agreement",
  "Employment Contract",
  "Lease Agreement",
  "Sales Contract",
  "Partnership Agreement",
  "Other",
];

const choose = (page: Page, file = FILE) => page.locator("input[type=file]").setInputFiles(file);
const send = (page: Page) => page.getByRole("button", { name: "Upload Contract" }).click();

async function open(page: Page) {
  await page.goto("/upload");
  await untilAlive(page);
}

test("the file picker takes .pdf, .doc, .docx and .txt", async ({ ownerPage: page }) => {
  await open(page);
  const accepted = (await page.locator("input[type=file]").getAttribute("accept")) ?? "";
  expect(accepted.split(",").sort()).toEqual([".doc", ".docx", ".pdf", ".txt"]);
});

test("the name is pre-filled from the file's name without its extension, when it is empty", async ({
  ownerPage: page,
}) => {
  await open(page);
  await choose(page);
  await expect(page.getByLabel("Contract name")).toHaveValue("Office lease");
  await choose(page, { ...FILE, name: "Another.v2.txt" });
  await expect(page.getByLabel("Contract name")).toHaveValue("Office lease");
  await page.getByLabel("Contract name").fill("");
  await choose(page, { ...FILE, name: "Another.v2.txt" });
  await expect(page.getByLabel("Contract name")).toHaveValue("Another.v2");
});

test("the seven contract types are offered", async ({ ownerPage: page }) => {
  await open(page);
  const options = await page.getByLabel("Contract type").locator("option").allInnerTexts();
  expect(options.slice(1)).toEqual(TYPES);
});

test("a successful upload leads to /contracts/{id}", async ({ ownerPage: page }) => {
  await open(page);
  await choose(page);
  await page.getByLabel("Contract type").selectOption("Lease Agreement");
  await send(page);
  await expect(page).toHaveURL(/\/contracts\/[0-9a-f-]{36}$/);
  await expect(page.getByRole("heading", { name: "Office lease" })).toBeVisible();
});

test("file, name and type are each required, before anything is sent", async ({ ownerPage: page }) => {
  await open(page);
  await failActions(page);
  await send(page);
  for (const text of [
    "Please select a file to upload",
    "Please enter a name for the contract",
    "Please select the contract type",
  ])
    await expect(page.getByText(text)).toBeVisible();
  await choose(page);
  await expect(page.getByText("Please select a file to upload")).toBeHidden();
  await page.getByLabel("Contract name").fill("   ");
  await send(page);
  await expect(page.getByText("Please enter a name for the contract")).toBeVisible();
  await expect(page.getByText("Please select the contract type")).toBeVisible();
});

test("an upload that fails says so, keeps what was entered, and can be tried again", async ({ ownerPage: page }) => {
  await open(page);
  await choose(page);
  await page.getByLabel("Contract type").selectOption("Lease Agreement");
  const mend = await failActions(page); // no address to send to
  await send(page);
  await expect(problem(page)).toHaveText("Failed to upload contract. Please try again.");
  await mend();
  await failCall(page, "**/api/files/*/content**"); // the transfer itself
  await send(page);
  await expect(problem(page)).toHaveText("Failed to upload contract. Please try again.");
  await page.unroute("**/api/files/*/content**");
  await expect(page.getByLabel("Contract name")).toHaveValue("Office lease");
  await send(page);
  await expect(page).toHaveURL(/\/contracts\/[0-9a-f-]{36}$/);
});

test("the file is PUT to its upload address with its content type", async ({ ownerPage: page }) => {
  await open(page);
  await choose(page);
  await page.getByLabel("Contract type").selectOption("Other");
  const transfer = page.waitForRequest((request) => request.method() === "PUT");
  await send(page);
  expect((await transfer).headers()["content-type"]).toBe("text/plain");
});
