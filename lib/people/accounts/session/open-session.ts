import "server-only";
import { SYSTEM_ROLES } from "@/lib/access/actor";
import { recordInTransaction } from "@/lib/audit/audit";
import { ACCOUNTS_CHAIN } from "@/lib/audit/schema";
import type { Language } from "@/lib/copy/languages";
import type { DatabaseClient } from "@/lib/platform/db";
import type { UserRow } from "@/lib/people/accounts/account-store";
import type { SessionDto, SignInWay, UserActivityDto, UserDto } from "@/lib/people/accounts/schema";
import type { FactorWay } from "@/lib/people/accounts/bounds";
import { startSession } from "./session";

/** The browser or program making the request, and its preferred language. */
export type Client = { userAgent: string; language?: Language };

/**
 * Opens a session for someone who has passed everything their account requires, and records how; in the transaction
 * that found the proof still valid. Source: B-5.10.
 */
export async function openSession(
  user: UserRow,
  { userAgent, ...how }: { userAgent: string; way?: SignInWay; factor?: FactorWay },
  tx: DatabaseClient,
): Promise<SessionDto> {
  const { token } = await startSession(user.id, userAgent, tx);
  await recordInTransaction(
    { userId: user.id, name: user.name },
    { chain: ACCOUNTS_CHAIN, action: "account.signedIn", detail: how },
    tx,
  );
  return { access_token: token, user: toUserDto(user) };
}

/** Null for an open account. Source: B-18.14. */
export function toDeactivation(row: UserRow): UserActivityDto["deactivation"] {
  if (!row.deactivatedAt) return null;
  const isByHand = row.deactivatedBy === "administrator";
  const by = isByHand ? ("administrator" as const) : ("directory" as const);
  return { at: row.deactivatedAt.toISOString(), by, name: isByHand ? row.deactivatedByName : null };
}

export function toUserDto(row: UserRow): UserDto {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    emailVerified: row.emailVerifiedAt !== null || row.emailVouchedAt !== null,
    systemRole: SYSTEM_ROLES.find((role) => role === row.systemRole) ?? "user",
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}
