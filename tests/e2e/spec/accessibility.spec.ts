/**
 * axe on each screen in its main states, and at the width of a telephone as it stands at first; the width of every
 * screen in every language. In the short form fewer screens at a telephone's width, and each in one language.
 */
import type { Page } from "playwright/test";
import { LANGUAGES } from "@/lib/copy/languages";
import { isLong } from "../../support/form";
import { findings, hasAxe } from "./support/axe";
import { editor, failActions, failCall, problem, untilStill } from "./support/screen";
import { expect, test } from "./support/fixtures";
import { invite, join, newAddress, newContract, saveVersion, type Person } from "./support/people";

const WIDE = 1280;
const NARROW = 375;

/** Looks at the page as it stands. */
async function expectNothingFound(page: Page, state: string, width = WIDE): Promise<void> {
  await untilStill(page);
  expect.soft([state, width, await findings(page)]).toEqual([state, width, []]);
}

/** Pages that have been looked at as on a telephone. */
const narrowed = new WeakSet<Page>();

/**
 * Looks at a screen as it stands at first, on a desk and on a telephone; in the short form on a telephone at the first
 * screen of each test alone.
 */
async function expectNothingFoundAtBothWidths(page: Page, state: string): Promise<void> {
  await expectNothingFound(page, state);
  if (narrowed.has(page) && !isLong) return;
  narrowed.add(page);
  await page.setViewportSize({ width: NARROW, height: 900 });
  await expectNothingFound(page, state, NARROW);
  await page.setViewportSize({ width: WIDE, height: 900 });
}

test.describe("axe finds nothing", () => {
  test.beforeEach(({ page: _page }, info) => info.skip(!hasAxe, "the package axe-core is not installed"));

  test("login, register, forgot password and the public pages", async ({ page }) => {
    for (const path of [
      "/login",
      "/register",
      "/forgot-password",
      "/reset-password/unknown",
      "/quality",
      "/terms",
      "/privacy",
      "/contact",
      "/invitation/unknown",
    ]) {
      await page.goto(path);
      await expectNothingFoundAtBothWidths(page, path);
    }
    await page.goto("/register");
    await page.getByRole("button", { name: "Sign up" }).click();
    await expect(problem(page).first()).toBeVisible(); // one at each empty field
    await expectNothingFound(page, "register with a problem");
  });

  test("dashboard: empty, full, menus", async ({ ownerPage: page, owner }) => {
    await page.goto("/dashboard");
    await expectNothingFound(page, "empty dashboard");
    await newContract(owner);
    await page.goto("/dashboard");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectNothingFoundAtBothWidths(page, "dashboard");
    await page.getByRole("button", { name: /User menu/ }).click();
    await expect(page.getByRole("menu")).toBeVisible();
    await expectNothingFoundAtBothWidths(page, "user menu");
  });

  test("upload and create, with problems", async ({ ownerPage: page }) => {
    await page.goto("/upload");
    await expectNothingFoundAtBothWidths(page, "upload");
    await page.getByRole("button", { name: "Upload Contract" }).click();
    await expectNothingFound(page, "upload with problems");
    await page.goto("/create");
    await expectNothingFoundAtBothWidths(page, "templates");
    await page
      .getByRole("list", { name: "Contract templates" })
      .getByRole("button", { name: "Sales Agreement" })
      .click();
    await expectNothingFoundAtBothWidths(page, "template form");
    await page.getByRole("button", { name: "Create Contract" }).click();
    await expectNothingFound(page, "template form with problems");
    await page.getByRole("button", { name: "See Clear Version" }).click();
    await expectNothingFound(page, "clear version");
  });

  test("review page: text, history, older version, answers, failures (B-6.7)", async ({ ownerPage: page, owner }) => {
    const id = await newContract(owner);
    await saveVersion(
      owner,
      id,
      `<h2>LEASE AGREEMENT</h2><p>This Lease is made between <strong>Acme Property LLC</strong> (the "Landlord") and Bold LLC (the "Tenant").</p><ul><li>One</li></ul>`,
    );
    await page.goto(`/contracts/${id}`);
    await expect(editor(page)).toBeVisible();
    await expectNothingFoundAtBothWidths(page, "review page");
    await page.getByRole("button", { name: "Parties", exact: true }).click();
    await expect(page.getByRole("log")).toContainText("Acme");
    await expectNothingFoundAtBothWidths(page, "an answer");
    await page.getByRole("button", { name: "Export" }).click();
    await expectNothingFound(page, "export menu");
    await page.keyboard.press("Escape");
    for (const side of ["Suggestions", "Comments"]) {
      await page
        .getByRole("group")
        .getByRole("button", { name: new RegExp(`^${side}`) })
        .filter({ visible: true })
        .click();
      await expectNothingFoundAtBothWidths(page, side);
    }
    await page.getByRole("button", { name: "Version History" }).click();
    await expect(page.getByRole("dialog").getByRole("listitem")).toHaveCount(2);
    await expectNothingFoundAtBothWidths(page, "version history");
    await page.getByRole("dialog").getByRole("button", { name: "Compare versions" }).click();
    await expectNothingFound(page, "choosing versions to compare");
    await page.getByRole("dialog").getByRole("button", { name: "Compare version 1 with 2" }).click();
    await expect(page.getByRole("region", { name: /^Changes from/ })).toBeVisible();
    await expectNothingFoundAtBothWidths(page, "a comparison");
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Version History" }).click();
    await page
      .getByRole("dialog")
      .getByRole("button", { name: /Version 1/ })
      .click();
    await expect(page.getByText("Read-only mode")).toBeVisible();
    await expectNothingFound(page, "an older version");
    await failActions(page);
    await page.getByRole("button", { name: "Restore This Version" }).click();
    await expect(page.locator("[data-toast]")).toBeVisible();
    await expectNothingFound(page, "a toast");
    await failCall(page, "**/api/contracts/*/versions**");
    await page.goto(`/contracts/${id}`);
    await expect(problem(page)).toBeVisible();
    await expectNothingFound(page, "review page that failed");
  });

  test("settings: loaded, failed", async ({ ownerPage: page }) => {
    await page.goto("/settings");
    await expect(page.getByLabel("Default Language")).toBeVisible();
    await expectNothingFoundAtBothWidths(page, "settings");
    await failCall(page, "**/api/user-settings");
    await page.goto("/settings");
    await expect(problem(page)).toBeVisible();
    await expectNothingFound(page, "settings that failed");
  });

  test("users: table, dialogs, nobody found, not for everybody", async ({ admin, ownerPage, register, openPage }) => {
    const page = await openPage(admin);
    const person = await register("Зул");
    await page.goto("/users");
    await page.getByLabel("Search by name or email").fill(person.email);
    await expect(page.getByRole("table").getByRole("row")).toHaveCount(2);
    await expectNothingFoundAtBothWidths(page, "users");
    for (const button of ["Edit role of Зул", "Delete Зул"]) {
      await page.getByRole("button", { name: button }).click();
      await expect(page.getByRole("dialog")).toBeVisible();
      await expectNothingFound(page, button);
      await page.keyboard.press("Escape");
    }
    await page.getByLabel("Search by name or email").fill("nobody at all");
    await expect(page.getByRole("table")).toHaveCount(0);
    await expectNothingFound(page, "nobody found");
    await ownerPage.goto("/users");
    await expectNothingFound(ownerPage, "administrators only");
  });

  test("collaborators: nobody, people, dialogs; the invitation page", async ({
    ownerPage: page,
    owner,
    register,
    browser,
    baseURL,
  }) => {
    await page.goto("/collaborators");
    await expectNothingFound(page, "no contracts");
    const id = await newContract(owner);
    const reviewer = await register("Ганаа");
    await join(owner, id, reviewer);
    const { token } = await invite(owner, id, { email: newAddress() });
    await page.goto("/collaborators");
    await expect(page.getByText(reviewer.email)).toBeVisible();
    await expectNothingFoundAtBothWidths(page, "collaborators");
    for (const button of ["Add Collaborator", "Remove Ганаа"]) {
      await page.getByRole("button", { name: button }).click();
      await expect(page.getByRole("dialog")).toBeVisible();
      await expectNothingFound(page, button);
      await page.keyboard.press("Escape");
    }
    const guest = await browser.newPage({ baseURL: baseURL ?? "", locale: "en-US" });
    await guest.goto(`/invitation/${token}`);
    await expectNothingFoundAtBothWidths(guest, "invitation");
    await guest.getByRole("button", { name: "Accept & Create Account" }).click();
    await expect(problem(guest)).toBeVisible();
    await expectNothingFound(guest, "invitation with a problem");
    await guest.close();
  });
});

