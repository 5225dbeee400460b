"use client";

import { useCopy } from "@/components/copy/copy-provider";
import { useAction } from "@/components/forms/use-action";
import { ConfirmDialog } from "@/components/ui/overlay/dialog";
import { useToast } from "@/components/ui/overlay/toast";
import { useUndo } from "@/components/ui/overlay/use-undo";
import type { ListedUserDto, UserActivityDto, UserDto } from "@/lib/people/accounts/schema";
import type { ActionResult } from "@/lib/server/adapters/action-result";
import { TaskProblem } from "./user-dialogs";

export type SetActive = (input: { userId: string; active: boolean }) => Promise<ActionResult<UserActivityDto>>;
type OnChanged = (user: UserActivityDto) => void;

/** The inverse call, for a toast. */
function useTakeBack(setActive: SetActive, onChanged: OnChanged) {
  const offerUndo = useUndo();
  return (said: string, input: { userId: string; active: boolean }) =>
    offerUndo(said, async () => {
      const back = await setActive(input);
      if (back.ok) onChanged(back.data);
      return back.ok ? null : back.error.message;
    });
}

/** Opens an account again at once, and offers to take it back. Source: B-18.14. */
export function useActivate(setActive: SetActive, onChanged: OnChanged): (user: ListedUserDto) => Promise<void> {
  const words = useCopy().users.activation;
  const toast = useToast();
  const offerUndo = useTakeBack(setActive, onChanged);
  const { run } = useAction(setActive, { fallback: words.failed, onProblem: ({ message }) => toast.error(message) });
  return async (user) => {
    const opened = await run({ userId: user.id, active: true });
    if (!opened) return;
    onChanged(opened);
    const warning = user.deactivation?.by === "directory" ? ` ${words.directory}` : "";
    offerUndo(`${words.activated(user.name)}${warning}`, { userId: user.id, active: false });
  };
}

type DeactivateDialogProps = { user: UserDto | null; setActive: SetActive; onClose: () => void; onChanged: OnChanged };

/** Asks before closing an account, as its sessions and tokens end for good; open while there is a user (B-18.14). */
export function DeactivateDialog({ user, ...rest }: DeactivateDialogProps) {
  return user && <OpenDialog key={user.id} user={user} {...rest} />;
}

function OpenDialog({ user, setActive, onClose, onChanged }: DeactivateDialogProps & { user: UserDto }) {
  const words = useCopy().users.activation;
  const offerUndo = useTakeBack(setActive, onChanged);
  const { run, busy, problem } = useAction(setActive, { fallback: words.failed });

  async function confirm() {
    const closed = await run({ userId: user.id, active: false });
    if (!closed) return;
    onChanged(closed);
    onClose();
    offerUndo(words.deactivated(user.name), { userId: user.id, active: true });
  }

  return (
    <ConfirmDialog
      title={words.title}
      description={words.question(user.name, user.email)}
      confirm={busy ? words.confirming : words.confirm}
      isDangerous
      busy={busy}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <div className="space-y-3 text-sm">
        <TaskProblem title={words.failed} problem={problem} />
        <p>{words.text}</p>
      </div>
    </ConfirmDialog>
  );
}
