/**
 * Takes the screenshots in `docs/screens` from the built app, with invented contracts. Look at each before you keep it.
 * Run: `npx tsx scripts/take-screens.mts [name…]` (`SCREENS_DIR` names another folder)
 */
import path from "node:path";
import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import { chromium, type Browser } from "playwright-core";
import { findBrowser } from "../tests/support/browser";
import { startApp } from "../tests/support/server";
import { CHANGED_WORDS, MENTIONS, REMARKS, TEXTS, UPLOADS, type Language, type Remark } from "./screens/invented.mjs";
import { SCREENS, type Desk, type Person, type Screen } from "./screens/screens.mjs";

const LOCALES: Record<Language, string> = { en: "en-US", mn: "mn-MN", ru: "ru-RU" };
/** JPEG, so that a full page of text stays under 150 KB. */
const QUALITY = { narrow: 69, wide: 37 };
const WIDE_PX = 1600;
const DAY_MS = 86_400_000;
const WORD_TYPE = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";
const WORD_TEXT = "word/document.xml";
const READ_EVERY_MS = 200;
const folder = path.resolve(process.env.SCREENS_DIR ?? "docs/screens");
const wanted = process.argv.slice(2);
const app = await startApp();
try {
  const browser = await chromium.launch(await findBrowser());
  try {
    const desk = await newDesk();
    for (const screen of SCREENS)
      if (wanted.length === 0 || wanted.includes(screen.name)) await take(browser, screen, desk);
  } finally {
    await browser.close();
  }
} finally {
  await app.kill("SIGTERM");
  await app.remove();
}

async function take(browser: Browser, screen: Screen, desk: Desk): Promise<void> {
  const { name, width, height = 800, language = "en", isDark = false, by = "owner", at, first } = screen;
  const context = await browser.newContext({
    baseURL: app.url,
    locale: LOCALES[language],
    viewport: { width, height },
    colorScheme: isDark ? "dark" : "light",
    reducedMotion: "reduce",
  });
  if (by) await context.addCookies([{ name: "next-auth.session-token", value: desk[by].token, url: app.url }]);
  const page = await context.newPage();
  await page.goto(at(desk));
  await page.waitForLoadState("networkidle");
  await first?.(page);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.waitForLoadState("networkidle");
  const quality = width < WIDE_PX ? QUALITY.narrow : QUALITY.wide;
  const file = path.join(folder, `${name}.jpg`);
  const { length } = await page.screenshot({ path: file, type: "jpeg", quality });
  console.log(`${name.padEnd(24)} ${(length / 1024).toFixed(0)} KB`);
  await context.close();
}

/** Two users with a contract in each language, comments on it, a playbook and a template. */
async function newDesk(): Promise<Desk> {
  const [owner, friend] = [await newPerson("Nomin Bat"), await newPerson("Sarnai Gan")];
  const newcomer = await newPerson("Bold Erdene");
  const ids = { en: "", mn: "", ru: "" };
  for (const language of ["mn", "ru", "en"] as const) ids[language] = await newContract(owner, language);
  for (const { name, type, days, text } of UPLOADS) {
    const end = new Date(Date.now() + days * DAY_MS);
    await uploadText(owner, { name, type }, text(end.toLocaleDateString("en-US", { dateStyle: "long" })));
  }
  await post("/api/positions/starter", { side: "buy", language: "en", name: "Ours, as a buyer" }, owner.token);
  for (const language of ["en", "mn", "ru"] as const) await comment(owner, friend, ids[language], REMARKS[language]);
  await mention(owner, friend, ids.en);
  await sendBack(owner, ids.en);
  const { id = "" } = await post(
    `/api/contracts/${ids.en}/save-as-template`,
    { name: "Our supply terms" },
    friend.token,
  );
  const content =
    "<h1>Letter</h1><p>{{Supplier}} delivers {{Goods}} to {{Buyer}} by {{Day}}.</p><p>{{Place}} {{Price}} {{Law}}</p>";
  await post(`/api/contracts/${id}/versions`, { content }, friend.token);
  await share(friend, owner, id);
  return { owner, friend, newcomer, ids };
}

async function newPerson(name: string): Promise<Person> {
  const account = {
    email: `${name.toLowerCase().replace(" ", ".")}@example.test`,
    password: "a long password of nobody",
  };
  await post("/api/auth/register", { ...account, name });
  const { access_token: token = "" } = await post("/api/auth/login", account);
  return { name, token };
}

async function newContract(owner: Person, language: Language): Promise<string> {
  const body = { type: "Sales Agreement", language, ...TEXTS[language] };
  return (await post("/api/contracts/create-from-template", body, owner.token))["id"] ?? "";
}

