import "server-only";
import { SYSTEM_ROLES, type Actor } from "@/lib/access/actor";
import { forgiveLogins } from "@/lib/access/limits";
import { recordApart } from "@/lib/audit/audit";
import { ACCOUNTS_CHAIN } from "@/lib/audit/schema";
import { maskedLogin } from "@/lib/audit/masked-login";
import { AppError } from "@/lib/errors";
import type { DatabaseClient } from "@/lib/platform/db";
import { credentialsOf, userById, type UserRow } from "./account-store";
import { isPassword } from "./passwords";
import type { Login, SessionDto, UserDto } from "./schema";
import { startSession } from "./session";

export type Client = { userAgent: string };

/**
 * Checks an address and a password and opens a session. The answer, and the time it takes, are the same for an unknown
 * address and a wrong password.
 * @throws AppError `invalidCredentials`. Source: spec §7, §8.
 */
export async function signIn(login: Login, client: Client): Promise<SessionDto> {
  const account = await credentialsOf(login.email);
  const isRight = await isPassword(login.password, account?.passwordHash ?? null);
  if (!account || !isRight) {
    const email = account ? login.email : maskedLogin(login.email);
    await recordApart(null, { chain: ACCOUNTS_CHAIN, action: "account.signInFailed", detail: { email, userId: account?.id ?? null } });
    throw new AppError("invalidCredentials");
  }
  const user = await userById(account.id);
  if (!user) throw new AppError("invalidCredentials"); // deleted in this moment
  await forgiveLogins(login.email);
  const { token } = await startSession(user.id, client.userAgent);
  await recordApart({ userId: user.id, name: user.name }, { chain: ACCOUNTS_CHAIN, action: "account.signedIn", detail: {} }); // before anybody has the token
  return { access_token: token, user: toUserDto(user) };
}

/** The caller's own account; with `client`, as the transaction leaves it. Source: spec §7 `GET /auth/profile`. */
export async function profileOf(actor: Actor, client?: DatabaseClient): Promise<UserDto> {
  const user = await userById(actor.userId, client);
  if (!user) throw new AppError("signInRequired");
  return toUserDto(user);
}

export function toUserDto(row: UserRow): UserDto {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    emailVerified: row.emailVerifiedAt !== null,
    systemRole: SYSTEM_ROLES.find((role) => role === row.systemRole) ?? "user",
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}
