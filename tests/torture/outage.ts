/**
 * A part of a running app fails for a while: what clients are told meanwhile, how soon it works again, and what is
 * stored in the end.
 */
import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { findFaults, findUnsettledFaults } from "./checker";
import { settled } from "./crash";
import { textWith } from "./crash-client";
import type { Acknowledged } from "./history";
import { readState, type Place } from "./installation-state";
import type { Answer, RestClient } from "./rest-client";

export type OutagePlan = {
  place: Place;
  client: RestClient;
  contractId: string;
  durationMs: number;
  begin: () => Promise<void> | void;
  end: () => Promise<void> | void;
  /** What is asked for every half second; saving a version where nothing else is said. */
  ask?: (() => Promise<Answer>) | undefined;
};
export type OutageReport = {
  faults: string[];
  tally: Record<string, number>;
  slowestAnswerMs: number;
  recoveredMs: number;
};

const ASK_EVERY_MS = 500;
/** Recovery by itself within ten seconds. */
const RECOVERY_LIMIT_MS = 10_000;

/**
 * Plays it. @returns faults in words; what was answered during the fault, by status and code; how long it took to work
 * again
 */
export async function outage(plan: OutagePlan): Promise<OutageReport> {
  const acknowledged: Acknowledged[] = [];
  const ask = plan.ask ?? (() => save(plan, acknowledged));
  const asked: Promise<{ answer: Answer; tookMs: number }>[] = [];
  await plan.begin();
  for (const start = performance.now(); performance.now() - start < plan.durationMs; await pause(ASK_EVERY_MS))
    asked.push(timed(ask));
  await plan.end();
  const recoveredMs = await untilWorking(ask);
  const answers = await Promise.all(asked);
  await settled(plan.place.url);
  const state = await readState(plan.place);
  const tally: Record<string, number> = {};
  for (const { answer } of answers) tally[answerName(answer)] = (tally[answerName(answer)] ?? 0) + 1;
  const slow = recoveredMs > RECOVERY_LIMIT_MS ? [`It worked again only after ${recoveredMs} ms.`] : [];
  return {
    faults: [
      ...slow,
      ...answers.flatMap(({ answer }) => wrongAnswer(answer)),
      ...findFaults(state, acknowledged),
      ...findUnsettledFaults(state),
    ],
    tally,
    slowestAnswerMs: Math.max(0, ...answers.map(({ tookMs }) => tookMs)),
    recoveredMs,
  };
}

async function save({ client, contractId }: OutagePlan, acknowledged: Acknowledged[]): Promise<Answer> {
  const marker = `marker-${randomUUID()}`;
  const answer = await client.call("POST", `/contracts/${contractId}/versions`, { content: textWith(marker) });
  if (answer?.status === 201)
    acknowledged.push({
      kind: "version",
      contractId,
      marker,
      versionId: String(answer.body["id"]),
      versionNumber: Number(answer.body["versionNumber"]),
    });
  return answer;
}

async function timed(ask: () => Promise<Answer>): Promise<{ answer: Answer; tookMs: number }> {
  const start = performance.now();
  const answer = await ask();
  return { answer, tookMs: Math.round(performance.now() - start) };
}

async function untilWorking(ask: () => Promise<Answer>): Promise<number> {
  const start = performance.now();
  while (!isDone(await ask())) {
    if (performance.now() - start > 6 * RECOVERY_LIMIT_MS) break;
    await pause(100);
  }
  return Math.round(performance.now() - start);
}

/** Done, or 503 in words with a time to try again, or 507 of a full disk; nothing else. */
function wrongAnswer(answer: Answer): string[] {
  if (answer === null) return ["A request got no answer."];
  if (isDone(answer)) return [];
  if (answer.status === 507 && answer.body["code"] === "diskFull") return [];
  const isClear =
    answer.status === 503 && Number(answer.retryAfter) > 0 && /not available/.test(String(answer.body["message"]));
  return isClear
    ? []
    : [`Answered ${answer.status} ${JSON.stringify(answer.body)}, Retry-After ${String(answer.retryAfter)}.`];
}

function isDone(answer: Answer): boolean {
  return answer !== null && answer.status >= 200 && answer.status < 300;
}

function answerName(answer: Answer): string {
  if (answer === null) return "no answer";
  return isDone(answer) ? String(answer.status) : `${answer.status} ${String(answer.body["code"])}`;
}
