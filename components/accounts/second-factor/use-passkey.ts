"use client";

import type * as Library from "@simplewebauthn/browser";
import { useCallback, useState } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { useAction } from "@/components/forms/use-action";
import { TRANSPORTS } from "@/lib/people/accounts/bounds";
import type { PasskeyAnswer, NewPasskeyAnswer } from "@/lib/people/accounts/second-factor/schema";
import type { PasskeyRequest, PasskeyCreation } from "@/lib/people/accounts/second-factor/webauthn";
import type { ActionFailure, ActionResult } from "@/lib/server/adapters/action-result";

type PasskeyUse<Data> = { run: () => Promise<Data | null>; busy: boolean; problem: string | null; clear: () => void };

/**
 * Gets a request from the server, a passkey's answer from the browser, and sends that to the server.
 * @returns with `run` the server's answer, or null: then `problem` says why
 */
export function usePasskey<Data>(
  start: () => Promise<ActionResult<PasskeyRequest>>,
  finish: (passkey: PasskeyAnswer) => Promise<ActionResult<Data>>,
  onProblem?: (problem: ActionFailure) => void,
): PasskeyUse<Data> {
  const { secondFactor } = useCopy();
  const words = secondFactor.passkeys;
  const options = { fallback: secondFactor.failed, ...(onProblem ? { onProblem } : {}) };
  const starting = useAction(start, options);
  const finishing = useAction(finish, options);
  const [asked, setAsked] = useState<PasskeyProblem | "asking" | null>(null);
  const clear = useCallback(() => {
    starting.clear();
    finishing.clear();
    setAsked(null);
  }, [starting, finishing]);

  async function run(): Promise<Data | null> {
    clear();
    const request = await starting.run(undefined);
    if (!request) return null;
    setAsked("asking");
    const outcome = await askForPasskey(request);
    setAsked(outcome.ok ? null : outcome.problem);
    return outcome.ok ? finishing.run(outcome.answer) : null;
  }

  const failure = starting.problem ?? finishing.problem;
  const own = asked === null || asked === "asking" ? null : words[asked];
  return {
    run,
    busy: starting.busy || finishing.busy || asked === "asking",
    problem: failure ? failure.message : own,
    clear,
  };
}

type Passkeys = Pick<typeof Library, "startAuthentication" | "startRegistration" | "WebAuthnError">;
/** Why the browser gave no answer; names the message. */
export type PasskeyProblem = "unsupported" | "cancelled" | "known";
type PasskeyOutcome<Answer> = { ok: true; answer: Answer } | { ok: false; problem: PasskeyProblem };

/** Lets the user pick a passkey and sign with it. Never throws. */
function askForPasskey(request: PasskeyRequest): Promise<PasskeyOutcome<PasskeyAnswer>> {
  return toOutcome(async ({ startAuthentication }) => {
    const answer = await startAuthentication({ optionsJSON: request });
    const { clientDataJSON, authenticatorData, signature, userHandle } = answer.response;
    const signed = { clientDataJSON, authenticatorData, signature };
    return sent(answer, userHandle === undefined ? signed : { ...signed, userHandle });
  });
}

/** Lets the user create a passkey for this site. Never throws. */
export function makePasskey(creation: PasskeyCreation): Promise<PasskeyOutcome<NewPasskeyAnswer>> {
  return toOutcome(async ({ startRegistration }) => {
    const answer = await startRegistration({ optionsJSON: creation });
    const { clientDataJSON, attestationObject, transports } = answer.response;
    const known = TRANSPORTS.filter((transport) => transports?.includes(transport));
    return sent(answer, { clientDataJSON, attestationObject, ...(transports ? { transports: known } : {}) });
  });
}

type Credential = Omit<PasskeyAnswer, "response" | "clientExtensionResults">;

/** Only what the server asks for: extension results may not be valid JSON. */
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

/** Refusal, timeout and a closed window can't be told apart: browsers hide which it was. */
async function toOutcome<Answer>(ask: (passkeys: Passkeys) => Promise<Answer>): Promise<PasskeyOutcome<Answer>> {
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