/** Uploads a text file and waits until it is read and analysed. */
async function uploadText(owner: Person, about: { name: string; type: string }, text: string): Promise<void> {
  const file = { filename: "contract.txt", contentType: "text/plain" };
  const { uploadUrl = "", fileId } = await post("/api/files/presigned-url", file, owner.token);
  const headers = { Authorization: `Bearer ${owner.token}`, "Content-Type": file.contentType };
  await fetch(new URL(uploadUrl, app.url), { method: "PUT", headers, body: text });
  const { id } = await post("/api/contracts/upload", { ...about, fileId }, owner.token);
  for (;;) {
    const { status } = (await (await fetch(`${app.url}/api/contracts/${id}/status`, { headers })).json()) as {
      status: string;
    };
    if (status === "analyzed") return;
    if (status === "failed") throw new Error(`${about.name} could not be read`);
    await new Promise((resolve) => setTimeout(resolve, READ_EVERY_MS));
  }
}

/** Through the link returned by the invitation. */
async function share(from: Person, to: Person, contractId: string): Promise<void> {
  const email = `${to.name.toLowerCase().replace(" ", ".")}@example.test`;
  const body = { email, role: "reviewer" };
  const { link = "" } = await post(`/api/contracts/${contractId}/collaborators`, body, from.token);
  await post(`/api/invitations/${link.split("/").at(-1)?.split("?").at(0)}/accept`, {}, to.token);
}

async function comment(owner: Person, friend: Person, contractId: string, remarks: readonly Remark[]): Promise<void> {
  await share(owner, friend, contractId);
  const versions = await fetch(`${app.url}/api/contracts/${contractId}/versions`, {
    headers: { Authorization: `Bearer ${owner.token}` },
  });
  const [version] = (await versions.json()) as { id: string; plainText: string }[]; // our own API
  for (const { quote, text, reply } of remarks) {
    const start = version?.plainText.indexOf(quote) ?? -1;
    if (start < 0) throw new Error(`“${quote}” is not in the text`);
    const location = { versionId: version?.id, quote, start, end: start + quote.length };
    const { id } = await post(`/api/contracts/${contractId}/comment`, { text, location }, friend.token);
    if (reply) await post(`/api/contracts/${contractId}/comment`, { text: reply, parentId: id }, owner.token);
  }
}

/** Asks the owner something in a comment. */
async function mention(owner: Person, friend: Person, contractId: string): Promise<void> {
  const headers = { Authorization: `Bearer ${owner.token}` };
  const answer = await fetch(`${app.url}/api/contracts/${contractId}/collaborators`, { headers });
  const people = (await answer.json()) as { userId: string; user: { name: string } }[]; // our own API
  const mentions = people.filter(({ user }) => user.name === owner.name).map(({ userId }) => userId);
  for (const text of MENTIONS)
    await post(`/api/contracts/${contractId}/comment`, { text: `@${owner.name} ${text}`, mentions }, friend.token);
}

/** The other side's file: what we sent as a Word file, with their wording in it. */
async function sendBack(owner: Person, contractId: string): Promise<void> {
  const headers = { Authorization: `Bearer ${owner.token}` };
  const sent = await fetch(`${app.url}/api/contracts/${contractId}/export?format=docx`, { headers });
  const parts = unzipSync(new Uint8Array(await sent.arrayBuffer()));
  const xml = parts[WORD_TEXT];
  if (!xml) throw new Error("the Word file has no text");
  const changed = CHANGED_WORDS.reduce((text, [ours, theirs]) => text.replace(ours, theirs), strFromU8(xml));
  const body = zipSync({ ...parts, [WORD_TEXT]: strToU8(changed) });
  const file = { filename: "SA-2026-14 returned.docx", contentType: WORD_TYPE };
  const { uploadUrl = "", fileId } = await post("/api/files/presigned-url", file, owner.token);
  await fetch(new URL(uploadUrl, app.url), {
    method: "PUT",
    headers: { ...headers, "Content-Type": WORD_TYPE },
    body: new Uint8Array(body),
  });
  const { id } = await post(`/api/contracts/${contractId}/rounds`, { fileId, sentBy: "Khangai Foods" }, owner.token);
  for (;;) {
    const rounds = await fetch(`${app.url}/api/contracts/${contractId}/rounds`, { headers });
    const list = (await rounds.json()) as { id: string; status: string }[]; // our own API
    if (list.some((round) => round.id === id && round.status !== "processing")) return;
    await new Promise((resolve) => setTimeout(resolve, READ_EVERY_MS));
  }
}

async function post(where: string, body: object, token?: string): Promise<Record<string, string>> {
  const response = await fetch(app.url + where, {
    method: "POST",
    headers: { "Content-Type": "application/json", ...(token ? { Authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${where} answers ${response.status}: ${await response.text()}`);
  return (await response.json()) as Record<string, string>; // from our own API: ids, links and tokens are strings
}
