/**
 * What a guest's page asks of the server, at the bare addresses: the cookie of a code goes there only. No session goes
 * along, also where somebody is signed in. Source: behaviour §41.
 */
import { readFailure } from "@/components/forms/api";
import { saveFile } from "@/components/forms/download";
import type { Done } from "@/components/forms/sent";
import type { Language } from "@/lib/copy/languages";
import type { GuestReceiptDto, GuestReply, GuestViewDto } from "@/lib/exchange/guests/schema";

export type GuestLinkAt = { token: string; language: Language };

const guestUrl = ({ token }: GuestLinkAt, rest = "") => `/guest/${encodeURIComponent(token)}${rest}`;

async function ask<T>(at: GuestLinkAt, rest: string, init: RequestInit = {}): Promise<Done<T>> {
  const headers = { Accept: "application/json", "Accept-Language": at.language, ...init.headers };
  const response = await fetch(guestUrl(at, rest), { ...init, headers, cache: "no-store" }).catch(() => null);
  if (!response) return { ok: false, message: "", code: "noAnswer" };
  if (!response.ok) return { ok: false, ...(await readFailure(response)) };
  return { ok: true, answer: (await response.json()) as T }; // our own API
}

const json = (body: object): RequestInit => {
  return { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) };
};

export const readGuestView = (at: GuestLinkAt) => ask<GuestViewDto>(at, "");
export const sendReply = (at: GuestLinkAt, body: Omit<GuestReply, "comments"> & { comments: object[] }) =>
  ask<GuestReceiptDto>(at, "/replies", json(body));
export const enterCode = (at: GuestLinkAt, code: string) => ask<{ endsAt: string }>(at, "/code", json({ code }));

export function sendFile(at: GuestLinkAt, file: File, { replyId, name }: { replyId: string; name: string }) {
  const query = new URLSearchParams({ replyId, name, fileName: file.name.slice(-255) });
  return ask<GuestReceiptDto>(at, `/files?${query}`, {
    method: "PUT",
    headers: { "Content-Type": "application/octet-stream" },
    body: file,
  });
}

/** @returns whether it was downloaded */
export async function downloadSent(at: GuestLinkAt, fileName: string): Promise<boolean> {
  const response = await fetch(guestUrl(at, "/file"), { cache: "no-store" }).catch(() => null);
  const bytes = response?.ok ? await response.blob().catch(() => null) : null;
  if (bytes) saveFile(bytes, fileName);
  return bytes !== null;
}
