/** The reader's notifications over REST. Source: behaviour §14. */
import { apiFetch, withToken, goodAnswer } from "@/components/forms/api";
import type { LetterTime } from "@/lib/people/notifications/kinds";
import type { NotificationSettingsDto, UnreadDto } from "@/lib/people/notifications/schema";

const ROOT = "/api/notifications";
const SETTINGS = `${ROOT}/settings`;

export const LIST = `${ROOT}?limit=20`;
export const UNREAD_LIST = `${LIST}&unread=true`;

const READ = "notifications-read";

/** Announces on this page that something was marked read or unread: the bell counts again. */
export const tellRead = (): void => void window.dispatchEvent(new Event(READ));

/** @returns a function to stop */
export function onRead(action: () => void): () => void {
  window.addEventListener(READ, action);
  return () => window.removeEventListener(READ, action);
}

/** Polled in the background, so don't redirect users who were signed out. Null without a good answer. */
export async function readUnread(): Promise<number | null> {
  try {
    const response = await fetch(`${ROOT}/unread`, withToken());
    return response.ok ? ((await response.json()) as UnreadDto).count : null; // our own API
  } catch {
    return null; // no connection: the next poll retries
  }
}

/** Each returns whether it succeeded. */
export const markRead = (id: string, read: boolean) => sent(`${ROOT}/${encodeURIComponent(id)}`, "PATCH", { read });
export const markAllRead = (upTo: string) => sent(`${ROOT}/read`, "POST", { upTo });
export const keepLetterTime = (mail: LetterTime) => sent(SETTINGS, "PUT", { mail });

export async function readLetterTime(): Promise<NotificationSettingsDto | null> {
  const response = await goodAnswer(SETTINGS);
  return response && ((await response.json()) as NotificationSettingsDto); // our own API
}

async function sent(path: string, method: "PATCH" | "POST" | "PUT", body: object): Promise<boolean> {
  const headers = { "Content-Type": "application/json" };
  const response = await apiFetch(path, { method, headers, body: JSON.stringify(body) }).catch(() => null);
  return response?.ok ?? false;
}
