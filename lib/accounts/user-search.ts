import "server-only";
import type { AdminGrant } from "@/lib/access/admin-grant";
import { AppError } from "@/lib/errors";
import { normalized } from "@/lib/normalized";
import type { UserRow } from "./account-store";
import { usersPage, type UserCursor } from "./admin-store";

const BATCH = 2_000;

/** Names are compared here, whatever their case, because neither database folds Cyrillic alike. */
export async function usersMatching(
  grant: AdminGrant,
  query: { search: string; limit: number; after: UserCursor | null },
): Promise<UserRow[]> {
  const wanted = folded(query.search);
  if (wanted === "") return usersPage(grant, { limit: query.limit, after: query.after });
  const found: UserRow[] = [];
  let after = query.after;
  for (;;) {
    const batch = await usersPage(grant, { limit: BATCH, after });
    found.push(...batch.filter(({ name, email }) => folded(name).includes(wanted) || folded(email).includes(wanted)));
    const last = batch.at(-1);
    if (found.length >= query.limit || batch.length < BATCH || !last) return found.slice(0, query.limit);
    after = { createdAt: last.createdAt, userId: last.id };
  }
}

function folded(text: string): string {
  return normalized(text, "NFKC").toLowerCase().replace(/\s+/g, " ").trim();
}

export function writeUserCursor(user: UserRow): string {
  return Buffer.from(`${user.createdAt.toISOString()}|${user.id}`).toString("base64url");
}

/** @throws AppError `invalidInput` for anything that `writeUserCursor` did not write */
export function readUserCursor(text: string): UserCursor {
  const [at = "", userId = ""] = Buffer.from(text, "base64url").toString().split("|");
  const createdAt = new Date(at);
  if (Number.isNaN(createdAt.getTime()) || userId === "")
    throw new AppError("invalidInput", { issues: [{ path: "cursor", message: "cursor" }] });
  return { createdAt, userId };
}
