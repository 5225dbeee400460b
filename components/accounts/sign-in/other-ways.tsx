"use client";

import { useState } from "react";
import { usePasskey } from "@/components/accounts/second-factor/use-passkey";
import { useCopy } from "@/components/copy/copy-provider";
import { leaveFor } from "@/components/forms/browser";
import { FormProblem, useHydrated } from "@/components/forms/form-parts";
import { Button } from "@/components/ui/button";
import { KeyIcon } from "@/components/ui/icons";
import type { PasskeyAnswer } from "@/lib/people/accounts/second-factor/schema";
import type { PasskeyRequest } from "@/lib/people/accounts/second-factor/webauthn";
import type { ActionResult } from "@/lib/server/adapters/action-result";
import { nextPath, enter, type SignedIn } from "./after-sign-in";
import { startIssuer } from "./issuer";

export type OtherWaysProps = {
  passkey: {
    start: (input: void) => Promise<ActionResult<PasskeyRequest>>;
    signIn: (input: { passkey: PasskeyAnswer }) => Promise<ActionResult<SignedIn>>;
  };
  /** Name of the OpenID Connect issuer, null if none is set. */
  issuer: string | null;
  next: string | null;
};

/** Signing in without a password: by passkey, and through the issuer if one is set. */
export function OtherWays({ passkey: actions, issuer, next }: OtherWaysProps) {
  const { logIn: words } = useCopy().secondFactor;
  const isHydrated = useHydrated();
  const [hasEntered, setHasEntered] = useState(false);
  const passkey = usePasskey<SignedIn>(
    () => actions.start(),
    (answer) => actions.signIn({ passkey: answer }),
  );
  const [issuing, setIssuing] = useState<"idle" | "busy" | "failed">("idle");

  async function byPasskey() {
    setIssuing("idle");
    const session = await passkey.run();
    if (!session) return;
    setHasEntered(true);
    enter(session, next);
  }

  async function byIssuer() {
    passkey.clear();
    setIssuing("busy");
    const address = await startIssuer(`/login/complete?next=${encodeURIComponent(nextPath(next))}`);
    if (address === null) setIssuing("failed");
    else leaveFor(address);
  }

  return (
    <div className="space-y-3">
      <p className="flex items-center gap-3 text-sm text-ink-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {words.or}
      </p>
      <FormProblem message={issuing === "failed" && issuer !== null ? words.issuerFailed(issuer) : passkey.problem} />
      {issuer !== null && (
        <Button
          variant="outline"
          className="w-full"
          disabled={!isHydrated}
          busy={issuing === "busy"}
          onClick={() => void byIssuer()}
        >
          {words.issuer(issuer)}
        </Button>
      )}
      <Button
        variant="outline"
        className="w-full"
        disabled={!isHydrated}
        busy={passkey.busy || hasEntered}
        onClick={() => void byPasskey()}
      >
        <KeyIcon className="size-4" />
        {words.passkey}
      </Button>
    </div>
  );
}
