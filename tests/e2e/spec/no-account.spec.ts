/** What nobody needs an account for, and contracts on paper, each from its beginning to its end with real files. */
import { readFile } from "node:fs/promises";
import { unzipSync } from "fflate";
import type { Page } from "playwright/test";
import { photographOf } from "../../support/photograph";
import { hidden, tracked, wordFile } from "./support/docx";
import { expect, test } from "./support/fixtures";
import { json, newContract, untilStatus } from "./support/people";
import { problem } from "./support/screen";
import { run } from "../../unit/documents/extraction/docx-fixture";

const RENT = "1. The Tenant pays a rent of 100 dollars a month to the account of the Landlord.";
const REPAIR = ["2. The Landlord shall keep the house ", " and warm, and repairs the roof."] as const;
const NOTICE = "3. Either party may end this agreement with notice of thirty days.";
const SECRET = "The rent rises by half each year.";

test("what they changed without telling: numbers first, then letters that look alike, hidden and marked words (B-45.1, B-45.3, B-45.4)", async ({
  page,
}) => {
  await page.goto("/compare");
  const choose = (side: string, file: ReturnType<typeof wordFile>) =>
    page.getByLabel(`Choose a file: ${side}`).setInputFiles(file);
  await choose("Older file", wordFile("ours.docx", [RENT, REPAIR.join("dry"), NOTICE]));
  await choose(
    "Newer file",
    wordFile("theirs.docx", [
      RENT.replace("100", "900"),
      tracked(REPAIR[0], ["dry", "tidy"], REPAIR[1], "Bold"),
      `${run(NOTICE.replace("agreement", "agr\u0435ement"))}${hidden(SECRET)}`,
    ]),
  );
  await page.getByRole("button", { name: "Compare", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("4 changes; 3 of them are not marked as changes");
  await expect(page.getByRole("heading", { level: 2 })).toHaveText([
    "Numbers (1)",
    "Look-alike letters (1)",
    "Hidden text (1)",
    "Words (1)",
  ]);
  const changes = page.getByRole("listitem").filter({ has: page.getByText("Older file", { exact: true }) });
  await expect(changes.nth(0)).toContainText("Not marked");
  await expect(changes.nth(0).locator("del")).toHaveText("100");
  await expect(changes.nth(0).locator("ins")).toHaveText("900");
  await expect(changes.nth(2).locator("ins")).toHaveText(SECRET);
  await expect(changes.nth(3)).toContainText("Marked by Bold");

  const waiting = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download the report" }).click();
  const report = await readFile(await (await waiting).path(), "utf8");
  expect(report).toContain(SECRET);
  await page.getByRole("button", { name: "Delete now" }).click();
  await expect(page.getByText("Files and result were deleted.")).toBeVisible();
});

const PHOTO = {
  name: "page.jpg",
  mimeType: "image/jpeg",
  buffer: Buffer.from(
    photographOf("2. The rent of 1,250 euros falls due on 14 May 2027, 30 June 2028 and 31 July 2029.", {
      dotsPerInch: 110,
      sheet: { width: 420, height: 300 },
      points: 8,
    }),
  ),
};
type Doubts = { versionId: string; open: { numbers: number; words: number } };

/** Enter by Enter. @returns how many words were confirmed */
async function confirmAll(page: Page, { numbers, words }: Doubts["open"]): Promise<void> {
  const dialog = page.getByRole("dialog");
  for (let left = numbers; left > 0; left -= 1) {
    await expect(dialog.getByRole("status")).toHaveText(`Open: ${left} numbers, ${words} other words`);
    await expect(dialog.getByRole("textbox")).toBeFocused();
    await page.keyboard.press("Enter");
  }
  for (let left = words; left > 0; left -= 1) {
    await expect(dialog.getByRole("status")).toHaveText(`Open: 0 numbers, ${left} other words`);
    await expect(dialog.getByRole("textbox")).toBeFocused();
    await page.keyboard.press("Enter");
  }
  await expect(dialog.getByRole("status")).toHaveText("Nothing is left to confirm.");
}

test("a contract is photographed with a phone, and no doubtful number passes unseen (B-51.1, B-51.4, B-51.5, B-51.6)", async ({
  ownerPage: page,
  owner,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto("/dashboard");
  await page.getByLabel("Photograph a contract").setInputFiles(PHOTO);
  await page.waitForURL("/upload/photograph");
  await expect(page.getByRole("img", { name: "Page 1" })).toBeVisible();
  await page.getByLabel(/^Contract name/).fill("Lease on paper");
  await page.getByLabel(/^Contract type/).selectOption("Lease Agreement");
  await page.getByRole("button", { name: "Upload and read" }).click();
  await page.waitForURL(/\/contracts\/[^/]+$/);
  const id = page.url().split("/").at(-1) ?? "";
  await untilStatus(owner, id, ["analyzed"]);
  const doubts = () => json<Doubts>(owner.api.get(`/api/contracts/${id}/doubts`));
  const { open } = await doubts();
  expect(open.numbers).toBeGreaterThan(0);

  await page.goto(`/contracts/${id}`);
  await expect(page.getByRole("note").filter({ hasText: "Until" })).toBeVisible();
  const markReviewed = async () => {
    await page.getByRole("button", { name: "More", exact: true }).click();
    await page.getByRole("menuitem", { name: "Mark as reviewed" }).click();
  };
  await markReviewed();
  await expect(problem(page)).toBeVisible();
  const dialog = page.getByRole("dialog", { name: "To confirm" });
  await expect(dialog.getByRole("img")).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
  await confirmAll(page, open);
  expect((await doubts()).open).toEqual({ numbers: 0, words: 0 });
  await dialog.getByRole("button", { name: "Close" }).last().click();
  await expect(dialog).toBeHidden();
  await markReviewed();
  await expect(page.getByText("Reviewed", { exact: true })).toBeVisible();
});

test("a file of an evidence bundle is known, one letter more is unknown (B-48.5, B-48.6)", async ({
  ownerPage: page,
  owner,
  browser,
  baseURL,
}) => {
  const id = await newContract(owner);
  await page.goto(`/contracts/${id}/evidence`);
  await page.getByRole("button", { name: "Make bundle" }).click();
  const waiting = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download" }).click();
  const files = unzipSync(new Uint8Array(await readFile(await (await waiting).path())));
  const text = files["versions/0001/text.pdf"] ?? new Uint8Array();

  const stranger = await browser.newPage({ baseURL: baseURL ?? "", locale: "en-US" });
  await stranger.goto("/verify");
  const ask = (bytes: Uint8Array) =>
    stranger
      .getByLabel("Choose a file")
      .setInputFiles({ name: "text.pdf", mimeType: "application/pdf", buffer: Buffer.from(bytes) });
  await ask(text);
  await expect(stranger.getByText("Known, unchanged", { exact: true })).toBeVisible();
  await ask(Uint8Array.from([...text, 10]));
  await expect(stranger.getByText("Unknown", { exact: true })).toBeVisible();
  await expect(stranger.getByText("Known, unchanged", { exact: true })).toBeHidden();
  await stranger.close();
});
