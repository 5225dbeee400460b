/** Clients change one contract at once from random bases, over one node or several. */
import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { startApp, type AppServer } from "@/tests/support/server";
import { findFaults } from "./checker";
import { concurrencyFaults, type Attempt } from "./concurrency-checker";
import { textWith } from "./crash-client";
import { join, newContract } from "./crash";
import { openClient, readState } from "./installation-state";
import { createChance, type Chance } from "./random";
import { newClient, type Answer, type RestClient } from "./rest-client";

export type ConcurrencyPlan = {
  clients: number;
  operations: number;
  nodes: number;
  seed: number;
  /** Empty: SQLite. */ databaseUrl: string;
};
export type ConcurrencyReport = {
  attempts: Attempt[];
  versions: { id: string; versionNumber: number; html: string }[];
  firstNumber: number;
  faults: string[];
  durationMs: number;
};

/** Between two changes of one client, so that the assistant comes to its turn now and then. */
const MOST_REST_MS = 200;
/** How long a client waits for suggestions to accept. */
const ANALYSIS_LIMIT_MS = 1_500;

/** Plays the plan and checks the history. */
export async function concurrency(plan: ConcurrencyPlan): Promise<ConcurrencyReport> {
  const apps = [await startApp({ DATABASE_URL: plan.databaseUrl })];
  try {
    const [first] = apps;
    while (first && apps.length < plan.nodes)
      apps.push(await startApp({ DATABASE_URL: plan.databaseUrl, DATA_DIR: first.dataFolder }));
    return await play(plan, apps);
  } finally {
    for (const app of apps) await app.kill();
    await apps[0]?.remove();
  }
}

async function play(plan: ConcurrencyPlan, apps: readonly AppServer[]): Promise<ConcurrencyReport> {
  const chance = createChance(plan.seed);
  const people: RestClient[] = [];
  for (let number = 0; number < plan.clients; number += 1)
    people.push(await newClient(() => chance.pick(apps).url, `Writer ${number + 1}`));
  const [owner] = people;
  const [app] = apps;
  if (!owner || !app) throw new Error("no clients or no nodes");
  const contractId = await newContract(owner);
  for (const person of people.slice(1)) await join(contractId, owner, person);
  const known = await versionIds(owner, contractId);
  const firstNumber = known.length;
  const start = performance.now();
  const attempts = (
    await Promise.all(
      people.map((client, index) =>
        changes(
          { client, number: index + 1, contractId, known, chance: createChance(plan.seed + index + 1) },
          plan.operations,
        ),
      ),
    )
  ).flat();
  const durationMs = performance.now() - start;
  const place = { url: plan.databaseUrl || `file:${app.dataFolder}/app.db`, dataFolder: app.dataFolder };
  const state = await readState(place);
  const versions = state.versions.filter((version) => version.contractId === contractId);
  const complete = await withAnalysedVersions(attempts, place.url);
  return {
    attempts: complete,
    versions,
    firstNumber,
    durationMs,
    faults: [...concurrencyFaults(complete, versions, firstNumber), ...findFaults(state, [])],
  };
}

type Writer = {
  client: RestClient;
  number: number;
  contractId: string;
  /** Versions that any client has seen, oldest first. */ known: string[];
  chance: Chance;
};

async function changes(writer: Writer, operations: number): Promise<Attempt[]> {
  const attempts: Attempt[] = [];
  while (attempts.length < operations) {
    await pause(writer.chance.between(0, MOST_REST_MS));
    attempts.push(await writer.chance.pick([save, save, restore, accept])(writer));
  }
  return attempts;
}

function save(writer: Writer): Promise<Attempt> {
  const { chance, known, contractId } = writer;
  const marker = `marker-${randomUUID()}`;
  const baseVersionId = chance.happens(0.2) ? null : chance.happens(0.6) ? (known.at(-1) ?? null) : chance.pick(known);
  return attempt(
    writer,
    { kind: "save", baseVersionId, marker },
    {
      path: `/contracts/${contractId}/versions`,
      body: { content: textWith(marker), ...(baseVersionId === null ? {} : { baseVersionId }) },
    },
  );
}

function restore(writer: Writer): Promise<Attempt> {
  const { chance, known, contractId } = writer;
  return attempt(
    writer,
    { kind: "restore", baseVersionId: null, marker: null },
    { path: `/contracts/${contractId}/versions/${chance.pick(known)}/restore`, body: {} },
  );
}

/** `baseVersionId` holds the analysis until it is known which version that is of. Nothing to accept: a save instead. */
async function accept(writer: Writer): Promise<Attempt> {
  const { client, contractId, chance } = writer;
  const giveUpAt = performance.now() + ANALYSIS_LIMIT_MS;
  let listed = await client.call("GET", `/suggestions/${contractId}`);
  while (suggestionsIn(listed).length === 0 && performance.now() < giveUpAt) {
    await pause(20);
    listed = await client.call("GET", `/suggestions/${contractId}`);
  }
  const suggestions = suggestionsIn(listed);
  if (suggestions.length === 0) return save(writer);
  const marker = `marker-${randomUUID()}`;
  const body = {
    suggestionId: chance.pick(suggestions).id,
    cacheId: listed?.body["cacheId"],
    updatedContent: textWith(marker),
  };
  return attempt(
    writer,
    { kind: "accept", baseVersionId: String(body.cacheId), marker },
    { path: `/suggestions/${contractId}/accept`, body },
  );
}

function suggestionsIn(answer: Answer): { id: string }[] {
  return (answer?.body["suggestions"] ?? []) as { id: string }[];
}

async function attempt(
  { client, number, known }: Writer,
  facts: Pick<Attempt, "kind" | "baseVersionId" | "marker">,
  request: { path: string; body: object },
): Promise<Attempt> {
  const startedAt = performance.now();
  const answer = await client.call("POST", request.path, request.body);
  const outcome = toOutcome(answer);
  if ("versionId" in outcome) known.push(outcome.versionId);
  return { client: number, ...facts, startedAt, endedAt: performance.now(), outcome };
}

function toOutcome(answer: Answer): Attempt["outcome"] {
  if (answer === null) return { status: 0, code: "no answer" };
  if (answer.status === 201)
    return { status: 201, versionId: String(answer.body["id"]), versionNumber: Number(answer.body["versionNumber"]) };
  const code = String(answer.body["code"]);
  if (answer.status !== 409) return { status: answer.status, code };
  const issues = (answer.body["issues"] ?? []) as { path: string; message: string }[];
  return {
    status: 409,
    code,
    currentVersionId: issues.find(({ path }) => path === "currentVersionId")?.message ?? null,
  };
}

async function versionIds(client: RestClient, contractId: string): Promise<string[]> {
  const listed = await client.call("GET", `/contracts/${contractId}/versions?fields=summary`);
  return ((listed?.body["items"] ?? []) as { id: string }[]).map(({ id }) => id).toReversed();
}

/** An accepted suggestion's base is the version that was analysed. */
async function withAnalysedVersions(attempts: readonly Attempt[], url: string): Promise<Attempt[]> {
  const db = openClient(url);
  try {
    const analyses = new Map(
      (await db.analysis.findMany({ select: { id: true, versionId: true } })).map(({ id, versionId }) => [
        id,
        versionId,
      ]),
    );
    return attempts.map((one) =>
      one.kind === "accept" ? { ...one, baseVersionId: analyses.get(one.baseVersionId ?? "") ?? null } : one,
    );
  } finally {
    await db.$disconnect();
  }
}
