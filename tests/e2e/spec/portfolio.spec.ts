/** All contracts at once: from six small contracts to a table that another program reads (behaviour §29 to §31). */
import { readFile } from "node:fs/promises";
import { readXlsx } from "hucre/xlsx";
import { expect, test } from "./support/fixtures";
import { newContract } from "./support/people";

const [LONG, SHORT] = ["Orkhon Polymers LLC", "Orkhon Polymers Ltd"];
const between = (other: string) => `This document is made between Altan Trade LLC (“Buyer”) and ${other} (“Supplier”).`;
const FRAMEWORK = [
  "FRAMEWORK AGREEMENT No. FA-2024/03",
  "Ulaanbaatar, 1 March 2024",
  between(LONG),
  "2. Price and payment",
  "2.1 Prices are those of Annex A and stay fixed for the term.",
  "2.3 The Buyer shall pay each invoice within fifteen (15) days after receipt of the invoice.",
  "7. Term",
  "7.1 This agreement ends on 31 December 2029.",
].join("\n\n");
const AMENDMENT = [
  "AMENDMENT No. 1",
  "to Framework Agreement No. FA-2024/03 of 1 March 2024",
  "1 March 2025",
  between(LONG),
  "1. In clause 2.3 the words “fifteen (15)” are replaced with “thirty (30)”.",
].join("\n\n");
const services = (other: string, day: string) =>
  [
    "SERVICES AGREEMENT",
    between(other),
    "1. The Supplier services the machines of the Buyer.",
    "2. The Buyer pays each invoice within 10 business days of receipt.",
    `3. This agreement ends on ${day}. The machines stay with the Buyer.`,
    "4. The Supplier keeps insurance for its tools.",
    "5. A late sum bears interest of 8.5% a year.",
    "6. Neither side may assign this agreement.",
    "7. The laws of Mongolia govern this agreement.",
  ].join("\n\n");

test("six contracts: counterparties are merged, a family is confirmed, a question is asked of all, verified and exported (B-29.6, B-29.10, B-29.13, B-30.4, B-31.2, B-31.4)", async ({
  ownerPage: page,
  owner,
}) => {
  const days = ["30 June 2028", "1 July 2028", "2 August 2028", "3 September 2028"];
  const add = (name: string, text: string) => newContract(owner, { name, text, type: "Service Agreement" });
  const framework = await add("Framework", FRAMEWORK);
  await add("Amendment", AMENDMENT);
  const [first = ""] = await Promise.all(
    days.map((day, at) => add(`Services ${at + 1}`, services(at < 2 ? LONG : SHORT, day))),
  );

  await test.step("two spellings of one counterparty are merged", async () => {
    await expect
      .poll(async () => (await (await owner.api.get("/api/counterparties/pairs")).json()) as object[])
      .toHaveLength(1);
    await page.goto("/counterparties");
    await page.getByRole("button", { name: /^Merge Orkhon Polymers L.* and Orkhon Polymers L/ }).click();
    await expect(page.getByText(/^Merged into Orkhon Polymers L/)).toBeVisible();
  });

  await test.step("the amendment is confirmed as part of the family, and the old wording struck through", async () => {
    const made = await owner.api.post("/api/families", { data: { contractId: framework } });
    expect(made.status(), await made.text()).toBe(201);
    await page.goto(`/families/${((await made.json()) as { id: string }).id}`);
    const toCheck = page.getByRole("complementary", { name: "To check" });
    await expect(toCheck.getByText("Probably belongs here too")).toBeVisible();
    await toCheck.getByRole("button", { name: "Add to family" }).click();
    // what it is, and since when, comes from its text: the person looks at it in a dialog
    const signed = page.getByRole("dialog").getByRole("checkbox", { name: /^Signed/ });
    await signed.check();
    await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
    await expect(page.locator("del").filter({ hasText: "fifteen (15)" })).toBeVisible();
    await expect(page.getByText("thirty (30)").first()).toBeVisible();
  });

  const cell = page.locator(`[data-contract="${first}"][data-column^="question:"]`);
  await test.step("a question of one's own is asked of all, and answered with sentence, value and clause", async () => {
    await page.goto("/answers");
    await page.getByRole("button", { name: /^Renewals/ }).click();
    await page.getByRole("button", { name: "Add a question" }).click();
    await page.getByRole("textbox", { name: "Question" }).fill("When does this agreement end?");
    await page.getByRole("button", { name: "Ask all contracts" }).click();
    await expect(cell).toContainText("30 June 2028This agreement ends on 30 June 2028.");
    await expect(cell).toContainText("cl. 3");
  });

  await test.step("an answer is verified by keyboard", async () => {
    await cell.focus();
    await page.keyboard.press("Enter");
    const panel = page.getByRole("complementary", { name: "Opened answer" });
    await expect(panel.locator("mark")).toHaveText("This agreement ends on 30 June 2028.");
    await expect(panel.locator("blockquote").first()).toContainText("The machines stay with the Buyer.");
    await page.keyboard.press("v");
    await expect(panel.getByText(/^Verified by .*, version 1\.$/)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(cell.locator("[data-sure]")).toHaveAttribute("data-sure", "verified");
  });

  await test.step("another program reads the exported table: values typed, quotes as comments", async () => {
    const coming = page.waitForEvent("download");
    await page.getByRole("button", { name: "Export", exact: true }).click();
    await page.getByRole("menuitem", { name: /XLSX/ }).click();
    const file = await readFile(await (await coming).path());
    const sheet = (await readXlsx(new Uint8Array(file), { readStyles: true })).sheets[0];
    const at = sheet?.rows[0]?.indexOf("When does this agreement end?") ?? -1;
    const row = sheet?.rows.findIndex(([name]) => name === "Services 1") ?? -1;
    expect(sheet?.rows).toHaveLength(7); // the head, and six contracts
    const value = sheet?.rows[row]?.[at];
    expect(value instanceof Date && value.toISOString().slice(0, 10)).toBe("2028-06-30");
    expect(sheet?.cells?.get(`${row},${at}`)?.comment?.text).toContain("The machines stay with the Buyer.");
  });
});
