/** The server is killed at random moments while clients work, again and again, on the same data. */
import { setTimeout as pause } from "node:timers/promises";
import { startApp, type AppServer } from "@/tests/support/server";
import { findFaults, findUnsettledFaults } from "./checker";
import { crashClient, textWith, type CrashClient } from "./crash-client";
import type { Acknowledged, InstallationState } from "./history";
import { openJobs, readState, type Place } from "./installation-state";
import { createChance, type Chance } from "./random";
import { newClient, type RestClient } from "./rest-client";

export type CrashPlan = {
  rounds: number;
  seed: number;
  clients: number;
  /** Empty: SQLite. */ databaseUrl: string;
  /** After how many rounds all background work is waited for. */ settleEvery: number;
  report?: (line: string) => void;
};
export type CrashReport = {
  rounds: number;
  faults: string[];
  refusals: string[];
  acknowledged: Acknowledged[];
  state: InstallationState;
  slowestSettlingMs: number;
  place: Place;
};

/** Shortest and longest life of the server under load, in milliseconds. */
const LIFE_MS = [150, 2_500] as const;
/** A job whose process died on Postgres is free again after 30 s; the rest is for machines that do much else. */
const SETTLE_LIMIT_MS = 300_000;

/**
 * Plays the rounds and checks after each. Stops at the first round with a fault.
 * @param look is given the last state with the app dead and the data still there
 */
export async function crash(
  plan: CrashPlan,
  look: (report: CrashReport) => Promise<void> = () => Promise.resolve(),
): Promise<CrashReport> {
  const app = await startApp({ DATABASE_URL: plan.databaseUrl });
  const place = { url: plan.databaseUrl || `file:${app.dataFolder}/app.db`, dataFolder: app.dataFolder };
  try {
    const report = await play(plan, app, place);
    await app.kill();
    await look(report);
    return report;
  } finally {
    await app.kill();
    await app.remove();
  }
}

async function play(plan: CrashPlan, app: AppServer, place: Place): Promise<CrashReport> {
  const chance = createChance(plan.seed);
  const report = {
    rounds: 0,
    faults: new Array<string>(),
    refusals: new Array<string>(),
    acknowledged: new Array<Acknowledged>(),
    slowestSettlingMs: 0,
    place,
  };
  const clients = await workers(plan, app, { chance, acknowledged: report.acknowledged, refusals: report.refusals });
  let state: InstallationState | null = null;
  while (report.rounds < plan.rounds && report.faults.length === 0) {
    report.rounds += 1;
    await oneLife(app, clients, chance);
    const settles = report.rounds % plan.settleEvery === 0 || report.rounds === plan.rounds;
    if (settles) report.slowestSettlingMs = Math.max(report.slowestSettlingMs, await settled(place.url));
    state = await readState(place);
    report.faults.push(...findFaults(state, report.acknowledged), ...(settles ? findUnsettledFaults(state) : []));
    plan.report?.(
      `round ${report.rounds}: ${report.acknowledged.length} acknowledged, ${state.versions.length} versions, ${report.faults.length} faults`,
    );
  }
  if (!state) throw new Error("no round was played");
  return { ...report, state };
}

async function oneLife(app: AppServer, clients: readonly CrashClient[], chance: Chance): Promise<void> {
  let isOver = false;
  const working = Promise.all(clients.map((client) => client.work(() => isOver)));
  await pause(chance.between(...LIFE_MS));
  await app.kill("SIGKILL");
  isOver = true;
  await working;
  await app.start();
  await Promise.all(clients.map((client) => client.repeatPending()));
}

async function workers(
  plan: CrashPlan,
  app: AppServer,
  common: { chance: Chance; acknowledged: Acknowledged[]; refusals: string[] },
): Promise<CrashClient[]> {
  const people: RestClient[] = [];
  for (let number = 1; number <= plan.clients; number += 1)
    people.push(await newClient(() => app.url, `Client ${number}`));
  const [host] = people;
  if (!host) throw new Error("no clients");
  const shared = await newContract(host);
  const clients: CrashClient[] = [];
  for (const [index, client] of people.entries()) {
    if (client !== host) await join(shared, host, client);
    clients.push(
      crashClient({
        ...common,
        client,
        contractIds: [await newContract(client), shared],
        chance: createChance(plan.seed + index + 1),
      }),
    );
  }
  return clients;
}

/** A contract whose text has something for the assistant to suggest. */
export async function newContract(owner: RestClient): Promise<string> {
  const created = await owner.call("POST", "/contracts/create-from-template", {
    type: "Other",
    name: "Torture",
    fields: { textContent: "Draft" },
  });
  if (created?.status !== 201) throw new Error(`no contract: ${JSON.stringify(created)}`);
  const id = String(created.body["id"]);
  const saved = await owner.call("POST", `/contracts/${id}/versions`, { content: textWith("begin") });
  if (saved?.status !== 201) throw new Error(`no text: ${JSON.stringify(saved)}`);
  return id;
}

/** Makes somebody a manager of a contract by an invitation. */
export async function join(contractId: string, owner: RestClient, newcomer: RestClient): Promise<void> {
  const invited = await owner.call("POST", `/contracts/${contractId}/collaborators`, {
    email: newcomer.email,
    role: "manager",
  });
  const token = String(invited?.body["link"]).split("/").at(-1) ?? "";
  const accepted = await newcomer.call("POST", `/invitations/${token}/accept`, {});
  if (accepted === null || accepted.status >= 300)
    throw new Error(`no part in the contract: ${JSON.stringify(accepted)}`);
}

/** Waits until nothing is left to do in the background. @returns milliseconds; the limit when there still is */
export async function settled(url: string): Promise<number> {
  const start = performance.now();
  while (performance.now() - start < SETTLE_LIMIT_MS && (await openJobs(url)) > 0) await pause(250);
  return Math.round(performance.now() - start);
}
