import { apiFetch } from "@/components/forms/api";
import { isFlag, isArrayWith, isNumber, isAmong, isShape, isText, type Is } from "@/components/forms/shape";
import { SYSTEM_ROLES } from "@/lib/access/actor";
import type { UserSort, UserState } from "@/lib/people/accounts/bounds";
import type { ListedUserDto } from "@/lib/people/accounts/schema";

/** Users shown at first; more on demand. */
export const USERS_SHOWN = 50;

/** What the list is sorted by until a column's head is pressed. */
export const NEWEST_FIRST: UserSort = "-created";

export type UserQuestion = { search: string; state: UserState | ""; sort: UserSort; cursor: string | null };
export type UserPage = { items: ListedUserDto[]; nextCursor: string | null };

const CLOSERS = ["directory", "administrator"] as const;
const isNull =
  <T>(is: Is<T>): Is<T | null> =>
  (value): value is T | null =>
    value === null || is(value);
const isUser = isShape<ListedUserDto>({
  id: isText,
  name: isText,
  email: isText,
  emailVerified: isFlag,
  systemRole: isAmong(SYSTEM_ROLES),
  createdAt: isText,
  updatedAt: isText,
  usage: isShape({ usedBytes: isNumber, contracts: isNumber }),
  hasSecondFactor: isFlag,
  deactivation: isNull(isShape({ at: isText, by: isAmong(CLOSERS), name: isNull(isText) })),
});
const isUserList = isArrayWith(isUser);

/** One page of users from `GET /admin/users`; null if unavailable. Never throws. */
export async function readUsers(query: UserQuestion): Promise<UserPage | null> {
  const parameters = new URLSearchParams({ limit: String(USERS_SHOWN) });
  if (query.sort !== NEWEST_FIRST) parameters.set("sort", query.sort);
  if (query.state !== "") parameters.set("state", query.state);
  if (query.search !== "") parameters.set("search", query.search);
  if (query.cursor !== null) parameters.set("cursor", query.cursor);
  const response = await apiFetch(`/api/admin/users?${parameters}`).catch(() => null);
  if (!response?.ok) return null;
  const items: unknown = await response.json().catch(() => null);
  return isUserList(items) ? { items, nextCursor: cursorIn(response.headers.get("link")) } : null;
}

function cursorIn(link: string | null): string | null {
  const next = /<([^>]*)>;\s*rel="next"/.exec(link ?? "")?.[1];
  return next === undefined ? null : new URLSearchParams(next.slice(next.indexOf("?"))).get("cursor");
}
