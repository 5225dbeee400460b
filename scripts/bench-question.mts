/**
 * An own question over many contracts, asked in the background: how long it takes, and how long others wait meanwhile:
 * the slowest, the 99th percentile and the median of `GET /api/health`, beside the same server at rest.
 *
 * Run: npx tsx scripts/bench-question.mts [1000] (the built app; SQLite, or Postgres where DATABASE_URL names an empty
 * one)
 */
import { setTimeout as pause } from "node:timers/promises";
import { startApp } from "../tests/support/server";

const COUNT = Number(process.argv[2] ?? 1_000);
const QUESTION = "Who pays when the goods come late?";
const IDLE_MS = 3_000;
const MAKERS = 4;
const [PARAGRAPHS, CLAUSES] = [30, ["price", "delivery", "warranty", "law", "notice", "term"]] as const;

const app = await startApp(process.env.DATABASE_URL ? { DATABASE_URL: process.env.DATABASE_URL } : {});
try {
  const headers = { "content-type": "application/json", authorization: `Bearer ${await newToken()}` };
  await Promise.all(Array.from({ length: MAKERS }, (_, maker) => makeEach(headers, maker)));
  const atRest = await probeWhile(pause(IDLE_MS));
  const start = performance.now();
  await asked(`${app.url}/portfolio/questions`, { method: "POST", headers, body: JSON.stringify({ text: QUESTION }) });
  const meanwhile = await probeWhile(untilAsked(headers));
  const seconds = (performance.now() - start) / 1000;
  console.log(`${COUNT} contracts asked in ${seconds.toFixed(1)} s`);
  console.log(`GET /api/health at rest: ${printed(atRest)}`);
  console.log(`GET /api/health meanwhile: ${printed(meanwhile)} (aim: under 200 ms)`);
} finally {
  await app.kill();
  await app.remove();
}

async function newToken(): Promise<string> {
  const body = JSON.stringify({ name: "Bench", email: "bench@example.com", password: "long enough" });
  const headers = { "content-type": "application/json" };
  const { access_token: token } = (await asked(`${app.url}/auth/register`, { method: "POST", headers, body })) as {
    access_token: string;
  };
  return token;
}

async function asked(address: string, init: RequestInit): Promise<unknown> {
  const response = await fetch(address, init);
  if (!response.ok) throw new Error(`${address}: ${response.status} ${await response.text()}`);
  return response.json();
}

/** Its share of the contracts, each of some pages and none like another. */
async function makeEach(headers: Record<string, string>, maker: number): Promise<void> {
  for (let n = maker; n < COUNT; n += MAKERS) {
    const fields = { textContent: toText(n) };
    const body = JSON.stringify({ type: "Other", name: `Supply ${n}`, fields });
    await asked(`${app.url}/contracts/create-from-template`, { method: "POST", headers, body });
  }
}

function toText(n: number): string {
  const clauses = Array.from({ length: PARAGRAPHS }, (_, at) => {
    const about = CLAUSES[(n + at) % CLAUSES.length] ?? "";
    return `${at + 1}. ${about}. Where the Seller delivers later than agreed, the Seller shall pay the Buyer ${(n + at) % 9} percent of the price of the late goods for each week, and ${about} of article ${at} applies to the rest.`;
  });
  return [`SALES CONTRACT ${n}`, ...clauses].join("\n");
}

async function untilAsked(headers: Record<string, string>): Promise<void> {
  for (;;) {
    const [question] = (await asked(`${app.url}/portfolio/questions`, { headers })) as { asked: number }[];
    if (question && question.asked >= COUNT) return;
    await pause(500);
  }
}

/** Times of consecutive health calls until the work ends, in milliseconds. */
async function probeWhile(work: Promise<unknown>): Promise<number[]> {
  let isOver = false;
  const over = work.finally(() => (isOver = true));
  const times: number[] = [];
  while (!isOver) {
    const start = performance.now();
    await (await fetch(`${app.url}/api/health`)).text();
    times.push(performance.now() - start);
    await pause(10);
  }
  await over;
  return times;
}

function printed(times: readonly number[]): string {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) =>
    (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(0);
  return `median ${at(0.5)}, 99th percentile ${at(0.99)}, slowest ${at(1)} ms of ${sorted.length} calls`;
}
