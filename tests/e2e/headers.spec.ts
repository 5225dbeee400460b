/** What every kind of answer says in its head, and that the app works under the policy it states (B-20.14). */
import { expect, test, type Page } from "playwright/test";
import { editor, newcomer, uploadContract } from "./person";
import { guestCalls, newContract, newPerson, signIn } from "./spec/support/people";

const LEASE = {
  name: "lease.txt",
  mimeType: "text/plain",
  buffer: Buffer.from(
    "LEASE AGREEMENT\n\n1. Rent. The Tenant shall pay USD 1,500.\n\n2. This Agreement is governed by the laws of Mongolia.",
  ),
};

/** In the head of every answer, whichever part of the app gives it. */
const ALWAYS: Record<string, RegExp> = {
  "x-content-type-options": /^nosniff$/,
  "x-frame-options": /^DENY$/,
  "referrer-policy": /^same-origin$/,
  "cross-origin-opener-policy": /^same-origin$/,
  "cross-origin-resource-policy": /^same-origin$/,
  "permissions-policy": /camera=\(\).*geolocation=\(\).*microphone=\(\)/,
  "content-security-policy": /default-src 'none'/,
};
const NEVER = ["x-powered-by", "server", "sourcemap", "x-sourcemap", "access-control-allow-origin"];

type Kind = {
  kind: string;
  path: string;
  status: number;
  init?: { method?: string; data?: unknown; headers?: Record<string, string> };
};
const HTML = { accept: "text/html,application/xhtml+xml" };
const KINDS: readonly Kind[] = [
  { kind: "a page", path: "/login", status: 200, init: { headers: HTML } },
  { kind: "a page of words", path: "/terms", status: 200, init: { headers: HTML } },
  { kind: "a page that is not there", path: "/no-such-page", status: 307, init: { headers: HTML } },
  { kind: "the way to the login page", path: "/dashboard", status: 307, init: { headers: HTML } },
  { kind: "REST", path: "/api/health", status: 200 },
  { kind: "REST at its bare address", path: "/health", status: 200 },
  { kind: "the description", path: "/openapi.json", status: 200 },
  { kind: "a refusal", path: "/api/contracts", status: 401 },
  { kind: "an address REST doesn't have", path: "/api/no/such", status: 404 },
  {
    kind: "a body that is none",
    path: "/api/auth/login",
    status: 400,
    init: { method: "POST", data: "{", headers: { "content-type": "application/json" } },
  },
  { kind: "a wrong method", path: "/api/auth/login", status: 405, init: { method: "PUT" } },
  { kind: "next-auth's own", path: "/api/auth/session", status: 200 },
  { kind: "a static file", path: "/icon.svg", status: 200 },
  { kind: "a part of the program that is not there", path: "/_next/static/no-such.js", status: 404 },
  {
    kind: "the picture service, asked for another site's",
    path: "/_next/image?url=https%3A%2F%2Fexample.com%2Fa.png&w=64&q=75",
    status: 400,
  },
];

test("every kind of answer carries the protective headers and tells nothing of the server (B-20.14, B-21.32)", async ({
  playwright,
  baseURL,
}) => {
  const guest = await guestCalls({ playwright, url: baseURL ?? "" });
  for (const { kind, path, status, init } of KINDS) {
    const response = await guest.fetch(path, { maxRedirects: 0, ...init });
    expect([kind, response.status()]).toEqual([kind, status]);
    expectHead(kind, response.headers());
    expect([kind, /node_modules|\.next\/server|\n\s+at \S.*:\d+:\d+/.test(await response.text())]).toEqual([
      kind,
      false,
    ]);
  }
});

test("files come as attachments of their own type that no page may run (B-20.14)", async ({ playwright, baseURL }) => {
  const person = await newPerson({ playwright, url: baseURL ?? "" });
  const contractId = await newContract(person);
  const exported = await person.api.get(`/api/contracts/${contractId}/export?format=pdf`);
  expect(exported.status()).toBe(200);
  expectHead("an export", exported.headers());
  expect(exported.headers()["content-disposition"]).toMatch(/^attachment/);
  expect(exported.headers()["content-security-policy"]).toContain("sandbox");
});

test("a page's policy has a nonce of its own each time, and nothing inline or evaluated", async ({
  playwright,
  baseURL,
}) => {
  const guest = await guestCalls({ playwright, url: baseURL ?? "" });
  const nonces = new Set<string>();
  for (const path of [
    "/login",
    "/login",
    "/register",
    "/forgot-password",
    "/terms",
    "/privacy",
    "/contact",
    "/invitation/none",
    "/reset-password/none",
  ]) {
    const response = await guest.get(path, { headers: HTML });
    const policy = response.headers()["content-security-policy"] ?? "";
    const [script] = /script-src [^;]*/.exec(policy) ?? [""];
    expect([path, /unsafe-inline|unsafe-eval|https?:|\*/.test(script)]).toEqual([path, false]);
    for (const directive of [
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "form-action 'self'",
      "connect-src 'self'",
      "script-src-attr 'none'",
    ])
      expect(policy).toContain(directive);
    const nonce = /'nonce-([^']+)'/.exec(script)?.[1] ?? "";
    const scripts = (await response.text()).match(/<script\b[^>]*>/g) ?? [];
    expect(scripts.length).toBeGreaterThan(0);
    expect([path, scripts.filter((tag) => !tag.includes(`nonce="${nonce}"`))]).toEqual([path, []]);
    nonces.add(nonce);
  }
  expect(nonces.size).toBe(9);
});

