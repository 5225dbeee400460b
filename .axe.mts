import { chromium } from "playwright-core";
import { findBrowser } from "./tests/support/browser";
import { findings } from "./tests/e2e/spec/support/axe";
const base = process.env.BASE!;
const { token, id } = JSON.parse((await import("node:fs")).readFileSync("/tmp/page15-seed.json","utf8"));
const browser = await chromium.launch(await findBrowser());
const set = (lang: string) => fetch(`${base}/api/user-settings`, { method: "PUT", headers: { Authorization: `Bearer ${token}`, "Content-Type": "application/json" }, body: JSON.stringify({ defaultLanguage: lang }) });
await set("en");
const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, baseURL: base, locale: "en-US", bypassCSP: true, colorScheme: "dark" });
await context.addCookies([{ name: "next-auth.session-token", value: token, url: base }]);
const page = await context.newPage();
for (const path of ["/dashboard", "/settings", "/collaborators", "/deadlines", "/upload", `/contracts/${id}`]) for (const w of [1280, 375]) {
  await page.setViewportSize({ width: w, height: 900 });
  await page.goto(path); await page.getByRole("heading", { level: 1 }).first().waitFor(); await page.waitForTimeout(1000);
  console.log(path, w, JSON.stringify(await findings(page)));
}
await page.setViewportSize({ width: 1280, height: 900 });
await page.keyboard.press("Control+K");
await page.getByRole("dialog").getByRole("combobox").waitFor(); await page.waitForTimeout(600);
console.log("palette focus", await page.evaluate(() => document.activeElement?.getAttribute("role")), JSON.stringify(await findings(page)));
await page.keyboard.press("Escape");
await page.getByRole("button", { name: /User menu/ }).click();
await page.getByRole("menuitem", { name: "Keyboard shortcuts" }).click();
await page.getByRole("dialog", { name: "Keyboard shortcuts" }).waitFor(); await page.waitForTimeout(300);
console.log("keys", JSON.stringify(await findings(page)));
await page.keyboard.press("Escape");
await page.emulateMedia({ colorScheme: "light" });
const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
console.log("light", await ground());
await page.getByRole("button", { name: /User menu/ }).click();
await page.getByRole("menuitemradio", { name: "Dark" }).click(); await page.waitForTimeout(300);
console.log("dark", await ground(), /<html[^>]* data-theme="dark"/.test(await (await context.request.get("/dashboard")).text()));
await page.emulateMedia({ media: "print" }); console.log("print", await ground()); await page.emulateMedia({ media: null });
for (const lang of ["ru", "mn"]) { await set(lang); await page.setViewportSize({ width: 375, height: 800 }); await page.goto(`/contracts/${id}`); const t = page.locator("[contenteditable=true] > *").first(); await t.waitFor(); console.log(lang, 375, (await page.locator(".review-bar").boundingBox())?.height, (await t.boundingBox())?.y, await page.evaluate(() => document.documentElement.scrollWidth)); }
// outline jump
await set("en"); await page.setViewportSize({ width: 1280, height: 800 }); await page.goto(`/contracts/${id}`);
await page.getByRole("navigation", { name: "Clauses" }).getByRole("button", { name: /^11 Notices/ }).click(); await page.waitForTimeout(500);
console.log("jump", await page.evaluate(() => [scrollY, [...document.querySelectorAll(".contract-text h2")].at(-1)!.getBoundingClientRect().top, document.querySelector(".review-outline [aria-current]")?.getAttribute("aria-label")]));
await browser.close();
