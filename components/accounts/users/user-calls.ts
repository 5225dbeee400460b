import { z } from "zod";
import { apiFetch } from "@/components/forms/api";
import { SYSTEM_ROLES } from "@/lib/access/actor";
import type { ListedUserDto } from "@/lib/accounts/schema";

/** Users shown at once; more come on demand. */
export const USERS_SHOWN = 50;

export type UserPage = { items: ListedUserDto[]; nextCursor: string | null };

const userShape = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  systemRole: z.enum(SYSTEM_ROLES),
  createdAt: z.string(),
  updatedAt: z.string(),
  usage: z.object({ usedBytes: z.number(), contracts: z.number() }),
  hasSecondFactor: z.boolean(),
});

/** One page of users by `GET /admin/users`; null when it can't be had. Never throws. */
export async function readUsers(query: { search: string; cursor: string | null }): Promise<UserPage | null> {
  const parameters = new URLSearchParams({ limit: String(USERS_SHOWN) });
  if (query.search !== "") parameters.set("search", query.search);
  if (query.cursor !== null) parameters.set("cursor", query.cursor);
  const response = await apiFetch(`/api/admin/users?${parameters}`).catch(() => null);
  if (!response?.ok) return null;
  const items = z.array(userShape).safeParse(await response.json().catch(() => null)).data;
  return items ? { items, nextCursor: cursorIn(response.headers.get("link")) } : null;
}

function cursorIn(link: string | null): string | null {
  const next = /<([^>]*)>;\s*rel="next"/.exec(link ?? "")?.[1];
  return next === undefined ? null : new URLSearchParams(next.slice(next.indexOf("?"))).get("cursor");
}
