/** Behaviour §2: login and register. */
import { failActions, problem } from "./support/screen";
import { expect, test } from "./support/fixtures";
import { newAddress, PASSWORD } from "./support/people";
import { signUp } from "../person";

test("login has email and password fields, a forgot-password link and a sign-up link", async ({ page }) => {
  await page.goto("/login");
  await expect(page.getByRole("heading", { name: "Log in" })).toBeVisible();
  await expect(page.getByLabel("Email")).toBeVisible();
  await expect(page.getByLabel("Password", { exact: true })).toHaveAttribute("type", "password");
  await expect(page.getByRole("link", { name: "Forgot password?" })).toHaveAttribute("href", "/forgot-password");
  await page.getByRole("link", { name: "Sign up" }).click();
  await expect(page).toHaveURL("/register");
});

test("the forgot-password link leads to a page that asks for the address", async ({ page }) => {
  await page.goto("/login");
  await page.getByRole("link", { name: "Forgot password?" }).click();
  await expect(page).toHaveURL("/forgot-password");
  await page.getByLabel("Email").fill(newAddress());
  await page.getByRole("button", { name: "Send link" }).click();
  await expect(page.getByText(/If an account with this email exists/)).toBeVisible();
});

test("logging in leads to /dashboard and stores token and user", async ({ page, owner }) => {
  await page.goto("/login");
  await page.getByLabel("Email").fill(owner.email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Log in" }).click();
  await expect(page).toHaveURL("/dashboard");
  expect(
    await page.evaluate(() => [localStorage.getItem("token"), JSON.parse(localStorage.getItem("user") ?? "{}").id]),
  ).toEqual([expect.stringMatching(/.{20,}/), owner.id]);
});

test("login without email or without password says what is missing and sends nothing", async ({ page }) => {
  await page.goto("/login");
  await failActions(page);
  const submit = page.getByRole("button", { name: "Log in" });
  await submit.click();
  await expect(problem(page)).toHaveText("Please enter both email and password");
  await page.getByLabel("Email").fill("a@example.com");
  await submit.click();
  await expect(problem(page)).toHaveText("Please enter both email and password");
  await page.getByLabel("Email").fill("");
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await submit.click();
  await expect(problem(page)).toHaveText("Please enter both email and password");
});

test("a refused login shows the server's message; a connection that failed is told as that, and what was typed stays", async ({
  page,
  owner,
}) => {
  await page.goto("/login");
  await page.getByLabel("Email").fill(owner.email);
  await page.getByLabel("Password", { exact: true }).fill("not the password");
  await page.getByRole("button", { name: "Log in" }).click();
  await expect(problem(page)).toHaveText("Invalid email or password");
  await page.context().setOffline(true);
  await page.getByRole("button", { name: "Log in" }).click();
  await expect(problem(page)).toHaveText("The server did not answer. Check your connection and try again.");
  await expect(page.getByLabel("Email")).toHaveValue(owner.email);
  await expect(page.getByLabel("Password", { exact: true })).toHaveValue("not the password");
  await page.context().setOffline(false);
});

test("the sign-up copy calls it an AI contract manager", async ({ page }) => {
  await page.goto("/register");
  await expect(page.locator("main")).toContainText("AI contract manager");
});

test("register has full name, email, password with a hint of 8 characters, and confirm password", async ({ page }) => {
  await page.goto("/register");
  await expect(page.getByRole("heading", { name: "Create your account" })).toBeVisible();
  for (const label of ["Full name", "Email", "Password", "Confirm password"])
    await expect(page.getByLabel(label, { exact: true })).toBeVisible();
  await expect(page.getByLabel("Password", { exact: true })).toHaveAccessibleDescription(/at least 8 characters/);
});

test("registering leads to /dashboard and stores token and user", async ({ page }) => {
  await signUp(page);
  await expect(page).toHaveURL("/dashboard");
  expect(
    await page.evaluate(() => Object.keys(JSON.parse(localStorage.getItem("user") ?? "{}") as object).sort()),
  ).toEqual(["avatar", "id", "name", "systemRole"]);
  expect(await page.evaluate(() => localStorage.getItem("token"))).toBeTruthy();
});

test("register demands name, email and password, matching passwords and 8 characters, before anything is sent", async ({
  page,
}) => {
  await page.goto("/register");
  await failActions(page);
  const says = async (text: string) => {
    await page.getByRole("button", { name: "Sign up" }).click();
    await expect(problem(page)).toHaveText(text);
  };
  const fill = (label: string, text: string) => page.getByLabel(label, { exact: true }).fill(text);
  await says("Please fill in all required fields");
  await fill("Full name", "Болд");
  await says("Please fill in all required fields");
  await fill("Email", newAddress());
  await says("Please fill in all required fields");
  await fill("Password", "12345678");
  await fill("Confirm password", "12345679");
  await says("Passwords do not match");
  await fill("Password", "1234567");
  await fill("Confirm password", "1234567");
  await says("Password must be at least 8 characters long");
});

test("a refused registration shows the server's message; one without an answer the catalogue's", async ({
  page,
  owner,
}) => {
  await page.goto("/register");
  await page.getByLabel("Full name").fill("Болд");
  await page.getByLabel("Email").fill(owner.email);
  for (const label of ["Password", "Confirm password"]) await page.getByLabel(label, { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Sign up" }).click();
  await expect(problem(page)).toHaveText("An account with this email already exists.");
  await failActions(page);
  await page.getByRole("button", { name: "Sign up" }).click();
  await expect(problem(page)).toHaveText("Registration failed. Please try again.");
});
