import "server-only";
import type { Actor } from "@/lib/access/actor";
import { recordAtOnce } from "@/lib/audit/audit";
import { ACCOUNTS_CHAIN } from "@/lib/audit/schema";
import { maskedLogin } from "@/lib/audit/masked-login";
import { AppError } from "@/lib/errors";
import type { DatabaseClient } from "@/lib/platform/db";
import { credentialsOf, userById } from "./account-store";
import { toUserDto, type Client } from "./open-session";
import { isPassword } from "./passwords";
import type { Login, SessionDto, UserDto } from "./schema";
import { signInOrAsk } from "./second-factor/second-step";

/**
 * Opens a session, or asks for the second factor. Unknown addresses and wrong passwords give the same answer in the
 * same time.
 * @throws AppError `invalidCredentials`, `secondFactorRequired`. Source: B-2.12, B-21.1.
 */
export async function signIn(login: Login, client: Client): Promise<SessionDto> {
  const account = await credentialsOf(login.email);
  const isRight = await isPassword(login.password, account?.passwordHash ?? null);
  if (!account || !isRight) {
    const email = account ? login.email : maskedLogin(login.email);
    await recordAtOnce(null, {
      chain: ACCOUNTS_CHAIN,
      action: "account.signInFailed",
      detail: { email, userId: account?.id ?? null },
    });
    throw new AppError("invalidCredentials");
  }
  const user = await userById(account.id);
  if (!user) throw new AppError("invalidCredentials"); // deleted in this moment
  return signInOrAsk(user, client, "password");
}

/** The caller's own account; with `client`, as the transaction leaves it. Source: B-21.2. */
export async function profileOf(actor: Actor, client?: DatabaseClient): Promise<UserDto> {
  const user = await userById(actor.userId, client);
  if (!user) throw new AppError("signInRequired");
  return toUserDto(user);
}
