/** Webhooks for tests: a receiver that is asked what to answer, and the queue run without waiting. */
import { vi } from "vitest";
import type { Actor } from "@/lib/access/actor";
import { WEBHOOK_EVENTS, type WebhookEventType } from "@/lib/audit/announced";
import { clock } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db";
import type { Post, Posted, Poster } from "@/lib/platform/posting/port";
import { sendWebhook } from "@/lib/webhooks/sending";
import { spreadWebhooks } from "@/lib/webhooks/spreading";
import { createWebhook } from "@/lib/webhooks/webhooks";

export const URL_OF_HOOK = "https://hooks.example/in";

/** Takes everything, unless told otherwise, and remembers it. */
export function receiver(answer: (post: Post) => Posted | Promise<Posted> = () => ({ status: 204 })) {
  const taken: Post[] = [];
  const poster: Poster = {
    async post(message) {
      taken.push(message);
      return answer(message);
    },
  };
  const bodies = () =>
    taken.map(({ body }) => JSON.parse(body) as { type: string; timestamp: string; data: Record<string, unknown> });
  return { taken, poster, bodies, types: () => bodies().map(({ type }) => type) };
}

const never = () => new AbortController().signal;

/** Runs what is due of webhooks, as the queue does, until nothing is. */
export async function runWebhooks(poster: Poster): Promise<number> {
  for (let count = 0; ;) {
    const due = await db.job.findMany({
      where: { name: { in: ["spreadWebhooks", "sendWebhook"] }, doneAt: null, runAt: { lte: clock.now() } },
      orderBy: [{ turn: "asc" }, { runAt: "asc" }, { id: "asc" }],
    });
    if (due.length === 0) return count;
    for (const { id, name, payload } of due) {
      const ids = JSON.parse(payload) as { batchId: string; deliveryId: string; turn: number };
      if (name === "spreadWebhooks") await spreadWebhooks(ids.batchId);
      else await sendWebhook(ids, { poster, limit: never });
      await db.job.update({ where: { id }, data: { doneAt: clock.now() } });
      count += 1;
    }
  }
}

export const hookOf = (actor: Actor, events: readonly WebhookEventType[] = WEBHOOK_EVENTS, url = URL_OF_HOOK) =>
  createWebhook(actor, { url, events: [...events] });

/** Stops the product's clock at a moment, to be moved by the test. */
export function stopClock(start: string): { pass: (ms: number) => void } {
  let now = Date.parse(start);
  vi.spyOn(clock, "now").mockImplementation(() => new Date(now));
  return { pass: (ms) => void (now += ms) };
}
