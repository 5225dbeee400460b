import "server-only";
import type { Actor } from "@/lib/access/actor";
import { recordAtOnce } from "@/lib/audit/audit";
import { ACCOUNTS_CHAIN } from "@/lib/audit/schema";
import { maskedLogin } from "@/lib/audit/masked-login";
import { AppError } from "@/lib/errors";
import type { DatabaseClient } from "@/lib/platform/db";
import { findCredentials, holdAccount, userById } from "@/lib/people/accounts/account-store";
import { toUserDto, type Client } from "./open-session";
import { isPassword } from "@/lib/people/accounts/password/passwords";
import type { Login, SessionDto, UserDto } from "@/lib/people/accounts/schema";
import { signInOrAsk } from "@/lib/people/accounts/second-factor/second-step";

/**
 * Opens a session, or asks for the second factor. Unknown addresses, wrong passwords and passwords changed just now
 * give the same answer, the first two in the same time.
 * @throws AppError `invalidCredentials`, `secondFactorRequired`. Source: B-2.12, B-21.1.
 */
export async function signIn(login: Login, client: Client): Promise<SessionDto> {
  const account = await findCredentials(login.email);
  const isRight = await isPassword(login.password, account?.passwordHash ?? null);
  const user = account && isRight ? await userById(account.id) : null;
  if (!account || !user) return refuse(login, account);
  const shown = {
    way: "password",
    stillHolds: (tx: DatabaseClient) => holdAccount(account.id, tx, account.passwordHash),
  } as const;
  return (await signInOrAsk(user, client, shown)) ?? refuse(login, account);
}

async function refuse(login: Login, account: { id: string } | null): Promise<never> {
  const email = account ? login.email : maskedLogin(login.email);
  await recordAtOnce(null, {
    chain: ACCOUNTS_CHAIN,
    action: "account.signInFailed",
    detail: { email, userId: account?.id ?? null },
  });
  throw new AppError("invalidCredentials");
}

/** The caller's own account; with `client`, as the transaction leaves it. Source: B-21.2. */
export async function getProfile(actor: Actor, client?: DatabaseClient): Promise<UserDto> {
  const user = await userById(actor.userId, client);
  if (!user) throw new AppError("signInRequired");
  return toUserDto(user);
}
