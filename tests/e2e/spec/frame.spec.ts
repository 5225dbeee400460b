/** Behaviour §5, §6: pages, what guards them, and the frame around every screen with its look. */
import { hueOf, colourOf } from "./support/screen";
import { expect, test } from "./support/fixtures";
import { invite, newAddress, newContract } from "./support/people";

const GUARDED = [
  "/dashboard",
  "/create",
  "/collaborators",
  "/users",
  "/upload",
  "/contracts/any",
  "/settings",
  "/positions",
];

test("public routes open without a session", async ({ page, owner }) => {
  const { token } = await invite(owner, await newContract(owner), { email: newAddress() });
  for (const path of [
    "/login",
    "/register",
    `/invitation/${token}`,
    "/forgot-password",
    "/terms",
    "/privacy",
    "/contact",
  ]) {
    const response = await page.goto(path);
    expect([path, response?.status(), new URL(page.url()).pathname]).toEqual([path, 200, path]);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
});

test("every other route sends a guest to /login, and back after logging in", async ({ page }) => {
  for (const path of GUARDED) {
    await page.goto(path);
    await expect(page).toHaveURL(`/login?next=${encodeURIComponent(path)}`);
  }
});

test("every route behind the wrapper opens for who is signed in", async ({ ownerPage: page, owner }) => {
  const id = await newContract(owner);
  for (const path of [
    "/dashboard",
    "/create",
    "/collaborators",
    "/upload",
    `/contracts/${id}`,
    "/settings",
    "/positions",
  ]) {
    const response = await page.goto(path);
    expect([path, response?.status(), new URL(page.url()).pathname]).toEqual([path, 200, path]);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
});

test("the path / leads to /dashboard", async ({ ownerPage: page }) => {
  await page.goto("/");
  await expect(page).toHaveURL("/dashboard");
});

test("the header leads to dashboard, collaborators and users", async ({ ownerPage: page }) => {
  await page.goto("/settings");
  const links = page.getByRole("banner").getByRole("navigation");
  for (const [name, path] of [
    ["Dashboard", "/dashboard"],
    ["Collaborators", "/collaborators"],
    ["Users", "/users"],
  ] as const) {
    await links.getByRole("link", { name, exact: true }).click();
    await expect(page).toHaveURL(path);
  }
});

test("the user menu leads to settings and logs out, which clears token and user", async ({
  ownerPage: page,
  owner,
}) => {
  await page.goto("/dashboard");
  await expect.poll(() => page.evaluate(() => localStorage.getItem("token"))).toBeTruthy();
  const menu = page.getByRole("button", { name: `User menu of ${owner.name}` });
  const open = (item: string) =>
    expect(async () => {
      await menu.click();
      await page.getByRole("menuitem", { name: item }).click({ timeout: 1_000 });
    }).toPass();
  await open("Settings");
  await expect(page).toHaveURL("/settings");
  await open("Log out");
  await expect(page).toHaveURL("/login");
  expect(await page.evaluate(() => [localStorage.getItem("token"), localStorage.getItem("user")])).toEqual([
    null,
    null,
  ]);
  expect((await owner.api.get("/auth/profile")).status()).toBe(401);
});

test("the footer links to terms, privacy and contact, and shows the year 2025", async ({ ownerPage: page }) => {
  await page.goto("/dashboard");
  const footer = page.getByRole("contentinfo");
  await expect(footer).toContainText("2025");
  for (const [name, path] of [
    ["Terms", "/terms"],
    ["Privacy", "/privacy"],
    ["Contact", "/contact"],
  ] as const) {
    await footer.getByRole("link", { name }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
});

test("login and register stand without header, user menu and footer", async ({ page }) => {
  for (const path of ["/login", "/register"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("banner")).toHaveCount(0);
    await expect(page.getByRole("contentinfo")).toHaveCount(0);
    await expect(page.getByRole("link", { name: "Dashboard", exact: true })).toHaveCount(0);
  }
});

test("without a stored session token the user is sent to /login", async ({ ownerPage: page }) => {
  await page.goto("/dashboard");
  await expect.poll(() => page.evaluate(() => localStorage.getItem("token"))).toBeTruthy();
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await page.goto("/dashboard");
  await expect(page).toHaveURL("/login?next=%2Fdashboard");
});

test("a profile that can't be loaded on start clears the token", async ({ ownerPage: page, owner }) => {
  await page.goto("/dashboard");
  await expect.poll(() => page.evaluate(() => localStorage.getItem("token"))).toBe(owner.token);
  await page.route("**/api/auth/profile", (route) =>
    route.fulfill({ status: 500, contentType: "application/json", body: "{}" }),
  );
  await page.reload();
  await expect
    .poll(() => page.evaluate(() => [localStorage.getItem("token"), localStorage.getItem("user")]))
    .toEqual([null, null]);
});

test("the token is kept in the browser's storage under the key token, and sent with calls as long as it is there", async ({
  ownerPage: page,
  owner,
}) => {
  const sent: (string | undefined)[] = [];
  page.on("request", (request) => request.url().includes("/api/") && sent.push(request.headers()["authorization"]));
  await page.goto("/dashboard");
  await expect.poll(() => page.evaluate(() => localStorage.getItem("token"))).toBe(owner.token);
  expect(sent).toContain(undefined); // the very first call had no token yet
  sent.length = 0;
  await page.goto("/settings");
  await expect(page.getByLabel("Default Language")).toBeVisible();
  expect(sent.length).toBeGreaterThan(0);
  expect(new Set(sent)).toEqual(new Set([`Bearer ${owner.token}`]));
});

test("the cached user holds id, systemRole, name and avatar", async ({ ownerPage: page, owner }) => {
  await page.goto("/dashboard");
  await expect
    .poll(() => page.evaluate(() => JSON.parse(localStorage.getItem("user") ?? "null") as unknown))
    .toEqual({ id: owner.id, systemRole: "user", name: owner.name, avatar: null });
});

test("any 401 answer sends the browser to /login", async ({ ownerPage: page, owner }) => {
  const id = await newContract(owner);
  await page.goto(`/contracts/${id}`);
  await expect(page.getByRole("button", { name: "Version History" })).toBeVisible();
  await page.waitForLoadState("networkidle"); // the page's own first calls are answered
  await owner.api.post("/auth/logout");
  // Whichever call is the first to be refused: the one of this click, or one that the page makes by itself.
  await expect(async () => {
    if (!page.url().includes("/login"))
      await page.getByRole("button", { name: "Version History" }).click({ timeout: 1_000 });
    await expect(page).toHaveURL(`/login?next=${encodeURIComponent(`/contracts/${id}`)}`, { timeout: 2_000 });
  }).toPass();
  expect(await page.evaluate(() => localStorage.getItem("token"))).toBeNull();
});

test("the theme: primary blue, secondary purple, a light grey page, Roboto, radius 4, buttons as they are written", async ({
  ownerPage: page,
  owner,
}) => {
  await page.goto(`/contracts/${await newContract(owner)}`);
  const primary = page.getByRole("button", { name: "Save Version" });
  expect(await hueOf(primary)).toBe("blue");
  expect(await hueOf(page.getByRole("button", { name: "Summarize" }))).toBe("purple");
  const { red, green, blue } = await colourOf(page.locator("body"));
  expect([
    await hueOf(page.locator("body")),
    Math.min(red, green, blue) > 235,
    Math.max(red, green, blue) < 255,
  ]).toEqual(["gray", true, true]);
  const style = await primary.evaluate((button) => ({
    radius: getComputedStyle(button).borderRadius,
    letters: getComputedStyle(button).textTransform,
    font: getComputedStyle(button).fontFamily,
  }));
  expect(style).toMatchObject({ radius: "4px", letters: "none", font: expect.stringMatching(/roboto/i) });
  expect(
    await page.evaluate(
      async () => (
        await document.fonts.ready,
        [...document.fonts].some((font) => /roboto/i.test(font.family) && font.status === "loaded")
      ),
    ),
  ).toBe(true);
});
