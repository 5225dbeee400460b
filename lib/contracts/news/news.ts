import "server-only";
import { setTimeout as pause } from "node:timers/promises";
import type { Actor } from "@/lib/access/actor";
import { ContractGrant, type ReadGrant } from "@/lib/access/contract-grant";
import { Places, type Leave } from "@/lib/access/places";
import { requireStanding } from "@/lib/access/while-allowed";
import { eventsBetween, lastSequence } from "@/lib/audit/audit-store";
import type { AuditAction } from "@/lib/audit/schema";
import { clock } from "@/lib/platform/clock";
import { serverEnding } from "@/lib/platform/ending";
import { NEWS_TOPICS, type NewsDto, type NewsTopic } from "./news-schema";
import { noteGone, noteHere, peopleHere } from "./presence-store";

/** How often the database is polled, also for changes made on other nodes. */
const TICK_MS = 1_500;
const NOTED_EVERY_MS = 10_000;
/** A crashed node never records departures. */
const HERE_FOR_MS = 25_000;
/** Browsers reconnect by themselves, and this stays below any proxy's limit. */
const STREAM_MS = 10 * 60_000;
/** Connections kept open, per account and in total. */
const places = new Places({ each: 20, all: 2_000 });

const ACTION_TOPICS: Partial<Record<AuditAction, NewsTopic>> = {
  "contract.textRead": "text",
  "contract.saved": "text",
  "contract.restored": "text",
  "contract.versionNamed": "contract",
  "contract.renamed": "contract",
  "contract.typeChanged": "contract",
  "contract.reviewed": "contract",
  "contract.signed": "signed",
  "contract.reopened": "signed",
  "contract.wordsConfirmed": "contract",
  "signed.compared": "signed",
  "signed.settled": "signed",
  "signed.confirmed": "signed",
  "signed.removed": "signed",
  "round.sent": "rounds",
  "round.received": "rounds",
  "round.read": "rounds",
  "round.decided": "text",
  "round.taken": "text",
  "comment.added": "comments",
  "comment.resolved": "comments",
  "comment.reopened": "comments",
  "suggestion.accepted": "text",
  "suggestion.dismissed": "suggestions",
  "suggestion.reopened": "suggestions",
  "suggestion.proposed": "suggestions",
  "deadline.added": "dates",
  "deadline.confirmed": "dates",
  "deadline.changed": "dates",
  "deadline.done": "dates",
  "deadline.dismissed": "dates",
  "deadline.reopened": "dates",
  "deadline.deleted": "dates",
  "invitation.accepted": "people",
  "approval.asked": "approvals",
  "approval.answered": "approvals",
  "approval.withdrawn": "approvals",
};
const TOLD = Object.keys(ACTION_TOPICS) as AuditAction[];

/**
 * What happened to the contract since, and who has it open; the caller counts as having it open for a while.
 * @throws AppError `contractNotFound`. Source: B-14.4.
 */
export async function newsOfContract(actor: Actor, contractId: string, after: number | undefined): Promise<NewsDto> {
  const grant = await ContractGrant.request(actor, contractId, "read");
  await noteHere(grant, clock.now());
  return newsSince(grant, after ?? (await lastSequence(grant)));
}

/**
 * Streams the same whenever something is new, and `null` now and then, so that a dead connection is noticed. Ends with
 * `signal`, with the server, and by itself after ten minutes.
 * @throws AppError `contractNotFound`; `tooManyRequests` for more than 20 at once; midway `contractNotFound` or
 *   `signInRequired` as soon as the caller loses access
 */
export async function watchContract(
  actor: Actor,
  contractId: string,
  after: number | undefined,
  signal: AbortSignal,
): Promise<AsyncGenerator<NewsDto | null>> {
  const grant = await ContractGrant.request(actor, contractId, "read");
  const leave = places.take(actor.userId);
  signal.addEventListener("abort", leave, { once: true }); // also if it aborts before anything was requested
  return watched(grant, actor, { after, leave, ended: AbortSignal.any([signal, serverEnding.signal]) });
}

type Watch = { after: number | undefined; leave: Leave; ended: AbortSignal };

async function* watched(
  grant: ReadGrant,
  actor: Actor,
  { after, leave, ended }: Watch,
): AsyncGenerator<NewsDto | null> {
  const { contractId } = grant;
  try {
    const until = clock.now().getTime() + STREAM_MS;
    let notedAt = 0;
    let last = after ?? (await lastSequence(grant));
    let lastSent = "";
    for (let now = clock.now(); now.getTime() < until && !ended.aborted; now = clock.now()) {
      await requireStanding({ actor, contractId, ability: "read" });
      const isTimeToNote = now.getTime() - notedAt >= NOTED_EVERY_MS;
      if (isTimeToNote) {
        await noteHere(grant, now);
        notedAt = now.getTime();
      }
      const news = await newsSince(grant, last);
      const here = JSON.stringify(news.here);
      if (news.topics.length > 0 || here !== lastSent) yield news;
      else if (isTimeToNote) yield null;
      lastSent = here;
      last = news.last;
      await pause(TICK_MS, undefined, { signal: ended }).catch(() => undefined); // no one is waiting any more
    }
  } finally {
    leave();
    await noteGone(grant); // their other windows record it again
  }
}

async function newsSince(grant: ReadGrant, behind: number): Promise<NewsDto> {
  const [upTo, here] = await Promise.all([
    lastSequence(grant),
    peopleHere(grant, new Date(clock.now().getTime() - HERE_FOR_MS)),
  ]);
  const events = upTo > behind ? await eventsBetween(grant, { behind, upTo, actions: TOLD }) : [];
  const topics = new Set(events.map(({ action }) => ACTION_TOPICS[action as AuditAction]));
  return {
    last: Math.max(upTo, behind),
    topics: NEWS_TOPICS.filter((topic) => topics.has(topic)),
    by: [...new Set(events.map(({ actorName }) => actorName))].filter((name) => name !== "").reverse(),
    here,
  };
}
