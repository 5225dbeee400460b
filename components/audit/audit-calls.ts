/** Reads of the audit trail over REST. A failure is null. Source: behaviour §18. */
import { apiFetch } from "@/components/forms/api";
import { downloadName, saveFile } from "@/components/forms/download";
import { nextPage } from "@/components/forms/good-answer";
import type { AuditEventDto } from "@/lib/audit/schema";

/** Where a trail is read: a contract's, or the accounts'. */
export const accountsTrail = "/api/admin/audit";

export function contractTrail(contractId: string): string {
  return `/api/contracts/${encodeURIComponent(contractId)}/activity`;
}

export type EventPage = { items: AuditEventDto[]; next: string | null };

/** A page of events, newest first. `next` is the address of the following page, or null at the end. */
export async function readEvents(path: string): Promise<EventPage | null> {
  const response = await apiFetch(path).catch(() => null);
  if (!response?.ok) return null;
  // our own API: its shape is what `schema.ts` says
  const items = (await response.json().catch(() => null)) as AuditEventDto[] | null;
  return items && { items, next: nextPage(response.headers.get("Link")) };
}

/** Downloads a whole trail as a table. Says whether there was one. */
export async function downloadEvents(trail: string, fallbackName: string): Promise<boolean> {
  const response = await apiFetch(`${trail}?format=csv`).catch(() => null);
  const bytes = response?.ok ? await response.blob().catch(() => null) : null;
  if (!response || !bytes) return false;
  saveFile(
    bytes,
    downloadName(response.headers.get("Content-Disposition"), { contractName: fallbackName, format: "csv" }),
  );
  return true;
}
