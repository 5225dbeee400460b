import { expect, test } from "playwright/test";
import { editor, logIn, newcomer, signUp, uploadContract } from "./person";
import { alive } from "./spec/support/screen";

test("signed-out people land on the login page and come back to where they were going (B-2.10)", async ({ page }) => {
  const { email } = await newcomer(page);
  await page.goto("/dashboard");
  await (await alive(page.getByRole("button", { name: /Болормаа/ }))).click();
  await page.getByRole("menuitem", { name: "Log out" }).click();
  await expect(page).toHaveURL(/\/login/);
  expect(await page.evaluate(() => [localStorage.getItem("token"), localStorage.getItem("user")])).toEqual([
    null,
    null,
  ]);
  await page.goto("/upload");
  await expect(page).toHaveURL(/\/login\?next=%2Fupload$/);
  await logIn(page, email);
  await expect(page).toHaveURL(/\/upload$/);
  expect(await page.evaluate(() => localStorage.getItem("token"))).toBeTruthy();
});

test(
  "'next' never leaves the site, and a wrong password keeps the address (B-5.5)",
  { tag: "@long" },
  async ({ page }) => {
    const { email } = await newcomer(page);
    await page.context().clearCookies();
    await page.goto("/login?next=https://evil.example/");
    await page.getByLabel("Email").fill(email);
    await page.getByLabel("Password", { exact: true }).fill("wrong password");
    await page.getByRole("button", { name: "Log in" }).click();
    await expect(page.getByText("Invalid email or password")).toBeVisible();
    await expect(page.getByLabel("Email")).toHaveValue(email);
    await logIn(page, email);
    await expect(page).toHaveURL(/\/dashboard$/);
  },
);

test("pages guard themselves, also when a request claims to have passed the middleware (B-5.5)", async ({
  request,
}) => {
  const headers = {
    "x-middleware-subrequest": "middleware:middleware:middleware:middleware:middleware",
    accept: "text/html",
  };
  for (const path of ["/dashboard", "/upload", "/contracts/any"]) {
    const response = await request.get(path, { headers, maxRedirects: 0 });
    expect([302, 303, 307, 308]).toContain(response.status());
    expect(response.headers()["location"]).toContain("/login");
  }
});

test("what was typed as one person isn't saved as another who signs in in a second tab, and is theirs to save after (B-5.11)", async ({
  page: olgas,
  context,
}) => {
  const { email } = await newcomer(olgas, "Olga");
  const lease = { name: "Lease.txt", mimeType: "text/plain", buffer: Buffer.from("LEASE\n\nThe rent is 100 dollars.") };
  const contractId = await uploadContract(olgas, lease);
  await editor(olgas).click();
  await olgas.keyboard.type("Typed by Olga. ");
  const others = await context.newPage();
  const leave = async (name: string) => {
    await others.goto("/dashboard");
    await (await alive(others.getByRole("button", { name: new RegExp(name) }))).click();
    await others.getByRole("menuitem", { name: "Log out" }).click();
    await expect(others).toHaveURL(/\/login/);
  };
  // Her page's own looks for news would find nobody signed in, and leave for the login page; saving alone gets through.
  await olgas.route("**/*", (route) =>
    route.request().headers()["next-action"] === undefined ? route.abort() : route.continue(),
  );
  await leave("Olga");
  await signUp(others, "Bob");
  const said = olgas.getByText("Bob is signed in now");
  await expect(said).toBeVisible();
  await olgas.getByRole("button", { name: "Stay on this page" }).click();
  await expect(said).toBeHidden();
  const asked = olgas.waitForRequest((request) => request.headers()["next-action"] !== undefined);
  await olgas.getByRole("button", { name: "Save Version" }).click();
  expect((await asked).headers()["x-signed-in-as"]).toMatch(/^[\w-]{20,}$/);
  await expect(said).toBeVisible();
  await expect(editor(olgas)).toContainText("Typed by Olga.");
  await leave("Bob");
  await logIn(others, email);
  await expect(others).toHaveURL(/\/dashboard$/); // she is signed in now
  await olgas.unroute("**/*");
  await expect(said).toBeHidden();
  await olgas.getByRole("button", { name: "Save Version" }).click();
  await expect(olgas.getByText("Changes saved successfully as a new version")).toBeVisible();
  const versions = await (await others.request.get(`/api/contracts/${contractId}/versions`)).json();
  expect(versions.map((one: { createdByUser: { name: string } }) => one.createdByUser.name)).toEqual(["Olga", "Olga"]);
});
