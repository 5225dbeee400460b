/** Behaviour §9: creating a contract from a template. */
import type { Page } from "@playwright/test";
import { failActions, problem } from "./support/screen";
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

const card = (page: Page, type: string) =>
  page.getByRole("list", { name: "Contract templates" }).getByRole("button", { name: type });
const field = (page: Page, name: string) => page.locator(`[name="${name}"]`);
const preview = (page: Page) => page.getByRole("region", { name: "Contract Preview" });
const create = (page: Page) => page.getByRole("button", { name: "Create Contract" });

async function choose(page: Page, type: string) {
  await page.goto("/create");
  await expect(async () => {
    await card(page, type).click({ timeout: 1_000 });
    await expect(page.getByLabel("Contract Name")).toBeVisible({ timeout: 1_000 });
  }).toPass();
}

async function fillAll(page: Page, names: readonly string[]) {
  for (const name of names) await field(page, name).fill(name.endsWith("Date") ? "2031-03-07" : `The ${name}`);
}

test("step 1 is titled 'Create a New Contract' and shows the seven templates as cards", async ({ ownerPage: page }) => {
  await page.goto("/create");
  await expect(page.getByRole("heading", { level: 1, name: "Create a New Contract" })).toBeVisible();
  await expect(page.getByRole("list", { name: "Contract templates" }).getByRole("button")).toHaveCount(7);
  for (const type of TEMPLATES)
    await expect(card(page, type).filter({ hasText: `Start with a pre-defined ${type} template` })).toBeVisible();
});

test("step 2 asks for the contract's name, with its placeholder and its default", async ({ ownerPage: page }) => {
  await choose(page, "Lease Agreement");
  await expect(page.getByLabel("Contract Name")).toHaveAttribute("placeholder", "Enter contract name");
  await expect(page.getByLabel("Contract Name")).toHaveValue("New Lease Agreement");
});

test("each full template asks for its fields, in order", async ({ ownerPage: page }) => {
  for (const [type, names] of [
    ["Sales Agreement", SALES],
    ["Service Agreement", SERVICE],
  ] as const) {
    await choose(page, type);
    const shown = await page
      .locator("form [name]")
      .evaluateAll((controls) => controls.map((control) => control.getAttribute("name")));
    expect(shown.filter((name) => name !== "name")).toEqual(names);
  }
});

test("the other five have one free-text area of 20 rows", async ({ ownerPage: page }) => {
  for (const type of TEMPLATES.slice(2)) {
    await choose(page, type);
    await expect(page.locator("form [name]:not([name=name])")).toHaveCount(1);
    await expect(page.locator("textarea[name=textContent]")).toHaveAttribute("rows", "20");
  }
});

test("dates have date inputs; addresses, descriptions, terms and schedules several lines; the rest one", async ({
  ownerPage: page,
}) => {
  for (const [type, names] of [
    ["Sales Agreement", SALES],
    ["Service Agreement", SERVICE],
  ] as const) {
    await choose(page, type);
    for (const name of names) {
      const kind = await field(page, name).evaluate((control) =>
        control instanceof HTMLTextAreaElement ? "several lines" : (control as HTMLInputElement).type,
      );
      const expected = name.endsWith("Date")
        ? "date"
        : /(Address|Description|Terms|Schedule)$/.test(name)
          ? "several lines"
          : "text";
      expect([name, kind]).toEqual([name, expected]);
    }
  }
});

test("fields begin with their defaults: today, payment terms, warranty, intellectual property, free text", async ({
  ownerPage: page,
}) => {
  const today = () => page.evaluate(() => new Intl.DateTimeFormat("en-CA").format(new Date()));
  await choose(page, "Sales Agreement");
  await expect(field(page, "effectiveDate")).toHaveValue(await today());
  await expect(field(page, "paymentTerms")).toHaveValue("Payment due within 30 days of delivery");
  await expect(field(page, "warrantyPeriod")).toHaveValue("90 days");
  await choose(page, "Service Agreement");
  await expect(field(page, "effectiveDate")).toHaveValue(await today());
  await expect(field(page, "intellectualPropertyTerms")).toHaveValue(
    "All intellectual property created under this agreement shall belong to the Client.",
  );
  await choose(page, "Other");
  await expect(field(page, "textContent")).toHaveValue("Insert your contract text here...");
});

test("both boilerplate texts allow termination on uncured material breach after 30 days of written notice; title and risk pass on delivery", async ({
  ownerPage: page,
}) => {
  for (const type of ["Sales Agreement", "Service Agreement"]) {
    await choose(page, type);
    await expect(preview(page)).toContainText("material breach");
    const clause =
      (await preview(page).locator("p").allTextContents()).find(
        (paragraph) => /terminat/i.test(paragraph) && /material breach/i.test(paragraph),
      ) ?? "";
    expect([
      type,
      /material breach/i.test(clause),
      /(30|thirty)[^.]*days/i.test(clause),
      /written notice/i.test(clause),
    ]).toEqual([type, true, true, true]);
  }
  await choose(page, "Sales Agreement");
  const clauses = await preview(page).locator("p").allTextContents();
  expect(
    clauses.filter(
      (clause) =>
        /\btitle\b/i.test(clause) &&
        /\brisk\b/i.test(clause) &&
        /\bpass\b/i.test(clause) &&
        /\bon delivery\b/i.test(clause),
    ),
  ).toHaveLength(1);
});

