/** Journeys over several screens: search, comparison, comments, suggestions, invitations of people with accounts. */
import type { Page } from "playwright/test";
import { inDatabase } from "./support/database";
import { editor } from "./support/screen";
import { letterTo } from "./support/letters";
import { expect, test } from "./support/fixtures";
import { invite, newContract, PASSWORD, saveVersion } from "./support/people";

const side = (page: Page, name: string) =>
  page
    .getByRole("group")
    .getByRole("button", { name: new RegExp(`^${name}`) })
    .filter({ visible: true });

async function open(page: Page, contractId: string) {
  await page.goto(`/contracts/${contractId}`);
  await expect(editor(page)).toBeVisible();
}

test(
  "the dashboard searches names and texts, Cyrillic in any case, and shows the hit (B-7.7)",
  { tag: "@long" },
  async ({ ownerPage: page, owner }) => {
    await newContract(owner, { name: "Түрээсийн гэрээ", text: "Түрээслэгч нь сарын төлбөрийг ХУГАЦААНД нь төлнө." });
    await newContract(owner, { name: "Office lease" });
    await page.goto("/dashboard");
    await page.getByLabel("Search in names and texts").fill("хугацаанд");
    const row = page.getByRole("row", { name: /Түрээсийн гэрээ/ });
    await expect(row.locator("mark")).toHaveText("ХУГАЦААНД");
    await expect(page.getByRole("row", { name: /Office lease/ })).toHaveCount(0);
    await page.getByLabel("Search in names and texts").fill("nothing of the kind");
    await expect(page.getByText("No contract matches your search and filters.")).toBeVisible();
    await page.getByRole("link", { name: "Clear search and filters" }).first().click();
    await expect(page.getByRole("row", { name: /Office lease/ })).toBeVisible();
  },
);

test(
  "any two versions are compared, word by word, with counts and a way from change to change (B-11.9)",
  { tag: "@long" },
  async ({ ownerPage: page, owner }) => {
    const id = await newContract(owner, { text: "The rent is 1,500 a month." });
    await saveVersion(owner, id, "<p>The rent is 1,800 a month.</p>");
    await open(page, id);
    await page.getByRole("button", { name: "Version History" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Compare versions" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Compare version 1 with 2" }).click();
    const comparison = page.getByRole("region", { name: "Changes from version 1 to version 2" });
    await expect(comparison.locator("del").filter({ hasText: "1,500" })).toBeVisible();
    await expect(comparison.locator("ins").filter({ hasText: "1,800" })).toBeVisible();
    await expect(comparison).toContainText("1 insertion");
    await expect(comparison).toContainText("1 deletion");
    await comparison.getByRole("button", { name: /Next change/ }).click();
    await expect(comparison).toContainText("Change 1 of");
    await comparison.getByRole("button", { name: "Back", exact: true }).click();
    await expect(editor(page)).toBeVisible();
  },
);

test(
  "a passage is commented on, the comment listed for everybody, and resolved (B-14.1)",
  { tag: "@long" },
  async ({ ownerPage: page, owner }) => {
    await open(page, await newContract(owner));
    await editor(page)
      .getByText(/laws of Mongolia/)
      .click({ clickCount: 3 });
    await page.keyboard.press("Control+Alt+m");
    await page.getByRole("form", { name: "New comment" }).getByLabel("Your comment").fill("Is this still so?");
    await page.getByRole("button", { name: "Add comment" }).click();
    const comment = page.getByRole("article").filter({ hasText: "Is this still so?" });
    await expect(comment).toContainText("laws of Mongolia");
    await page.reload();
    await side(page, "Comments").click();
    await comment.getByRole("button", { name: /Resolve/ }).click();
    await expect(page.getByText("All comments are resolved.")).toBeVisible();
    await expect(page.getByRole("button", { name: "Show 1 resolved comment" })).toBeVisible();
  },
);

