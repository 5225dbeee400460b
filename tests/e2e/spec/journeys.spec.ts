/** Journeys through several screens, as people take them. The one from sign-up to export is in `main-job.spec.ts`. */
import { expect, test } from "./support/fixtures";
import { editor } from "./support/screen";
import { letterTo } from "./support/letters";
import { newAddress, newContract, PASSWORD } from "./support/people";

test("invite, accept, review together, conflict (B-1.2, B-11.3)", async ({
  ownerPage: page,
  owner,
  browser,
  baseURL,
}) => {
  const contractId = await newContract(owner, { name: "Office lease", text: "The first text." });
  const email = newAddress();

  // The owner invites by e-mail, as a reviewer.
  await page.goto("/collaborators");
  await page.getByRole("button", { name: "Add Collaborator" }).click();
  await page.getByRole("dialog").getByLabel("Email").fill(email);
  await page.getByRole("dialog").getByRole("button", { name: "Add", exact: true }).click();
  await expect(page.getByRole("dialog")).toContainText(`Invitation for ${email} is ready. No mail service is set up`);

  // The letter's link leads the guest to a page on which they create their account.
  const link =
    /https?:\/\/\S+\/invitation\/\S+/.exec(
      await letterTo(process.env.E2E_DATA_DIR ?? "", email, "/invitation/"),
    )?.[0] ?? "";
  const guest = await browser.newPage({ baseURL: baseURL ?? "", locale: "en-US" });
  await guest.goto(link);
  await guest.getByLabel("Name", { exact: true }).fill("Дорж");
  await guest.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await guest.getByLabel("Confirm password").fill(PASSWORD);
  await guest.getByRole("button", { name: "Accept & Create Account" }).click();
  await expect(guest).toHaveURL(`/contracts/${contractId}`);

  // Both edit the same version; the guest is first.
  await page.goto(`/contracts/${contractId}`);
  await expect(editor(page)).toHaveText("The first text.");
  for (const [on, words] of [
    [guest, " By the guest."],
    [page, " By the owner."],
  ] as const) {
    await editor(on).getByText("The first text.").click();
    await on.keyboard.press("End");
    await on.keyboard.type(words);
  }
  await guest.getByRole("button", { name: "Save Version" }).click();
  await expect(guest.getByText("Changes saved successfully as a new version")).toBeVisible();
  await page.getByRole("button", { name: "Save Version" }).click();

  // Nothing is lost: the owner sees the difference, goes back, and saves on top.
  const conflict = page.getByRole("dialog");
  await expect(conflict).toContainText("A newer version was saved");
  await conflict.getByRole("button", { name: /See the difference/ }).click();
  const comparison = page.getByRole("region", { name: /^Changes from .* to your unsaved text/ });
  await expect(comparison.locator("del").filter({ hasText: "guest" })).toBeVisible();
  await expect(comparison.locator("ins").filter({ hasText: "owner" })).toBeVisible();
  await comparison.getByRole("button", { name: "Back", exact: true }).click();
  await expect(editor(page)).toContainText("By the owner.");
  await page.getByRole("button", { name: "Save Version" }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /Save on top/ })
    .click();
  await expect(page.getByText("Changes saved successfully as a new version")).toBeVisible();
  const versions = (await (await owner.api.get(`/api/contracts/${contractId}/versions`)).json()) as {
    plainText: string;
    createdByUser: { name: string };
  }[];
  expect(versions.map(({ plainText, createdByUser }) => [createdByUser.name, plainText])).toEqual([
    [owner.name, "The first text. By the owner."],
    ["Дорж", "The first text. By the guest."],
    [owner.name, "The first text."],
  ]);
  await guest.close();
});

test(
  "an administrator changes a role and deletes a user (B-1.3)",
  { tag: "@long" },
  async ({ admin, register, openPage }) => {
    const person = await register("Батаа");
    const page = await openPage(admin);
    await page.goto("/dashboard");
    await page.getByRole("banner").getByRole("link", { name: "Users" }).click();
    const row = page.getByRole("row").filter({ hasText: person.email });
    await row.getByRole("button", { name: "Edit role of Батаа" }).click();
    await page.getByRole("dialog").getByLabel("System Role").selectOption("Admin");
    await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
    await expect(row).toContainText("Admin");
    const theirs = await openPage(person);
    await theirs.goto("/users");
    await expect(theirs.getByRole("table")).toBeVisible();
    await row.getByRole("button", { name: "Delete Батаа" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
    await expect(page.getByRole("dialog")).toBeHidden(); // behind an open dialog no row can be found
    await expect(row).toHaveCount(0);
    await theirs.reload();
    await expect(theirs).toHaveURL(/\/login/);
  },
);

test("the interface changes its language, there and back (B-1.4)", { tag: "@long" }, async ({ ownerPage: page }) => {
  const save = async (language: string) => {
    await page.locator("select[name=defaultLanguage]").selectOption(language);
    await page
      .locator("form")
      .filter({ has: page.locator("select[name=defaultLanguage]") })
      .locator("button[type=submit]")
      .click();
    await expect(page.locator("html")).toHaveAttribute("lang", language);
  };
  await page.goto("/settings");
  await save("mn");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/[өүа-я]/i);
  for (const path of ["/dashboard", "/upload", "/create", "/collaborators"]) {
    await page.goto(path);
    await expect(page.locator("html")).toHaveAttribute("lang", "mn");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/[өүа-я]/i);
  }
  await page.goto("/settings");
  await save("ru");
  await save("en");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("User Settings");
});

test("a template is filled in, printed and created (B-1.1, B-9.10)", async ({ ownerPage: page }) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute("data-printed", "yes");
  });
  await page.goto("/dashboard");
  await page.getByRole("link", { name: "Create New Contract" }).click();
  await page
    .getByRole("list", { name: "Contract templates" })
    .getByRole("button", { name: "Non-Disclosure Agreement" })
    .click();
  await page.getByLabel("Contract Name").fill("NDA with Bold");
  await page
    .locator("textarea[name=textContent]")
    .fill("NON-DISCLOSURE AGREEMENT\n\nThe parties keep what they learn to themselves.");
  await page.getByRole("button", { name: "See Clear Version" }).click();
  await page.getByRole("button", { name: "Print Contract" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-printed", "yes");
  await page.getByRole("button", { name: "Create Contract" }).click();
  await expect(page).toHaveURL(/\/contracts\/[0-9a-f-]{36}$/);
  await expect(editor(page)).toContainText("The parties keep what they learn to themselves.");
  await page.goto("/dashboard");
  await expect(page.getByRole("row", { name: /NDA with Bold/ })).toContainText("Draft");
});
