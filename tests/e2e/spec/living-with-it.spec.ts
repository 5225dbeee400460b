/** A contract in two languages, a letter from its deadline, what changed since signing, and help beside quotes. */
import type { Page } from "playwright/test";
import { leasePdf } from "../../support/documents";
import { twoColumns } from "./support/docx";
import { expect, test } from "./support/fixtures";
import { json, LEASE_TEXT, newContract, saveVersion, type Person } from "./support/people";

const choose = async (page: Page, entry: string) => {
  await page.getByRole("button", { name: "More", exact: true }).click();
  await page.getByRole("menuitem", { name: entry }).click();
};

const CLAUSES = [
  ["SUPPLY AGREEMENT", "ДОГОВОР ПОСТАВКИ"],
  [
    "1. The Seller shall deliver 40 tonnes of wool to the warehouse of the Buyer.",
    "1. Продавец обязуется поставить 40 тонн шерсти на склад Покупателя.",
  ],
  [
    "2. The Buyer pays EUR 9,000 within 30 days of delivery.",
    "2. Покупатель платит 6 000 евро в течение 30 дней после поставки.",
  ],
  [
    "3. The Buyer may refuse wet goods until 1 May 2027.",
    "3. Покупатель вправе отказаться от влажного товара до 1 мая 2027 года.",
  ],
  [
    "4. In case of any discrepancy the English text prevails.",
    "4. При расхождении преимущественную силу имеет английский текст.",
  ],
] as const;

test("two languages: what differs stands side by side, which one prevails, and which was left behind (B-46.5, B-46.6, B-46.7)", async ({
  ownerPage: page,
  owner,
}) => {
  const id = await newContract(owner, { file: twoColumns("supply.docx", CLAUSES) });
  await page.goto(`/contracts/${id}`);
  await choose(page, "Two languages");
  await expect(page.getByRole("heading", { name: "Which language prevails" }).locator("..")).toContainText(
    "English prevails",
  );
  const differing = page.getByRole("region", { name: /^Different/ });
  const card = differing.getByRole("article");
  await expect(card).toHaveCount(1);
  await expect(card).toContainText("Clause 2");
  await expect(card).toContainText("Amount");
  const quotes = card.getByRole("blockquote");
  await expect(quotes.nth(0).locator("mark")).toHaveText(/9,000/);
  await expect(quotes.nth(1).locator("mark")).toHaveText(/6 000/);

  const { textContent } = await json<{ textContent: string }>(currentVersion(owner, id));
  await saveVersion(owner, id, textContent.replace("40 tonnes", "45 tonnes"));
  await page.reload();
  const behind = page.getByRole("region", { name: /^Out of date/ }).getByRole("article");
  await expect(behind).toContainText("Russian not updated since version 1");
  await expect(behind.locator("mark")).toHaveText([/45/, /40/]);
});

async function currentVersionId({ api }: Person, id: string): Promise<string> {
  return (await json<{ currentVersionId: string }>(api.get(`/api/contracts/${id}`))).currentVersionId;
}
async function currentVersion(owner: Person, id: string) {
  return owner.api.get(`/api/contracts/${id}/versions/${await currentVersionId(owner, id)}`);
}

const YEAR = 2034; // still to come, and with known holidays
const LEASE = [
  "LEASE AGREEMENT No. 112",
  'This Lease Agreement is made on December 14, 2024 between Tuul Estate LLC, represented by its Director D. Bold acting under the Charter (the "Landlord"), and Altan Trade LLC, represented by its Director B. Sarnai acting under the Charter (the "Tenant").',
  "6. Term",
  `6.1 This Agreement shall commence on January 1, 2025 and shall continue in full force and effect until December 31, ${YEAR}.`,
  "6.2 This Agreement is renewed automatically for successive periods of one (1) year unless a Party gives the other written notice of non-renewal at least thirty (30) days before the end of the then current term.",
  "11. Notices",
  "11.1 Notices shall be in writing, in English, and sent by registered post or courier. E-mail does not count as notice.",
  "11.2 A notice sent by registered post is deemed received on the third working day after posting; a notice sent by courier is deemed received on delivery.",
  "11.3 Addresses for notices:",
  "Landlord: Chinggis Avenue 8, office 402, Ulaanbaatar 17011; e-mail: office@tuul.mn",
  "Tenant: Peace Avenue 17, Ulaanbaatar 13381; e-mail: post@altan.mn",
].join("\n\n");

type Listed = { id: string; name: string };

/** Says which of the registered parties is us, once the register has it. */
async function sayUs({ api }: Person, name: string): Promise<void> {
  const found = async () =>
    (await json<Listed[]>(api.get("/api/counterparties?limit=200"))).find((one) => one.name === name)?.id ?? "";
  await expect.poll(found).not.toBe("");
  await json(api.put("/api/counterparties/us", { data: { counterpartyIds: [await found()] } }));
}

