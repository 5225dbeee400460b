/** The assistant's calls with a model behind it: a server, over real HTTP, that is as bad as a test wants. */
import { afterAll, beforeEach, vi } from "vitest";
import { call } from "../support/api";
import { claiming, LAW, LAW_CLAIM } from "../support/claims";
import { startModelServer } from "../support/model-server";

export const model = await startModelServer();
// The settings are read when the first product module is, so these come first and the modules after.
Object.assign(process.env, { OPENAI_BASE_URL: model.url, OPENAI_MODEL: "test-model" });
const { POST: find } = await import("@/app/api/contracts/[contractId]/find/route");
const { POST: chat } = await import("@/app/api/contracts/[contractId]/chat/route");
const { GET: summarize } = await import("@/app/api/contracts/[contractId]/summarize/route");
const { db } = await import("@/lib/platform/db");
const { createContract, person } = await import("../support/factories");
export type Person = Awaited<ReturnType<typeof person>>;

export const HTML = `<p>1. Law. ${LAW}</p><p>2. Rent. The Tenant shall pay USD 1,500 within thirty (30) days to {{account}}.</p>`;
export const AWAY = { status: 503, headers: { "Retry-After": "0" } };
/** What is shown of it: the whole clause. */
export const LAW_CLAUSE = `1. Law. ${LAW}`;
/** What a model says that makes such claims, each a change of the one on the law. */
export const lawClaims = (...changes: object[]) =>
  claiming(...changes.map((change) => ({ about: "law", ...LAW_CLAIM, ...change })));
const ANSWER = { words: [lawClaims({})] };
/** Its claim, and the beginning of another. */
export const BEGUN = `${lawClaims({}).slice(0, -2)},{"about":"law","subject":"Ten`;

/** The hosts that were asked in a test. */
export const requested: string[] = [];
const honestFetch = globalThis.fetch;

/** To be called once in a test file: each test has a model that answers, and nobody's work left behind. */
export function withModel(): void {
  afterAll(() => model.close());
  beforeEach(async () => {
    await db.job.deleteMany({}); // work that an earlier test left behind asks the model too
    requested.length = 0;
    model.replyWith(ANSWER);
    vi.spyOn(globalThis, "fetch").mockImplementation((input, init) => {
      requested.push(new URL(input instanceof Request ? input.url : input).host);
      return honestFetch(input, init);
    });
  });
}

export const finding = (who: Person, contractId: string) =>
  call(find, { method: "POST", params: { contractId }, token: who.token, body: { category: "governing_law" } });
export const asking = (
  who: Person,
  contractId: string,
  body: object = { message: "Which law governs?" },
  headers: Record<string, string> = {},
) => call(chat, { method: "POST", params: { contractId }, token: who.token, body, headers });
export const summarizing = (who: Person, contractId: string, headers: Record<string, string> = {}) =>
  call(summarize, { params: { contractId }, token: who.token, headers });

export async function contract() {
  const owner = await person("Owner");
  return { owner, ...(await createContract(owner, { html: HTML })) };
}
