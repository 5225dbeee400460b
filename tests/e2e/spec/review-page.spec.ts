/** Behaviour §10, §11: header, editor, versions, export. The assistant has its own file. */
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { editor, failActions, failCall, hueOf, problem } from "./support/screen";
import { expect, test } from "./support/fixtures";
import { inDatabase } from "./support/database";
import { join, newContract, saveVersion, type Person } from "./support/people";

const dialog = (page: Page) => page.getByRole("dialog");

async function open(page: Page, contractId: string) {
  await page.goto(`/contracts/${contractId}`);
  await expect(editor(page)).toBeVisible();
}

async function openHistory(page: Page) {
  await page.getByRole("button", { name: "Version History" }).click();
  await expect(dialog(page)).toBeVisible();
}

/** A contract with two versions; the page shows the first. */
async function viewingOlder(page: Page, owner: Person) {
  const id = await newContract(owner, { text: "The first text." });
  await saveVersion(owner, id, "<p>The second text.</p>");
  await open(page, id);
  await openHistory(page);
  await dialog(page)
    .getByRole("button", { name: /Version 1/ })
    .click();
  await expect(dialog(page)).toBeHidden();
  return id;
}

test("the header has the contract's name, type and status, and Version History, Export and Save Version", async ({
  ownerPage: page,
  owner,
}) => {
  await open(page, await newContract(owner, { name: "Office lease", type: "Lease Agreement" }));
  await expect(page.getByRole("heading", { level: 1, name: "Office lease" })).toBeVisible();
  const header = page.getByRole("main");
  await expect(header.getByText("Lease Agreement", { exact: true })).toBeVisible();
  await expect(header.locator("[data-tone]", { hasText: "Analyzed" })).toBeVisible();
  for (const name of ["Version History", "Export", "Save Version"])
    await expect(page.getByRole("button", { name })).toBeVisible();
});

test("the editor is on the left with about 3/5 of the width, the assistant on the right with about 2/5", async ({
  ownerPage: page,
  owner,
}) => {
  await open(page, await newContract(owner));
  const [text, assistant] = [
    await editor(page).boundingBox(),
    await page.getByRole("region", { name: "Assistant" }).boundingBox(),
  ];
  if (!text || !assistant) throw new Error("Both are on screen");
  expect(text.x + text.width).toBeLessThan(assistant.x);
  const share = text.width / (text.width + assistant.width);
  expect(share).toBeGreaterThan(0.55);
  expect(share).toBeLessThan(0.65);
});

test("bold, italic, underline, strikethrough and bullet list change the text, which is saved as HTML", async ({
  ownerPage: page,
  owner,
}) => {
  const id = await newContract(owner, { text: "The first text." });
  const tools = { Bold: "<strong>", Italic: "<em>", Underline: "<u>", Strikethrough: "<s>", "Bullet list": "<ul>" };
  for (const [tool, tag] of Object.entries(tools)) {
    await open(page, id);
    await editor(page).getByText("The first text.").click({ clickCount: 3 });
    await page.getByRole("toolbar").getByRole("button", { name: tool }).click();
    await page.getByRole("button", { name: "Save Version" }).click();
    await expect(page.getByText("Changes saved successfully as a new version")).toBeVisible();
    const [version] = (await (await owner.api.get(`/api/contracts/${id}/versions?limit=1`)).json()) as {
      textContent: string;
    }[];
    expect([tool, version?.textContent]).toEqual([tool, expect.stringContaining(tag)]);
    await owner.api.post(`/api/contracts/${id}/versions`, { data: { content: "<p>The first text.</p>" } });
  }
});

test("saving makes a new version of the text, which becomes the current one", async ({ ownerPage: page, owner }) => {
  const id = await newContract(owner, { text: "The first text." });
  await open(page, id);
  await expect(page.getByRole("button", { name: "Save Version" })).toBeDisabled();
  await editor(page).getByText("The first text.").click();
  await page.keyboard.press("End");
  await page.keyboard.type(" And more.");
  await page.getByRole("button", { name: "Save Version" }).click();
  await expect(
    page.getByRole("status").filter({ hasText: "Changes saved successfully as a new version" }),
  ).toBeVisible();
  const [newest] = (await (await owner.api.get(`/api/contracts/${id}/versions`)).json()) as {
    versionNumber: number;
    plainText: string;
    isCurrent: boolean;
  }[];
  expect(newest).toMatchObject({ versionNumber: 2, plainText: "The first text. And more.", isCurrent: true });
});

