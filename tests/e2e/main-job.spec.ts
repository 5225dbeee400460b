/** The main job in a real browser: sign up, upload, read, ask, edit, save, go back, export. */
import { readFile } from "node:fs/promises";
import { expect, test, type Page } from "playwright/test";
import { extractText, getDocumentProxy } from "unpdf";
import { leasePdf, mongolianServicesDocx } from "../support/documents";
import { editor, newcomer, signUp, uploadContract } from "./person";

const PDF = "application/pdf";
const DOCX = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";

test("a PDF from sign-up to export (B-1.1, B-1.5, B-23.1)", async ({ page }) => {
  await signUp(page);
  await expect(page.getByText("You don't have any contracts yet.")).toBeVisible();
  await uploadContract(page, { name: "Office lease.pdf", mimeType: PDF, buffer: await leasePdf() });

  // Read: the name came from the file, lines became paragraphs, and the second page is marked.
  await expect(page.getByRole("heading", { name: "Office lease" })).toBeVisible();
  await expect(page.getByText("Analyzed", { exact: true })).toBeVisible();
  await expect(editor(page)).toContainText('(the "Landlord") and Bold Trading LLC');

  // Ask: the passage is the contract's own text, with its page, and a click selects it in the editor.
  await page.getByRole("button", { name: /^Governing Law/ }).click();
  const passage = page.getByRole("log").getByRole("button", { name: /laws of Mongolia/ });
  await expect(passage).toBeVisible();
  await expect(passage).toContainText("Page 2");
  await passage.click();
  await expect
    .poll(() => page.evaluate(() => getSelection()?.toString() ?? ""))
    .toContain("governed by and construed in accordance with the laws of Mongolia");
  await page.getByRole("textbox", { name: /message|question|ask/i }).fill("What is the rent?");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("log")).toContainText("USD 1,500");

  // Edit and save.
  await editor(page).getByText("LEASE AGREEMENT", { exact: true }).click();
  await page.keyboard.press("End");
  await page.keyboard.type(" (as amended)");
  await page.getByRole("button", { name: "Save Version" }).click();
  await expect(page.getByText("Changes saved successfully as a new version")).toBeVisible();

  // Go back: version 1 is read-only, and restoring it makes version 3.
  await page.getByRole("button", { name: "Version History" }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /Version 1/ })
    .click();
  await expect(page.getByText("Read-only mode — This version cannot be edited")).toBeVisible();
  await expect(page.getByText("(as amended)").filter({ visible: true })).toHaveCount(0);
  await page.getByRole("button", { name: "Restore This Version" }).click();
  const confirm = page.getByRole("dialog").getByRole("button", { name: /restore/i });
  if (await confirm.isVisible()) await confirm.click();
  await expect(page.getByText("Version restored successfully")).toBeVisible();
  await expect(editor(page)).not.toContainText("(as amended)");

  // Export: the text in the PDF is the text in the editor.
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export" }).click();
  await page.getByRole("menuitem", { name: /PDF/ }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe("Office_lease.pdf");
  await expect(page.getByText("Contract exported as PDF successfully")).toBeVisible();
  const pdf = await getDocumentProxy(new Uint8Array(await readFile(await file.path())));
  const { text } = await extractText(pdf, { mergePages: true });
  expect(text.replace(/\s+/g, " ")).toContain("governed by and construed in accordance with the laws of Mongolia.");

  await page.goto("/dashboard");
  const row = page.getByRole("row", { name: /Office lease/ });
  await expect(row).toContainText("Lease Agreement");
  await expect(row).toContainText("Analyzed");
});

test(
  "a Mongolian Word file keeps its clause numbers, emphasis and every letter (B-8.10)",
  { tag: "@long" },
  async ({ page }) => {
    await newcomer(page);
    await uploadContract(
      page,
      { name: "Гэрээ.docx", mimeType: DOCX, buffer: await mongolianServicesDocx() },
      "Service Agreement",
    );
    await expect(editor(page).getByRole("heading", { name: "ҮЙЛЧИЛГЭЭ ҮЗҮҮЛЭХ ГЭРЭЭ" })).toBeVisible();
    await expect(editor(page).locator("strong", { hasText: "«Өгөөж» ХХК" })).toBeVisible();
    await expect(editor(page)).toContainText("1.1 Гүйцэтгэгч нь программ хангамжийн");
    await expect(editor(page)).toContainText("2.1 Энэхүү гэрээнд Монгол Улсын хууль");
    await page.getByRole("button", { name: /^Governing Law/ }).click();
    await expect(page.getByRole("log").getByRole("button", { name: /Монгол Улсын хууль/ })).toBeVisible();
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Export" }).click();
    await page.getByRole("menuitem", { name: /PDF/ }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe("Гэрээ.pdf");
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(await readFile(await file.path()))), {
      mergePages: true,
    });
    expect(text).toContain("ҮЙЛЧИЛГЭЭ ҮЗҮҮЛЭХ ГЭРЭЭ");
  },
);

test(
  "a file that can't be read says why, and its original can be downloaded (B-8.8)",
  { tag: "@long" },
  async ({ page }) => {
    await newcomer(page);
    await page.goto("/upload");
    const buffer = Buffer.concat([Buffer.from("%PDF-1.7\n"), Buffer.alloc(4000, 7)]);
    await page.locator("input[type=file]").setInputFiles({ name: "broken.pdf", mimeType: PDF, buffer });
    await page.getByLabel("Contract type").selectOption("Other");
    await page.getByRole("button", { name: "Upload Contract" }).click();
    await expect(page.getByText(/damaged and could not be read/)).toBeVisible();
    const download = page.waitForEvent("download");
    await page
      .getByRole("button", { name: /original/i })
      .or(page.getByRole("link", { name: /original/i }))
      .click();
    expect(await readFile(await (await download).path())).toEqual(buffer);
  },
);

test(
  "unsaved words survive a reload and are offered back with their time (B-10.7)",
  { tag: "@long" },
  async ({ page }) => {
    await newcomer(page);
    await uploadContract(page, {
      name: "Draft.txt",
      mimeType: "text/plain",
      buffer: Buffer.from("A short contract.\n\nIts second paragraph."),
    });
    await editor(page).getByText("A short contract.").click();
    await page.keyboard.press("End");
    await page.keyboard.type(" Unsaved words.");
    await expect.poll(() => keptDrafts(page)).toContain("Unsaved words."); // a moment after the last key
    page.on("dialog", (dialog) => void dialog.accept());
    await page.reload();
    await expect(page.getByText(/Unsaved changes from .* were found/)).toBeVisible();
    await expect(page.getByText("A short contract.", { exact: true })).toBeVisible(); // the saved text, not to be edited until the person has chosen
    await page.getByRole("button", { name: /^Restore/ }).click();
    await expect(editor(page)).toContainText("Unsaved words.");
  },
);

/** The drafts that the browser keeps, as one text. */
function keptDrafts(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const NAME = "contract-drafts";
    if (!(await indexedDB.databases()).some(({ name }) => name === NAME)) return ""; // opening it would make it
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error ?? new Error("IndexedDB does not answer"));
      });
    const database = await done(indexedDB.open(NAME));
    const drafts = await done(database.transaction("drafts").objectStore("drafts").getAll());
    database.close();
    return JSON.stringify(drafts);
  });
}
