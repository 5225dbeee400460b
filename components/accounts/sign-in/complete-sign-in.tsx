"use client";

import { useEffect, useState } from "react";
import { GuestCard } from "@/components/accounts/guest-card";
import { useCopy } from "@/components/copy/copy-provider";
import { leaveFor } from "@/components/forms/browser";
import { FormProblem } from "@/components/forms/form-parts";
import { Button } from "@/components/ui/button";
import { Spinner } from "@/components/ui/progress";
import type { ActionResult } from "@/lib/server/adapters/action-result";
import { nextPath, enter, type SignedIn } from "./after-sign-in";

type Props = { complete: (input: void) => Promise<ActionResult<SignedIn>>; next: string | null };

/**
 * Stores the session of a sign-in through an issuer and continues. The cookie is already set, so a failure here locks
 * no one out.
 */
export function CompleteSignIn({ complete, next }: Props) {
  const { accounts, secondFactor } = useCopy();
  const [problem, setProblem] = useState<string | null>(null);

  // The external system is the browser's storage, which only a script can write.
  useEffect(() => {
    void complete()
      .then((result) =>
        result.ok ? enter(result.data, next) : setProblem(result.error.message || secondFactor.failed),
      )
      .catch(() => setProblem(secondFactor.failed));
  }, [complete, next, secondFactor.failed]);

  return (
    <GuestCard title={accounts.login.title} text={null}>
      <FormProblem message={problem} />
      {problem === null ? (
        <div className="flex justify-center py-6">
          <Spinner label={secondFactor.logIn.entering} />
        </div>
      ) : (
        <Button className="w-full" onClick={() => leaveFor(nextPath(next))}>
          {secondFactor.step.submit}
        </Button>
      )}
    </GuestCard>
  );
}
