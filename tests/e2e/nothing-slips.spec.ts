/**
 * A lease is agreed, signed and lived with: the wrong word in the signed copy is found, a calendar reads the day, a
 * letter reminds of it, and a colleague who asks gets an answer. Source: behaviour §14, §27, §28.
 */
import { expect, test, type Page } from "playwright/test";
import { leasePdf } from "../support/documents";
import { startApp } from "../support/server";
import { registerAdministrator } from "./spec/support/administrator";
import { letterTo } from "./spec/support/letters";
import { join, json, newContract, newPerson, signIn, type Person } from "./spec/support/people";

const LINES = ["Rent. The Tenant shall pay USD 1,500 each month.", "", "Law. The laws of Mongolia govern this lease."];
const NAME = "Warehouse lease";
const DUTY = "Ask for the report";
const DAYS_AHEAD = 7;

/** A time zone in which it is about noon now, so that letters of the morning are due. */
function zoneAtNoon(): string {
  const east = 12 - new Date().getUTCHours();
  return `Etc/GMT${east > 0 ? `-${east}` : `+${-east}`}`; // these names count westwards
}

function dayIn(timeZone: string, daysAhead: number): string {
  const moment = new Date(Date.now() + daysAhead * 86_400_000);
  return new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short" }).format(moment);
}

test(
  "a signed copy, a calendar, a reminder and a mention: nothing of a contract slips",
  { tag: "@long" },
  async ({ page, playwright }) => {
    test.slow(); // two starts of a server of its own
    const app = await startApp();
    try {
      await registerAdministrator(app.url); // the first counts as proven
      const site = { playwright, url: app.url };
      const [owner, colleague] = [await newPerson(site, "Оюунаа"), await newPerson(site, "Дорж")];
      const id = await newContract(owner, { name: NAME, text: LINES.join("\n") });
      await join(owner, id, colleague);
      await signIn(page, owner, app.url);
      await attachOtherWords(page, `${app.url}/contracts/${id}`);
      await readByCalendar(owner, { contractId: id, dataFolder: app.dataFolder });
      await answerMention(page, { owner, colleague }, { url: app.url, id });

      await app.kill();
      await app.start();
      const letter = await letterTo(app.dataFolder, owner.email, "/deadlines");
      expect(letter).toContain(DUTY);
      expect(letter).toContain(NAME);
      await Promise.all([owner, colleague].map(({ api }) => api.dispose()));
    } finally {
      await app.kill();
      await app.remove();
    }
  },
);

async function attachOtherWords(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.getByRole("button", { name: "Signed copy", exact: true }).click(); // beside the status, as a next step
  const dialog = page.getByRole("dialog", { name: "Signed copy" });
  const buffer = await leasePdf([LINES.map((line) => line.replace("1,500", "1,700"))]);
  await dialog.getByLabel("Choose files").setInputFiles({ name: "signed.pdf", mimeType: "application/pdf", buffer });
  await dialog.getByLabel("Date signed").fill("2026-11-20");
  await dialog.getByRole("button", { name: "Attach and make read-only" }).click();
  await expect(dialog.getByText("We see no signature in this file")).toBeVisible();
  await dialog.getByRole("button", { name: "Attach all the same" }).click();
  const differences = dialog.getByRole("list", { name: "Differences" });
  await expect(differences.getByRole("listitem")).toHaveCount(1);
  await expect(differences).toContainText("1,500");
  await expect(differences).toContainText("1,700");
}

async function readByCalendar(
  owner: Person,
  { contractId, dataFolder }: { contractId: string; dataFolder: string },
): Promise<void> {
  const { api } = owner;
  const timeZone = zoneAtNoon();
  const date = dayIn(timeZone, DAYS_AHEAD);
  await json(api.put("/api/deadlines/reminders", { data: { timeZone } }));
  await json(api.post(`/api/contracts/${contractId}/deadlines`, { data: { title: DUTY, date } }));
  await provenAddress(owner, dataFolder); // not before there is something to be reminded of
  const { url } = await json<{ url: string }>(api.post("/api/deadlines/feed", { data: {} }));
  const calendar = await fetch(url); // as a program does that nobody is signed in to
  const text = await calendar.text();
  expect(text).toContain(`SUMMARY:${DUTY}`);
  expect(text).toContain(`DTSTART;VALUE=DATE:${date.replaceAll("-", "")}`);
  const since = calendar.headers.get("last-modified") ?? "";
  expect((await fetch(url, { headers: { "if-modified-since": since } })).status).toBe(304);
}

/** By the bell, and by the page behind it. */
async function answerMention(
  page: Page,
  { owner, colleague }: { owner: Person; colleague: Person },
  { url, id }: { url: string; id: string },
): Promise<void> {
  const text = `@${owner.name} is the report asked for?`;
  await json(colleague.api.post(`/api/contracts/${id}/comment`, { data: { text, mentions: [owner.id] } }));
  await page.goto(`${url}/dashboard`);
  await page.getByRole("button", { name: "Notifications: 1 new" }).click();
  await page.getByRole("link", { name: "All notifications" }).click();
  await expect(page).toHaveURL(`${url}/notifications`);
  await page.getByRole("link", { name: `Дорж mentioned you in a comment on “${NAME}”` }).click();
  await page.getByRole("button", { name: "Reply to Дорж" }).click();
  await page.getByLabel("Your reply").fill("Not yet.");
  await page.getByRole("button", { name: "Add reply" }).click();
  await expect(page.getByRole("list", { name: "Replies" })).toContainText("Not yet.");
  const notified = await json<{ kind: string; by: string }[]>(colleague.api.get("/api/notifications?unread=true"));
  expect(notified.map(({ kind, by }) => [kind, by])).toContainEqual(["replied", owner.name]);
}

async function provenAddress({ api, email }: Person, dataFolder: string): Promise<void> {
  const token = /\/verify-email\?token=([\w-]+)/.exec(await letterTo(dataFolder, email, "/verify-email"))?.[1];
  await json(api.post("/api/auth/verify-email", { data: { token } }));
}
