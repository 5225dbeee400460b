/** Menus, dialogs and panels come when they are shown first: late or lost, none leaves a dead button (B-10.17). */
import type { Page } from "playwright/test";
import { expect, test } from "./support/fixtures";
import { newContract } from "./support/people";

const SCRIPTS = "**/_next/static/**/*.js*";
const OVERLAYS = [
  { path: "/settings", button: /^User menu of/, opened: "menu" },
  { path: "/collaborators", button: "Add Collaborator", opened: "dialog" },
] as const;

/** Opens a page that is alive, and that has fetched nothing ahead yet. */
async function openUnprepared(page: Page, path: string, button: string | RegExp): Promise<void> {
  await page.addInitScript(() => (window.requestIdleCallback = () => 0));
  await page.goto(path);
  await isAlive(page, button);
}

/** React marks each element that it has taken charge of. */
async function isAlive(page: Page, button: string | RegExp): Promise<void> {
  const marked = (element: Element) => Object.keys(element).some((name) => name.startsWith("__reactProps$"));
  await expect.poll(() => page.getByRole("button", { name: button }).first().evaluate(marked)).toBe(true);
}

/** Holds all code that is asked for from now on. @returns lets it arrive */
async function holdCode(page: Page): Promise<() => void> {
  let arrive = () => undefined as void;
  const arrival = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(SCRIPTS, async (route) => {
    await arrival;
    await route.continue();
  });
  return arrive;
}

test(
  "one that comes late opens once it is there, with what was typed meanwhile (B-10.17)",
  { tag: "@long" },
  async ({ ownerPage: page, owner }) => {
    await newContract(owner);
    for (const { path, button, opened } of OVERLAYS) {
      await openUnprepared(page, path, button);
      const arrive = await holdCode(page);
      await page.getByRole("button", { name: button }).first().click();
      await expect(page.getByText("Loading...", { exact: true })).toBeVisible();
      await expect(page.getByRole(opened)).toHaveCount(0);
      if (opened === "dialog") await page.keyboard.type("bob@example.com");
      arrive();
      await expect(page.getByRole(opened)).toBeVisible();
      await expect(page.getByText("Loading...", { exact: true })).toHaveCount(0);
      if (opened === "dialog") await expect(page.getByLabel("Email")).toHaveValue("bob@example.com");
      else await page.keyboard.press("Escape");
      await expect(page.getByRole("menu")).toHaveCount(0);
      await page.unroute(SCRIPTS);
    }
  },
);

test(
  "one that can't be had is told, and the next press opens it (B-10.17)",
  { tag: "@long" },
  async ({ ownerPage: page, owner }) => {
    await newContract(owner);
    for (const { path, button, opened } of OVERLAYS) {
      await openUnprepared(page, path, button);
      await page.route(SCRIPTS, (route) => route.abort());
      for (let press = 0; press < 2; press++) {
        await page.getByRole("button", { name: button }).first().click();
        await expect(page.getByText("The server did not answer. Check your connection and try again.")).toBeVisible();
        await expect(page.getByRole(opened)).toHaveCount(0);
      }
      await page.unroute(SCRIPTS);
      await page.getByRole("button", { name: button }).first().click();
      await expect(page.getByRole(opened)).toBeVisible();
    }
  },
);

test(
  "a panel beside the text that can't be had says so in its place, and comes with Retry",
  { tag: "@long" },
  async ({ ownerPage: page, owner }) => {
    const id = await newContract(owner);
    await openUnprepared(page, `/contracts/${id}`, "Version History");
    await page.route(SCRIPTS, (route) => route.abort());
    await page.getByRole("button", { name: "Comments" }).first().click();
    await expect(page.getByText("The server did not answer. Check your connection and try again.")).toBeVisible();
    await page.unroute(SCRIPTS);
    await page.getByRole("button", { name: "Retry" }).click();
    await expect(page.getByRole("heading", { name: "Comments" })).toBeVisible();
  },
);

test(
  "what a page may open is fetched once it is idle, before anybody points at it (B-10.17)",
  { tag: "@long" },
  async ({ ownerPage: page }) => {
    await page.goto("/dashboard");
    await isAlive(page, /^User menu of/);
    // asked after the page asked
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    const asked: string[] = [];
    page.on("request", (request) => request.resourceType() === "script" && asked.push(request.url()));
    await page.getByRole("button", { name: /^User menu of/ }).dispatchEvent("pointerdown", { button: 0 });
    await expect(page.getByRole("menu")).toBeVisible();
    expect(asked).toEqual([]);
  },
);
