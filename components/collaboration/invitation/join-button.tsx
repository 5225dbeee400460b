"use client";

import { useState } from "react";
import type { Join } from "@/components/collaboration/actions";
import { enterContract } from "@/components/collaboration/enter-contract";
import { FormProblem } from "@/components/forms/form-problem";
import { useAction } from "@/components/forms/use-action";
import { useHydrated } from "@/components/forms/use-hydrated";
import { useCopy } from "@/components/copy/copy-provider";
import { Button } from "@/components/ui/button";

/** One click for whoever is signed in with the invited address. Source: behaviour §16. */
export function JoinButton({ token, signedInAs, join }: { token: string; signedInAs: string; join: Join }) {
  const { invitation: words } = useCopy().collaboration;
  const isHydrated = useHydrated();
  const { run, busy, problem } = useAction(join, { fallback: words.acceptFailed });
  const [hasJoined, setHasJoined] = useState(false);

  async function accept() {
    const accepted = await run({ token });
    if (!accepted) return;
    setHasJoined(true);
    enterContract(accepted);
  }

  return (
    <div className="space-y-4">
      <FormProblem message={problem && (problem.message || words.acceptFailed)} />
      <p className="text-sm break-words text-ink-muted">{words.signedInAs(signedInAs)}</p>
      <Button className="w-full" disabled={!isHydrated} busy={busy || hasJoined} onClick={() => void accept()}>
        {words.join}
      </Button>
    </div>
  );
}
