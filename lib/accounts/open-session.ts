import "server-only";
import { SYSTEM_ROLES } from "@/lib/access/actor";
import { forgiveLogins } from "@/lib/access/limit-counts";
import { recordAtOnce } from "@/lib/audit/audit";
import { ACCOUNTS_CHAIN } from "@/lib/audit/schema";
import type { Language } from "@/lib/copy/languages";
import type { UserRow } from "./account-store";
import type { SessionDto, SignInWay, UserDto } from "./schema";
import type { FactorWay } from "./second-factor/bounds";
import { startSession } from "./session";

/** The browser or program that asks, and the language that it would like. */
export type Client = { userAgent: string; language?: Language };

/** Opens the session of somebody who has shown all that their account asks for, and records how. */
export async function openSession(
  user: UserRow,
  client: Client,
  how: { way?: SignInWay; factor?: FactorWay },
): Promise<SessionDto> {
  await forgiveLogins(user.email);
  const { token } = await startSession(user.id, client.userAgent);
  await recordAtOnce(
    { userId: user.id, name: user.name },
    { chain: ACCOUNTS_CHAIN, action: "account.signedIn", detail: how },
  ); // before anybody has the token
  return { access_token: token, user: toUserDto(user) };
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
