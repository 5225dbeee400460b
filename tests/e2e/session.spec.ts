import { expect, test } from "playwright/test";
import { logIn, newcomer } from "./person";
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
