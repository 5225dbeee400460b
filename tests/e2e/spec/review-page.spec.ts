/**
 * Behaviour §10, §11: header, editor, versions, export. The assistant has its own file; what each part says in each
 * state is proven in `tests/components/review`.
 */
import type { Page } from "playwright/test";
import { editor, failActions, failCall, problem } from "./support/screen";
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

test("the header names the contract and its tasks; the editor has about 3/5 of the width, the assistant about 2/5 (B-10.1, B-10.2)", async ({
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

test("bold, italic, underline, strikethrough and bullet list change the text; saving makes a version of it, the current one, or says that it failed and loses nothing (B-10.5, B-11.1)", async ({
  ownerPage: page,
  owner,
}) => {
  const id = await newContract(owner, { text: "The first text." });
  await open(page, id);
  const save = page.getByRole("button", { name: "Save Version" });
  await expect(save).toBeDisabled();
  await editor(page).getByText("The first text.").click();
  await page.keyboard.press("End");
  await page.keyboard.type(" And more.");
  const mend = await failActions(page);
  await save.click();
  await expect(problem(page).filter({ hasText: "Failed to save changes" })).toBeVisible();
  await expect(editor(page)).toHaveText("The first text. And more.");
  await mend();
  await save.click();
  const saved = page.getByRole("status").filter({ hasText: "Changes saved successfully as a new version" });
  await expect(saved).toBeVisible();
  expect(await newest(owner, id)).toMatchObject({
    versionNumber: 2,
    plainText: "The first text. And more.",
    isCurrent: true,
  });

  const tools = { Bold: "<strong>", Italic: "<em>", Underline: "<u>", Strikethrough: "<s>", "Bullet list": "<ul>" };
  await editor(page).getByText("The first text.").click({ clickCount: 3 });
  for (const tool of Object.keys(tools)) await page.getByRole("toolbar").getByRole("button", { name: tool }).click();
  await save.click();
  await expect(page.getByText("Version 3", { exact: true })).toBeVisible();
  const { textContent } = await newest(owner, id);
  for (const tag of Object.values(tools)) expect(textContent).toContain(tag);

  await page.getByRole("link", { name: "Back to your contracts" }).click(); // and the browser's own way back
  await expect(page).toHaveURL(/\/dashboard$/u);
  await page.goBack();
  await expect(page.getByText("Version 3", { exact: true })).toBeVisible();
  await expect(editor(page)).toHaveText("The first text. And more.");
});

test("a third click selects a paragraph alone: letters typed over it leave the next one, and its number, as they are (B-10.5)", async ({
  ownerPage: page,
  owner,
}) => {
  const clauses = "LEASE\n\n1.1. The rent is EUR 900.\n\n1.2. The deposit is EUR 500.\n\n2. TERM";
  const id = await newContract(owner, { text: clauses });
  await open(page, id);
  const typedOver = async (words: string, typed: string) => {
    await editor(page).getByText(words).click({ clickCount: 3 });
    await page.keyboard.type(typed);
  };
  await typedOver("The rent is EUR 900.", "No rent.");
  await typedOver("The deposit is EUR 500.", "No deposit.");
  await page.getByRole("button", { name: "Save Version" }).click();
  await expect(page.getByText("Version 2", { exact: true })).toBeVisible();
  const { plainText } = await newest(owner, id);
  expect(plainText.split(/\n+/u)).toEqual([
    "LEASE",
    expect.stringContaining("No rent."),
    expect.stringMatching(/No deposit\.$/u),
    expect.stringContaining("TERM"),
  ]);
});

type Newest = { versionNumber: number; textContent: string; plainText: string; isCurrent: boolean };

async function newest({ api }: Person, contractId: string): Promise<Newest> {
  const [version] = (await (await api.get(`/api/contracts/${contractId}/versions?limit=1`)).json()) as [Newest];
  return version;
}

test(
  "what the history can't show is said: no version, none at all, an odd date, no text (B-6.9, B-11.6, B-11.7)",
  { tag: "@long" },
  async ({ ownerPage: page, owner }) => {
    const id = await newContract(owner);
    await saveVersion(owner, id, "<p>Second</p>");
    await open(page, id);
    const LIST = "**/versions?fields=summary";
    const again = async () => {
      if (await dialog(page).isVisible()) await page.keyboard.press("Escape");
      await expect(dialog(page)).toBeHidden();
      await openHistory(page);
    };
    await failCall(page, LIST);
    await again();
    await expect(dialog(page).getByRole("alert")).toHaveText("Failed to load version history");
    await page.route(LIST, (route) => route.fulfill({ json: [] }));
    await again();
    await expect(dialog(page)).toContainText("No version history found");
    await page.route(LIST, (route) =>
      route.fulfill({ json: DATED.map(([createdAt], index) => listed(index, createdAt)) }),
    );
    await again();
    for (const [index, [, text]] of DATED.entries())
      await expect(dialog(page).getByRole("listitem").nth(index)).toContainText(text);
    await page.unroute(LIST);
    await again();

    const first = dialog(page).getByRole("button", { name: /Version 1/ });
    await failCall(page, `**/api/contracts/${id}/versions/*`);
    await first.click();
    await expect(dialog(page).getByRole("alert")).toHaveText("Failed to load version content");
    const empty = { id: "v", versionNumber: 1, textContent: "" };
    await page.route(`**/api/contracts/${id}/versions/*`, (route) => route.fulfill({ json: empty }));
    await first.click();
    await expect(dialog(page).getByRole("alert")).toHaveText("No content found for this version");
  },
);

const DATED: [unknown, string][] = [
  [{ _seconds: Date.UTC(2031, 2, 7, 12) / 1000, _nanoseconds: 0 }, "Mar 7, 2031"],
  [null, "Unknown date"],
  ["soon", "Invalid date"],
];
const listed = (index: number, createdAt: unknown) => ({
  createdByUser: { name: "Дорж" },
  restoredFrom: null,
  isCurrent: false,
  createdAt,
  id: String(index),
  versionNumber: index + 1,
});

test(
  "the page says that it loads, what can't be loaded, and loads it again by Retry; it fetches the current version, or else the first of the list (B-10.3, B-10.4)",
  { tag: "@long" },
  async ({ ownerPage: page, owner }) => {
    const id = await newContract(owner, { text: "The first text." });
    const current = await saveVersion(owner, id, "<p>The second text.</p>");
    const CURRENT = `**/api/contracts/${id}/versions/${current}`;
    const asked: string[] = [];
    page.on("request", (request) => request.url().includes("/versions") && asked.push(new URL(request.url()).pathname));
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
    asked.length = 0;
    await page.getByRole("button", { name: "Retry" }).click();
    await expect(editor(page)).toHaveText("The second text.");
    expect(asked).toEqual([`/api/contracts/${id}/versions/${current}`]);

    await failCall(page, CURRENT);
    await page.reload();
    await expect(editor(page)).toHaveText("The second text.");
    expect(asked.at(-1)).toBe(`/api/contracts/${id}/versions`);
    const answers: [unknown, string][] = [
      [[], "No versions found for this contract"],
      [[{ id: "v", versionNumber: 1, textContent: "" }], "No text content found in the contract version"],
    ];
    for (const [json, text] of answers) {
      await page.route("**/versions?limit=1", (route) => route.fulfill({ json }));
      await page.reload();
      await expect(problem(page).filter({ hasText: text })).toBeVisible();
      await page.unroute("**/versions?limit=1");
    }
  },
);

test(
  "'Contract not found' for one that is absent or not shared (B-10.3)",
  { tag: "@long" },
  async ({ ownerPage: page, register }) => {
    const other = await newContract(await register());
    for (const id of ["absent", other]) {
      await page.goto(`/contracts/${id}`);
      await expect(page.getByRole("heading", { name: "Contract not found" })).toBeVisible();
    }
  },
);

test(
  "a stored manager is honoured: their flag is set on the contracts they have a part in (B-10.9)",
  { tag: "@long" },
  async ({ owner, register }) => {
    const id = await newContract(owner);
    const person = await register();
    await join(owner, id, person, "manager"); // of the contract, which is another thing
    const flag = async () =>
      ((await (await person.api.get(`/api/contracts/${id}`)).json()) as { isAdmin: boolean }).isAdmin;
    expect(await flag()).toBe(false);
    await inDatabase(`UPDATE "User" SET "systemRole" = 'manager' WHERE "id" = ?`, [person.id]);
    expect(await flag()).toBe(true);
  },
);

test(
  "what the admin flag says gates no visible control (B-10.9)",
  { tag: "@long" },
  async ({ ownerPage: page, owner, register, openPage }) => {
    const id = await newContract(owner);
    const [reviewer, flagged] = [await register("Ганаа"), await register("Дорж")];
    for (const person of [reviewer, flagged]) await join(owner, id, person);
    await inDatabase(`UPDATE "User" SET "systemRole" = 'manager' WHERE "id" = ?`, [flagged.id]);
    const [reviewersPage, flaggedPage] = [await openPage(reviewer), await openPage(flagged)];
    const controls = async (on: Page) => {
      await open(on, id);
      await expect(on.getByRole("navigation", { name: "Clauses" }).getByRole("button").first()).toBeVisible();
      return on
        .getByRole("main")
        .getByRole("button")
        .evaluateAll((buttons) => buttons.map((button) => button.getAttribute("aria-label") ?? button.textContent));
    };
    const plain = await controls(reviewersPage);
    expect(await controls(flaggedPage)).toEqual(plain);
    // The owner's part, and not the flag, opens these; the others proved their addresses by joining.
    const owners = ["Share", "Activity", "Hide for now"];
    expect((await controls(page)).filter((name) => !owners.includes(name ?? ""))).toEqual(plain);
  },
);

test("the bar never wraps, the text begins near the top, and tools move nothing, in any language and width (B-10.14)", async ({
  ownerPage: page,
  owner,
}) => {
  const id = await newContract(owner, {
    name: "A supply agreement with a name that is longer than any bar has room for",
  });
  for (const language of ["en", "ru", "mn"]) {
    await owner.api.put("/api/user-settings", { data: { defaultLanguage: language } });
    for (const [width, limit] of [
      [1280, 220],
      [375, 120],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`/contracts/${id}`);
      const text = page.locator("[contenteditable=true] > *").first();
      await expect(text).toBeVisible();
      const bar = page.locator(".review-bar");
      expect([language, width, (await bar.boundingBox())?.height]).toEqual([language, width, 52]);
      const y = (await text.boundingBox())?.y;
      expect(y).toBeLessThanOrEqual(limit);
      const tools = page.locator(".contract-tools");
      if (width === 375) await expect(tools).toBeHidden();
      await text.click();
      await expect(tools).toBeVisible();
      expect((await text.boundingBox())?.y, "the tools move nothing").toBe(y);
    }
  }
});
