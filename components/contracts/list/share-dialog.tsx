"use client";

import { useId, useState } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { INVITED_ROLES, type InvitedRole } from "@/lib/collaboration/bounds";

export type Invited = { email: string; role: InvitedRole };
type Props = { count: number; onClose: () => void; onChosen: (invited: Invited) => void };

/** Whom to invite to the chosen contracts, and as what; in the words of one contract's dialog. Source: B-7.16. */
export function ShareDialog({ count, onClose, onChosen }: Props) {
  const { contractList: words, collaboration, common } = useCopy();
  const { addDialog } = collaboration;
  const formId = useId();
  const [email, setEmail] = useState("");
  const [role, setRole] = useState<InvitedRole>("reviewer");
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={words.shareTitle(count)}
      description={words.shareText}
      size="sm"
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {common.cancel}
          </Button>
          <Button type="submit" form={formId} disabled={email.trim() === ""}>
            {words.shareSend}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        className="space-y-5"
        onSubmit={(event) => {
          event.preventDefault();
          onChosen({ email: email.trim(), role });
        }}
      >
        <Field label={addDialog.email} required>
          <Input
            type="email"
            autoComplete="off"
            placeholder={addDialog.emailPlaceholder}
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
        </Field>
        <Field label={addDialog.role} hint={role === "manager" ? addDialog.managerHint : addDialog.reviewerHint}>
          <Select
            value={role}
            onChange={(event) => setRole(INVITED_ROLES.find((known) => known === event.target.value) ?? "reviewer")}
          >
            {INVITED_ROLES.map((known) => (
              <option key={known} value={known}>
                {collaboration.roles[known]}
              </option>
            ))}
          </Select>
        </Field>
      </form>
    </Dialog>
  );
}
