"use client";

import { useCopy } from "@/components/copy/copy-provider";
import { RoleChip } from "@/components/collaboration/role-chip";
import type { OpenInvitationDto } from "@/lib/collaboration/schema";

/** Who invites, to which contract, as what, and which address. Source: behaviour §16. */
export function InvitationFacts({ invitation }: { invitation: OpenInvitationDto }) {
  const { invitation: words } = useCopy().collaboration;
  const facts = [
    { term: words.inviter, value: invitation.inviter.name },
    { term: words.contract, value: invitation.contract.name },
    { term: words.role, value: <RoleChip role={invitation.role} /> },
    { term: words.address, value: invitation.email },
  ];
  return (
    <dl className="grid gap-x-4 rounded sm:grid-cols-[auto_minmax(0,1fr)] sm:gap-y-2 border border-line bg-page p-4 text-sm">
      {facts.map(({ term, value }) => (
        <div key={term} className="py-1 sm:contents">
          <dt className="text-ink-muted">{term}</dt>
          <dd className="font-medium break-words">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