test("the version history is a dialog over the page with every version, and closes by Escape", async ({
  ownerPage: page,
  owner,
}) => {
  const id = await newContract(owner);
  await saveVersion(owner, id, "<p>Second</p>");
  await open(page, id);
  await openHistory(page);
  await expect(dialog(page).getByRole("heading", { name: "Version History" })).toBeVisible();
  const rows = dialog(page).getByRole("listitem");
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText(`by ${owner.name}`);
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole("button", { name: "Version History" })).toBeFocused();
});

test("an empty list of versions shows 'No version history found'", async ({ ownerPage: page, owner }) => {
  await open(page, await newContract(owner));
  await page.route("**/versions?fields=summary", (route) => route.fulfill({ json: [] }));
  await openHistory(page);
  await expect(dialog(page)).toContainText("No version history found");
});

test("an older version is read-only, with its banner and a yellow banner that offers 'Restore This Version'", async ({
  ownerPage: page,
  owner,
}) => {
  await viewingOlder(page, owner);
  await expect(page.getByText("Read-only mode — This version cannot be edited")).toBeVisible();
  await expect(editor(page).filter({ visible: true })).toHaveCount(0);
  await expect(page.getByRole("textbox", { name: /Text of/ }).filter({ visible: true })).toContainText(
    "The first text.",
  );
  const yellow = page
    .locator('[data-tone="warning"]')
    .filter({ has: page.getByRole("button", { name: "Restore This Version" }) });
  await expect(yellow).toBeVisible();
  const { red, green, blue } = await yellow.evaluate((banner) => {
    const [r = 0, g = 0, b = 0] = (getComputedStyle(banner).backgroundColor.match(/[\d.]+/g) ?? []).map(Number);
    return { red: r, green: g, blue: b };
  });
  expect(red > blue && green > blue).toBe(true);
  expect(["yellow", "orange"]).toContain(await hueOf(yellow));
});

