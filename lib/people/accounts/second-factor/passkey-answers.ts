import "server-only";
import type { Actor } from "@/lib/access/actor";
import { AppError } from "@/lib/errors";
import { clock } from "@/lib/platform/clock";
import type { DatabaseClient } from "@/lib/platform/db";
import {
  openChallenge,
  readChallenge,
  takeChallenge,
  type ChallengeKind,
  type ChallengeOwner,
} from "./challenge-store";
import { markPasskeyUsed, passkeyByCredential, findPasskeys, type PasskeyRow } from "./passkey-store";
import type { PasskeyAnswer } from "./schema";
import { challengeIn, checkSignature, passkeyRequest, type PasskeyRequest } from "./webauthn";

type AnswerKind = Extract<ChallengeKind, "passkeySignIn" | "passkeySecondFactor" | "passkeyConfirm">;

/** Accepts any passkey of this site that verifies its user, because we don't know who it is yet. */
export async function startPasskeySignIn(): Promise<PasskeyRequest> {
  return passkeyRequest(await openChallenge("passkeySignIn", { userId: null }), null);
}

/** @throws AppError `signInStepOver` */
export async function startPasskeySecondFactor({ challenge }: { challenge: string }): Promise<PasskeyRequest> {
  const step = await readChallenge("secondFactor", challenge);
  if (!step?.userId) throw new AppError("signInStepOver");
  return toPasskeyRequest("passkeySecondFactor", { userId: step.userId });
}

export function startPasskeyConfirmation(actor: Actor): Promise<PasskeyRequest> {
  return toPasskeyRequest("passkeyConfirm", { userId: actor.userId, sessionId: actor.sessionId });
}

/** A passkey that signed, and its own count of signatures. */
type Signed = { passkey: PasskeyRow; counter: number };

/**
 * Uses up the challenge; call `keepPasskeyUse` afterwards, in the transaction of what the passkey opens.
 * @throws AppError `passkeyRefused`
 * @param userId whose passkey it must be; null if the passkey identifies its user, whom it must then have verified
 */
export async function passkeyBehind(answer: PasskeyAnswer, kind: AnswerKind, userId: string | null): Promise<Signed> {
  const challenge = challengeIn(answer);
  const step = await takeChallenge(kind, challenge);
  const passkey = await passkeyByCredential(answer.id);
  if (!step || !passkey || step.userId !== userId || (userId !== null && passkey.userId !== userId))
    throw new AppError("passkeyRefused");
  const counter = await checkSignature(answer, passkey, { challenge, mustVerifyPerson: userId === null });
  return { passkey, counter };
}

/** @throws AppError `passkeyRefused` if it was removed meanwhile */
export async function keepPasskeyUse({ passkey, counter }: Signed, client?: DatabaseClient): Promise<void> {
  const isThere = await markPasskeyUsed(passkey.id, { counter, at: clock.now() }, client);
  if (!isThere) throw new AppError("passkeyRefused");
}

async function toPasskeyRequest(kind: AnswerKind, owner: ChallengeOwner & { userId: string }): Promise<PasskeyRequest> {
  return passkeyRequest(await openChallenge(kind, owner), await findPasskeys(owner.userId));
}
