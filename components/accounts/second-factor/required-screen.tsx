"use client";

import type { Unproven } from "@/components/accounts/account-notices";
import { done } from "@/components/forms/action-answer";
import { leaveFor } from "@/components/forms/browser";
import { useAction } from "@/components/forms/use-action";
import { clearSession } from "@/components/forms/session-store";
import { useCopy } from "@/components/copy/copy-provider";
import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import type { SecondFactorDto } from "@/lib/people/accounts/second-factor/schema";
import type { ActionResult } from "@/lib/server/adapters/action-result";
import type { FactorActions } from "./factor-actions";
import { SecondFactorCard } from "./second-factor-card";

type Props = {
  factor: SecondFactorDto;
  actions: FactorActions;
  unproven: Unproven | null;
  logOut: (input: void) => Promise<ActionResult<unknown>>;
};

/** Shown to users who must set up a second factor, until they have one. Source: behaviour §4. */
export function RequiredScreen({ factor, actions, unproven, logOut }: Props) {
  const { required: words } = useCopy().secondFactor;
  const leaving = useAction(async () => done(await logOut()));
  const isSet = factor.appSince !== null || factor.passkeys.length > 0;

  async function leave() {
    if (!(await leaving.run(undefined))) return;
    clearSession();
    leaveFor("/login");
  }

  return (
    <div className="w-full max-w-xl space-y-5">
      <div className="space-y-1.5">
        <h1>{words.title}</h1>
        <p className="text-ink-muted">{words.text}</p>
      </div>
      {isSet && (
        <Banner
          action={
            <Button size="sm" onClick={() => leaveFor("/dashboard")}>
              {words.goOn}
            </Button>
          }
        >
          {words.done}
        </Banner>
      )}
      <SecondFactorCard factor={factor} actions={actions} unproven={unproven} hasHeading={false} />
      <Button variant="ghost" className="-ml-4" busy={leaving.busy} onClick={() => void leave()}>
        {words.logOut}
      </Button>
    </div>
  );
}
