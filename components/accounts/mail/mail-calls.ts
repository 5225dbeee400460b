/** Reads of outgoing mail over REST. A failure is null. Source: behaviour §23. */
import { apiFetch } from "@/components/forms/api";
import { nextPage } from "@/components/forms/good-answer";
import type { MailDto } from "@/lib/accounts/schema";

export const MAIL_PATH = "/api/admin/mail";
export type MailPage = { items: MailDto[]; next: string | null };

/** A page of letters, newest first. `next` is the address of the following page, or null at the end. */
export async function readMails(path: string): Promise<MailPage | null> {
  const response = await apiFetch(path).catch(() => null);
  if (!response?.ok) return null;
  // our own API: its shape is what `schema.ts` says
  const items = (await response.json().catch(() => null)) as MailDto[] | null;
  return items && { items, next: nextPage(response.headers.get("Link")) };
}
