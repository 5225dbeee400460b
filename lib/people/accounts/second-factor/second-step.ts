import "server-only";
import { requireCodeTry, forgiveCodes, forgiveLogins } from "@/lib/access/limit-counts";
import { recordInTransaction } from "@/lib/audit/audit";
import { ACCOUNTS_CHAIN } from "@/lib/audit/schema";
import { AppError } from "@/lib/errors";
import { inTransaction, type DatabaseClient } from "@/lib/platform/db";
import { holdAccount, userById, type UserRow } from "../account-store";
import { openSession, type Client } from "../session/open-session";
import type { SessionDto, SignInWay } from "../schema";
import { countTry, openChallenge, readChallenge, takeChallenge, type ChallengeRow } from "./challenge-store";
import { useCode, type CodeOwner } from "./codes";
import { findFactors } from "./factor-store";
import { queueSecurityLetter } from "./letters";
import { keepPasskeyUse, passkeyBehind } from "./passkey-answers";
import type { FactorWay } from "@/lib/people/accounts/bounds";
import type { PasskeyAnswer, SecondFactorInput, SecondStep } from "./schema";

/** Wrong codes per sign-in; after that, start again with the password. */
const TRIES = 5;
/** Strangers' wrong codes in a day before a warning: more than a user mistyping in two sign-ins. */
const TRIES_UNTIL_TOLD = 10;

/** How someone signs in, and whether that is still valid, checked in the transaction that holds the account's row. */
export type Shown = { way: SignInWay; stillHolds: (tx: DatabaseClient) => Promise<boolean> };

/**
 * Opens a session, unless the account has a second factor; in either case only if the proof is still valid in the same
 * transaction. @returns null if not: the password was just changed, or the account deleted.
 * @throws AppError `secondFactorRequired` with a `challenge` for five minutes, and the `ways` to answer it. Source:
 *   behaviour §2, B-5.10.
 */
export async function signInOrAsk(user: UserRow, client: Client, shown: Shown): Promise<SessionDto | null> {
  const next = await inTransaction(async (tx) => {
    if (!(await holdAccount(user.id, tx)) || !(await shown.stillHolds(tx))) return null;
    const step = await findSecondStep(user.id, tx);
    if (step) return { step };
    return { session: await openSession(user, { userAgent: client.userAgent, way: shown.way }, tx) };
  });
  if (next?.step) throw new AppError("secondFactorRequired", { besides: next.step });
  if (next) await forgiveLogins(user.email);
  return next && next.session;
}

async function findSecondStep(userId: string, tx: DatabaseClient): Promise<SecondStep | null> {
  const { hasApp, passkeys, recoveryCodes } = await findFactors(userId, tx);
  if (!hasApp && passkeys === 0) return null;
  const ways: FactorWay[] = [
    ...(hasApp ? (["app"] as const) : []),
    ...(passkeys > 0 ? (["passkey"] as const) : []),
    ...(recoveryCodes > 0 ? (["recoveryCode"] as const) : []),
  ];
  return { challenge: await openChallenge("secondFactor", { userId }, tx), ways };
}

/**
 * Takes six digits from the app or a recovery code, each valid once. @throws AppError `signInStepOver`,
 * `secondFactorWrong`, `tooManyRequests`. Source: behaviour §2.
 */
export async function finishSignIn({ challenge, code }: SecondFactorInput, client: Client): Promise<SessionDto> {
  const { step, user } = await stepAndUser(challenge);
  const codeOwner = { userId: user.id, email: user.email };
  const strangersTries = await requireCodeTry(codeOwner);
  if (!(await countTry(step.id, TRIES))) throw new AppError("signInStepOver");
  const owner = { userId: user.id, name: user.name, language: client.language ?? "en" };
  const session = await enter(challenge, user, async (tx) => {
    const factor = await useCode(owner, code, tx);
    return factor && openSession(user, { userAgent: client.userAgent, factor }, tx);
  });
  if (session === null) return refuseCode(owner, strangersTries);
  await forgiveCodes(codeOwner);
  await forgiveLogins(user.email);
  return session;
}

/** Records it; and after that many tries someone knows the password, so warn its owner, once a day. */
async function refuseCode(owner: CodeOwner, strangersTries: number): Promise<never> {
  await inTransaction(async (tx) => {
    if (strangersTries === TRIES_UNTIL_TOLD)
      await queueSecurityLetter(owner.userId, { about: "codesGuessed" }, owner.language, tx);
    const event = { chain: ACCOUNTS_CHAIN, action: "account.secondFactorFailed", detail: {} } as const;
    await recordInTransaction({ userId: owner.userId, name: owner.name }, event, tx);
  });
  throw new AppError("secondFactorWrong");
}

/** @throws AppError `signInStepOver`, `passkeyRefused` */
export async function finishSignInByPasskey(
  { challenge, passkey }: { challenge: string; passkey: PasskeyAnswer },
  client: Client,
): Promise<SessionDto> {
  const { user } = await stepAndUser(challenge);
  const signed = await passkeyBehind(passkey, "passkeySecondFactor", user.id);
  const session = await enter(challenge, user, async (tx) => {
    await keepPasskeyUse(signed, tx);
    return openSession(user, { userAgent: client.userAgent, factor: "passkey" }, tx);
  });
  await forgiveLogins(user.email);
  return session;
}

/**
 * A passkey that verified its user, for example by fingerprint, is both factors at once. @throws AppError
 * `passkeyRefused`
 */
export async function signInByPasskey({ passkey }: { passkey: PasskeyAnswer }, client: Client): Promise<SessionDto> {
  const signed = await passkeyBehind(passkey, "passkeySignIn", null);
  const user = await userById(signed.passkey.userId);
  if (!user) throw new AppError("passkeyRefused"); // deleted just now
  const session = await inTransaction(async (tx) => {
    await holdAccount(user.id, tx);
    await keepPasskeyUse(signed, tx);
    return openSession(user, { userAgent: client.userAgent, way: "passkey" }, tx);
  });
  await forgiveLogins(user.email);
  return session;
}

async function stepAndUser(challenge: string): Promise<{ step: ChallengeRow; user: UserRow }> {
  const step = await readChallenge("secondFactor", challenge);
  const user = step?.userId ? await userById(step.userId) : null;
  if (!step || !user) throw new AppError("signInStepOver");
  return { step, user };
}

/**
 * Ends the sign-in step together with what it opens, unless that is null: a wrong code leaves the step open. A new
 * password ends all open steps, so an open step means that the first one is still valid.
 */
function enter<S extends SessionDto | null>(
  challenge: string,
  user: UserRow,
  open: (tx: DatabaseClient) => Promise<S>,
): Promise<S> {
  return inTransaction(async (tx) => {
    await holdAccount(user.id, tx);
    const opened = await open(tx);
    // someone was faster with the same one, or it ended meanwhile
    if (opened && !(await takeChallenge("secondFactor", challenge, tx))) throw new AppError("signInStepOver");
    return opened;
  });
}
