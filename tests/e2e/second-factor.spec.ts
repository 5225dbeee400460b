/**
 * Codes of an authenticator app and recovery codes in the browser, and what administrators demand and take away (issue
 * 8).
 */
import { expect, test, type Page } from "playwright/test";
import { startApp, type AppServer } from "../support/server";
import { logIn, provenNewcomer } from "./person";
import { answerWithCode, confirmByPassword, findDialog, codeFor, openDialog, setUpApp } from "./second-factor-steps";
import { ADMINISTRATOR, registerAdministrator } from "./spec/support/administrator";
import { findings, hasAxe } from "./spec/support/axe";
import { letterTo } from "./spec/support/letters";
import { administrator, newPerson, signIn } from "./spec/support/people";

async function logInAgain(page: Page, email: string): Promise<void> {
  await page.context().clearCookies();
  await page.goto("/login");
  await logIn(page, email);
  await expect(page.getByRole("heading", { name: "One more step" })).toBeVisible();
}

test("an app is set up by its secret, log-ins then ask for its code, and a code serves once (B-4.1)", async ({
  page,
}) => {
  const { email } = await provenNewcomer(page);
  await page.goto("/settings");
  const { secret, used, codes } = await setUpApp(page);
  expect(codes).toHaveLength(10);
  await expect(page.getByText("10 codes left.")).toBeVisible();

  await logInAgain(page, email);
  expect((await page.request.get("/api/auth/profile")).status()).toBe(401);
  if (hasAxe) expect(await findings(page)).toEqual([]);
  await answerWithCode(page, "Code", used); // it switched the app on
  await expect(page.getByText("This code is incorrect or was already used.")).toBeVisible();
  await answerWithCode(page, "Code", codeFor(secret, 1));
  await expect(page).toHaveURL(/\/dashboard$/);
  expect(await page.evaluate(() => localStorage.getItem("token"))).toBeTruthy();
});

test(
  "a recovery code signs in once, new ones put the old out of use, and without the app the password is enough (B-4.2)",
  { tag: "@long" },
  async ({ page }) => {
    const { email } = await provenNewcomer(page);
    await page.goto("/settings");
    const {
      codes: [first = "", second = ""],
    } = await setUpApp(page);
    for (const isGood of [true, false]) {
      await logInAgain(page, email);
      await page.getByRole("button", { name: "Use a recovery code" }).click();
      await answerWithCode(page, "Recovery code", first);
      if (isGood) await expect(page).toHaveURL(/\/dashboard$/);
      else await expect(page.getByText("This code is incorrect or was already used.")).toBeVisible();
    }
    await answerWithCode(page, "Recovery code", second);
    await expect(page).toHaveURL(/\/dashboard$/);

    await page.goto("/settings");
    await expect(page.getByText("8 codes left.")).toBeVisible();
    await openDialog(page, "Create new codes", "Confirm it's you");
    await confirmByPassword(page);
    await expect(findDialog(page, "Your recovery codes")).toContainText("Your previous codes no longer work.");
    await page.keyboard.press("Escape"); // nobody loses them by chance
    await findDialog(page, "Your recovery codes").getByRole("button", { name: "I've saved them" }).click();
    await expect(page.getByText("10 codes left.")).toBeVisible();
    await page.getByRole("button", { name: "Remove app" }).click();
    await expect(page.getByRole("button", { name: "Set up app" })).toBeVisible();
    await page.context().clearCookies();
    await page.goto("/login");
    await logIn(page, email);
    await expect(page).toHaveURL(/\/dashboard$/);
  },
);

test(
  "a wrong password or code changes nothing, and setting up can be given up (B-4.1)",
  { tag: "@long" },
  async ({ page }) => {
    await provenNewcomer(page);
    await page.goto("/settings");
    await openDialog(page, "Set up app", "Confirm it's you");
    await confirmByPassword(page, "not the password");
    await expect(findDialog(page, "Confirm it's you").getByText("password", { exact: false }).last()).toBeVisible();
    await confirmByPassword(page);
    const dialog = findDialog(page, "Set up an authenticator app");
    await expect(dialog.getByRole("img", { name: "QR code for the authenticator app" })).toBeVisible();
    await dialog.getByLabel("Code from the app").fill("000000");
    await dialog.getByRole("button", { name: "Turn on" }).click();
    await expect(dialog.getByText("This code is incorrect or was already used.")).toBeVisible();
    if (hasAxe) expect(await findings(page)).toEqual([]);
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await expect(page.getByRole("button", { name: "Set up app" })).toBeVisible();
  },
);

