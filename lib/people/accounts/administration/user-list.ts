import "server-only";
import type { Actor } from "@/lib/access/actor";
import { AdminGrant } from "@/lib/access/admin-grant";
import { usageOfAll } from "@/lib/access/usage-store";
import { AppError } from "@/lib/errors";
import { foldedForSearch } from "@/lib/normalized";
import type { UserRow } from "@/lib/people/accounts/account-store";
import type { UserSort, UserState } from "@/lib/people/accounts/bounds";
import { USERS_PER_PAGE, type ListedUserDto, type UserListQuery } from "@/lib/people/accounts/schema";
import { whoHaveFactors } from "@/lib/people/accounts/second-factor/factor-store";
import { toDeactivation, toUserDto } from "@/lib/people/accounts/session/open-session";
import { usersPage, type UserCursor } from "./admin-store";

const BATCH = 2_000;

/**
 * With each one's usage, paged; newest first, or by `sort`, names in the reader's alphabet. `search` matches names and
 * e-mails, `state` tells open accounts from closed ones.
 * @throws AppError `forbidden`; `invalidInput` for a cursor of another order. Source: behaviour §18, §20, §21.
 */
export async function listUsers(
  actor: Actor,
  query: UserListQuery,
): Promise<{ items: ListedUserDto[]; nextCursor: string | null }> {
  const grant = AdminGrant.request(actor);
  const limit = query.limit ?? USERS_PER_PAGE;
  const order = toOrder(query.sort ?? "-created", actor.language);
  const after = query.cursor === undefined ? null : readCursor(query.cursor, order);
  const rows = await orderedUsers(grant, {
    ...{ search: query.search ?? "", state: query.state ?? "" },
    ...{ limit: limit + 1, order, after },
  });
  const last = rows[limit - 1];
  const shown = rows.slice(0, limit);
  const ids = shown.map(({ id }) => id);
  const [usage, careful] = await Promise.all([usageOfAll(ids), whoHaveFactors(ids)]);
  const items = shown.map((row) => ({
    ...toUserDto(row),
    usage: usage.get(row.id) ?? { usedBytes: 0, contracts: 0 },
    hasSecondFactor: careful.has(row.id),
    deactivation: toDeactivation(row),
  }));
  return { items, nextCursor: rows.length > limit && last ? writeCursor(last, order) : null };
}

type Order = { sort: UserSort; value: (user: UserRow) => string; compare: (one: Place, other: Place) => number };
/** Where an account stands in an order; kept in the cursor, so that the account itself may be gone by then. */
type Place = UserCursor & { value: string };

const VALUES: Readonly<Record<string, (user: UserRow) => string>> = {
  name: ({ name }) => name,
  email: ({ email }) => email,
  role: ({ systemRole }) => systemRole,
  created: ({ createdAt }) => createdAt.toISOString(),
};

function toOrder(sort: UserSort, language: string): Order {
  const sign = sort.startsWith("-") ? -1 : 1;
  const collator = new Intl.Collator(language);
  return {
    sort,
    value: VALUES[sort.replace("-", "")] ?? (() => ""),
    compare: (one, other) =>
      sign * collator.compare(one.value, other.value) ||
      other.createdAt.getTime() - one.createdAt.getTime() ||
      (one.userId < other.userId ? 1 : one.userId > other.userId ? -1 : 0),
  };
}

type Wanted = { search: string; state: UserState | ""; limit: number; order: Order; after: Place | null };

/** The newest come from the database in order; any other order is made here, as the databases know no alphabets. */
async function orderedUsers(grant: AdminGrant, { search, state, limit, order, after }: Wanted): Promise<UserRow[]> {
  if (order.sort === "-created") return usersMatching(grant, { search, state, limit, after });
  const rows = await usersMatching(grant, { search, state, limit: Number.MAX_SAFE_INTEGER, after: null });
  const places = rows.map((row) => ({ row, place: toPlace(row, order) }));
  return places
    .filter(({ place }) => after === null || order.compare(place, after) > 0)
    .toSorted((one, other) => order.compare(one.place, other.place))
    .slice(0, limit)
    .map(({ row }) => row);
}

function toPlace(user: UserRow, order: Order): Place {
  return { value: order.value(user), createdAt: user.createdAt, userId: user.id };
}

/** Compares names here, ignoring case, because the two databases fold Cyrillic differently. */
async function usersMatching(
  grant: AdminGrant,
  query: { search: string; state: UserState | ""; limit: number; after: UserCursor | null },
): Promise<UserRow[]> {
  const wanted = foldedForSearch(query.search);
  if (wanted === "" && query.limit <= BATCH) return usersPage(grant, query);
  const found: UserRow[] = [];
  let after = query.after;
  for (;;) {
    const batch = await usersPage(grant, { limit: BATCH, after, state: query.state });
    found.push(
      ...batch.filter(({ name, email }) => [name, email].some((text) => foldedForSearch(text).includes(wanted))),
    );
    const last = batch.at(-1);
    if (found.length >= query.limit || batch.length < BATCH || !last) return found.slice(0, query.limit);
    after = { createdAt: last.createdAt, userId: last.id };
  }
}

function writeCursor(user: UserRow, order: Order): string {
  const { value, createdAt, userId } = toPlace(user, order);
  const parts = order.sort === "-created" ? [] : [order.sort, value];
  return Buffer.from([createdAt.toISOString(), userId, ...parts].join("|")).toString("base64url");
}

/** @throws AppError `invalidInput` for anything that `writeCursor` did not write in this order */
function readCursor(text: string, order: Order): Place {
  const [at = "", userId = "", sort = "-created", ...value] = Buffer.from(text, "base64url").toString().split("|");
  const createdAt = new Date(at);
  if (Number.isNaN(createdAt.getTime()) || userId === "" || sort !== order.sort)
    throw new AppError("invalidInput", { issues: [{ path: "cursor", message: "cursor" }] });
  return { createdAt, userId, value: value.join("|") };
}
