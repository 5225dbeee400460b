import "server-only";
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from "@simplewebauthn/server";
import { z } from "zod";
import { AppError } from "@/lib/errors";
import { env } from "@/lib/platform/env";
import { TRANSPORTS } from "@/lib/people/accounts/bounds";
import type { PasskeyRow } from "./passkey-store";
import type { NewPasskeyAnswer, PasskeyAnswer } from "./schema";

/** Passkeys belong to the address where people reach the app, and work on no other. */
const { hostname: SITE, origin: ORIGIN } = new URL(env.publicUrl);
const TIMEOUT_MS = 5 * 60_000;

export type PasskeyRequest = Awaited<ReturnType<typeof generateAuthenticationOptions>>;
export type PasskeyCreation = Awaited<ReturnType<typeof generateRegistrationOptions>>;
type Known = Pick<PasskeyRow, "credentialId" | "transports">;

/** @param allowed the user's own; null if the user is unknown and the passkey identifies them */
export function passkeyRequest(challenge: string, allowed: readonly Known[] | null): Promise<PasskeyRequest> {
  return generateAuthenticationOptions({
    rpID: SITE,
    challenge: decodeBytes(challenge),
    timeout: TIMEOUT_MS,
    userVerification: allowed === null ? "required" : "preferred",
    ...(allowed === null ? {} : { allowCredentials: allowed.map(descriptor) }),
  });
}

/** Options for the browser to create a passkey; excludes authenticators that already hold one of the user's. */
export function passkeyCreation(
  challenge: string,
  person: { userId: string; name: string; email: string },
  names: { product: string; known: readonly Known[] },
): Promise<PasskeyCreation> {
  return generateRegistrationOptions({
    rpID: SITE,
    rpName: names.product,
    challenge: decodeBytes(challenge),
    userID: new Uint8Array(Buffer.from(person.userId)),
    userName: person.email,
    userDisplayName: person.name,
    timeout: TIMEOUT_MS,
    attestationType: "none",
    excludeCredentials: names.known.map(descriptor),
    authenticatorSelection: { residentKey: "preferred", userVerification: "preferred" },
  });
}

/** The challenge an answer was made for, as the browser wrote it. @throws AppError `passkeyRefused` */
export function challengeIn(answer: PasskeyAnswer | NewPasskeyAnswer): string {
  try {
    return z
      .object({ challenge: z.string().min(1).max(100) })
      .parse(JSON.parse(Buffer.from(answer.response.clientDataJSON, "base64url").toString())).challenge;
  } catch (cause) {
    throw new AppError("passkeyRefused", { cause });
  }
}

/** @returns the authenticator's counter @throws AppError `passkeyRefused` for anything wrong with it */
export async function checkSignature(
  answer: PasskeyAnswer,
  passkey: PasskeyRow,
  expected: { challenge: string; mustVerifyPerson: boolean },
): Promise<number> {
  const credential = { id: passkey.credentialId, publicKey: decodeBytes(passkey.publicKey), counter: passkey.counter };
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: answer,
      expectedChallenge: expected.challenge,
      expectedOrigin: ORIGIN,
      expectedRPID: SITE,
      credential,
      requireUserVerification: expected.mustVerifyPerson,
    });
    if (verified) return authenticationInfo.newCounter;
  } catch (cause) {
    throw new AppError("passkeyRefused", { cause });
  }
  throw new AppError("passkeyRefused");
}

/** @throws AppError `passkeyNotAdded` for anything wrong with it */
export async function readNewPasskey(
  answer: NewPasskeyAnswer,
  challenge: string,
): Promise<{ credentialId: string; publicKey: string; counter: number; transports: string }> {
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: answer,
      expectedChallenge: challenge,
      expectedOrigin: ORIGIN,
      expectedRPID: SITE,
      requireUserVerification: false,
    });
    if (!verified) throw new Error("not verified");
    const { id, publicKey, counter } = registrationInfo.credential;
    return {
      credentialId: id,
      publicKey: Buffer.from(publicKey).toString("base64url"),
      counter,
      transports: JSON.stringify(answer.response.transports ?? []),
    };
  } catch (cause) {
    throw new AppError("passkeyNotAdded", { cause });
  }
}

function descriptor({ credentialId, transports }: Known) {
  return { id: credentialId, transports: z.array(z.enum(TRANSPORTS)).catch([]).parse(JSON.parse(transports)) };
}

function decodeBytes(base64url: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.from(base64url, "base64url"));
}
