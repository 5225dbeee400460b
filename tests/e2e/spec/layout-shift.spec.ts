/** Behaviour §6: what is on screen stays where it is while the rest arrives. */
import { zipSync } from "fflate";
import type { Locator, Page } from "playwright/test";
import { docxFiles, p } from "../../unit/documents/extraction/docx-fixture";
import { expect, test } from "./support/fixtures";
import { json, newContract, type Person } from "./support/people";
import { untilAlive, untilStill } from "./support/screen";

/** The sum of all shifts of one page, as web.dev scores them; 0.1 is called good. */
const MOST = 0.05;
const SIZES = [
  { width: 1280, height: 800 },
  { width: 375, height: 812 },
  { width: 1920, height: 1080 },
];
const word = (...lines: string[]) => Buffer.from(zipSync(docxFiles(lines.map((line) => p(line)).join(""))));
const TERMS = ["Sales contract", "The Buyer pays within thirty days.", "The penalty is 0.1 percent a day."];

/** As text: the TypeScript transform would add calls of functions that the page doesn't have. */
const WATCH = `
  window.shifts = [];
  window.shiftObserver = new PerformanceObserver((list) => window.shifts.push(...list.getEntries()));
  window.shiftObserver.observe({ type: "layout-shift", buffered: true });
`;
/** Two frames later every shift that was drawn has its entry; those that the reader caused don't count. */
const SUM = `new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => {
  window.shifts.push(...window.shiftObserver.takeRecords());
  done(window.shifts.filter(({ hadRecentInput }) => !hadRecentInput).reduce((sum, { value }) => sum + value, 0));
})))`;
const shiftOf = (page: Page) => page.evaluate<number>(SUM);

/** What they sent back, taken in and compared. */
async function takeIn({ api }: Person, contractId: string): Promise<void> {
  const file = { filename: "reply.docx", contentType: "application/octet-stream" };
  const { uploadUrl, fileId } = await json<{ uploadUrl: string; fileId: string }>(
    api.post("/api/files/presigned-url", { data: file }),
  );
  const bytes = word(TERMS[0] ?? "", "The Buyer pays within sixty days.", "The penalty is 0.05 percent a day.");
  await api.put(uploadUrl, { data: bytes, headers: { "content-type": file.contentType } });
  const rounds = `/api/contracts/${contractId}/rounds`;
  const { id } = await json<{ id: string }>(api.post(rounds, { data: { fileId, sentBy: "Khangai LLC" } }));
  const status = async () =>
    (await json<{ id: string; status: string }[]>(api.get(rounds))).find((one) => one.id === id);
  await expect.poll(async () => (await status())?.status).toBe("ready");
}

test("dashboard, review page, rounds, notices and answers come to rest with a layout shift under 0.05 (B-6.18)", async ({
  ownerPage: page,
  owner,
}) => {
  const id = await newContract(owner, { name: "Sales", file: { name: "sales.docx", bytes: word(...TERMS) } });
  await newContract(owner);
  await takeIn(owner, id);
  const query = { columns: ["name", "fact:governing_law"] };
  const { id: viewId } = await json<{ id: string }>(
    owner.api.post("/api/portfolio/views", { data: { name: "Law", query } }),
  );
  const screens: [string, Locator][] = [
    ["/dashboard", page.getByRole("link", { name: "Sales", exact: true })],
    [`/contracts/${id}`, page.getByRole("textbox").getByText("The Buyer pays within")],
    [`/contracts/${id}/rounds`, page.getByRole("article").filter({ hasText: "Changed without tracking" }).first()],
    [`/contracts/${id}/notices`, page.getByRole("heading", { name: "No letters yet" })],
    [`/answers?view=${viewId}`, page.getByText("Office lease").first()],
  ];
  await page.addInitScript(WATCH);
  for (const size of SIZES) {
    await page.setViewportSize(size);
    for (const [path, content] of screens) {
      await page.goto(path);
      await expect(content).toBeVisible();
      await untilAlive(page);
      await page.waitForLoadState("networkidle");
      await untilStill(page);
      const shift = await shiftOf(page);
      expect(shift, `${path} at ${size.width}: ${shift}`).toBeLessThan(MOST);
    }
  }

  // the measure itself: a banner that pushes the page down is seen
  await page.evaluate(() =>
    document.body.prepend(Object.assign(document.createElement("p"), { style: "height: 300px" })),
  );
  expect(await shiftOf(page)).toBeGreaterThan(MOST);
});
