/** The pages of an uploaded PDF beside its text, in a real browser under the policy of pages. Source: B-10.16. */
import type { Page } from "playwright/test";
import { longLeasePdf } from "@/tests/support/documents";
import { expect, test } from "./support/fixtures";
import { newContract } from "./support/people";
import { editor } from "./support/screen";

const PAGES = 24;

async function openOriginal(page: Page, id: string) {
  await page.goto(`/contracts/${id}`);
  await expect(editor(page)).toContainText("item 101 of the premises");
  await page.getByRole("button", { name: "More", exact: true }).click();
  await page.getByRole("menuitem", { name: "Show the original" }).click();
  const pane = page.getByRole("region", { name: "Original", exact: true });
  await expect(pane.getByRole("img").locator("canvas")).toBeVisible();
  await expect(pane.getByRole("status")).toHaveText(/^Page \d+ of 24$/);
  return pane;
}

/** Whether anything but white was drawn. */
const hasInk = (page: Page) =>
  page.locator(".original-sheet canvas").evaluate((canvas) => {
    if (!(canvas instanceof HTMLCanvasElement)) return false;
    const drawn = canvas.getContext("2d")?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
    return drawn.some((value, at) => at % 4 === 0 && value < 128);
  });

test("the page of an uploaded PDF stands beside its text, follows it, and marks the paragraph that is chosen (B-10.16)", async ({
  ownerPage: page,
  owner,
}) => {
  const refused: string[] = [];
  page.on("console", (message) => void (message.type() === "error" && refused.push(message.text())));
  const id = await newContract(owner, { file: { name: "lease.pdf", bytes: await longLeasePdf(PAGES) } });
  const pane = await openOriginal(page, id);
  expect(await hasInk(page)).toBe(true);
  await expect(editor(page)).toBeVisible();
  await expect(page.getByRole("tab", { name: "Find" })).toBeHidden();

  await editor(page).getByText("item 1720 of the premises").click();
  await expect(pane.getByRole("status")).toHaveText(`Page 17 of ${PAGES}`);
  await expect(pane.locator(".original-mark").first()).toBeInViewport();
  await editor(page).getByText("item 2220 of the premises").scrollIntoViewIfNeeded();
  await expect(pane.getByRole("status")).toHaveText(`Page 22 of ${PAGES}`);

  await pane.getByRole("group").focus();
  await page.keyboard.press("Home");
  await expect(pane.getByRole("status")).toHaveText(`Page 1 of ${PAGES}`);
  await page.keyboard.press("PageDown");
  await expect(pane.getByRole("img", { name: `Page 2 of ${PAGES}` }).locator("canvas")).toBeVisible();
  const before = await pane.getByRole("img").boundingBox();
  await page.keyboard.press("+");
  await expect
    .poll(async () => (await pane.getByRole("img").boundingBox())?.width ?? 0)
    .toBeGreaterThan((before?.width ?? 0) * 1.2);
  await page.keyboard.press("Escape");
  await expect(pane).toBeHidden();
  await expect(page.getByRole("tab", { name: "Find" })).toBeVisible();
  await expect(page.getByRole("button", { name: "More", exact: true })).toBeFocused();
  expect(refused).toEqual([]);
});

test(
  "on a narrow screen the original covers everything until it is closed (B-10.16)",
  { tag: "@long" },
  async ({ ownerPage: page, owner }) => {
    await page.setViewportSize({ width: 375, height: 700 });
    const id = await newContract(owner, { file: { name: "lease.pdf", bytes: await longLeasePdf(PAGES) } });
    const pane = await openOriginal(page, id);
    expect(await pane.boundingBox()).toEqual({ x: 0, y: 0, width: 375, height: 700 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
    await expect(page.getByRole("button", { name: "Save Version" })).toBeHidden();
    await pane.getByRole("button", { name: "Close the original" }).click();
    await expect(page.getByRole("button", { name: "Save Version" })).toBeVisible();
  },
);

test(
  "what reads the pages comes from here, evaluates nothing, and may do no more than read (B-10.16)",
  { tag: "@long" },
  async ({ ownerPage: page, owner }) => {
    const id = await newContract(owner, { file: { name: "lease.pdf", bytes: await longLeasePdf(PAGES) } });
    const reader = page.waitForResponse(/pdf\.worker/);
    const hosts = new Set<string>();
    page.on("request", (request) => void hosts.add(new URL(request.url()).host));
    await openOriginal(page, id);
    const policy = (await (await reader).allHeaders())["content-security-policy"];
    expect(policy).toBe(
      "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; frame-ancestors 'none'",
    );
    const pages = (await page.request.get("/dashboard", { headers: { accept: "text/html" } })).headers();
    expect(pages["content-security-policy"]).toContain("worker-src 'self'");
    expect(pages["content-security-policy"]).not.toContain("wasm");
    expect([...hosts]).toEqual([new URL(page.url()).host]);
  },
);
