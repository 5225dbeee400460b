/**
 * How long someone's save takes to reach others who have the contract open, by server-sent events: from the answer to
 * the saver until the event about it arrives, with six listeners spread over the nodes. On SQLite, on Postgres, and on
 * three nodes over one Postgres; the baseline is one `GET /api/health` of the same server meanwhile.
 *
 * Run: npx tsx --conditions=react-server scripts/bench-news.mts [SAVES] (the built app; 60 saves by default)
 */
import { setTimeout as pause } from "node:timers/promises";
import { startPostgres } from "../tests/support/postgres";
import { sent } from "../tests/support/sent";
import { startApp, type AppServer } from "../tests/support/server";
import { newDatabase } from "../tests/torture/databases";

const SAVES = Number(process.argv[2] ?? 60);
const LISTENERS = 6;
const EVENT_LIMIT_MS = 60_000;

type Seen = { data: string; at: number };
type Listener = { seen: Seen[]; end: () => void };

console.log("| on | saves x listeners | median, s | 99th percentile, s | slowest, s | health meanwhile, median, ms |");
console.log("|---|---|---|---|---|---|");
await measured("SQLite, one node", "", 1);
const postgres = await startPostgres();
try {
  for (const nodes of [1, 3])
    await measured(`Postgres, ${nodes} node${nodes > 1 ? "s" : ""}`, await newDatabase(postgres.url), nodes);
} finally {
  await postgres.stop();
}

async function measured(name: string, databaseUrl: string, nodes: number): Promise<void> {
  const apps = [await startApp({ DATABASE_URL: databaseUrl })];
  const folder = apps[0]?.dataFolder ?? "";
  try {
    while (apps.length < nodes) apps.push(await startApp({ DATABASE_URL: databaseUrl, DATA_DIR: folder }));
    const { waits, health } = await play(apps);
    const figures = [median(waits), at(waits, 0.99), Math.max(...waits)].map((ms) => (ms / 1000).toFixed(2));
    console.log(`| ${name} | ${SAVES} x ${LISTENERS} | ${figures.join(" | ")} | ${median(health).toFixed(0)} |`);
  } finally {
    for (const app of apps) await app.kill();
    await apps[0]?.remove();
  }
}

async function play(apps: readonly AppServer[]): Promise<{ waits: number[]; health: number[] }> {
  const [first] = apps;
  if (!first) throw new Error("no node");
  const [writer, reader] = [await newToken(first, "writer"), await newToken(first, "reader")];
  const contractId = String(
    (
      await sent(first, writer, "/contracts/create-from-template", {
        type: "Other",
        name: "Bench",
        fields: { textContent: "Begin" },
      })
    )["id"],
  );
  const invited = await sent(first, writer, `/contracts/${contractId}/collaborators`, {
    email: "reader@example.com",
    role: "manager",
  });
  await sent(first, reader, `/invitations/${String(invited["link"]).split("/").at(-1)}/accept`, {});
  const listeners = await Promise.all(
    Array.from({ length: LISTENERS }, (_, index) => listen(apps[index % apps.length] ?? first, reader, contractId)),
  );
  const [waits, health]: [number[], number[]] = [[], []];
  for (let number = 1; number <= SAVES; number += 1) {
    await pause(200 + ((number * 367) % 1_500)); // avoids falling into step with internal timers
    const before = listeners.map(({ seen }) => seen.length);
    await sent(first, writer, `/contracts/${contractId}/versions`, { content: `<p>Save ${number}</p>` });
    const reportedAt = performance.now();
    waits.push(...(await Promise.all(listeners.map((one, index) => waitFor(one, before[index] ?? 0, reportedAt)))));
    health.push(await measureHealth(first));
  }
  for (const { end } of listeners) end();
  return { waits, health };
}

/** @returns milliseconds from `reportedAt` to the first event about the text after the `from`th */
async function waitFor({ seen }: Listener, from: number, reportedAt: number): Promise<number> {
  for (;;) {
    const event = seen.slice(from).find(({ data }) => data.includes('"text"'));
    if (event) return Math.max(0, event.at - reportedAt);
    if (performance.now() - reportedAt > EVENT_LIMIT_MS) throw new Error("a save was never told of");
    await pause(5);
  }
}

async function listen(app: AppServer, token: string, contractId: string): Promise<Listener> {
  const gone = new AbortController();
  const { body } = await fetch(`${app.url}/api/contracts/${contractId}/news`, {
    headers: { accept: "text/event-stream", authorization: `Bearer ${token}` },
    signal: gone.signal,
  });
  if (!body) throw new Error("no events");
  const seen: Seen[] = [];
  void collect(body, seen).catch((cause: unknown) => {
    if (!gone.signal.aborted) throw cause;
  });
  return { seen, end: () => gone.abort() };
}

async function collect(body: ReadableStream<Uint8Array>, seen: Seen[]): Promise<void> {
  const decoder = new TextDecoder();
  let text = "";
  for await (const chunk of body) {
    text += decoder.decode(chunk, { stream: true });
    const events = text.split("\n\n");
    text = events.pop() ?? "";
    for (const event of events) if (event.includes("event: news")) seen.push({ data: event, at: performance.now() });
  }
}

async function newToken(app: AppServer, name: string): Promise<string> {
  const person = { name, email: `${name}@example.com`, password: "correct horse battery" };
  return String((await sent(app, "", "/auth/register", person))["access_token"]);
}

async function measureHealth(app: AppServer): Promise<number> {
  const begun = performance.now();
  await (await fetch(`${app.url}/api/health`)).text();
  return performance.now() - begun;
}

function at(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? 0;
}

function median(values: readonly number[]): number {
  return at(values, 0.5);
}