test("restoring reloads the contract and the restored version, and ends the viewing", async ({
  ownerPage: page,
  owner,
}) => {
  const id = await viewingOlder(page, owner);
  await page.getByRole("button", { name: "Restore This Version" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Version restored successfully" })).toBeVisible();
  await expect(page.getByText("Read-only mode")).toBeHidden();
  await expect(editor(page)).toHaveText("The first text.");
  await expect(page.getByText("Version 3", { exact: true })).toBeVisible();
  expect(await (await owner.api.get(`/api/contracts/${id}`)).json()).toMatchObject({
    currentVersionId: expect.any(String),
  });
});

test("the export menu opens and closes, and offers PDF only", async ({ ownerPage: page, owner }) => {
  await open(page, await newContract(owner));
  await expect(page.getByRole("menu")).toHaveCount(0);
  await page.getByRole("button", { name: "Export" }).click();
  expect(await page.getByRole("menu").getByRole("menuitem").allInnerTexts()).toEqual(["PDF"]);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("menu")).toHaveCount(0);
});

test("the exported file is named after the contract, with underscores for white space and the format's extension", async ({
  ownerPage: page,
  owner,
}) => {
  await open(page, await newContract(owner, { name: "Office  lease of May" }));
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export" }).click();
  await page.getByRole("menuitem", { name: "PDF" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe("Office_lease_of_May.pdf");
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe("%PDF-");
  await expect(page.getByRole("status").filter({ hasText: "Contract exported as PDF successfully" })).toBeVisible();
});

test("on load the current version is fetched; if that fails, the first of the list is shown", async ({
  ownerPage: page,
  owner,
}) => {
  const id = await newContract(owner, { text: "The first text." });
  const current = await saveVersion(owner, id, "<p>The second text.</p>");
  const asked: string[] = [];
  page.on("request", (request) => request.url().includes("/versions") && asked.push(new URL(request.url()).pathname));
  await open(page, id);
  await expect(editor(page)).toHaveText("The second text.");
  expect(asked).toEqual([`/api/contracts/${id}/versions/${current}`]);
  await failCall(page, `**/api/contracts/${id}/versions/${current}`);
  await page.reload();
  await expect(editor(page)).toHaveText("The second text.");
  expect(asked.at(-1)).toBe(`/api/contracts/${id}/versions`);
});

test("the page shows that it loads; then an error with Retry, which loads it again, or the text", async ({
  ownerPage: page,
  owner,
}) => {
  const id = await newContract(owner);
  let answer = (): void => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route("**/api/contracts/*/versions**", async (route) => {
    await held;
    await route.fulfill({ status: 500, body: "{}" });
  });
  await page.goto(`/contracts/${id}`);
  await expect(page.getByText("Loading contract...")).toBeVisible();
  answer();
  await expect(problem(page).filter({ hasText: "Failed to load contract versions" })).toBeVisible();
  await page.unroute("**/api/contracts/*/versions**");
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(editor(page)).toContainText("LEASE AGREEMENT");
});

test("'Contract not found' for one that is absent or not shared", async ({ ownerPage: page, register }) => {
  const other = await newContract(await register());
  for (const id of ["absent", other]) {
    await page.goto(`/contracts/${id}`);
    await expect(page.getByRole("heading", { name: "Contract not found" })).toBeVisible();
  }
});

test("what can't be loaded is named: the versions, none of them, no text", async ({ ownerPage: page, owner }) => {
  const id = await newContract(owner);
  const answers: [unknown, string][] = [
    [[], "No versions found for this contract"],
    [[{ id: "v", versionNumber: 1, textContent: "" }], "No text content found in the contract version"],
  ];
  await failCall(page, `**/api/contracts/${id}/versions/**`);
  for (const [json, text] of answers) {
    await page.route("**/versions?limit=1", (route) => route.fulfill({ json }));
    await page.goto(`/contracts/${id}`);
    await expect(problem(page).filter({ hasText: text })).toBeVisible();
    await page.unroute("**/versions?limit=1");
  }
  await failCall(page, "**/versions?limit=1");
  await page.goto(`/contracts/${id}`);
  await expect(problem(page).filter({ hasText: "Failed to load contract versions" })).toBeVisible();
});

test("a history that can't be loaded says 'Failed to load version history'", async ({ ownerPage: page, owner }) => {
  await open(page, await newContract(owner));
  await failCall(page, "**/versions?fields=summary");
  await openHistory(page);
  await expect(dialog(page).getByRole("alert")).toHaveText("Failed to load version history");
});

test("a version that can't be loaded says 'Failed to load version content', one without text 'No content found for this version'", async ({
  ownerPage: page,
  owner,
}) => {
  const id = await newContract(owner);
  await saveVersion(owner, id, "<p>Second</p>");
  await open(page, id);
  await failCall(page, `**/api/contracts/${id}/versions/*`);
  await openHistory(page);
  await dialog(page)
    .getByRole("button", { name: /Version 1/ })
    .click();
  await expect(dialog(page).getByRole("alert")).toHaveText("Failed to load version content");
  await page.route(`**/api/contracts/${id}/versions/*`, (route) =>
    route.fulfill({ json: { id: "v", versionNumber: 1, textContent: "" } }),
  );
  await dialog(page)
    .getByRole("button", { name: /Version 1/ })
    .click();
  await expect(dialog(page).getByRole("alert")).toHaveText("No content found for this version");
});

test("a save that fails says 'Failed to save changes' and loses nothing", async ({ ownerPage: page, owner }) => {
  await open(page, await newContract(owner, { text: "The first text." }));
  await editor(page).getByText("The first text.").click();
  await page.keyboard.press("End");
  await page.keyboard.type(" And more.");
  await failActions(page);
  await page.getByRole("button", { name: "Save Version" }).click();
  await expect(problem(page).filter({ hasText: "Failed to save changes" })).toBeVisible();
  await expect(editor(page)).toHaveText("The first text. And more.");
  await expect(page.getByRole("button", { name: "Save Version" })).toBeEnabled();
});

test("a restore that fails says 'Failed to restore version'", async ({ ownerPage: page, owner }) => {
  await viewingOlder(page, owner);
  await failActions(page);
  await page.getByRole("button", { name: "Restore This Version" }).click();
  await expect(problem(page).filter({ hasText: "Failed to restore version" })).toBeVisible();
  await expect(page.getByText("Read-only mode")).toBeVisible();
});

test("an export that fails says 'Failed to export as PDF. Please try again later.'", async ({
  ownerPage: page,
  owner,
}) => {
  await open(page, await newContract(owner));
  await failCall(page, "**/export?*");
  await page.getByRole("button", { name: "Export" }).click();
  await page.getByRole("menuitem", { name: "PDF" }).click();
  await expect(problem(page).filter({ hasText: "Failed to export as PDF. Please try again later." })).toBeVisible();
});

test("the page's own calls: contract, versions, version, save, restore, and the PDF as binary", async ({
  ownerPage: page,
  owner,
}) => {
  const calls: string[] = [];
  page.on("response", (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.startsWith("/api/contracts/") || response.request().headers()["next-action"])
      calls.push(
        `${response.request().method()} ${pathname.replaceAll(/[0-9a-f-]{36}/g, "{id}")} ${response.headers()["content-type"]?.split(";")[0]}`,
      );
  });
  await viewingOlder(page, owner);
  await page.getByRole("button", { name: "Restore This Version" }).click();
  await expect(page.getByText("Version restored successfully")).toBeVisible();
  await page.getByRole("button", { name: "Export" }).click();
  await page.getByRole("menuitem", { name: "PDF" }).click();
  await expect(page.getByText("Contract exported as PDF successfully")).toBeVisible();
  const json = "application/json";
  expect([...new Set(calls)]).toEqual(
    expect.arrayContaining([
      `GET /api/contracts/{id}/versions/{id} ${json}`,
      `GET /api/contracts/{id}/versions ${json}`,
      "POST /contracts/{id} text/x-component",
      `GET /api/contracts/{id} ${json}`,
      "GET /api/contracts/{id}/export application/pdf",
    ]),
  );
});

test("a version's date is shown, 'Unknown date' when it is missing, 'Invalid date' when it can't be read", async ({
  ownerPage: page,
  owner,
}) => {
  await open(page, await newContract(owner));
  const version = { createdByUser: { name: "Дорж" }, restoredFrom: null, isCurrent: false };
  const shapes: [unknown, string][] = [
    [{ _seconds: Date.UTC(2031, 2, 7, 12) / 1000, _nanoseconds: 0 }, "Mar 7, 2031"],
    [null, "Unknown date"],
    ["soon", "Invalid date"],
  ];
  await page.route("**/versions?fields=summary", (route) =>
    route.fulfill({
      json: shapes.map(([createdAt], index) => ({
        ...version,
        createdAt,
        id: String(index),
        versionNumber: index + 1,
      })),
    }),
  );
  await openHistory(page);
  for (const [index, [, text]] of shapes.entries())
    await expect(dialog(page).getByRole("listitem").nth(index)).toContainText(text);
});

test("a stored manager is honoured: their flag is set on the contracts they have a part in", async ({
  owner,
  register,
}) => {
  const id = await newContract(owner);
  const person = await register();
  await join(owner, id, person);
  const flag = async () =>
    ((await (await person.api.get(`/api/contracts/${id}`)).json()) as { isAdmin: boolean }).isAdmin;
  expect(await flag()).toBe(false);
  await inDatabase(`UPDATE "User" SET "systemRole" = 'manager' WHERE "id" = ?`, [person.id]);
  expect(await flag()).toBe(true);
});

test("what the admin flag says gates no visible control", async ({ ownerPage: page, owner, register, pageOf }) => {
  const id = await newContract(owner);
  const [reviewer, flagged] = [await register("Ганаа"), await register("Дорж")];
  for (const person of [reviewer, flagged]) await join(owner, id, person);
  await inDatabase(`UPDATE "User" SET "systemRole" = 'manager' WHERE "id" = ?`, [flagged.id]);
  const [reviewersPage, flaggedPage] = [await pageOf(reviewer), await pageOf(flagged)];
  const controls = async (on: Page) => {
    await open(on, id);
    return on
      .getByRole("main")
      .getByRole("button")
      .evaluateAll((buttons) => buttons.map((button) => button.getAttribute("aria-label") ?? button.textContent));
  };
  const plain = await controls(reviewersPage);
  expect(await controls(flaggedPage)).toEqual(plain);
  // The owner's part, and not the flag, opens the contract's activity; the others proved their addresses by joining.
  const owners = ["Activity", "Hide for now"];
  expect((await controls(page)).filter((name) => !owners.includes(name ?? ""))).toEqual(plain);
});
