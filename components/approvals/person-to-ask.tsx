"use client";

import { useCopy } from "@/components/copy/copy-provider";
import { Button } from "@/components/ui/button";
import type { ApprovalDto } from "@/lib/contracts/approvals/approval-schema";
import type { CollaboratorDto } from "@/lib/people/collaboration/schema";

type PersonProps = {
  person: CollaboratorDto;
  asked: ApprovalDto | undefined;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
  onWithdraw: (approvalId: string) => void;
};

/** Somebody who can be asked, or was already. */
export function PersonToAsk({ person, asked, isChosen, onChoose, onWithdraw }: PersonProps) {
  const words = useCopy().approvals;
  const { name, email } = person.user;
  return (
    <div className="flex min-h-9 flex-wrap items-center justify-between gap-x-3">
      <label className="flex min-w-0 items-center gap-2 text-sm">
        <input
          type="checkbox"
          className="size-4 shrink-0 accent-primary"
          checked={isChosen || asked !== undefined}
          disabled={asked !== undefined}
          onChange={(event) => onChoose(event.target.checked)}
        />
        <span className="min-w-0 break-words">
          {name} <span className="text-ink-muted">{email}</span>
        </span>
      </label>
      {asked && (
        <span className="flex items-center gap-2 text-sm text-ink-muted">
          {words.answers[asked.answer]}
          <Button variant="ghost" size="sm" aria-label={words.withdrawFrom(name)} onClick={() => onWithdraw(asked.id)}>
            {words.withdraw}
          </Button>
        </span>
      )}
    </div>
  );
}
