"use client";

import { useCallback, useState } from "react";
import { useAction } from "@/components/forms/use-action";
import { useCopy } from "@/components/copy/copy-provider";
import type { PasskeyAnswer } from "@/lib/accounts/second-factor/schema";
import type { PasskeyRequest } from "@/lib/accounts/second-factor/webauthn";
import type { ActionFailure, ActionResult } from "@/lib/adapters/action-result";
import { askForPasskey, type PasskeyProblem } from "./passkey-browser";

export type PasskeyUse<Data> = {
  run: () => Promise<Data | null>;
  busy: boolean;
  problem: string | null;
  clear: () => void;
};

/**
 * Asks the server what is to be signed, the browser for a passkey's answer, and gives that to the server.
 * @returns with `run` what the server made of it, or null: then `problem` says why
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
