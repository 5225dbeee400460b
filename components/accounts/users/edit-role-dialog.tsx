"use client";

import { useRouter } from "next/navigation";
import { useId, useState, type SubmitEvent } from "react";
import { useAction } from "@/components/forms/use-action";
import { useCopy } from "@/components/copy/copy-provider";
import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { useToast } from "@/components/ui/toast";
import { ASSIGNABLE_ROLES, type AssignableRole, type UserDto } from "@/lib/accounts/schema";
import type { ActionResult } from "@/lib/adapters/action-result";
import { TaskProblem } from "./task-problem";

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
  const { users, common } = useCopy();
  const words = users.edit;
  const formId = useId();
  const toast = useToast();
  const router = useRouter();
  const [role, setRole] = useState<AssignableRole>(user.systemRole === "admin" ? "admin" : "user");
  const { run, busy, problem } = useAction(changeRole, { fallback: users.updateFailed });
  const isGivenUp = user.id === ownId && role !== "admin";

  async function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const changed = await run({ userId: user.id, role });
    if (!changed) return;
    onChanged(changed);
    onClose();
    toast.success(words.saved(changed.name));
    if (isGivenUp) router.refresh(); // the page is no longer theirs
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !busy && onClose()}
      title={words.title}
      description={words.of(user.name, user.email)}
      size="sm"
      footer={
        <>
          <Button variant="outline" disabled={busy} onClick={onClose}>
            {common.cancel}
          </Button>
          <Button type="submit" form={formId} busy={busy}>
            {busy ? words.saving : words.save}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={(event) => void save(event)} className="space-y-4">
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
