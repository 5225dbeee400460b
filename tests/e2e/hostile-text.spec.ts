/**
 * A contract's text, and every other word that people or a model give, is hostile: none of it runs in a real browser,
 * in any view.
 */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test as base, type BrowserContext, type Page } from "playwright/test";
import { pagePolicy } from "@/lib/platform/content-policy";
import { claim, claiming } from "../support/claims";
import { isLong } from "../support/form";
import { asHtml, CLOSERS, labelled, xssPayloads, type XssPayload } from "../support/xss-payloads";
import { watchForScripts, type Watch } from "../support/xss/watch";
import { enter, endStage, PER_ROUND, ROUNDS, setTheStage, startStage, type Round, type Stage } from "./hostile/stage";
import { LEASE_TEXT } from "./spec/support/people";

/** How many payloads stand in every address. */
const ADDRESSED = isLong ? 3 : 1;

type WorkerFixtures = { stage: Stage; rounds: Round[] };
type Fixtures = { watch: Watch; open: (address: string) => Promise<Page> };

const test = base.extend<Fixtures, WorkerFixtures>({
  stage: [
    async ({ playwright }, use) => {
      const stage = await startStage(playwright);
      await use(stage);
      await endStage(stage);
    },
    { scope: "worker", timeout: 180_000 },
  ],
  rounds: [
    async ({ stage }, use) => {
      const rounds: Round[] = [];
      for (let round = 0; round < ROUNDS; round += 1) rounds.push(await setTheStage(stage, 7_000 + round));
      await use(rounds);
    },
    { scope: "worker", timeout: 600_000 },
  ],
  watch: async ({ context, stage }, use) => {
    const watch = await watchForScripts(context, stage.app.url);
    await use(watch);
    await Promise.all(context.pages().map(handlersHaveStarted));
    expect(watch.seen()).toEqual({});
  },
  open: async ({ context, stage }, use) =>
    use(async (address) => opened(await context.newPage(), stage.app.url + address)),
});
test.describe.configure({ timeout: 180_000 + 60_000 * ROUNDS });

async function opened(page: Page, address: string): Promise<Page> {
  await page.goto(address);
  await handlersHaveStarted(page);
  return page;
}

/**
 * What starts by itself has had its turn: pictures have come or failed, frames were drawn and tasks done. That this is
 * enough is shown by the test below whose payloads do run.
 */
async function handlersHaveStarted(page: Page): Promise<void> {
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
  // Frames are asked for from outside: in a sandboxed page no script of ours would run. Right after a page was opened
  // the browser may have no picture of it yet, and says so.
  for (let frame = 0; frame < 2; frame += 1) await expect(async () => void (await page.screenshot())).toPass();
  await page.evaluate(() => undefined);
}

/** Looks at a page until enough of the payloads can be read on it, so that nothing is passed that was not shown. */
async function expectShown(watch: Watch, page: Page, least: number): Promise<void> {
  await expect
    .poll(async () => (await watch.look(page)).size, { timeout: 60_000, message: `payloads shown at ${page.url()}` })
    .toBeGreaterThanOrEqual(least);
}

async function signedIn(context: BrowserContext, { app }: Stage, { owner }: Round): Promise<void> {
  await context.clearCookies();
  await enter(context, owner, app);
}

test("the contract's text in the editor, in print, in its history and in a comparison (B-6.11)", async ({
  watch,
  open,
  context,
  stage,
  rounds,
}) => {
  for (const round of rounds) {
    await signedIn(context, stage, round);
    const page = await open(`/contracts/${round.contractId}`);
    await page.locator('[contenteditable="true"]').waitFor();
    await expectShown(watch, page, PER_ROUND * 0.8);
    await page.emulateMedia({ media: "print" });
    await expectShown(watch, page, PER_ROUND * 0.8);
    await page.emulateMedia({ media: "screen" });
    await page.getByRole("button", { name: "Version History" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Compare versions" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Compare version 1 with 2" }).click();
    await page
      .getByRole("status", { name: "Number of changes" })
      .or(page.getByText(/insertions?/).first())
      // `expect` would describe the whole page to itself at each try, which takes minutes here
      .waitFor();
    await expectShown(watch, page, PER_ROUND * 0.8);
    await page.close();
  }
});

test("pasted into the editor, and the version that is saved of it", async ({ watch, open, context, stage, rounds }) => {
  for (const round of rounds) {
    await signedIn(context, stage, round);
    const page = await open(`/contracts/${round.leaseId}`);
    const pasted = round.payloads.slice(0, 300);
    for (const html of [asHtml(pasted), `<table><tr><td>${asHtml(pasted.slice(0, 100))}</td></tr></table>`]) {
      await page.locator('[contenteditable="true"]').click();
      await page.evaluate((text) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData("text/html", text);
        clipboardData.setData("text/plain", "plain");
        document
          .querySelector('[contenteditable="true"]')
          ?.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
      }, html);
      await expectShown(watch, page, 50);
    }
    await page.getByRole("button", { name: "Save Version" }).click();
    await expect(page.getByText("Changes saved successfully as a new version")).toBeVisible();
    await page.reload();
    await expectShown(watch, page, 50);
    await page.close();
  }
});

