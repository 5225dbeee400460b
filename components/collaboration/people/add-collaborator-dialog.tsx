"use client";

import { useEffect, useId, useRef, useState } from "react";
import type { CollaborationActions } from "@/components/collaboration/actions";
import { useHasMail } from "@/components/forms/mail-service";
import { FormProblem } from "@/components/forms/form-parts";
import { RoleField } from "@/components/forms/role-field";
import { useForm } from "@/components/forms/use-form";
import { useCopy } from "@/components/copy/copy-provider";
import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/overlay/dialog";
import { Field, Input } from "@/components/ui/field";
import type { InvitedRole } from "@/lib/people/collaboration/bounds";
import type { InvitationLinkDto } from "@/lib/people/collaboration/schema";

/** The dialog closes by itself this long after success (B-15.4). */
export const CLOSE_AFTER_MS = 2_000;

type Props = {
  contract: { id: string; name: string };
  invite: CollaborationActions["invite"];
  onInvited: (made: InvitationLinkDto) => void;
  onClose: () => void;
};

/** Asks for an address and a role, and invites; mounted while open. Source: behaviour §15. */
export function AddCollaboratorDialog({ contract, invite, onInvited, onClose }: Props) {
  const { collaboration, common } = useCopy();
  const words = collaboration.addDialog;
  const hasMail = useHasMail();
  const formId = useId();
  const [email, setEmail] = useState("");
  const [role, setRole] = useState<InvitedRole>("reviewer");
  const [sentTo, setSentTo] = useState<string | null>(null);
  const address = email.trim();
  const emailInput = useRef<HTMLInputElement>(null);
  useCloseSoon(sentTo !== null, onClose);

  const form = useForm(() => ({ input: { contractId: contract.id, email: address, role } }), invite, {
    fallback: words.failed,
    onDone: (made) => {
      setSentTo(made.email);
      onInvited(made);
    },
  });
  const { busy, problem } = form;

  const emailIssue = problem?.issues?.find((issue) => issue.path === "email")?.message;
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={words.title}
      description={hasMail ? words.description(contract.name) : words.descriptionWithoutMail(contract.name)}
      size="sm"
      focusFirst={emailInput}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {sentTo === null ? common.cancel : common.close}
          </Button>
          <Button type="submit" form={formId} busy={busy} disabled={address === "" || sentTo !== null}>
            {words.submit}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={form.onSubmit} className="space-y-5">
        <FormProblem message={emailIssue ? null : problem && (problem.message || words.failed)} />
        {sentTo !== null && (
          <Banner role="status">{hasMail ? words.sent(sentTo) : words.sentWithoutMail(sentTo)}</Banner>
        )}
        <fieldset disabled={busy || sentTo !== null} className="space-y-5">
          <Field label={words.email} error={emailIssue} required>
            <Input
              ref={emailInput}
              name="email"
              type="email"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              placeholder={words.emailPlaceholder}
              value={email}
              onChange={(event) => setEmail(event.target.value)}
            />
          </Field>
          <RoleField role={role} onChange={setRole} />
        </fieldset>
      </form>
    </Dialog>
  );
}

/** Closes a while after `isDone`, unless the user did so already. */
function useCloseSoon(isDone: boolean, close: () => void): void {
  useEffect(() => {
    if (!isDone) return undefined;
    const timer = setTimeout(close, CLOSE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isDone, close]);
}
