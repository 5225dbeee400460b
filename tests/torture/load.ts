/**
 * Many people use the app at once for minutes, all kinds of work mixed; its memory settles, it refuses nobody and loses
 * nothing.
 */
import { readdir, readFile } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";
import { startApp, type AppServer } from "@/tests/support/server";
import { findFaults, findUnsettledFaults } from "./checker";
import { join, newContract, settled } from "./crash";
import type { Acknowledged } from "./history";
import { readState, type Place } from "./installation-state";
import { useApp, type Done, type LoadSetting } from "./load-client";
import { startCluster } from "./nodes/cluster";
import { measureGrowth, type Growth, type MemorySample } from "./memory-growth";
import { createChance } from "./random";
import { newClient, type RestClient } from "./rest-client";

export type LoadPlan = {
  clients: number;
  minutes: number;
  seed: number;
  /** Empty: SQLite. */ databaseUrl: string;
  /** More than one need Postgres; their files are in S3. */ nodes: number;
  report: (line: string) => void;
};
export type LoadReport = {
  requests: number;
  slowest: { what: string; tookMs: number };
  acknowledged: number;
  samples: Sample[];
  growth: Growth | null;
  faults: string[];
};
/** How the server is at a moment; `openFiles` counts sockets too. */
type Sample = MemorySample & { openFiles: number; healthMs: number };

const SAMPLE_MS = 5_000;
/** How many share one contract. */
const CIRCLE = 10;

/** Plays the plan and checks what is left. */
export async function load(plan: LoadPlan): Promise<LoadReport> {
  if (plan.nodes > 1) return loadOnMany(plan);
  const app = await startApp({ DATABASE_URL: plan.databaseUrl, RATE_LIMITS: "off" });
  const place = { url: plan.databaseUrl || `file:${app.dataFolder}/app.db`, dataFolder: app.dataFolder };
  try {
    return await play(plan, [app], place);
  } finally {
    await app.kill();
    await app.remove();
  }
}

async function loadOnMany(plan: LoadPlan): Promise<LoadReport> {
  const { apps, place, stop } = await startCluster(plan.nodes, plan.databaseUrl);
  try {
    return await play(plan, apps, place);
  } finally {
    await stop();
  }
}

/** The first of the servers is looked at; each request goes to any of them. */
async function play(plan: LoadPlan, apps: readonly AppServer[], place: Place): Promise<LoadReport> {
  const [app] = apps;
  if (!app) throw new Error("no nodes");
  const acknowledged: Acknowledged[] = [];
  const done: Answers = { requests: 0, slowest: { what: "nothing", tookMs: 0 }, wrong: new Map() };
  const settings = await everybody(plan, apps, { acknowledged, tell: (one) => count(done, one) });
  const start = performance.now();
  const isOver = () => performance.now() - start >= plan.minutes * 60_000;
  const using = Promise.all(settings.map((setting) => useApp(setting, isOver)));
  const { samples, stalls } = await watched(app, { start, isOver, report: plan.report, done });
  await using;
  await settled(place.url);
  const state = await readState(place);
  const growth = measureGrowth(samples);
  const steady = growth?.isSteady
    ? [
        `Memory grows by ${Math.round(growth.perHour)} MB an hour; the last third lies at ${growth.ratio.toFixed(2)} of the second.`,
      ]
    : [];
  const wrong = [...done.wrong].map(([words, times]) => `${words} (${times} times)`);
  return {
    requests: done.requests,
    slowest: done.slowest,
    acknowledged: acknowledged.length,
    samples,
    growth,
    faults: [...wrong, ...stalls, ...steady, ...findFaults(state, acknowledged), ...findUnsettledFaults(state)],
  };
}

type Answers = { requests: number; slowest: LoadReport["slowest"]; wrong: Map<string, number> };

function count(done: Answers, { what, answer, tookMs }: Done): void {
  done.requests += 1;
  if (tookMs > done.slowest.tookMs) done.slowest = { what, tookMs };
  const words = wrongIn({ what, answer });
  if (words) done.wrong.set(words, (done.wrong.get(words) ?? 0) + 1);
}

/** Nothing but success, and 503 that says when to try again. */
function wrongIn({ what, answer }: Pick<Done, "what" | "answer">): string | null {
  if (answer === null) return `${what}: no answer`;
  if (answer.status < 300 || (answer.status === 503 && Number(answer.retryAfter) > 0)) return null;
  return `${what}: ${answer.status} ${String(answer.body["code"])}`;
}

/** Each with two contracts of its own and one that its circle shares. */
async function everybody(
  plan: LoadPlan,
  apps: readonly AppServer[],
  common: Pick<LoadSetting, "acknowledged" | "tell">,
): Promise<LoadSetting[]> {
  const settings: LoadSetting[] = [];
  const chance = createChance(plan.seed);
  let host: { client: RestClient; shared: string } | null = null;
  for (let number = 1; number <= plan.clients; number += 1) {
    const client = await newClient(() => chance.pick(apps).url, `Client ${number}`);
    if (host === null || number % CIRCLE === 1) host = { client, shared: await newContract(client) };
    else await join(host.shared, host.client, client);
    settings.push({
      ...common,
      client,
      contractIds: [await newContract(client), await newContract(client), host.shared],
      chance: createChance(plan.seed + number),
    });
  }
  return settings;
}

/** Looks at the server now and then until it is over. */
async function watched(
  app: AppServer,
  {
    start,
    isOver,
    report,
    done,
  }: { start: number; isOver: () => boolean; report: (line: string) => void; done: Answers },
): Promise<{ samples: Sample[]; stalls: string[] }> {
  const samples: Sample[] = [];
  const stalls: string[] = [];
  while (!isOver()) {
    await pause(SAMPLE_MS);
    const asked = performance.now();
    const status = await readHealth(app.url);
    const healthMs = performance.now() - asked;
    if (status !== "200") stalls.push(`Health answered ${status}.`);
    const sample = {
      atMs: performance.now() - start,
      rssMb: await readRssMb(app.pid),
      openFiles: (await readdir(`/proc/${app.pid}/fd`)).length,
      healthMs,
    };
    samples.push(sample);
    if (samples.length % 6 === 0)
      report(
        `${Math.round(sample.atMs / 1_000)} s: ${done.requests} requests, ${Math.round(sample.rssMb)} MB, ${sample.openFiles} open files, health ${Math.round(healthMs)} ms`,
      );
  }
  return { samples, stalls };
}

async function readHealth(url: string): Promise<string> {
  try {
    return String((await fetch(`${url}/api/health`, { signal: AbortSignal.timeout(30_000) })).status);
  } catch (cause) {
    return `nothing: ${String(cause)}`;
  }
}

/** Memory of the server and its threads, which are one process. */
async function readRssMb(pid: number): Promise<number> {
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(await readFile(`/proc/${pid}/status`, "utf8")) ?? [];
  return Number(kilobytes) / 1_024;
}
