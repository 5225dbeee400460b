import "server-only";
import type { Actor } from "@/lib/access/actor";
import { AppError } from "@/lib/errors";
import { clock } from "@/lib/platform/clock";
import {
  openChallenge,
  readChallenge,
  takeChallenge,
  type ChallengeKind,
  type ChallengeOwner,
} from "./challenge-store";
import { markPasskeyUsed, passkeyByCredential, passkeysOf, type PasskeyRow } from "./passkey-store";
import type { PasskeyAnswer } from "./schema";
import { challengeIn, checkSignature, passkeyRequest, type PasskeyRequest } from "./webauthn";

type AnswerKind = Extract<ChallengeKind, "passkeySignIn" | "passkeySecondFactor" | "passkeyConfirm">;

/**
 * What a browser asks for to sign somebody in of whom nothing is known yet: any passkey of this site that verifies its
 * person.
 */
export async function startPasskeySignIn(): Promise<PasskeyRequest> {
  return passkeyRequest(await openChallenge("passkeySignIn", { userId: null }), null);
}

/** What a browser asks for as the second step of a log-in. @throws AppError `signInStepOver` */
export async function startPasskeySecondFactor({ challenge }: { challenge: string }): Promise<PasskeyRequest> {
  const step = await readChallenge("secondFactor", challenge);
  if (!step?.userId) throw new AppError("signInStepOver");
  return requestOf("passkeySecondFactor", { userId: step.userId });
}

/** What a browser asks for so that the caller shows they are still at the keyboard. */
export function startPasskeyConfirmation(actor: Actor): Promise<PasskeyRequest> {
  return requestOf("passkeyConfirm", { userId: actor.userId, sessionId: actor.sessionId });
}

/**
 * Checks what a passkey signed, and uses its challenge up.
 * @param userId whose passkey it must be; null where the passkey says who it is, and then it must have verified its
 *   person
 * @throws AppError `passkeyRefused`
 */
export async function passkeyBehind(
  answer: PasskeyAnswer,
  kind: AnswerKind,
  userId: string | null,
): Promise<PasskeyRow> {
  const challenge = challengeIn(answer);
  const step = await takeChallenge(kind, challenge);
  const passkey = await passkeyByCredential(answer.id);
  if (!step || !passkey || step.userId !== userId || (userId !== null && passkey.userId !== userId))
    throw new AppError("passkeyRefused");
  const counter = await checkSignature(answer, passkey, { challenge, mustVerifyPerson: userId === null });
  await markPasskeyUsed(passkey.id, { counter, at: clock.now() });
  return passkey;
}

async function requestOf(kind: AnswerKind, owner: ChallengeOwner & { userId: string }): Promise<PasskeyRequest> {
  return passkeyRequest(await openChallenge(kind, owner), await passkeysOf(owner.userId));
}
