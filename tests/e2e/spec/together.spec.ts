/** Two people with one contract open: each sees what the other does, and no word of either is lost (B-11.20, B-14.4) */
import type { Page } from "playwright/test";
import { expect, test } from "./support/fixtures";
import { join, newContract, saveVersion } from "./support/people";
import { editor } from "./support/screen";

const TEXT = "1. The rent is USD 900.\n\n2. The term is one year.\n\n3. The law of Mongolia governs.";

async function typeBehind(page: Page, paragraph: string, words: string): Promise<void> {
  await editor(page).getByText(paragraph).click();
  await page.keyboard.press("End");
  await page.keyboard.type(words);
}
const save = (page: Page) => page.getByRole("button", { name: "Save Version" }).click();

test("a version, a comment and who is there are seen, edits of two paragraphs are both kept, and of one are asked about", async ({
  ownerPage: page,
  owner,
  register,
  openPage,
}) => {
  const id = await newContract(owner, { text: TEXT });
  const other = await register("Дорж");
  await join(owner, id, other);
  const theirs = await openPage(other);
  for (const on of [page, theirs]) {
    await on.goto(`/contracts/${id}`);
    await expect(editor(on)).toContainText("The rent is USD 900.");
  }
  await expect(page.getByTitle("Also here: Дорж")).toBeVisible();

  // The other one saves while this one types elsewhere: it is told of, and stays out of the text.
  await typeBehind(page, "The rent is USD 900.", " Paid monthly.");
  await typeBehind(theirs, "The term is one year.", " It renews.");
  await save(theirs);
  await expect(page.getByText("A newer version was saved by Дорж.")).toBeVisible();
  await expect(editor(page)).not.toContainText("It renews.");
  await save(page);
  await page.getByRole("dialog").getByRole("button", { name: "Keep both" }).click();
  await expect(editor(page)).toContainText("Paid monthly.");
  await expect(editor(page)).toContainText("It renews.");

  // Whoever has not typed takes the newer version by one click.
  await theirs.getByRole("button", { name: "Show it" }).click();
  await expect(editor(theirs)).toContainText("Paid monthly.");

  // The same paragraph: nothing is decided beforehand.
  await typeBehind(page, "The law of Mongolia governs.", " Always.");
  await saveVersion(other, id, "<p>1. The rent is USD 900.</p><p>3. The law of Mongolia governs. Never.</p>");
  await save(page);
  await page.getByRole("dialog").getByRole("button", { name: "Merge" }).click();
  const places = page.getByRole("dialog", { name: "You both changed the same place" });
  await expect(places.getByRole("button", { name: "Save merged version" })).toBeDisabled();
  for (const choice of await places.getByRole("radio", { name: "Use my text" }).all()) await choice.check();
  await places.getByRole("button", { name: "Save merged version" }).click();
  await expect(places).toBeHidden();
  await expect(editor(page)).toContainText("Always.");
  await expect(editor(page)).not.toContainText("Never.");

  // A comment of the one appears at the other, who answers it.
  await page.getByRole("button", { name: "Comments" }).first().click();
  await other.api.post(`/api/contracts/${id}/comment`, { data: { text: "Why one year?" } });
  await page.getByRole("button", { name: "Reply to Дорж" }).click();
  await page.getByLabel("Your reply").fill("It is our standard.");
  await page.getByRole("button", { name: "Add reply" }).click();
  await expect(page.getByRole("list", { name: "Replies" })).toContainText("It is our standard.");
});

test(
  "a conversation with the assistant is there again after a reload, until its person clears it",
  { tag: "@long" },
  async ({ ownerPage: page, owner }) => {
    await page.goto(`/contracts/${await newContract(owner)}`);
    await page.getByRole("tab", { name: "Chat" }).click();
    await page.getByLabel("Message").fill("Which law applies?");
    await page.getByRole("button", { name: "Send" }).click();
    const log = page.getByRole("log");
    await expect(log).toContainText("laws of Mongolia");
    await expect(log.getByRole("button", { name: "Copy with sources" })).toBeVisible(); // the answer is whole
    await page.reload();
    await page.getByRole("tab", { name: "Chat" }).click();
    await expect(log).toContainText("Which law applies?");
    await expect(log).toContainText("laws of Mongolia");
    await page.getByRole("button", { name: "Clear conversation" }).click();
    await page.getByRole("button", { name: "Clear conversation" }).click();
    await expect(log).not.toContainText("Which law applies?");
    await page.reload();
    await page.getByRole("tab", { name: "Chat" }).click();
    await expect(log).toContainText("Ask a question about this contract.");
  },
);