test("axe finds nothing in the dark either", { tag: "@long" }, async ({ ownerPage: page, owner }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  const id = await newContract(owner);
  for (const path of ["/dashboard", "/settings", "/collaborators", `/contracts/${id}`]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectNothingFoundAtBothWidths(page, `${path} in the dark`);
  }
  await page.keyboard.press("Control+K");
  await expect(page.getByRole("dialog").getByRole("combobox")).toBeFocused();
  await expectNothingFound(page, "the command palette");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: /User menu/ }).click();
  await page.getByRole("menuitem", { name: "Keyboard shortcuts" }).click();
  await expect(page.getByRole("dialog", { name: "Keyboard shortcuts" })).toBeVisible();
  await expectNothingFound(page, "the list of keys");
});

/** Screens that a person with one contract sees. */
const listScreens = async (owner: Person) => [
  "/dashboard",
  "/upload",
  "/create",
  "/collaborators",
  "/settings",
  `/contracts/${await newContract(owner, { name: "A contract with a name so long that it would not fit on a telephone in any case" })}`,
];

test("no screen is wider than 375 pixels, in any language (B-6.7)", async ({ ownerPage: page, owner }) => {
  await page.setViewportSize({ width: NARROW, height: 800 });
  const screens = await listScreens(owner);
  for (const [turn, language] of LANGUAGES.entries()) {
    await owner.api.put("/api/user-settings", { data: { defaultLanguage: language } });
    // in the short form each screen in one of the languages, in turn
    for (const path of screens.filter((_, place) => isLong || place % LANGUAGES.length === turn)) {
      await page.goto(path);
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      await page.waitForLoadState("networkidle");
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect([language, path, width]).toEqual([language, path, NARROW]);
    }
  }
});

test("a name that nothing breaks leaves every column in view", { tag: "@long" }, async ({ ownerPage: page, owner }) => {
  await newContract(owner, { name: "Түрээс".repeat(30) });
  for (const width of [WIDE, 700, NARROW]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/dashboard");
    const cells = page.getByRole("row").last().getByRole("cell");
    await expect(cells.last()).toBeVisible();
    expect([
      width,
      await cells.evaluateAll((all) => all.filter((cell) => cell.getBoundingClientRect().right > innerWidth).length),
    ]).toEqual([width, 0]);
  }
});
