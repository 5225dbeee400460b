/** Behaviour §12: the assistant's panel. What it says in each state: `tests/components/assistant`. */
import type { Page } from "playwright/test";
import { expect, test } from "./support/fixtures";
import { newContract, type NewContract, type Person } from "./support/people";

const CATEGORIES = ["Parties", "Governing Law", "Jurisdiction", "Survival", "Obligations"];
const panel = (page: Page) => page.getByRole("region", { name: "Assistant" });
const tab = (page: Page, name: string) => panel(page).getByRole("tab", { name });
const log = (page: Page) => page.getByRole("log");

async function open(page: Page, owner: Person, contract: NewContract = {}) {
  await page.goto(`/contracts/${await newContract(owner, contract)}`);
  await expect(tab(page, "Find")).toHaveAttribute("aria-selected", "true");
}

test("the panel has two tabs; every find, a summary and a message go to the chat history, each passage with its page and shown by a click (B-12.1, B-12.2, B-12.7)", async ({
  ownerPage: page,
  owner,
}) => {
  await open(page, owner);
  expect((await panel(page).getByRole("tab").allInnerTexts()).map((name) => name.trim())).toEqual(["Find", "Chat"]);
  const found = {
    Parties: /Acme Property LLC/,
    "Governing Law": /laws of Mongolia/,
    Jurisdiction: /courts of Ulaanbaatar/,
    Survival: /survives the termination/,
    Obligations: /shall pay rent/,
  };
  for (const [category, words] of Object.entries(found)) {
    await tab(page, "Find").click();
    await panel(page).getByRole("button", { name: category, exact: true }).click();
    await expect(tab(page, "Chat")).toHaveAttribute("aria-selected", "true");
    await expect(log(page)).toContainText(`Find: ${category}`);
    await expect(log(page).getByRole("button", { name: words }).last()).toContainText("Page 1");
  }
  for (const category of CATEGORIES) await expect(log(page)).toContainText(`Find: ${category}`);
  await log(page)
    .getByRole("button", { name: /laws of Mongolia/ })
    .first()
    .click();
  await expect.poll(() => page.evaluate(() => getSelection()?.toString() ?? "")).toContain("laws of Mongolia");

  await tab(page, "Find").click();
  await panel(page).getByRole("button", { name: "Summarize" }).click();
  await expect(tab(page, "Chat")).toHaveAttribute("aria-selected", "true");
  await expect(log(page)).toContainText("Summarize this contract");
  await expect(log(page)).toContainText("Summary of LEASE AGREEMENT");
});

test(
  "send is disabled while the message is blank and while an answer is being made (B-12.1, B-12.4)",
  { tag: "@long" },
  async ({ ownerPage: page, owner }) => {
    await open(page, owner);
    await tab(page, "Chat").click();
    const send = page.getByRole("button", { name: "Send" });
    await expect(send).toBeDisabled();
    await page.getByLabel("Message").fill("   \n ");
    await expect(send).toBeDisabled();
    await page.getByLabel("Message").fill("What is the rent?");
    await expect(send).toBeEnabled();
    let answer = (): void => undefined;
    const held = new Promise<void>((resolve) => (answer = resolve));
    await page.route("**/api/contracts/*/chat", async (route) => {
      await held;
      await route.fallback();
    });
    await send.click();
    await page.getByLabel("Message").fill("And when is it due?");
    await expect(page.getByRole("button", { name: "Send" })).toHaveCount(0); // 'Stop' stands in its place
    await expect(page.getByRole("button", { name: "Stop" })).toBeVisible();
    await page.getByLabel("Message").press("Enter");
    await expect(log(page)).not.toContainText("And when is it due?");
    answer();
    await expect(log(page)).toContainText("You: What is the rent?");
    await expect(log(page)).toContainText("USD 1,500");
    await expect(send).toBeEnabled();
  },
);

test(
  "a category of which the contract says nothing: 'No specific details found for this category.' (B-12.3)",
  { tag: "@long" },
  async ({ ownerPage: page, owner }) => {
    await open(page, owner, { text: "A short note about the weather.\n\nIt rains." });
    await panel(page).getByRole("button", { name: "Survival", exact: true }).click();
    await expect(log(page)).toContainText("No specific details found for this category.");
  },
);

test(
  "a find, a summary and a message that fail say so in the catalogue's words (B-12.5)",
  { tag: "@long" },
  async ({ ownerPage: page, owner }) => {
    await open(page, owner);
    await page.route(/\/api\/contracts\/[^/]+\/(find|summarize|chat)/, (route) => route.abort());
    for (const category of CATEGORIES) {
      await tab(page, "Find").click();
      await panel(page).getByRole("button", { name: category, exact: true }).click();
      await expect(log(page)).toContainText(`Failed to find ${category}. Please try again later.`);
    }
    await tab(page, "Find").click();
    await panel(page).getByRole("button", { name: "Summarize" }).click();
    await expect(log(page)).toContainText("Failed to summarize document. Please try again later.");
    await page.getByLabel("Message").fill("What is the rent?");
    await page.getByRole("button", { name: "Send" }).click();
    await expect(log(page)).toContainText("Failed to process your message. Please try again.");
  },
);
