import "server-only";
import { demandCodeTry, forgiveCodes } from "@/lib/access/limit-counts";
import { recordAtOnce } from "@/lib/audit/audit";
import { ACCOUNTS_CHAIN } from "@/lib/audit/schema";
import { AppError } from "@/lib/errors";
import { userById, type UserRow } from "../account-store";
import { openSession, type Client } from "../open-session";
import type { SessionDto, SignInWay } from "../schema";
import { countTry, openChallenge, readChallenge, takeChallenge, type ChallengeRow } from "./challenge-store";
import { useCode } from "./codes";
import { factorsOf } from "./factor-store";
import { passkeyBehind } from "./passkey-answers";
import type { FactorWay } from "./bounds";
import type { PasskeyAnswer, SecondFactorInput, SecondStep } from "./schema";

/** Wrong codes that one log-in takes; then it begins anew with the password. */
const TRIES = 5;

/**
 * Opens a session, unless the account has a second factor.
 * @throws AppError `secondFactorRequired` with a `challenge` for five minutes, and the `ways` to answer it. Source:
 *   behaviour §2.
 */
export async function signInOrAsk(user: UserRow, client: Client, way: SignInWay): Promise<SessionDto> {
  const step = await secondStepOf(user.id);
  if (step) throw new AppError("secondFactorRequired", { besides: step });
  return openSession(user, client, { way });
}

async function secondStepOf(userId: string): Promise<SecondStep | null> {
  const { hasApp, passkeys, recoveryCodes } = await factorsOf(userId);
  if (!hasApp && passkeys === 0) return null;
  const ways: FactorWay[] = [
    ...(hasApp ? (["app"] as const) : []),
    ...(passkeys > 0 ? (["passkey"] as const) : []),
    ...(recoveryCodes > 0 ? (["recoveryCode"] as const) : []),
  ];
  return { challenge: await openChallenge("secondFactor", { userId }), ways };
}

/**
 * Six digits of the app or a recovery code, each good once. @throws AppError `signInStepOver`, `secondFactorWrong`,
 * `tooManyRequests`. Source: behaviour §2.
 */
export async function finishSignIn({ challenge, code }: SecondFactorInput, client: Client): Promise<SessionDto> {
  const { step, user } = await stepAndUser(challenge);
  await demandCodeTry(user.id);
  if (!(await countTry(step.id, TRIES))) throw new AppError("signInStepOver");
  const factor = await useCode({ userId: user.id, name: user.name, language: client.language ?? "en" }, code);
  if (factor === null) {
    await recordAtOnce(
      { userId: user.id, name: user.name },
      { chain: ACCOUNTS_CHAIN, action: "account.secondFactorFailed", detail: {} },
    );
    throw new AppError("secondFactorWrong");
  }
  await forgiveCodes(user.id);
  return enter(challenge, user, client, factor);
}

/** @throws AppError `signInStepOver`, `passkeyRefused` */
export async function finishSignInByPasskey(
  { challenge, passkey }: { challenge: string; passkey: PasskeyAnswer },
  client: Client,
): Promise<SessionDto> {
  const { user } = await stepAndUser(challenge);
  await passkeyBehind(passkey, "passkeySecondFactor", user.id);
  return enter(challenge, user, client, "passkey");
}

/**
 * A passkey that verified its person by a fingerprint or the like is both factors at once. @throws AppError
 * `passkeyRefused`
 */
export async function signInByPasskey({ passkey }: { passkey: PasskeyAnswer }, client: Client): Promise<SessionDto> {
  const { userId } = await passkeyBehind(passkey, "passkeySignIn", null);
  const user = await userById(userId);
  if (!user) throw new AppError("passkeyRefused"); // deleted in this moment
  return openSession(user, client, { way: "passkey" });
}

async function stepAndUser(challenge: string): Promise<{ step: ChallengeRow; user: UserRow }> {
  const step = await readChallenge("secondFactor", challenge);
  const user = step?.userId ? await userById(step.userId) : null;
  if (!step || !user) throw new AppError("signInStepOver");
  return { step, user };
}

async function enter(challenge: string, user: UserRow, client: Client, factor: FactorWay): Promise<SessionDto> {
  if (!(await takeChallenge("secondFactor", challenge))) throw new AppError("signInStepOver"); // somebody was quicker with the same one
  return openSession(user, client, { factor });
}