test("on paper recovery codes stand alone (B-4.2)", { tag: "@long" }, async ({ page }) => {
  await provenNewcomer(page);
  await page.goto("/settings");
  await openDialog(page, "Set up app", "Confirm it's you");
  await confirmByPassword(page);
  const dialog = findDialog(page, "Set up an authenticator app");
  await dialog.getByLabel("Code from the app").fill(codeFor(await dialog.locator("code").innerText()));
  await dialog.getByRole("button", { name: "Turn on" }).click();
  await expect(findDialog(page, "Your recovery codes")).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(findDialog(page, "Your recovery codes").getByRole("listitem")).toHaveCount(10);
  // the first line is on the paper too
  expect((await findDialog(page, "Your recovery codes").boundingBox())?.y).toBeGreaterThanOrEqual(0);
  await expect(page.locator("main")).toBeHidden();
  await expect(page.getByRole("button", { name: "I've saved them" })).toBeHidden();
});

test.describe("administrators", () => {
  let app: AppServer;
  test.beforeAll(async () => {
    app = await startApp(); // their rule holds for everybody on a server
    await registerAdministrator(app.url);
  });
  test.afterAll(async () => {
    await app.kill();
    await app.remove();
  });

  test(
    "demand a second factor of everybody, and take a lost one away (B-4.6)",
    { tag: "@long" },
    async ({ page, browser, playwright }) => {
      const site = { playwright, url: app.url };
      const [admin, person] = [await administrator(site), await newPerson(site, "Ганболд")];
      await signIn(page, admin, app.url);
      await page.goto(`${app.url}/users`);
      await page.getByRole("tab", { name: "Login" }).click();
      await page.getByLabel("Require a second factor for").selectOption({ label: "Everyone" });
      await expect(page.getByText("You don't have one yet", { exact: false })).toBeVisible();
      if (hasAxe) expect(await findings(page)).toEqual([]);
      await page.getByRole("button", { name: "Save" }).click();

      await expect(page).toHaveURL(/\/second-factor$/);
      await page.goto(`${app.url}/dashboard`); // nothing else is open to them
      await expect(page).toHaveURL(/\/second-factor$/);
      if (hasAxe) expect(await findings(page)).toEqual([]);
      await setUpApp(page);
      await page.getByRole("button", { name: "Continue" }).click();
      await expect(page).toHaveURL(/\/dashboard$/);

      const theirs = await browser.newPage({ locale: "en-US" });
      await signIn(theirs, person, app.url);
      await theirs.goto(`${app.url}/upload`);
      await expect(theirs).toHaveURL(/\/second-factor$/);
      await expect(theirs.getByText(`${person.email} is not confirmed yet.`)).toBeVisible();
      await expect(theirs.getByRole("button", { name: "Set up app" })).toHaveCount(0);
      const letter = await letterTo(app.dataFolder, person.email, "/verify-email");
      await theirs.goto(`${app.url}${/\/verify-email\?token=[\w-]+/.exec(letter)?.[0] ?? ""}`);
      await theirs.getByRole("button", { name: "Confirm address" }).click();
      await expect(theirs.getByText("Address confirmed")).toBeVisible();
      await theirs.goto(`${app.url}/second-factor`);
      await setUpApp(theirs);
      await theirs.goto(`${app.url}/upload`);
      await expect(theirs).toHaveURL(/\/upload$/);

      await page.goto(`${app.url}/users`);
      await expect(page.getByRole("button", { name: `Reset the second factor of ${ADMINISTRATOR.name}` })).toHaveCount(
        0,
      );
      await openDialog(page, "Reset the second factor of Ганболд", "Reset second factor");
      await findDialog(page, "Reset second factor").getByRole("button", { name: "Reset", exact: true }).click();
      await expect(page.getByText("The second factor of Ганболд was reset.")).toBeVisible();
      await expect(page.getByRole("button", { name: "Reset the second factor of Ганболд" })).toHaveCount(0);
      await theirs.goto(`${app.url}/upload`);
      await expect(theirs).toHaveURL(/\/login/); // their sessions ended
      await theirs.close();
    },
  );
});
