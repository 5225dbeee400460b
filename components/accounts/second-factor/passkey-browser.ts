import {
  browserSupportsWebAuthn,
  startAuthentication,
  startRegistration,
  WebAuthnError,
} from "@simplewebauthn/browser";
import {
  newPasskeyAnswer,
  passkeyAnswer,
  type NewPasskeyAnswer,
  type PasskeyAnswer,
} from "@/lib/accounts/second-factor/schema";
import type { PasskeyCreation, PasskeyRequest } from "@/lib/accounts/second-factor/webauthn";

/** Why a browser gave no answer, by the name of its words. */
export type PasskeyProblem = "unsupported" | "cancelled" | "known";
export type PasskeyOutcome<Answer> = { ok: true; answer: Answer } | { ok: false; problem: PasskeyProblem };

/** Lets the person pick a passkey and sign with it. Never throws. */
export function askForPasskey(request: PasskeyRequest): Promise<PasskeyOutcome<PasskeyAnswer>> {
  return outcomeOf(async () => passkeyAnswer.parse(await startAuthentication({ optionsJSON: request })));
}

/** Lets the person make a passkey for this site. Never throws. */
export function makePasskey(creation: PasskeyCreation): Promise<PasskeyOutcome<NewPasskeyAnswer>> {
  return outcomeOf(async () => newPasskeyAnswer.parse(await startRegistration({ optionsJSON: creation })));
}

/** A refusal, a time that ran out and a window that was closed can't be told apart: browsers hide which it was. */
async function outcomeOf<Answer>(ask: () => Promise<Answer>): Promise<PasskeyOutcome<Answer>> {
  if (!browserSupportsWebAuthn()) return { ok: false, problem: "unsupported" };
  try {
    return { ok: true, answer: await ask() };
  } catch (cause) {
    if (cause instanceof WebAuthnError && cause.code === "ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED")
      return { ok: false, problem: "known" };
    const isElsewhere =
      cause instanceof WebAuthnError && (cause.code === "ERROR_INVALID_DOMAIN" || cause.code === "ERROR_INVALID_RP_ID");
    return { ok: false, problem: isElsewhere ? "unsupported" : "cancelled" };
  }
}
