/** Reminders and the calendar link over REST. Source: behaviour §27. */
import { apiFetch } from "@/components/forms/api";
import { goodAnswer } from "@/components/forms/good-answer";
import type { ChangeReminders, FeedDto, FeedLinkDto, RemindersDto } from "@/lib/deadlines/reminder-schema";

const REMINDERS = "/api/deadlines/reminders";
const FEED = "/api/deadlines/feed";

export const readReminders = () => answerOf<RemindersDto>(goodAnswer(REMINDERS));
export const readFeed = () => answerOf<FeedDto>(goodAnswer(FEED));

/** Null where it was not kept. */
export const changeReminders = (change: ChangeReminders) =>
  answerOf<RemindersDto>(
    sent(REMINDERS, { method: "PUT", headers: { "Content-Type": "application/json" }, body: JSON.stringify(change) }),
  );

export const makeFeed = () => answerOf<FeedLinkDto>(sent(FEED, { method: "POST" }));

export const revokeFeed = async () => (await sent(FEED, { method: "DELETE" })) !== null;

async function sent(path: string, init: RequestInit): Promise<Response | null> {
  const response = await apiFetch(path, init).catch(() => null);
  return response?.ok ? response : null;
}

async function answerOf<T>(answer: Promise<Response | null>): Promise<T | null> {
  const response = await answer;
  return response && ((await response.json()) as T); // our own API
}