test("the preview is live: a value where there is one, else the field's name in square brackets", async ({
  ownerPage: page,
}) => {
  await choose(page, "Sales Agreement");
  await expect(preview(page)).toContainText("[sellerName]");
  await expect(preview(page)).not.toContainText("{{");
  await field(page, "sellerName").fill("Acme <b>LLC</b>");
  await expect(preview(page)).toContainText("Acme <b>LLC</b>");
  await expect(preview(page)).not.toContainText("[sellerName]");
  await field(page, "sellerName").fill("");
  await expect(preview(page)).toContainText("[sellerName]");
});

test("the preview of a free-text template shows its text, or a prompt to enter it", async ({ ownerPage: page }) => {
  await choose(page, "Lease Agreement");
  await expect(preview(page)).toContainText("Enter the contract text to see it here.");
  await field(page, "textContent").fill("The parties agree.");
  await expect(preview(page)).toContainText("The parties agree.");
  await expect(preview(page)).not.toContainText("Enter the contract text");
});

test("'See Clear Version' hides the form and shows the preview at full width; 'Return to Edit Mode' brings it back", async ({
  ownerPage: page,
}) => {
  await choose(page, "Sales Agreement");
  const narrow = (await preview(page).boundingBox())?.width ?? 0;
  await page.getByRole("button", { name: "See Clear Version" }).click();
  await expect(field(page, "sellerName")).toBeHidden();
  await expect(page.getByLabel("Contract Name")).toBeHidden();
  expect((await preview(page).boundingBox())?.width ?? 0).toBeGreaterThan(narrow * 1.3);
  await page.getByRole("button", { name: "Return to Edit Mode" }).click();
  await expect(field(page, "sellerName")).toBeVisible();
});

test("'Print Contract' opens the browser's print dialog, with the contract alone on paper", async ({
  ownerPage: page,
}) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute("data-printed", "yes");
  });
  await choose(page, "Sales Agreement");
  await expect(page.getByRole("button", { name: "Print Contract" })).toHaveCount(0);
  await page.getByRole("button", { name: "See Clear Version" }).click();
  await page.getByRole("button", { name: "Print Contract" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-printed", "yes");
  await page.emulateMedia({ media: "print" });
  await expect(preview(page)).toBeVisible();
  await expect(page.getByRole("button", { name: "Print Contract" })).toBeHidden();
  await expect(page.getByRole("banner")).toBeHidden();
});

test("'Back to Templates' returns to the choice of templates", async ({ ownerPage: page }) => {
  await choose(page, "Lease Agreement");
  await page.getByRole("button", { name: "Back to Templates" }).click();
  await expect(card(page, "Lease Agreement")).toBeVisible();
});

test("creating leads to the new contract, whose first version is the filled template", async ({ ownerPage: page }) => {
  await choose(page, "Sales Agreement");
  await fillAll(page, SALES);
  await create(page).click();
  await expect(page).toHaveURL(/\/contracts\/[0-9a-f-]{36}$/);
  await expect(page.getByRole("heading", { name: "New Sales Agreement" })).toBeVisible();
  await expect(page.getByText("Draft", { exact: true })).toBeVisible();
  for (const name of ["sellerName", "goodsDescription", "governingLaw"])
    await expect(page.locator('[contenteditable="true"]')).toContainText(`The ${name}`);
});

test("while it is being created the button reads 'Creating...' and every input is disabled", async ({
  ownerPage: page,
}) => {
  await choose(page, "Service Agreement");
  await fillAll(page, SERVICE);
  let answer = (): void => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route("**/create*", async (route) => {
    if (route.request().method() === "POST") await held;
    await route.fallback();
  });
  await create(page).click();
  await expect(page.getByRole("button", { name: "Creating..." })).toBeDisabled();
  for (const name of ["name", ...SERVICE]) await expect(field(page, name)).toBeDisabled();
  answer();
  await expect(page).toHaveURL(/\/contracts\/[0-9a-f-]{36}$/);
});

test("a failed creation says so and gives the form back", async ({ ownerPage: page }) => {
  await choose(page, "Lease Agreement");
  await field(page, "textContent").fill("The parties agree.");
  await failActions(page);
  await create(page).click();
  await expect(problem(page)).toHaveText("Failed to create contract. Please try again.");
  await expect(create(page)).toBeEnabled();
  await expect(field(page, "textContent")).toBeEnabled();
  await expect(field(page, "textContent")).toHaveValue("The parties agree.");
});

test("a name and every field are required, before anything is sent", async ({ ownerPage: page }) => {
  await choose(page, "Sales Agreement");
  await failActions(page);
  for (const name of SALES) await expect(field(page, name)).toHaveAttribute("required", "");
  await page.getByLabel("Contract Name").fill("  ");
  await create(page).click();
  await expect(page.getByText("Please enter a name for the contract").first()).toBeVisible();
  await expect(field(page, "sellerName")).toHaveAttribute("aria-invalid", "true");
});

test("without a template there is nothing to create: 'Please select a contract template'", async ({
  ownerPage: page,
  owner,
}) => {
  await page.goto("/create?template=Unknown");
  await expect(page.getByText("Please select a contract template")).toBeVisible();
  const refusal = await owner.api.post("/contracts/create-from-template", { data: { name: "A", fields: {} } });
  expect([refusal.status(), (await refusal.json()).message]).toEqual([400, "Please select a contract template"]);
});