test("a page without its policy runs no script at all", async ({ page, baseURL }) => {
  await page.route("**/login", async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      headers: {
        ...response.headers(),
        "content-security-policy":
          (await (await page.request.get(`${baseURL ?? ""}/api/health`)).headersArray()).find(
            ({ name }) => name.toLowerCase() === "content-security-policy",
          )?.value ?? "",
      },
    });
  });
  await page.goto("/login");
  await expect(page.getByRole("button", { name: "Log in" })).toBeVisible();
  expect(await page.evaluate(() => "next" in window).catch(() => false)).toBe(false);
});

test("source maps are not served", async ({ page, request }) => {
  await page.goto("/login");
  const sources = await page
    .locator("script[src]")
    .evaluateAll((scripts) => scripts.map((script) => (script as HTMLScriptElement).src));
  expect(sources.length).toBeGreaterThan(2);
  for (const source of sources) {
    const response = await request.get(source);
    expectHead("a script", response.headers());
    expect(await response.text()).not.toContain("sourceMappingURL");
    expect((await request.get(`${source.split("?")[0]}.map`)).status()).toBe(404);
  }
});

test("all main screens work under the policy, which nothing breaks, and ask no other site for anything (B-6.11)", async ({
  page,
  baseURL,
}) => {
  test.slow();
  const complaints = watch(page, baseURL ?? "");
  await newcomer(page);
  const id = await uploadContract(page, LEASE);
  await editor(page).click();
  await page.keyboard.press("End");
  await page.keyboard.type(" And more.");
  await page.getByRole("button", { name: "Save Version" }).click();
  await expect(page.getByText("Changes saved successfully as a new version")).toBeVisible();
  await page.getByRole("button", { name: "Version History" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  expect(await page.evaluate(() => getComputedStyle(document.body).overflow)).toBe("hidden"); // the dialog's own style element was let in
  await page.keyboard.press("Escape");
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export" }).click();
  await page.getByRole("menuitem", { name: /PDF/ }).click();
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
  for (const path of [
    "/dashboard",
    "/upload",
    "/create",
    "/collaborators",
    "/users",
    "/settings",
    `/contracts/${id}`,
    "/terms",
    "/login",
    "/register",
    "/no-such-page",
  ]) {
    await page.goto(path);
    await expect(page.locator("h1, h2, main").first()).toBeVisible();
    await page.waitForLoadState("networkidle");
  }
  await page.goto("/create");
  await page.getByText("Sales Agreement").first().click();
  await expect(page.getByRole("button", { name: "Create Contract" })).toBeVisible();
  expect(complaints).toEqual([]);
});

test("in Mongolian too, whose words are loaded apart", { tag: "@long" }, async ({ page, playwright, baseURL }) => {
  const complaints = watch(page, baseURL ?? "");
  const person = await newPerson({ playwright, url: baseURL ?? "" });
  await person.api.put("/api/user-settings", { data: { defaultLanguage: "mn" } });
  await signIn(page, person, baseURL ?? "");
  await page.goto("/dashboard");
  await expect(page.locator("html")).toHaveAttribute("lang", "mn");
  await page.waitForLoadState("networkidle");
  expect(complaints).toEqual([]);
});

test("what the policy forbids does not run: an inline script, a handler, an evaluated string, a frame, another site's picture (B-6.11)", async ({
  page,
}) => {
  await page.route("**/login", async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace("</body>", "<script>window.ran = 'script'</script></body>");
    await route.fulfill({ response, body });
  });
  await page.goto("/login");
  expect(await page.content()).toContain("window.ran = 'script'");
  const ran = await page.evaluate(async () => {
    const refused: string[] = [];
    document.addEventListener("securitypolicyviolation", ({ effectiveDirective }) => refused.push(effectiveDirective));
    const holder = document.createElement("div");
    holder.innerHTML = `<img src="x" onerror="window.ran = 'handler'"><iframe srcdoc="<script>parent.ran = 'frame'<\/script>"></iframe><img id="away" src="https://example.invalid/a.png">`;
    document.body.append(holder);
    document.body.insertAdjacentHTML("beforeend", "<a id=link href=\"javascript:window.ran='link'\">x</a>");
    document.querySelector<HTMLAnchorElement>("#link")?.click();
    // each way has been tried when the policy has refused it, and the frame's when that has loaded
    const frame = holder.querySelector("iframe");
    if (frame?.contentDocument?.readyState !== "complete" || frame.contentDocument.URL !== "about:srcdoc")
      await new Promise((loaded) => frame?.addEventListener("load", loaded));
    while (["img-src", "script-src-attr", "script-src-elem"].some((kind) => !refused.includes(kind)))
      await new Promise((again) => document.addEventListener("securitypolicyviolation", again, { once: true }));
    return (window as { ran?: string }).ran ?? null;
  });
  expect(ran).toBeNull();
});

function expectHead(kind: string, headers: Record<string, string>): void {
  for (const [name, value] of Object.entries(ALWAYS))
    expect([kind, name, value.test(headers[name] ?? "") ? "as wanted" : headers[name]]).toEqual([
      kind,
      name,
      "as wanted",
    ]);
  expect([kind, NEVER.filter((name) => name in headers)]).toEqual([kind, []]);
}

/** What a page complained of, and what it asked of other sites. */
function watch(page: Page, site: string): string[] {
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (/Content Security Policy|Refused to|violates the following/i.test(message.text()))
      complaints.push(`${new URL(page.url()).pathname}: ${message.text()}`);
  });
  page.on("request", (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith("http") && url.origin !== new URL(site).origin) complaints.push(`asked ${url.origin}`);
  });
  return complaints;
}