test("a notice letter is written from its deadline, posted with proof, and the deadline is done (B-47.1, B-47.2, B-47.5, B-47.9, B-47.10)", async ({
  ownerPage: page,
  owner,
}) => {
  const id = await newContract(owner, { text: LEASE });
  await sayUs(owner, "Altan Trade LLC");
  await page.goto("/deadlines");
  const date = page.getByRole("button", { name: /Notice|notice/ }).filter({ hasText: `${YEAR}` });
  await page.getByRole("tab", { name: /^To confirm/ }).click();
  await date.first().click();
  await page.getByRole("button", { name: "Confirm", exact: true }).click();
  await page.getByRole("tab", { name: /^Upcoming/ }).click();
  await date.first().click();
  await page.getByRole("link", { name: "Write a notice" }).click();

  const fact = (name: string) =>
    page.getByRole("listitem").filter({ has: page.getByRole("heading", { level: 3, name, exact: true }) });
  const take = async (name: string) => {
    await fact(name).getByRole("button", { name: "Use this" }).click();
    await expect(fact(name)).toContainText("Yours");
  };
  await expect(fact("Address")).toContainText("Chinggis Avenue 8, office 402, Ulaanbaatar 17011");
  await expect(fact("Sent by")).toContainText("Registered mail");
  await expect(page.getByRole("region", { name: "Last safe day to send it" })).toContainText(
    new RegExp(`Nov \\d+, ${YEAR}`),
  );
  await expect(page.getByRole("button", { name: "Finish the letter" })).toBeDisabled();
  for (const name of ["To", "Signed by", "Authority"]) await take(name);
  const letter = page.getByRole("textbox", { name: "The letter" });
  await expect(letter).toHaveValue(/written notice of non-renewal at least thirty \(30\) days/);
  await page.getByRole("button", { name: "Finish the letter" }).click();

  await expect(page.getByText("Not sent yet")).toBeVisible();
  await page.getByLabel("Tracking number").fill("RR123456789MN");
  await page
    .getByLabel("Add receipt (PDF or picture)")
    .setInputFiles({ name: "receipt.pdf", mimeType: "application/pdf", buffer: await leasePdf() });
  await page.getByRole("button", { name: "Record as sent" }).click();
  await expect(page.getByRole("heading", { name: "Printed and posted" })).toBeVisible();
  await expect(page.getByRole("button", { name: "receipt.pdf" })).toBeVisible();
  await expect(page.getByText("Tracking number RR123456789MN")).toBeVisible();

  await page.goto("/deadlines");
  await page.getByRole("tab", { name: /^Done/ }).click();
  await date.first().click();
  await expect(page.getByRole("link", { name: "Open the letter" })).toHaveAttribute("href", new RegExp(id));
});

const supply = (day: string, address: string) =>
  [
    "SUPPLY AGREEMENT",
    `This Agreement is made on ${day} between Brightwater Ltd, address: 2 Mill Lane, Cork (the "Supplier"), and Acme Trading LLC, address: ${address} (the "Client").`,
    "1. Payment. The Client shall pay each invoice within 30 days after its receipt.",
    "2. Law. This Agreement shall be governed by the laws of Ireland.",
  ].join("\n\n");

async function sentFile({ api }: Person, name: string, bytes: Buffer): Promise<string> {
  const { uploadUrl, fileId } = await json<{ uploadUrl: string; fileId: string }>(
    api.post("/api/files/presigned-url", { data: { filename: name, contentType: "application/pdf" } }),
  );
  await api.put(uploadUrl, { data: bytes, headers: { "content-type": "application/octet-stream" } });
  return fileId;
}

test("since it was signed the other side has moved: both addresses are quoted (B-49.1, B-49.2, B-49.7)", async ({
  ownerPage: page,
  owner,
}) => {
  const id = await newContract(owner, {
    name: "First supply",
    text: supply("March 4, 2024", "4 Cooper's Wharf, Limerick"),
  });
  await sayUs(owner, "Brightwater Ltd");
  const fileIds = [await sentFile(owner, "signed.pdf", await leasePdf())];
  await json(
    owner.api.post(`/api/contracts/${id}/signed`, { data: { fileIds, signedOn: "2024-03-10", signedBy: "Acme" } }),
  );
  await page.goto(`/contracts/${id}/since`);
  await expect(page.getByText("Nothing changed that we know of")).toBeVisible();

  await newContract(owner, { name: "Second supply", text: supply("May 4, 2025", "91 Harbour Road, Galway") });
  await expect
    .poll(async () => (await json<{ parties: object[] }>(owner.api.get(`/api/contracts/${id}/since`))).parties.length)
    .toBe(1);
  await page.goto(`/contracts/${id}`);
  await choose(page, "Since it was signed");
  const change = page.getByRole("region", { name: "The other side" });
  await expect(change.getByRole("heading", { name: "Address" })).toBeVisible();
  await expect(change.getByText("In this contract").locator("..")).toContainText("4 Cooper's Wharf, Limerick");
  await expect(change.getByText("By now").locator("..")).toContainText("91 Harbour Road, Galway");
  await expect(change).toContainText("Second supply");
  await page.getByRole("link", { name: "All signed contracts" }).click();
  await expect(page.getByRole("main")).toContainText("First supply");
});

test("beside a quote stands what such clauses are for, and its terms are explained on hover and focus (B-50.1, B-50.3)", async ({
  ownerPage: page,
  owner,
}) => {
  const text = LEASE_TEXT.replace("the laws of Mongolia.", "the laws of Mongolia, which has exclusive jurisdiction.");
  const id = await newContract(owner, { text });
  await page.goto(`/contracts/${id}`);
  await page.getByRole("button", { name: /^Governing Law/ }).click();
  const log = page.getByRole("log");
  await expect(log.getByRole("button", { name: /laws of Mongolia/ })).toBeVisible();
  await log
    .getByRole("button", { name: /^What is this\?/ })
    .first()
    .click();
  await expect(log.getByRole("note")).toContainText("In general");

  const term = log.getByRole("button", { name: /jurisdiction/i }).and(page.locator('span[role="button"]'));
  const note = page.getByRole("tooltip");
  await term.first().hover();
  await expect(note).toContainText("In general: jurisdiction");
  await page.mouse.move(0, 0);
  await expect(note).toBeHidden();
  await term.first().focus();
  await expect(note).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(note).toBeHidden();
});
