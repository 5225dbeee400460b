import { afterEach, beforeEach, expect, test } from "vitest";
import { type TopicQuestion, modelReviewer } from "@/lib/assistant/engines/openai/judge";
import { MODEL_LIMITS, type ModelLimits } from "@/lib/assistant/engines/openai/settings";
import { startModelServer, type ModelServer } from "../../../support/model-server";
import { claim, claiming } from "../../../support/claims";
import { contractText, LEASE } from "./contracts";

const RENT = "The Tenant shall pay USD 1,500 within thirty (30) days after each month.";
const RENT_CLAUSE = `2. Rent. ${RENT}`;
const PAYS = claim({ what: "pay USD 1,500 within thirty (30) days after each month", quote: RENT });
const FOUND = { words: [claiming({ level: "wanted", claims: [PAYS] })] };
const question = (topic: string): TopicQuestion => ({
  topic,
  wanted: "30 days",
  fallback: null,
  redLine: "",
  passages: [],
});
const TEN = Array.from({ length: 10 }, (_, index) => question(`topic_${index}`));

let server: ModelServer;
// one each: what a client has given up may reach its server late
beforeEach(async () => {
  server = await startModelServer();
});
afterEach(() => server.close());

const reviewer = (limits: Partial<ModelLimits> = {}) =>
  modelReviewer({
    baseUrl: server.url,
    apiKey: null,
    model: "test-model",
    contractChars: 120_000,
    limits: { ...MODEL_LIMITS, pausesMs: [], ...limits },
  });

test("each topic is asked on once, and each has its finding", async () => {
  server.replyWith(FOUND);
  const findings = await reviewer().judge(LEASE, TEN, { language: "en" });
  expect([...findings.keys()].sort()).toEqual(TEN.map(({ topic }) => topic));
  expect(findings.get("topic_3")).toMatchObject({
    level: "wanted",
    basis: "stated",
    conclusion: "Tenant must pay USD 1,500 within thirty (30) days after each month.",
    passages: [{ content: RENT_CLAUSE }],
  });
  expect(server.requests).toHaveLength(10);
});

test("what its clause contradicts is no conclusion, and nothing is stated by it (B-12.25)", async () => {
  const late = { ...PAYS, what: "pay USD 1,500 within sixty (60) days after each month" };
  server.replyWith({ words: [claiming({ level: "redLine", claims: [PAYS, late] })] });
  const findings = await reviewer().judge(LEASE, TEN.slice(0, 1), { language: "en" });
  const finding = findings.get("topic_0");
  expect(finding).toMatchObject({ basis: "likely", passages: [{ content: RENT_CLAUSE }] });
  expect(finding?.conclusion).not.toContain("60");
});

test.each([
  ["is silent", "silence"],
  ["has a fault", { status: 500 }],
  ["hangs up", "hang up"],
] as const)("a server that %s is not asked on every topic", async (_, reply) => {
  server.replyWith(reply);
  const findings = await reviewer({ firstWordMs: 50 }).judge(LEASE, TEN, { language: "en" });
  expect(findings.size).toBe(0);
  expect(server.requests.length).toBeLessThanOrEqual(3);
});

test("one topic's answer that can't be read leaves the others", async () => {
  server.replyWith({ words: ["No list here."] }, FOUND);
  expect((await reviewer().judge(LEASE, TEN, { language: "en" })).size).toBe(9);
});

test("who goes away ends it", async () => {
  server.replyWith("silence");
  const stopper = new AbortController();
  const judging = reviewer().judge(LEASE, TEN, { language: "en", signal: stopper.signal });
  await expect.poll(() => server.requests.length).toBeGreaterThan(0);
  stopper.abort();
  await expect(judging).rejects.toMatchObject({ reason: "givenUp" });
});

test("who goes away halfway has been told what was found (B-24.15)", async () => {
  server.replyWith(FOUND, FOUND, "silence");
  const stopper = new AbortController();
  const reported: string[] = [];
  const onFinding = async ({ topic }: TopicQuestion) => void reported.push(topic);
  const judging = reviewer().judge(LEASE, TEN, { language: "en", signal: stopper.signal, onFinding });
  await expect.poll(() => reported.length).toBe(2);
  stopper.abort();
  await expect(judging).rejects.toMatchObject({ reason: "givenUp" });
});

test("of a long contract no more goes out than its cost told", async () => {
  server.replyWith(FOUND);
  const long = contractText(
    ...Array.from({ length: 400 }, (_, index) => `${index + 1}. Clause. Some words on matter number ${index + 1}.`),
    `401. Rent. ${RENT}`,
  );
  const asker = reviewer();
  const findings = await asker.judge(long, TEN.slice(0, 2), { language: "en" });
  expect(findings.get("topic_0")?.passages).toMatchObject([{ content: `401. Rent. ${RENT}` }]);
  const sent = server.requests.flatMap(({ body }) =>
    body.messages.flatMap(({ content }) => /<<<CONTRACT \S+\n([^]*)\nCONTRACT /u.exec(content)?.[1]?.length ?? []),
  );
  expect(sent).toHaveLength(2);
  const { characters, requests } = asker.cost(long, 2);
  expect(requests).toBe(2);
  expect(sent.reduce((sum, length) => sum + length, 0)).toBeLessThanOrEqual(characters);
  expect(characters).toBeLessThan(2 * long.text.length);
});
