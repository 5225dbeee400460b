/** Nodes are killed at random moments while clients work on the others, and S3 stumbles; nothing may be lost. */
import { setTimeout as pause } from "node:timers/promises";
import type { AppServer } from "@/tests/support/server";
import { findFaults, findUnsettledFaults } from "../checker";
import { join, newContract, settled } from "../crash";
import { crashClient, type CrashClient } from "../crash-client";
import type { Acknowledged } from "../history";
import { openJobs, readState } from "../installation-state";
import { createChance, type Chance } from "../random";
import { newClient, type Door, type RestClient } from "../rest-client";
import { startCluster, type Cluster } from "./cluster";

export type NodesPlan = {
  nodes: number;
  clients: number;
  minutes: number;
  seed: number;
  databaseUrl: string;
  report: (line: string) => void;
};
export type NodesReport = {
  kills: number;
  acknowledged: Acknowledged[];
  orphans: number;
  settlingMs: number;
  faults: string[];
};

/** Between two kills, in milliseconds; a node takes some seconds to come back. */
const LIFE_MS = [500, 4_000] as const;
const REPEATS = 60;
/** A busy database's answer, which tells the caller to come back; nothing was done. */
const ASKED_BACK = / 503 (?:databaseUnavailable|serverBusy)$/;
const LATE_MS = 4_000;
const LATE_ROUNDS = 5;

/** Plays the plan and checks what is left. */
export async function nodes(plan: NodesPlan): Promise<NodesReport> {
  const cluster = await startCluster(plan.nodes, plan.databaseUrl);
  try {
    return await play(plan, cluster);
  } finally {
    await cluster.stop();
  }
}

async function play(plan: NodesPlan, cluster: Cluster): Promise<NodesReport> {
  const chance = createChance(plan.seed);
  const up = new Set(cluster.apps);
  const door: Door = () => chance.pick([...up]).url;
  const acknowledged: Acknowledged[] = [];
  const refusals: string[] = [];
  const clients = await workers(plan, door, { acknowledged, refusals });
  const endsAt = performance.now() + plan.minutes * 60_000;
  const isOver = () => performance.now() >= endsAt;
  const working = Promise.all(clients.map((client) => workOn(client, isOver)));
  const kills = await killing({ up, cluster, chance, isOver, report: plan.report });
  await working;
  const settlingMs = await settledForGood(plan.databaseUrl);
  const state = await readState(cluster.place);
  return {
    kills,
    acknowledged,
    orphans: cluster.s3.objects.size - state.files.filter(({ uploadedAt }) => uploadedAt !== null).length,
    settlingMs,
    faults: [
      ...findFaults(state, acknowledged),
      ...findUnsettledFaults(state),
      ...refusals.filter((one) => !ASKED_BACK.test(one)).map((one) => `Refused: ${one}`),
    ],
  };
}

/** A node that has just come back looks through what there is and finds work of its own. @returns milliseconds */
async function settledForGood(databaseUrl: string): Promise<number> {
  let tookMs = await settled(databaseUrl);
  for (let rounds = 0; rounds < LATE_ROUNDS; rounds += 1) {
    await pause(LATE_MS);
    if ((await openJobs(databaseUrl)) === 0) return tookMs;
    tookMs += LATE_MS + (await settled(databaseUrl));
  }
  return tookMs;
}

/** Whatever broke off is sent again with its key, through any node. */
async function workOn(client: CrashClient, isOver: () => boolean): Promise<void> {
  do {
    await client.work(isOver);
    await answered(client);
  } while (!isOver());
}

async function answered(client: CrashClient): Promise<void> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await client.repeatPending();
    } catch (cause) {
      if (tried === REPEATS) throw cause; // the next node may have died too
      await pause(100);
    }
  }
}

type Killing = {
  up: Set<AppServer>;
  cluster: Cluster;
  chance: Chance;
  isOver: () => boolean;
  report: (line: string) => void;
};

/** At least one node is always left. All are up at the end. @returns how many died */
async function killing({ up, cluster, chance, isOver, report }: Killing): Promise<number> {
  let kills = 0;
  const returning: Promise<void>[] = [];
  while (!isOver()) {
    await pause(chance.between(...LIFE_MS));
    cluster.s3.failNext({ kind: "answer", status: 503, code: "SlowDown" }, { kind: "resetHalfway" });
    if (up.size < 2) continue;
    const victim = chance.pick([...up]);
    await victim.kill("SIGKILL"); // clients still come to its door
    up.delete(victim);
    kills += 1;
    report(`node ${cluster.apps.indexOf(victim) + 1} of ${cluster.apps.length} killed, ${up.size} up`);
    returning.push(victim.start().then(() => void up.add(victim)));
  }
  await Promise.all(returning);
  return kills;
}

async function workers(
  plan: NodesPlan,
  door: Door,
  common: { acknowledged: Acknowledged[]; refusals: string[] },
): Promise<CrashClient[]> {
  const people: RestClient[] = [];
  for (let number = 1; number <= plan.clients; number += 1)
    people.push(throughDoor(await newClient(door, `Client ${number}`), door));
  const [host] = people;
  if (!host) throw new Error("no clients");
  const shared = await newContract(host);
  const clients: CrashClient[] = [];
  for (const [index, client] of people.entries()) {
    if (client !== host) await join(shared, host, client);
    const contractIds = [await newContract(client), shared];
    clients.push(crashClient({ ...common, client, contractIds, chance: createChance(plan.seed + index + 1) }));
  }
  return clients;
}

/** Behind a proxy every node gives the same address for an upload. */
function throughDoor(client: RestClient, door: Door): RestClient {
  return {
    ...client,
    put: (url, bytes, type) => {
      const { pathname, search } = new URL(url);
      return client.put(`${door()}${pathname}${search}`, bytes, type);
    },
  };
}
