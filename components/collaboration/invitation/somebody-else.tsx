"use client";

import { clearSession } from "@/components/forms/session-store";
import { leaveFor } from "@/components/forms/browser";
import { FormProblem } from "@/components/forms/form-problem";
import { useAction } from "@/components/forms/use-action";
import { useCopy } from "@/components/copy/copy-provider";
import type { LogOut } from "@/components/layout/user-menu";
import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";

/**
 * Whoever is signed in with another address is told so, and can log out to come back as the invited one. Source:
 * behaviour §16.
 */
export function SomebodyElse({
  token,
  invited,
  signedInAs,
  logOut,
}: {
  token: string;
  invited: string;
  signedInAs: string;
  logOut: LogOut;
}) {
  const { invitation: words } = useCopy().collaboration;
  const leaving = useAction(async () => told(await logOut()), { fallback: words.logOutFailed });

  async function leave() {
    if (!(await leaving.run(undefined))) return;
    clearSession();
    leaveFor(`/invitation/${encodeURIComponent(token)}`);
  }

  return (
    <div className="space-y-4">
      <Banner tone="warning">{words.somebodyElse(invited, signedInAs)}</Banner>
      <FormProblem message={leaving.problem && (leaving.problem.message || words.logOutFailed)} />
      <Button className="w-full" busy={leaving.busy} onClick={() => void leave()}>
        {words.logOut}
      </Button>
    </div>
  );
}

/** Logging out has nothing to say; `true` tells that from a failure. */
function told(result: Awaited<ReturnType<LogOut>>): { ok: true; data: true } | Extract<typeof result, { ok: false }> {
  return result.ok ? { ok: true, data: true } : result;
}
