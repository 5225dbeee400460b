/** Behaviour §26: a Word file comes back, its changes are decided on, and it goes out again. */
import { readFile } from "node:fs/promises";
import { zipSync } from "fflate";
import type { Page } from "playwright/test";
import { toPlainText } from "@/lib/documents/richtext/plain-text";
import { WordFile } from "@/lib/word/file/word-file";
import { docxFiles, p, run } from "../../unit/documents/extraction/docx-fixture";
import { expect, test } from "./support/fixtures";
import { json, newContract } from "./support/people";
import { untilAlive } from "./support/screen";

const STAMP = 'w:author="B. Bold" w:date="2026-03-04T10:00:00Z"';
const deleted = (id: number, text: string) =>
  `<w:del w:id="${id}" ${STAMP}><w:r><w:delText xml:space="preserve">${text}</w:delText></w:r></w:del>`;
const inserted = (id: number, text: string) => `<w:ins w:id="${id}" ${STAMP}>${run(text)}</w:ins>`;
const file = (days: string, penalty: string) =>
  Buffer.from(
    zipSync(
      docxFiles(
        p("Sales contract") +
          p(run("The Buyer pays within ") + days + run(" days.")) +
          p(`The penalty is ${penalty} percent a day.`) +
          p("The law of Mongolia governs."),
      ),
    ),
  );
const SENT = file(run("thirty"), "0.1");
const RETURNED = file(deleted(11, "thirty") + inserted(12, "sixty"), "0.05");

const card = (page: Page, text: string) => page.getByRole("article").filter({ hasText: text });

test("a reply is taken in, what was not tracked is named, and the decisions become a version and a Word file (B-26.12)", async ({
  ownerPage: page,
  owner,
}) => {
  const id = await newContract(owner, { name: "Sales", file: { name: "sales.docx", bytes: SENT } });
  await page.goto(`/contracts/${id}`);
  await page.getByRole("link", { name: "Rounds" }).click();
  await expect(page.getByText("No reply yet")).toBeVisible();
  await untilAlive(page);

  await page
    .locator("input[type=file]")
    .setInputFiles({
      name: "sales-reply.docx",
      mimeType: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
      buffer: RETURNED,
    });
  await page.getByLabel("Who sent it (optional)").fill("Khangai LLC");
  await page.getByRole("button", { name: "Compare with what we sent" }).click();
  await expect(card(page, "Changed without tracking")).toContainText("0.05");
  await expect(card(page, "Tracked by B. Bold")).toContainText("sixty");

  await card(page, "Tracked by B. Bold")
    .getByRole("button", { name: /^Accept/ })
    .click();
  await card(page, "Changed without tracking")
    .getByRole("button", { name: /^Restore/ })
    .click();
  await page.reload();
  await page.getByRole("button", { name: "Save decisions" }).click();
  await expect(page.getByText("Saved as version 2")).toBeVisible();
  const [version] = await json<{ plainText: string }[]>(owner.api.get(`/api/contracts/${id}/versions?limit=1`));
  expect(version?.plainText).toContain("within sixty days.\nThe penalty is 0.1 percent");

  const download = page.waitForEvent("download");
  const decided = page.getByRole("region", { name: "Changes", exact: true });
  await decided.getByRole("button", { name: "Send to the other side…" }).click(); // where Save decisions was
  const dialog = page.getByRole("dialog", { name: "Send to the other side" });
  await expect(dialog.getByRole("radio", { name: /^Tracked, on their file/ })).toBeChecked();
  await expect(dialog.getByText(/\d changes? (?:is|are) marked/)).toBeVisible();
  await dialog.getByRole("button", { name: "Download and mark as sent" }).click();
  const bytes = await readFile(await (await download).path());
  const text = toPlainText(new WordFile(new Uint8Array(bytes)).blocks).text;
  expect(text).toContain("within sixty days.\nThe penalty is 0.1 percent");
});

test("a stranger finds no rounds", { tag: "@long" }, async ({ openPage, register, owner }) => {
  const id = await newContract(owner);
  const page = await openPage(await register());
  await page.goto(`/contracts/${id}/rounds`);
  await expect(page.getByText("Contract not found")).toBeVisible();
});
