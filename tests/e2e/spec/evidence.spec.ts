/** Behaviour §48: a bundle is made, its page checks it without a server, and anybody asks about one of its files. */
import { mkdir, mkdtemp, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { unzipSync, zipSync } from "fflate";
import type { Page } from "playwright/test";
import { expect, test } from "./support/fixtures";
import { newContract } from "./support/people";

const zipped = (files: Record<string, Uint8Array>) => ({
  name: "bundle.zip",
  mimeType: "application/zip",
  buffer: Buffer.from(zipSync(files)),
});

async function unpacked(files: Record<string, Uint8Array>): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), "bundle-"));
  for (const [name, bytes] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), bytes);
  }
  return folder;
}

const row = (page: Page, name: string) => page.locator(`tr[data-path="${name}"]`);
const chain = (page: Page, name: string) => page.locator(`tr[data-chain="${name}"]`);

test("a bundle is made, and its page tells what is unchanged, changed and broken (B-48.5)", async ({
  ownerPage: page,
  owner,
  context,
}) => {
  const contractId = await newContract(owner, { name: "<b>Lease</b>" });
  await page.goto(`/contracts/${contractId}`);
  await page.getByRole("button", { name: "More", exact: true }).click();
  await page.getByRole("menuitem", { name: "Evidence bundle" }).click();
  await page.getByRole("button", { name: "Make bundle" }).click();
  const waiting = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download" }).click();
  const archive = await readFile(await (await waiting).path());
  const files = unzipSync(new Uint8Array(archive));
  const folder = await unpacked(files);

  const offline = await context.newPage();
  const asked: string[] = [];
  offline.on("request", (request) => asked.push(request.url()));
  await offline.goto(pathToFileURL(path.join(folder, "index.html")).href);
  await expect(offline.locator("#facts")).toContainText("<b>Lease</b>");
  const verdict = offline.locator("#verdict");
  await offline.locator("#zip").setInputFiles({ name: "bundle.zip", mimeType: "application/zip", buffer: archive });
  await expect(verdict).toHaveAttribute("data-state", "good");
  for (const name of ["list", "trail", "versionChain"])
    await expect(chain(offline, name)).toHaveAttribute("data-state", /same|whole/);
  await offline.locator("#folder").setInputFiles(folder);
  await expect(verdict).toHaveAttribute("data-state", "good");

  const pdf = "versions/0001/text.pdf";
  const changed = Uint8Array.from(files[pdf] ?? []);
  changed[100] = (changed[100] ?? 0) ^ 1;
  await offline.locator("#zip").setInputFiles(zipped({ ...files, [pdf]: changed }));
  await expect(verdict).toHaveAttribute("data-state", "bad");
  await expect(row(offline, pdf)).toHaveAttribute("data-state", "changed");
  await expect(chain(offline, "trail")).toHaveAttribute("data-state", "whole");

  const trail = JSON.parse(new TextDecoder().decode(files["trail/0001.json"])) as { events: object[] };
  trail.events.splice(1, 1);
  const shorter = new TextEncoder().encode(JSON.stringify(trail));
  await offline.locator("#zip").setInputFiles(zipped({ ...files, "trail/0001.json": shorter }));
  await expect(chain(offline, "trail")).toHaveAttribute("data-state", "broken");

  await offline.locator("#language").selectOption("ru");
  await expect(offline.getByRole("heading", { level: 1 })).toHaveText("Пакет доказательств");
  expect(asked.filter((url) => !url.startsWith("file:"))).toEqual([]);
});

test("anybody learns of a file only that it is known or not (B-48.6)", async ({ page }) => {
  const sent: string[] = [];
  page.on("request", (request) => request.method() === "POST" && sent.push(request.postData() ?? ""));
  await page.goto("/verify");
  await page
    .getByLabel("Choose a file")
    .setInputFiles({ name: "secret name.txt", mimeType: "text/plain", buffer: Buffer.from("secret words") });
  await expect(page.getByText("Unknown", { exact: true })).toBeVisible();
  expect(sent.join()).toMatch(/"sha256":"[0-9a-f]{64}"/u);
  expect(sent.join()).not.toContain("secret");
});
