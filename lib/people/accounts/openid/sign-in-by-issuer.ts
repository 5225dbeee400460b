import "server-only";
import type { Actor } from "@/lib/access/actor";
import { recordInTransaction, recordAtOnce } from "@/lib/audit/audit";
import { ACCOUNTS_CHAIN } from "@/lib/audit/schema";
import type { Language } from "@/lib/copy/languages";
import { AppError, type ErrorKey } from "@/lib/errors";
import { clock } from "@/lib/platform/clock";
import { inTransaction, isOrphan, isUniqueViolation, type DatabaseClient } from "@/lib/platform/db";
import { env } from "@/lib/platform/env";
import { countUsers, findCredentials, holdAccount, userById, type UserRow } from "../account-store";
import { proveAddress } from "../address/proven-address";
import type { Client } from "../session/open-session";
import { addAccount, recordRegistration } from "../register";
import { asAccountName, email as emailShape, type SessionDto } from "../schema";
import { queueSecurityLetter } from "../second-factor/letters";
import { signInOrAsk } from "../second-factor/second-step";
import { renewedToken } from "../session/session";
import { findConfirmation } from "../session/session-store";
import { getProfile } from "../session/sign-in";
import type { IssuerClaims } from "./issuer";
import { findIdentity, insertIdentity, isUnopened, markIdentityUsed } from "./identity-store";

/** A session begun this soon after its account was opened with it. */
const NEWCOMER_MS = 60_000;

/**
 * Signs in by a link, by an address that both the issuer vouches for and the account has proven, by one for which a
 * directory made an account that nobody has opened yet, or as a new user; never by an unverified address. Asks for the
 * account's own second factor.
 * @throws AppError `identityUnverified`, `identityAddressUnproven`, `registrationClosed`, `setupCodeWrong`,
 *   `secondFactorRequired`, `openIdFailed` after a race. Source: behaviour §4, B-2.4.
 */
export async function signInByIssuer(claims: IssuerClaims, client: Client): Promise<SessionDto> {
  const known = await findIdentity(claims);
  const user = known ? await userById(known.userId) : await linkedOrNew(claims, client);
  const { issuer, subject } = claims;
  const session =
    user &&
    (await signInOrAsk(user, client, {
      way: "openid",
      stillHolds: (tx) => markIdentityUsed({ issuer, subject, userId: user.id }, clock.now(), tx),
    }));
  if (!session) throw new AppError("openIdFailed"); // deleted or unlinked just now
  return session;
}

/**
 * The session behind the browser's cookie, for its storage. Tells whoever opened the first account this way that it is
 * the administrator's.
 */
export async function currentSession(actor: Actor): Promise<SessionDto> {
  const [access_token, user, session] = [
    await renewedToken(actor),
    await getProfile(actor),
    await findConfirmation(actor),
  ];
  const isNewcomer = session !== null && session.createdAt.getTime() - new Date(user.createdAt).getTime() < NEWCOMER_MS;
  return { access_token, user, ...(isNewcomer && actor.systemRole === "admin" ? { becameAdministrator: true } : {}) };
}

async function linkedOrNew(claims: IssuerClaims, client: Client): Promise<UserRow> {
  const email = emailShape.safeParse(claims.email).data;
  if (email === undefined || !claims.isEmailVerified) return refuse(claims, "identityUnverified");
  const account = await findCredentials(email);
  const user = account && (await userById(account.id));
  if (user && user.emailVerifiedAt === null && !(await isUnopened(user.id)))
    return refuse(claims, "identityAddressUnproven");
  // As with a password, an empty installation lets its first user in, whatever the setting.
  if (!user && env.REGISTRATION === "invite" && (await countUsers()) > 0) return refuse(claims, "registrationClosed");
  try {
    return await (user ? link(user, claims, client) : addPerson({ ...claims, email }));
  } catch (cause) {
    // Two tries by the same person at once, or the account is gone: the next try sees the current state.
    if (isUniqueViolation(cause) || isOrphan(cause)) throw new AppError("openIdFailed", { cause });
    throw cause;
  }
}

function link(user: UserRow, { issuer, subject }: IssuerClaims, { language = "en" }: Client): Promise<UserRow> {
  return inTransaction(async (tx) => {
    if (user.emailVerifiedAt === null) await proveUnopened(user.id, language, tx);
    await insertIdentity({ userId: user.id, issuer, subject, email: user.email }, clock.now(), tx);
    await queueSecurityLetter(user.id, { about: "identityLinked", issuer }, language, tx);
    await recordInTransaction(
      { userId: user.id, name: user.name },
      { chain: ACCOUNTS_CHAIN, action: "account.identityLinked", detail: { issuer, email: user.email } },
      tx,
    );
    return (await userById(user.id, tx)) ?? user; // perhaps proven just now
  });
}

/** The first way into an account that a directory made; a letter's link may have been faster. Source: B-38.3. */
async function proveUnopened(userId: string, language: Language, tx: DatabaseClient): Promise<void> {
  await holdAccount(userId, tx);
  if (!(await isUnopened(userId, tx))) throw new AppError("openIdFailed");
  await proveAddress(userId, { by: "issuer", inSession: null, language }, tx);
}

function addPerson({ issuer, subject, email, name }: IssuerClaims & { email: string }): Promise<UserRow> {
  return inTransaction(async (tx) => {
    const user = await addAccount(
      { name: asAccountName(name) || email, email, emailVerifiedAt: clock.now(), passwordHash: "" },
      tx,
    );
    await insertIdentity({ userId: user.id, issuer, subject, email }, clock.now(), tx);
    await recordRegistration(user, tx);
    await recordInTransaction(
      { userId: user.id, name: user.name },
      { chain: ACCOUNTS_CHAIN, action: "account.identityLinked", detail: { issuer, email } },
      tx,
    );
    return user;
  });
}

async function refuse({ issuer, email }: IssuerClaims, reason: ErrorKey): Promise<never> {
  await recordAtOnce(null, {
    chain: ACCOUNTS_CHAIN,
    action: "account.identityRefused",
    detail: { issuer, email: emailShape.safeParse(email).data ?? "", reason },
  });
  throw new AppError(reason);
}