test(
  "suggestions are accepted, which makes a version, or dismissed for good (B-13.5)",
  { tag: "@long" },
  async ({ ownerPage: page, owner }) => {
    const id = await newContract(owner, {
      text: "SERVICE AGREEMENT\n\n1. Payment. The Client shall pay within thirty (60) days.\n\n2. Fees. The fee is [insert amount].",
    });
    const { suggestions } = (await (await owner.api.get(`/api/suggestions/${id}`)).json()) as {
      suggestions: { id: string; quote: string }[];
    };
    const blank = suggestions.find(({ quote }) => quote.includes("[insert amount]"));
    // As a model would: the built-in checks point things out, and leave the words to people.
    await inDatabase(`UPDATE "Suggestion" SET "replacement" = 'USD 100' WHERE "id" = ?`, [blank?.id ?? ""]);
    await open(page, id);
    await side(page, "Suggestions").click();
    const cards = page.getByRole("region", { name: "Suggestions" }).getByRole("article");
    await expect(cards).toHaveCount(suggestions.length);
    await cards
      .filter({ hasText: "thirty (60)" })
      .first()
      .getByRole("button", { name: /^Dismiss/ })
      .click();
    await expect(cards).toHaveCount(suggestions.length - 1);
    await cards
      .filter({ hasText: "[insert amount]" })
      .getByRole("button", { name: /^Accept/ })
      .click();
    await expect(editor(page)).toContainText("The fee is USD 100.");
    await expect(page.getByText("Version 2", { exact: true })).toBeVisible();
  },
);

test(
  "'Mark as reviewed' turns the badge green, and a new version turns it back (B-10.8)",
  { tag: "@long" },
  async ({ ownerPage: page, owner }) => {
    await open(page, await newContract(owner, { text: "The first text." }));
    await page.getByRole("button", { name: "Mark as reviewed" }).click();
    await expect(page.locator("[data-tone=green]", { hasText: "Reviewed" })).toBeVisible();
    await editor(page).getByText("The first text.").click();
    await page.keyboard.type("x");
    await page.getByRole("button", { name: "Save Version" }).click();
    await expect(page.locator("[data-tone=blue]", { hasText: "Analyzed" })).toBeVisible();
  },
);

test(
  "who has an account joins from the dashboard with one click (B-7.11, B-16.5)",
  { tag: "@long" },
  async ({ owner, register, openPage }) => {
    const id = await newContract(owner, { name: "Office lease" });
    const invited = await register();
    const token = /\/verify-email\?token=([\w-]+)/.exec(
      await letterTo(process.env.E2E_DATA_DIR ?? "", invited.email, "/verify-email"),
    )?.[1];
    await invite(owner, id, { email: invited.email });
    const page = await openPage(invited);
    await page.goto("/dashboard");
    await expect(page.getByText("is not confirmed yet")).toBeVisible();
    await expect(page.getByText("Office lease")).toHaveCount(0); // it was sent to an address that anybody may have typed
    expect((await invited.api.post("/api/auth/verify-email", { data: { token } })).status()).toBe(200);
    await page.goto("/dashboard");
    await page.getByRole("button", { name: "Accept the invitation to Office lease" }).click();
    await expect(page).toHaveURL(`/contracts/${id}`);
  },
);

test(
  "a forgotten password is replaced through the letter's link (B-2.15)",
  { tag: "@long" },
  async ({ page, owner }) => {
    await page.goto("/forgot-password");
    await page.getByLabel("Email").fill(owner.email);
    await page.getByRole("button", { name: "Send link" }).click();
    await expect(page.getByText(/a link to choose a new password is on its way/)).toBeVisible();
    const link =
      /https?:\/\/\S+\/reset-password\/[\w-]+/.exec(
        await letterTo(process.env.E2E_DATA_DIR ?? "", owner.email, "/reset-password/"),
      )?.[0] ?? "";
    await page.goto(link);
    await page.getByLabel("New password", { exact: true }).fill("a new password");
    await page.getByLabel("Confirm password").fill("a new password");
    await page.getByRole("button", { name: "Save new password" }).click();
    await expect(page.getByText("Password changed")).toBeVisible();
    const login = async (password: string) =>
      (await page.request.post("/api/auth/login", { data: { email: owner.email, password } })).status();
    expect([await login(PASSWORD), await login("a new password")]).toEqual([401, 200]);
  },
);