test("names of contracts, people and files, comments and activity, on every screen that shows them (B-6.11)", async ({
  watch,
  open,
  context,
  stage,
  rounds,
}) => {
  for (const round of rounds) {
    await signedIn(context, stage, round);
    await expectShown(watch, await open("/dashboard"), 20);
    await expectShown(watch, await open("/collaborators"), 20);
    await expectShown(watch, await open("/users"), 1); // for others the page says who may see it, below their own name
    await expectShown(watch, await open("/settings"), 1);
    const page = await open(`/contracts/${round.contractId}`);
    await page
      .getByRole("button", { name: /^Comments/ })
      .or(page.getByRole("tab", { name: /^Comments/ }))
      .first()
      .click();
    await expect(page.getByRole("region", { name: "Comments" })).toContainText("#");
    await expectShown(watch, page, 20);
    await page.setViewportSize({ width: 1_600, height: 900 }); // beside a long name, the button is in the menu
    await page.getByRole("button", { name: "Activity" }).click();
    await page.getByRole("dialog").getByRole("radio", { name: "Everything" }).check();
    await expect(page.getByRole("dialog").getByRole("list", { name: "Events" })).toContainText("#");
    await expectShown(watch, page, 1);
    if (round === rounds[0]) await showsAudit(watch, await open("/users")); // the first account is the administrator
    await context.clearCookies();
    await expectShown(watch, await open(`/invitation/${round.invitation}`), 2);
    for (const open of context.pages()) await open.close();
  }
});

async function showsAudit(watch: Watch, page: Page): Promise<void> {
  await page.getByRole("tab").nth(1).click();
  await expectShown(watch, page, 1);
}

test("a model's suggestions and answers, and what is asked of it", async ({ watch, open, context, stage, rounds }) => {
  for (const round of rounds) {
    await signedIn(context, stage, round);
    const some = round.payloads.slice(0, 120);
    const quotes = LEASE_TEXT.split("\n\n").slice(1);
    const items = quotes.map((quote, index) => ({
      quote,
      title: some[index]?.text ?? "t",
      comment: `Because ${some[index + 9]?.text ?? ""}`,
      replacement: `${quote} ${some[index + 18]?.text ?? ""}`,
      severity: "high",
    }));
    stage.model.replyWith({ words: [JSON.stringify({ items })] });
    await round.owner.api.post("/api/contracts/analyze", { data: { contractId: round.leaseId } });
    await expect.poll(() => stage.model.requests.length).toBeGreaterThan(0);
    const page = await open(`/contracts/${round.leaseId}`);
    await page
      .getByRole("button", { name: /^Suggestions/ })
      .or(page.getByRole("tab", { name: /^Suggestions/ }))
      .first()
      .click();
    await expectShown(watch, page, 1);
    await page
      .getByRole("button", { name: /^Assistant/ })
      .or(page.getByRole("tab", { name: /^Assistant/ }))
      .first()
      .click();
    stage.model.replyWith({
      words: [
        claiming(
          ...some.map(({ id, text }) =>
            claim({ subject: text, what: `${text} ${CLOSERS} answered${id}`, quote: quotes[0] ?? "" }),
          ),
        ),
      ],
    });
    await page.getByRole("tab", { name: "Chat" }).click();
    await page.getByLabel("Message").fill(some.slice(0, 30).map(labelled).join("\n").toWellFormed().slice(0, 7_900));
    await page.getByRole("button", { name: "Send" }).click();
    await page
      .getByRole("log")
      .getByText(/hostile-model via/)
      .first()
      .waitFor();
    await expectShown(watch, page, 20);
    await page.getByRole("tab", { name: "Find" }).click();
    await page.getByRole("button", { name: "Summarize" }).click();
    await expect(page.getByRole("log")).toContainText("Summarize this contract");
    await watch.look(page);
    stage.model.replyWith({ words: ['{"items":[]}'] });
    await page.close();
  }
});

test("fields of a template, in the form, the preview and the print", async ({
  watch,
  open,
  context,
  stage,
  rounds,
}) => {
  for (const round of rounds) {
    await signedIn(context, stage, round);
    const page = await open("/create");
    await page
      .getByRole("list", { name: "Contract templates" })
      .getByRole("button", { name: "Sales Agreement" })
      .click();
    const fields = page.locator("form [name]:not([type=date])");
    await expect(fields.nth(3)).toBeVisible();
    for (let index = 0; index < (await fields.count()); index += 1)
      await fields.nth(index).fill(labelled(round.names[index % round.names.length] as XssPayload));
    await expectShown(watch, page, 10);
    await page.getByRole("button", { name: "See Clear Version" }).click();
    await page.emulateMedia({ media: "print" });
    await expectShown(watch, page, 8);
    await page.emulateMedia({ media: "screen" });
    await page.close();
  }
});

