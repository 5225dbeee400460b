/** Behaviour §2: login and register. What the forms refuse before sending is proven in `tests/components/accounts`. */
import { failActions, problem } from "./support/screen";
import { expect, test } from "./support/fixtures";
import { newAddress, PASSWORD } from "./support/people";
import { logIn, signUp } from "../person";

test(
  "login: its fields and links, a refusal, a connection that failed, and the way to /dashboard with token and user stored (B-2.10, B-2.11, B-2.12)",
  { tag: "@long" },
  async ({ page, owner }) => {
    await page.goto("/login");
    await expect(page.getByRole("heading", { name: "Log in" })).toBeVisible();
    await expect(page.getByLabel("Password", { exact: true })).toHaveAttribute("type", "password");
    await expect(page.getByRole("link", { name: "Sign up" })).toHaveAttribute("href", "/register");
    const mend = await failActions(page); // nothing may be sent yet
    await page.getByRole("button", { name: "Log in" }).click();
    await expect(problem(page)).toHaveText("Please enter both email and password");
    await mend();

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

    await logIn(page, owner.email);
    await expect(page).toHaveURL("/dashboard");
    expect(
      await page.evaluate(() => [localStorage.getItem("token"), JSON.parse(localStorage.getItem("user") ?? "{}").id]),
    ).toEqual([expect.stringMatching(/.{20,}/), owner.id]);
  },
);

test(
  "the forgot-password link leads to a page that asks for the address (B-2.14)",
  { tag: "@long" },
  async ({ page }) => {
    await page.goto("/login");
    await page.getByRole("link", { name: "Forgot password?" }).click();
    await expect(page).toHaveURL("/forgot-password");
    await page.getByLabel("Email").fill(newAddress());
    await page.getByRole("button", { name: "Send link" }).click();
    await expect(page.getByText(/If an account with this email exists/)).toBeVisible();
  },
);

test(
  "register: its words and fields, refusals before and after sending (B-2.1, B-2.2, B-2.3)",
  { tag: "@long" },
  async ({ page, owner }) => {
    await page.goto("/register");
    await expect(page.getByRole("heading", { name: "Create your account" })).toBeVisible();
    await expect(page.locator("main")).toContainText("AI contract manager");
    await expect(page.getByLabel("Password", { exact: true })).toHaveAccessibleDescription(/at least 8 characters/);
    const mend = await failActions(page);
    const says = async (text: string) => {
      await page.getByRole("button", { name: "Sign up" }).click();
      await expect(problem(page)).toHaveText(text);
    };
    const fill = (label: string, text: string) => page.getByLabel(label, { exact: true }).fill(text);
    await says("Please fill in all required fields");
    await fill("Full name", "Болд");
    await fill("Email", owner.email);
    await fill("Password", PASSWORD);
    await fill("Confirm password", "12345679");
    await says("Passwords do not match");
    await fill("Confirm password", PASSWORD);
    await says("Registration failed. Please try again.");
    await mend();
    await says("An account with this email already exists.");
  },
);

test("registering leads to /dashboard and stores token and user (B-2.1)", async ({ page }) => {
  await signUp(page);
  await expect(page).toHaveURL("/dashboard");
  expect(
    await page.evaluate(() => Object.keys(JSON.parse(localStorage.getItem("user") ?? "{}") as object).sort()),
  ).toEqual(["avatar", "id", "name", "systemRole"]);
  expect(await page.evaluate(() => localStorage.getItem("token"))).toBeTruthy();
});
