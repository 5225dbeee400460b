/** Behaviour §9: creating a contract from a template. Each template by itself: `tests/components/templates`. */
import type { Page } from "playwright/test";
import { alive, failActions, problem } from "./support/screen";
import { expect, test } from "./support/fixtures";

const TEMPLATES = [
  "Sales Agreement",
  "Service Agreement",
  "Employment Contract",
  "Non-Disclosure Agreement",
  "Lease Agreement",
  "Partnership Agreement",
  "Other",
];
const SALES = [
  "effectiveDate",
  "sellerName",
  "sellerAddress",
  "sellerRepresentative",
  "buyerName",
  "buyerAddress",
  "buyerRepresentative",
  "goodsDescription",
  "purchasePrice",
  "paymentTerms",
  "deliveryAddress",
  "deliveryDate",
  "warrantyPeriod",
  "governingLaw",
];
const SERVICE = [
  "effectiveDate",
  "providerName",
  "providerAddress",
  "providerRepresentative",
  "clientName",
  "clientAddress",
  "clientRepresentative",
  "servicesDescription",
  "startDate",
  "endDate",
  "compensationAmount",
  "paymentSchedule",
  "intellectualPropertyTerms",
  "governingLaw",
];

const DEFAULTS: Record<string, Record<string, string>> = {
  "Sales Agreement": { paymentTerms: "Payment due within 30 days of delivery", warrantyPeriod: "90 days" },
  "Service Agreement": {
    intellectualPropertyTerms: "All intellectual property created under this agreement shall belong to the Client.",
  },
  Other: { textContent: "Insert your contract text here..." },
};

const card = (page: Page, type: string) =>
  page.getByRole("list", { name: "Contract templates" }).getByRole("button", { name: type });
const field = (page: Page, name: string) => page.locator(`[name="${name}"]`);
const preview = (page: Page) => page.getByRole("region", { name: "Contract Preview" });
const create = (page: Page) => page.getByRole("button", { name: "Create Contract" });

async function choose(page: Page, type: string) {
  await page.goto("/create");
  await (await alive(card(page, type))).click();
  await expect(page.getByLabel("Contract Name")).toBeVisible();
}

async function fillAll(page: Page, names: readonly string[]) {
  for (const name of names) await field(page, name).fill(name.endsWith("Date") ? "2031-03-07" : `The ${name}`);
}

test("seven templates as cards; each asks for its fields, in order and in their kinds, with their defaults", async ({
  ownerPage: page,
}) => {
  await page.goto("/create");
  await expect(page.getByRole("heading", { level: 1, name: "Create a New Contract" })).toBeVisible();
  await expect(page.getByRole("list", { name: "Contract templates" }).getByRole("button")).toHaveCount(7);
  for (const type of TEMPLATES)
    await expect(card(page, type).filter({ hasText: `Start with a pre-defined ${type} template` })).toBeVisible();
  const before = await today(page);
  await choose(page, "Sales Agreement");
  for (const type of TEMPLATES) {
    const names = { "Sales Agreement": SALES, "Service Agreement": SERVICE }[type] ?? ["textContent"];
    if (type !== "Sales Agreement") await card(page, type).click();
    await expect(page.getByLabel("Contract Name")).toHaveValue(`New ${type}`);
    await expect(page.getByLabel("Contract Name")).toHaveAttribute("placeholder", "Enter contract name");
    expect([type, await kindsOf(page)]).toEqual([type, names.map((name) => [name, expectedKind(name)])]);
    if (names.length === 1) await expect(field(page, "textContent")).toHaveAttribute("rows", "20");
    else expect([before, await today(page)]).toContain(await field(page, "effectiveDate").inputValue());
    for (const [name, value] of Object.entries(DEFAULTS[type] ?? {}))
      await expect(field(page, name)).toHaveValue(value);
    await page.getByRole("button", { name: "Back to Templates" }).click();
  }
  await page.goto("/create?template=Unknown");
  await expect(page.getByText("Please select a contract template")).toBeVisible();
});

