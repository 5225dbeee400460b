"use client";

import { useId, useState, type ReactNode } from "react";
import type { CollaborationActions } from "@/components/collaboration/actions";
import { useHasMail } from "@/components/forms/mail-service";
import { RoleChip } from "@/components/collaboration/role-chip";
import { useCopy } from "@/components/copy/copy-provider";
import { useAction } from "@/components/forms/use-action";
import { isCopied } from "@/components/ui/copied";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { DateText } from "@/components/ui/date-text";
import { Field, Input } from "@/components/ui/field";
import { useToast } from "@/components/ui/overlay/toast";
import type { InvitationDto, InvitationLinkDto } from "@/lib/people/collaboration/schema";

type Props = {
  invitations: readonly InvitationDto[];
  /** Links created since the page was opened, by invitation id: they are stored nowhere else (B-15.4). */
  links: ReadonlyMap<string, string>;
  actions: Pick<CollaborationActions, "resend" | "revoke">;
  onLink: (made: InvitationLinkDto) => void;
  /** A removed row takes the focus with it. */
  onChange: (change: { isRowGone: boolean }) => void;
};

/** Pending invitations. Source: B-15.7. */
export function InvitationList({ invitations, ...rest }: Props) {
  const words = useCopy().collaboration.invitations;
  const hasMail = useHasMail();
  const headingId = useId();
  if (invitations.length === 0) return null;
  return (
    <section aria-labelledby={headingId} className="space-y-1">
      <h3 id={headingId} className="font-medium">
        {words.list}
      </h3>
      {!hasMail && <p className="text-sm text-ink-muted">{words.withoutMail}</p>}
      <ul className="divide-y divide-line">
        {invitations.map((invitation) => (
          <InvitationRow key={invitation.id} invitation={invitation} {...rest} />
        ))}
      </ul>
    </section>
  );
}

function InvitationRow({
  invitation,
  links,
  actions,
  onLink,
  onChange,
}: { invitation: InvitationDto } & Omit<Props, "invitations">) {
  const words = useCopy().collaboration.invitations;
  const { button, byHand } = useCopyLink(links.get(invitation.id), invitation.email);
  return (
    <li className="space-y-2 py-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-56 space-y-0.5">
          <div className="flex flex-wrap items-center gap-2">
            <span className="min-w-0 font-medium break-all">{invitation.email}</span>
            <RoleChip role={invitation.role} />
            {invitation.isExpired && <Badge tone="orange">{words.expired}</Badge>}
          </div>
          <p className="text-sm text-ink-muted">
            {words.invitedBy(invitation.inviter.name)} · {words.expires} <DateText value={invitation.expiresAt} />
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          {button}
          <InvitationButtons invitation={invitation} actions={actions} onLink={onLink} onChange={onChange} />
        </div>
      </div>
      {byHand}
    </li>
  );
}

function InvitationButtons({
  invitation,
  actions,
  onLink,
  onChange,
}: { invitation: InvitationDto } & Pick<Props, "actions" | "onLink" | "onChange">) {
  const { invitations: words, addDialog } = useCopy().collaboration;
  const toast = useToast();
  const hasMail = useHasMail();
  const resending = useAction(actions.resend, {
    fallback: words.resendFailed,
    onProblem: ({ message }) => toast.error(message || words.resendFailed),
  });
  const revoking = useAction(actions.revoke, {
    fallback: words.revokeFailed,
    onProblem: ({ message }) => toast.error(message || words.revokeFailed),
  });
  const { id, email } = invitation;

  async function resend() {
    const made = await resending.run({ invitationId: id });
    if (made) {
      onLink(made);
      toast.success(hasMail ? addDialog.sent(email) : addDialog.sentWithoutMail(email));
    }
    onChange({ isRowGone: false });
  }

  async function revoke() {
    const isRevoked = await revoking.run({ invitationId: id });
    if (isRevoked) toast.success(words.revoked(email));
    onChange({ isRowGone: isRevoked === true });
  }

  return (
    <>
      <Button
        variant="outline"
        size="sm"
        aria-label={hasMail ? words.resendTo(email) : words.newLinkFor(email)}
        busy={resending.busy}
        disabled={revoking.busy}
        onClick={() => void resend()}
      >
        {hasMail ? words.resend : words.newLink}
      </Button>
      <Button
        variant="ghost"
        size="sm"
        className="!text-danger hover:bg-danger-50"
        aria-label={words.revokeFor(email)}
        busy={revoking.busy}
        disabled={resending.busy}
        onClick={() => void revoke()}
      >
        {words.revoke}
      </Button>
    </>
  );
}

/**
 * A button that copies an invitation's link, and the link itself if the browser blocks copying; both null without a
 * link.
 */
function useCopyLink(link: string | undefined, email: string): { button: ReactNode; byHand: ReactNode } {
  const words = useCopy().collaboration.invitations;
  const toast = useToast();
  const [shown, setShown] = useState<string | null>(null);
  if (link === undefined) return { button: null, byHand: null };

  async function copy(address: string) {
    const isDone = await isCopied(address);
    setShown(isDone ? null : address);
    if (isDone) toast.success(words.copied);
  }

  const button = (
    <Button variant="outline" size="sm" aria-label={words.copyLinkFor(email)} onClick={() => void copy(link)}>
      {words.copyLink}
    </Button>
  );
  const byHand = shown === link && (
    <Field label={words.copyByHand(email)} hint={words.copyByHandHint}>
      <Input readOnly value={link} onFocus={(event) => event.currentTarget.select()} />
    </Field>
  );
  return { button, byHand };
}
