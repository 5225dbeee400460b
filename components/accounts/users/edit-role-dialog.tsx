"use client";

import { useRouter } from "next/navigation";
import { useId, useState } from "react";
import { useForm } from "@/components/forms/use-form";
import { useCopy } from "@/components/copy/copy-provider";
import { FormFooter } from "@/components/forms/form-footer";
import { Banner } from "@/components/ui/banner";
import { Dialog } from "@/components/ui/overlay/dialog";
import { Field, Select } from "@/components/ui/field";
import { useToast } from "@/components/ui/overlay/toast";
import { useUndo } from "@/components/ui/overlay/use-undo";
import { ASSIGNABLE_ROLES, type AssignableRole } from "@/lib/people/accounts/bounds";
import type { UserDto } from "@/lib/people/accounts/schema";
import type { ActionResult } from "@/lib/server/adapters/action-result";
import { TaskProblem } from "./user-dialogs";

export type ChangeRole = (input: { userId: string; role: AssignableRole }) => Promise<ActionResult<UserDto>>;
export type EditRoleDialogProps = {
  user: UserDto | null;
  ownId: string;
  changeRole: ChangeRole;
  onClose: () => void;
  onChanged: (user: UserDto) => void;
};

/** Gives a user the role User or Admin; open while there is a user (behaviour §18). */
export function EditRoleDialog({ user, ...rest }: EditRoleDialogProps) {
  return user && <OpenDialog key={user.id} user={user} {...rest} />;
}

function OpenDialog({ user, ownId, changeRole, onClose, onChanged }: EditRoleDialogProps & { user: UserDto }) {
  const { users } = useCopy();
  const words = users.edit;
  const formId = useId();
  const toast = useToast();
  const offerUndo = useUndo();
  const router = useRouter();
  const [role, setRole] = useState<AssignableRole>(user.systemRole === "admin" ? "admin" : "user");
  const isGivenUp = user.id === ownId && role !== "admin";
  const form = useForm(() => ({ input: { userId: user.id, role } }), changeRole, {
    fallback: users.updateFailed,
    onDone: (changed) => {
      onChanged(changed);
      onClose();
      const before = ASSIGNABLE_ROLES.find((known) => known === user.systemRole);
      if (isGivenUp || !before || before === changed.systemRole) toast.success(words.saved(changed.name));
      else
        offerUndo(words.saved(changed.name), async () => {
          const back = await changeRole({ userId: user.id, role: before });
          if (back.ok) onChanged(back.data);
          return back.ok ? null : back.error.message;
        });
      if (isGivenUp) router.refresh(); // they may no longer see the page
    },
  });
  const { busy, problem } = form;

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !busy && onClose()}
      title={words.title}
      description={words.of(user.name, user.email)}
      size="sm"
      footer={
        <FormFooter form={formId} busy={busy} onCancel={onClose}>
          {busy ? words.saving : words.save}
        </FormFooter>
      }
    >
      <form id={formId} onSubmit={form.onSubmit} className="space-y-4">
        <TaskProblem title={users.updateFailed} problem={problem} />
        <Field label={words.systemRole} hint={words.adminHint}>
          <Select
            value={role}
            disabled={busy}
            onChange={(event) => setRole(ASSIGNABLE_ROLES.find((known) => known === event.target.value) ?? role)}
          >
            {ASSIGNABLE_ROLES.map((known) => (
              <option key={known} value={known}>
                {users.roles[known]}
              </option>
            ))}
          </Select>
        </Field>
        {isGivenUp && <Banner tone="warning">{words.ownRole}</Banner>}
      </form>
    </Dialog>
  );
}
