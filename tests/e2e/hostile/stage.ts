/** An app of its own whose every word comes from payloads: people, contracts, comments, a model's answers. */
import type { APIRequestContext, BrowserContext, PlaywrightWorkerArgs } from "playwright/test";
import { isLong } from "../../support/form";
import { startModelServer, type ModelServer } from "../../support/model-server";
import { startApp, type AppServer } from "../../support/server";
import { asHtml, asText, labelled, xssPayloads, type XssPayload } from "../../support/xss-payloads";
import { nameable } from "../../support/xss/nameable";
import {
  guestCalls,
  invite,
  json,
  LEASE_TEXT,
  newAddress,
  PASSWORD,
  saveVersion,
  signIn,
  startContract,
  untilStatus,
  type Person,
} from "../spec/support/people";

export type Stage = { app: AppServer; model: ModelServer; playwright: PlaywrightWorkerArgs["playwright"] };
/** Everything that one round has put into the app. */
export type Round = {
  payloads: XssPayload[];
  owner: Person;
  guestName: Person;
  contractId: string;
  leaseId: string;
  names: XssPayload[];
  invitation: string;
};

/** Payloads of a round: short in `npm test`, long in the torture run (`XSS_PAYLOADS`, and `XSS_ROUNDS` of them). */
export const PER_ROUND = Number(process.env.XSS_PAYLOADS ?? (isLong ? 900 : 400));
export const ROUNDS = Number(process.env.XSS_ROUNDS ?? 1);

export async function startStage(playwright: PlaywrightWorkerArgs["playwright"]): Promise<Stage> {
  const model = await startModelServer();
  model.replyWith({ words: ['{"items":[]}'] });
  return { model, app: await startApp({ OPENAI_BASE_URL: model.url, OPENAI_MODEL: "hostile-model" }), playwright };
}

export async function endStage({ app, model }: Stage): Promise<void> {
  await app.kill("SIGTERM");
  await app.remove();
  await model.close();
}

/** Fills the app by its own calls. */
export async function setTheStage(stage: Stage, seed: number): Promise<Round> {
  const payloads = xssPayloads({ seed, count: PER_ROUND });
  const names = nameable(payloads);
  const spread = (from: number, count: number) =>
    Array.from({ length: count }, (_, index) => names[(from + index * 7) % names.length] as XssPayload);
  const owner = await registered(stage, spread(0, 1)[0] as XssPayload);
  const guestName = await registered(stage, spread(3, 1)[0] as XssPayload);
  const [fileName, contractName, ...others] = spread(11, 46);
  const contractId = await startContract(owner, {
    name: labelled(contractName as XssPayload),
    file: {
      name: `${labelled(fileName as XssPayload).slice(0, 200)}.txt`,
      bytes: Buffer.from(`CONTRACT\n\n${asText(payloads)}`),
    },
  });
  const leaseId = await startContract(owner, { name: labelled(others[0] as XssPayload), text: LEASE_TEXT });
  for (const payload of others.slice(1))
    await json(
      owner.api.post("/api/contracts/create-from-template", {
        data: {
          type: "Other",
          name: labelled(payload),
          fields: { textContent: payload.text.replaceAll("\0", "").toWellFormed() || "x" },
        },
      }),
    );
  await untilStatus(owner, contractId, ["analyzed", "failed"]);
  await saveVersion(owner, contractId, asHtml(payloads));
  for (const payload of spread(29, 25))
    await json(
      owner.api.post(`/api/contracts/${contractId}/comment`, {
        data: { text: labelled(payload), location: payload.text.replaceAll("\0", "").toWellFormed() },
      }),
    );
  const [{ token }] = [await invite(owner, contractId, { email: guestName.email, role: "manager" })];
  await json(guestName.api.post(`/api/invitations/${token}/accept`, { data: {} }));
  const { token: open } = await invite(owner, contractId, { email: newAddress() });
  await untilStatus(owner, leaseId, ["analyzed", "failed"]);
  return { payloads, owner, guestName, contractId, leaseId, names: others as XssPayload[], invitation: open };
}

/** Registers a person whose name, browser and forwarded address are payloads. */
async function registered({ playwright, app }: Stage, name: XssPayload): Promise<Person> {
  const guest = await guestCalls({ playwright, url: app.url });
  const headers = {
    "user-agent": name.text.replace(/[^\x20-\x7e]/g, "") || "x",
    "x-forwarded-for": "<img src=x onerror=ran(0)>",
  };
  const data = { name: labelled(name), email: newAddress(), password: PASSWORD };
  const { access_token: token, user } = await json<{ access_token: string; user: Person }>(
    guest.post("/api/auth/register", { data, headers }),
  );
  await guest.dispose();
  const api: APIRequestContext = await playwright.request.newContext({
    baseURL: app.url,
    extraHTTPHeaders: { authorization: `Bearer ${token}` },
  });
  return { ...user, token, api };
}

/** A context in which a person is signed in, and nobody before is remembered. */
export async function enter(context: BrowserContext, person: Person, app: AppServer): Promise<void> {
  const page = await context.newPage();
  await page.goto(`${app.url}/login`);
  await page.evaluate(() => localStorage.clear());
  await signIn(page, person, app.url);
  await page.close();
}