test("what is searched for, addresses that do not exist, and where a login should lead", async ({
  watch,
  open,
  context,
  stage,
  rounds,
}) => {
  for (const round of rounds) {
    await signedIn(context, stage, round);
    for (const payload of round.names.slice(0, ADDRESSED)) {
      const text = encodeURIComponent(labelled(payload));
      await expectShown(watch, await open(`/dashboard?q=${text}`), 1);
      for (const address of [
        `/users?q=${text}`,
        `/contracts/${text}`,
        `/contracts/${round.contractId}?version=${text}`,
        `/no-such/${text}`,
      ])
        await watch.look(await open(address));
      for (const open of context.pages()) await open.close();
    }
    await context.clearCookies();
    for (const payload of round.names.slice(8, 8 + ADDRESSED)) {
      const text = encodeURIComponent(labelled(payload));
      for (const address of [
        `/login?next=${text}&error=${text}&callbackUrl=${text}`,
        `/login?next=javascript:ran(1)`,
        `/invitation/${text}`,
        `/reset-password/${text}`,
        `/register?email=${text}`,
      ])
        await watch.look(await open(address));
      for (const open of context.pages()) await open.close();
    }
  }
});

test("answers of REST, opened as a page, and letters in a mail program that has no policy at all", async ({
  watch,
  open,
  context,
  stage,
  rounds,
}) => {
  for (const round of rounds) {
    await signedIn(context, stage, round);
    for (const address of [
      `/api/contracts/${round.contractId}/versions`,
      `/api/contracts`,
      `/api/contracts/${round.contractId}/comments`,
      `/api/contracts/${round.contractId}/activity`,
      "/api/auth/profile",
    ])
      await expectShown(watch, await open(address), 1);
    for (const open of context.pages()) await open.close();
  }
  const folder = path.join(stage.app.dataFolder, "outbox");
  await expect.poll(() => readdirSync(folder).length).toBeGreaterThanOrEqual(ROUNDS * 2);
  for (const name of readdirSync(folder)) {
    const encoded =
      /Content-Type: text\/html[^]*?\r\n\r\n([^]*?)\r\n--/.exec(readFileSync(path.join(folder, name), "utf8"))?.[1] ??
      "";
    await context.route("**/letter", (route) =>
      route.fulfill({ contentType: "text/html", body: Buffer.from(encoded, "base64") }),
    );
    const page = await open("/letter");
    await expectShown(watch, page, (await page.content()).includes("/verify-email") ? 1 : 2); // one names the person, the other the inviter and the contract
    const links = await page
      .locator("[href], [src]")
      .evaluateAll((elements) =>
        elements.map((element) => element.getAttribute("href") ?? element.getAttribute("src") ?? ""),
      );
    expect(links.filter((link) => !link.startsWith(`${stage.app.url}/`))).toEqual([]);
    await page.close();
    await context.unroute("**/letter");
  }
});

base("the watch sees payloads that are not escaped: run, dialogs, markup and other sites", async ({ context }) => {
  const site = "http://localhost:1";
  const watch = await watchForScripts(context, site);
  const body = `<!doctype html><meta charset=utf-8><body>${asHtml(xssPayloads({ seed: 7_000, count: 900 }).filter(({ context: kind }) => kind !== "url"))}<script>alert("dialog")</script>`;
  await context.route(`${site}/bare`, (route) => route.fulfill({ contentType: "text/html", body }));
  const page = await context.newPage();
  await page.goto(`${site}/bare`);
  await handlersHaveStarted(page);
  const shown = await watch.look(page);
  expect(shown.size).toBeGreaterThan(100);
  await expect.poll(() => new Set(watch.ran).size).toBeGreaterThan(100);
  expect(watch.dialogs).toEqual(["alert dialog"]);
  expect(watch.planted.length).toBeGreaterThan(300);
  await expect.poll(() => watch.strangers.length).toBeGreaterThan(10);
});

base("and under the app's policy it sees them stopped, so that an escape would not go unseen", async ({ context }) => {
  const site = "http://localhost:1";
  const watch = await watchForScripts(context, site);
  const body = `<!doctype html><meta charset=utf-8><body>${asHtml(xssPayloads({ seed: 7_000, count: 900 }))}`;
  await context.route(`${site}/guarded`, (route) =>
    route.fulfill({
      contentType: "text/html",
      headers: { "content-security-policy": pagePolicy("only-for-this-test") },
      body,
    }),
  );
  const page = await context.newPage();
  await page.goto(`${site}/guarded`);
  await handlersHaveStarted(page);
  await watch.look(page);
  await expect.poll(() => watch.violations.length).toBeGreaterThan(50);
  expect(watch.ran).toEqual([]);
  expect(watch.planted.length).toBeGreaterThan(300);
});
