/** Behaviour §5, §6: pages, what guards them, and the frame around every screen with its look. */
import type { Page } from "playwright/test";
import { alive, readColour, readHue } from "./support/screen";
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

test("a guest opens the public routes, two of them without header and footer, and is sent to /login from every other (B-5.5, B-6.1, B-6.2, B-6.3)", async ({
  page,
  owner,
}) => {
  const { token } = await invite(owner, await newContract(owner), { email: newAddress() });
  const open = [
    "/login",
    "/register",
    `/invitation/${token}`,
    "/forgot-password",
    "/terms",
    "/privacy",
    "/contact",
    "/quality",
  ];
  for (const path of open) {
    const response = await page.goto(path);
    expect([path, response?.status(), new URL(page.url()).pathname]).toEqual([path, 200, path]);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    if (path !== "/login" && path !== "/register") continue;
    await expect(page.getByRole("banner")).toHaveCount(0);
    await expect(page.getByRole("contentinfo")).toHaveCount(0);
    await expect(page.getByRole("link", { name: "Dashboard", exact: true })).toHaveCount(0);
  }
  for (const path of GUARDED) {
    await page.goto(path);
    await expect(page).toHaveURL(`/login?next=${encodeURIComponent(path)}`);
  }
});

test("who is signed in opens every route behind the wrapper; / leads to /dashboard, header and footer to their pages (B-6.2, B-6.3, B-6.4)", async ({
  ownerPage: page,
  owner,
}) => {
  await page.goto("/");
  await expect(page).toHaveURL("/dashboard");
  const id = await newContract(owner);
  const paths = ["/create", "/upload", `/contracts/${id}`, "/settings", "/positions", "/deadlines", "/notifications"];
  for (const path of paths) {
    const response = await page.goto(path);
    expect([path, response?.status(), new URL(page.url()).pathname]).toEqual([path, 200, path]);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
  const links = page.getByRole("banner").getByRole("navigation");
  for (const [name, path] of [
    ["Dashboard", "/dashboard"],
    ["Answers", "/answers"],
    ["Deadlines", "/deadlines"],
    ["Users", "/users"],
    ["Collaborators", "/collaborators"],
  ] as const) {
    await links.getByRole("link", { name, exact: true }).click();
    await expect(page).toHaveURL(path);
  }
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

const stored = (page: Page) => page.evaluate(() => [localStorage.getItem("token"), localStorage.getItem("user")]);

test("token and user are stored and sent along, cleared where the profile can't be loaded, and at log-out (B-5.3, B-5.4, B-5.5, B-6.3)", async ({
  ownerPage: page,
  owner,
}) => {
  const sent: (string | undefined)[] = [];
  page.on("request", (request) => request.url().includes("/api/") && sent.push(request.headers()["authorization"]));
  await page.goto("/dashboard");
  const user = { id: owner.id, systemRole: "user", name: owner.name, avatar: null };
  await expect
    .poll(async () =>
      (await stored(page)).map((text, index) => (index === 1 && text ? (JSON.parse(text) as unknown) : text)),
    )
    .toEqual([owner.token, user]);
  expect(sent).toContain(undefined); // the very first call had no token yet
  sent.length = 0;
  await page.goto("/settings");
  await expect(page.getByLabel("Default Language")).toBeVisible();
  expect(sent.length).toBeGreaterThan(0);
  expect(new Set(sent)).toEqual(new Set([`Bearer ${owner.token}`]));

  await page.route("**/api/auth/profile", (route) =>
    route.fulfill({ status: 500, contentType: "application/json", body: "{}" }),
  );
  await page.reload();
  await expect.poll(() => stored(page)).toEqual([null, null]);
  await page.unroute("**/api/auth/profile");

  await page.goto("/dashboard");
  await expect.poll(async () => (await stored(page))[0]).toBe(owner.token);
  const menu = page.getByRole("button", { name: `User menu of ${owner.name}` });
  const open = async (item: string) => {
    await (await alive(menu)).click();
    await page.getByRole("menuitem", { name: item }).click();
  };
  await open("Settings");
  await expect(page).toHaveURL("/settings");
  await open("Log out");
  await expect(page).toHaveURL("/login");
  expect(await stored(page)).toEqual([null, null]);
  expect((await owner.api.get("/auth/profile")).status()).toBe(401);
  await page.goto("/dashboard");
  await expect(page).toHaveURL("/login?next=%2Fdashboard");
});

test("any 401 answer sends the browser to /login (B-5.6)", { tag: "@long" }, async ({ ownerPage: page, owner }) => {
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

test("the theme: primary blue, secondary purple, a light grey page, Roboto, radius 4, buttons as they are written (B-6.5)", async ({
  ownerPage: page,
  owner,
}) => {
  await page.goto(`/contracts/${await newContract(owner)}`);
  const primary = page.getByRole("button", { name: "Save Version" });
  expect(await readHue(primary)).toBe("blue");
  expect(await readHue(page.getByRole("button", { name: "Summarize" }))).toBe("purple");
  const { red, green, blue } = await readColour(page.locator("body"));
  expect([
    await readHue(page.locator("body")),
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

test("the look that was chosen comes from the server, and print is light", async ({ ownerPage: page, context }) => {
  const ground = async () => {
    const { red, green, blue } = await readColour(page.locator("body"));
    return Math.max(red, green, blue) < 60 ? "dark" : Math.min(red, green, blue) > 235 ? "light" : "neither";
  };
  await page.goto("/dashboard");
  expect(await ground()).toBe("light");
  await (await alive(page.getByRole("button", { name: /User menu/ }))).click();
  await page.getByRole("menuitemradio", { name: "Dark" }).click();
  await expect.poll(ground).toBe("dark");
  const answer = await context.request.get("/dashboard");
  expect(await answer.text()).toMatch(/<html[^>]* data-theme="dark"/);
  await page.emulateMedia({ media: "print" });
  expect(await ground()).toBe("light");
});
