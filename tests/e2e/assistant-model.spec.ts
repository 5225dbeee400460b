/**
 * The assistant's panel with a model behind it: an app of its own, and a model server that answers as badly as a test
 * wants.
 */
import { test as base, expect, type Page } from "playwright/test";
import { claim, claiming } from "../support/claims";
import { startModelServer, type ModelReply, type ModelServer } from "../support/model-server";
import { startApp, type AppServer } from "../support/server";
import { findings } from "./spec/support/axe";
import { newContract, newPerson, signIn, type Person } from "./spec/support/people";

const MODEL = "test-model";
const RENT = claim({
  what: "pay rent of USD 1,500 on the first day of each month",
  quote: "The Tenant shall pay rent of USD 1,500 on the first day of each month.",
});
/** A claim that is complete, and the beginning of another. */
const BEGUN = `${claiming(RENT).slice(0, -2)},{"subject":"Land`;
const NO_SUGGESTIONS: ModelReply = { words: ['{"items":[]}'] };

type WorkerFixtures = { model: ModelServer; app: AppServer };
type Fixtures = { owner: Person; open: Page };

const test = base.extend<Fixtures, WorkerFixtures>({
  model: [
    async ({}, use) => {
      const model = await startModelServer();
      model.replyWith(NO_SUGGESTIONS);
      await use(model);
      await model.close();
    },
    { scope: "worker" },
  ],
  app: [
    async ({ model }, use) => {
      const app = await startApp({ OPENAI_BASE_URL: model.url, OPENAI_MODEL: MODEL });
      await use(app);
      await app.kill("SIGTERM");
      await app.remove();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  owner: async ({ playwright, app }, use) => {
    const owner = await newPerson({ playwright, url: app.url });
    await use(owner);
    await owner.api.dispose();
  },
  /**
   * The review page of a contract whose suggestions the model has been asked for, so that the next request is the
   * test's.
   */
  open: async ({ page, app, model, owner }, use) => {
    model.replyWith(NO_SUGGESTIONS);
    const id = await newContract(owner);
    await expect.poll(() => model.requests.length).toBe(1);
    await signIn(page, owner, app.url);
    await page.goto(`${app.url}/contracts/${id}`);
    await expect(page.getByRole("tab", { name: "Find" })).toBeVisible();
    await use(page);
  },
});

const log = (page: Page) => page.getByRole("log");
async function ask(page: Page, question: string) {
  await page.getByRole("tab", { name: "Chat" }).click();
  await page.getByLabel("Message").fill(question);
  await page.getByRole("button", { name: "Send" }).click();
}

test("an answer comes as it is written, with its quote verified, an invented one left out and a careless one put right, and the host that received the text (B-12.7, B-12.8)", async ({
  open: page,
  model,
}) => {
  model.replyWith({ words: [BEGUN], then: "stall" });
  await ask(page, "What is the rent?");
  await expect(log(page)).toContainText("Tenant must pay rent of USD 1,500 on the first day of each month.");
  await expect(page.getByRole("button", { name: "Stop" })).toBeVisible(); // it is still being written
  const quote = log(page).getByRole("button", { name: /shall pay rent of USD 1,500/ });
  await expect(quote).toContainText("Quoted from the contract");
  await expect(quote).toContainText("Page 1");
  await expect(log(page)).toContainText(`${MODEL} via ${model.host}`);
  await quote.click();
  await expect
    .poll(() => page.evaluate(() => getSelection()?.toString() ?? ""))
    .toContain("shall pay rent of USD 1,500");
  await page.getByRole("button", { name: "Stop" }).click();
  await expect(log(page)).toContainText("Stopped. The answer is not complete.");
  await model.requests[0]?.left;

  const penalty = {
    what: "claim a penalty of USD 9,999",
    quote: "The Landlord may claim a penalty of USD 9,999 a day.",
  };
  const courts = {
    subject: "the courts of Ulaanbaatar",
    modality: "is",
    what: "competent",
    quote: "the courts of ulaanbaatar have exclusive jurisdiction over any dispute",
  } as const;
  model.replyWith({ words: [claiming(claim(penalty), claim(courts))] });
  await ask(page, "Who decides?");
  await expect(log(page)).toContainText("1 quote was left out: it is not in the contract.");
  await expect(log(page)).not.toContainText("9,999");
  const repaired = log(page).getByRole("button", { name: /The courts of Ulaanbaatar have exclusive jurisdiction/ });
  await expect(repaired).toContainText("The contract's own words");
  await expect(repaired).toContainText("You see the contract's own words.");

  model.replyWith({ words: [BEGUN], then: "break" });
  await ask(page, "What is the rent?");
  await expect(log(page)).toContainText("The answer was cut off.");
  await expect(log(page).getByText("Tenant must pay rent of USD 1,500")).toHaveCount(2);
  await expect(page.getByRole("button", { name: "Send" })).toBeVisible();
  expect(await findings(page)).toEqual([]);
});

test(
  "injected links and pictures are neither drawn nor loaded, and the browser asks no other host (B-12.12)",
  { tag: "@long" },
  async ({ open: page, app, model }) => {
    const strangers: string[] = [];
    page.on("request", (request) => {
      const { origin, protocol } = new URL(request.url());
      if (protocol.startsWith("http") && origin !== new URL(app.url).origin) strangers.push(request.url());
    });
    const active = [
      "Read [this](https://evil.example/a) ",
      '![x](https://evil.example/b.png) <img src="https://evil.example/c.png"> ',
      "<a href=\"javascript:alert(1)\">here</a><script>fetch('https://evil.example/d')</script>",
    ].join("");
    model.replyWith({ words: [claiming(RENT, claim({ what: active, subject: active, quote: RENT.quote }))] });
    await ask(page, "What is the rent?");
    await expect(log(page)).toContainText("Tenant must pay rent of USD 1,500");
    await expect(page.getByRole("button", { name: "Send" })).toBeVisible();
    await expect(log(page).locator("a, img, script, iframe, [style*=url]")).toHaveCount(0);
    expect(strangers).toEqual([]);
  },
);

test(
  "a find that the model gives no answer to comes from the built-in engine, which says so; with the switch in Settings on, the model is not asked at all (B-12.14, B-12.15)",
  { tag: "@long" },
  async ({ open: page, app, model }) => {
    model.replyWith({ status: 500 });
    await page
      .getByRole("region", { name: "Assistant" })
      .getByRole("button", { name: "Governing Law", exact: true })
      .click();
    await expect(log(page).getByRole("button", { name: /laws of Mongolia/ })).toBeVisible();
    await expect(log(page)).toContainText(`${model.host} did not respond, so the built-in engine answered.`);

    const contract = page.url();
    await page.goto(`${app.url}/settings`);
    const box = page.getByRole("switch", { name: "Use only the built-in engine for my contracts" });
    await expect(page.getByText(`${MODEL} at ${model.host}`)).toBeVisible();
    await box.check();
    await page.getByLabel("Default Language").selectOption("en");
    await page.getByRole("button", { name: "Save Settings" }).click();
    await expect(page.getByText("Settings saved successfully!")).toBeVisible();
    await page.goto(contract);
    model.replyWith(NO_SUGGESTIONS);
    await ask(page, "What is the rent?");
    await expect(log(page)).toContainText("Built-in engine · your text stayed on this server");
    expect(model.requests).toEqual([]);
  },
);
