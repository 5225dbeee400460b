"use client";

import { useState } from "react";
import { FormProblem } from "@/components/forms/form-parts";
import { useAction } from "@/components/forms/use-action";
import { useCopy } from "@/components/copy/copy-provider";
import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import type { PendingInvitationDto } from "@/lib/people/collaboration/schema";
import { type Join, enterContract } from "./actions";

/** The user's pending invitations on the dashboard, each accepted with one click. Source: B-7.11. */
export function PendingInvitations({
  invitations,
  join,
}: {
  invitations: readonly PendingInvitationDto[];
  join: Join;
}) {
  const { label } = useCopy().collaboration.pending;
  if (invitations.length === 0) return null;
  return (
    <section aria-label={label} className="space-y-3">
      {invitations.map((invitation) => (
        <PendingInvitation key={invitation.id} invitation={invitation} join={join} />
      ))}
    </section>
  );
}

function PendingInvitation({ invitation, join }: { invitation: PendingInvitationDto; join: Join }) {
  const { pending, roles, invitation: words } = useCopy().collaboration;
  const joining = useAction(join, { fallback: words.acceptFailed });
  const [hasJoined, setHasJoined] = useState(false);

  async function accept() {
    const accepted = await joining.run({ token: invitation.id });
    if (!accepted) return;
    setHasJoined(true);
    enterContract(accepted);
  }

  return (
    <div className="space-y-2">
      <Banner
        action={
          <Button
            size="sm"
            busy={joining.busy || hasJoined}
            onClick={() => void accept()}
            aria-label={pending.acceptFor(invitation.contract.name)}
          >
            {pending.accept}
          </Button>
        }
      >
        {pending.text(invitation.inviter.name, invitation.contract.name, roles[invitation.role])}
      </Banner>
      <FormProblem message={joining.problem && (joining.problem.message || words.acceptFailed)} />
    </div>
  );
}
