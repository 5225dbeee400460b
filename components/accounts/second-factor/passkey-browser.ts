import type * as Library from "@simplewebauthn/browser";
import { TRANSPORTS } from "@/lib/accounts/second-factor/bounds";
import type { NewPasskeyAnswer, PasskeyAnswer } from "@/lib/accounts/second-factor/schema";
import type { PasskeyCreation, PasskeyRequest } from "@/lib/accounts/second-factor/webauthn";

type Passkeys = Pick<typeof Library, "startAuthentication" | "startRegistration" | "WebAuthnError">;
/** Why a browser gave no answer, by the name of its words. */
export type PasskeyProblem = "unsupported" | "cancelled" | "known";
export type PasskeyOutcome<Answer> = { ok: true; answer: Answer } | { ok: false; problem: PasskeyProblem };

/** Lets the person pick a passkey and sign with it. Never throws. */
export function askForPasskey(request: PasskeyRequest): Promise<PasskeyOutcome<PasskeyAnswer>> {
  return outcomeOf(async ({ startAuthentication }) => {
    const answer = await startAuthentication({ optionsJSON: request });
    const { clientDataJSON, authenticatorData, signature, userHandle } = answer.response;
    const signed = { clientDataJSON, authenticatorData, signature };
    return sent(answer, userHandle === undefined ? signed : { ...signed, userHandle });
  });
}

/** Lets the person make a passkey for this site. Never throws. */
export function makePasskey(creation: PasskeyCreation): Promise<PasskeyOutcome<NewPasskeyAnswer>> {
  return outcomeOf(async ({ startRegistration }) => {
    const answer = await startRegistration({ optionsJSON: creation });
    const { clientDataJSON, attestationObject, transports } = answer.response;
    const known = TRANSPORTS.filter((transport) => transports?.includes(transport));
    return sent(answer, { clientDataJSON, attestationObject, ...(transports ? { transports: known } : {}) });
  });
}

type Credential = Omit<PasskeyAnswer, "response" | "clientExtensionResults">;

/** What the server asks for and no more: what extensions say may be no JSON. */
function sent<Response>({ id, rawId, type, authenticatorAttachment }: Credential, response: Response) {
  return {
    id,
    rawId,
    type,
    response,
    clientExtensionResults: {},
    ...(authenticatorAttachment === undefined ? {} : { authenticatorAttachment }),
  };
}

/** A refusal, a time that ran out and a window that was closed can't be told apart: browsers hide which it was. */
async function outcomeOf<Answer>(ask: (passkeys: Passkeys) => Promise<Answer>): Promise<PasskeyOutcome<Answer>> {
  if (typeof PublicKeyCredential !== "function") return { ok: false, problem: "unsupported" };
  let passkeys: Passkeys | null = null; // most people log in without
  try {
    passkeys = await import("@simplewebauthn/browser");
    return { ok: true, answer: await ask(passkeys) };
  } catch (cause) {
    const code = passkeys && cause instanceof passkeys.WebAuthnError ? cause.code : null;
    if (code === "ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED") return { ok: false, problem: "known" };
    const isElsewhere = code === "ERROR_INVALID_DOMAIN" || code === "ERROR_INVALID_RP_ID";
    return { ok: false, problem: isElsewhere ? "unsupported" : "cancelled" };
  }
}