/** The name and kind of every field but the contract's name, as they stand in the form. */
function kindsOf(page: Page): Promise<[string, string][]> {
  return page
    .locator("form [name]:not([name=name])")
    .evaluateAll((controls) =>
      controls.map((control): [string, string] => [
        control.getAttribute("name") ?? "",
        control instanceof HTMLInputElement ? control.type : "several lines",
      ]),
    );
}

function expectedKind(name: string): string {
  if (name.endsWith("Date")) return "date";
  return /(Address|Description|Terms|Schedule|Content)$/.test(name) ? "several lines" : "text";
}

const today = (page: Page) => page.evaluate(() => new Intl.DateTimeFormat("en-CA").format(new Date()));

test(
  "the preview is live; alone it has the full width, and it alone is printed",
  { tag: "@long" },
  async ({ ownerPage: page }) => {
    await page.addInitScript(() => {
      window.print = () => document.documentElement.setAttribute("data-printed", "yes");
    });
    await choose(page, "Sales Agreement");
    await expect(preview(page)).toContainText("[sellerName]");
    await expect(preview(page)).not.toContainText("{{");
    await field(page, "sellerName").fill("Acme <b>LLC</b>");
    await expect(preview(page)).toContainText("Acme <b>LLC</b>");
    await expect(preview(page)).not.toContainText("[sellerName]");
    const narrow = (await preview(page).boundingBox())?.width ?? 0;
    await page.getByRole("button", { name: "See Clear Version" }).click();
    await expect(field(page, "sellerName")).toBeHidden();
    await expect(page.getByLabel("Contract Name")).toBeHidden();
    expect((await preview(page).boundingBox())?.width ?? 0).toBeGreaterThan(narrow * 1.3);
    await page.getByRole("button", { name: "Print Contract" }).click();
    await expect(page.locator("html")).toHaveAttribute("data-printed", "yes");
    await page.emulateMedia({ media: "print" });
    await expect(preview(page)).toBeVisible();
    await expect(page.getByRole("button", { name: "Print Contract" })).toBeHidden();
    await expect(page.getByRole("banner")).toBeHidden();
    await page.emulateMedia({ media: "screen" });
    await page.getByRole("button", { name: "Return to Edit Mode" }).click();
    await expect(field(page, "sellerName")).toHaveValue("Acme <b>LLC</b>");
  },
);

test("a creation that fails gives the form back; while it is under way all is disabled; then it leads to the new contract", async ({
  ownerPage: page,
}) => {
  await choose(page, "Sales Agreement");
  const mend = await failActions(page);
  for (const name of SALES) await expect(field(page, name)).toHaveAttribute("required", "");
  await page.getByLabel("Contract Name").fill("  ");
  await create(page).click();
  await expect(page.getByText("Please enter a name for the contract").first()).toBeVisible();
  await expect(field(page, "sellerName")).toHaveAttribute("aria-invalid", "true");
  await page.getByLabel("Contract Name").fill("New Sales Agreement");
  await fillAll(page, SALES);
  await create(page).click();
  await expect(problem(page)).toHaveText("Failed to create contract. Please try again.");
  await expect(create(page)).toBeEnabled();
  await expect(field(page, "sellerName")).toHaveValue("The sellerName");
  await mend();

  let answer = (): void => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route("**/create*", async (route) => {
    if (route.request().method() === "POST") await held;
    await route.fallback();
  });
  await create(page).click();
  await expect(page.getByRole("button", { name: "Creating..." })).toBeDisabled();
  for (const name of ["name", ...SALES]) await expect(field(page, name)).toBeDisabled();
  answer();
  await expect(page).toHaveURL(/\/contracts\/[0-9a-f-]{36}$/);
  await expect(page.getByRole("heading", { name: "New Sales Agreement" })).toBeVisible();
  await expect(page.getByText("Draft", { exact: true })).toBeVisible();
  for (const name of ["sellerName", "goodsDescription", "governingLaw"])
    await expect(page.locator('[contenteditable="true"]')).toContainText(`The ${name}`);
});
