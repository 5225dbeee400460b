"use client";

import { useCopy } from "@/components/copy/copy-provider";
import { Button, type ButtonVariant } from "@/components/ui/button";
import { Dialog } from "@/components/ui/overlay/dialog";
import type { Copy } from "@/lib/copy/copy";
import type { Merging } from "./use-merging";

export type ConflictDialogProps = {
  open: boolean;
  isBusy: boolean;
  merging: Merging;
  /** Merges both texts; asks first where they overlap. */
  onMerge: () => void;
  onClose: () => void;
  onDifference: () => void;
  onSaveOnTop: () => void;
  onDiscard: () => void;
};

/** Someone else saved first: nothing is lost, and the user chooses how to go on (B-11.3). */
export function ConflictDialog({
  open,
  isBusy,
  merging,
  onMerge,
  onClose,
  onDifference,
  onSaveOnTop,
  onDiscard,
}: ConflictDialogProps) {
  const words = useCopy().review.conflict;
  const choices: { label: string; hint: string; variant: ButtonVariant; choose: () => void }[] = [
    { label: words.difference, hint: words.differenceHint, variant: "outline", choose: onDifference },
    { label: words.onTop, hint: words.onTopHint, variant: "outline", choose: onSaveOnTop },
    { label: words.discard, hint: words.discardHint, variant: "danger", choose: onDiscard },
  ];
  return (
    <Dialog open={open} onOpenChange={(isOpen) => !isOpen && onClose()} title={words.title} description={words.text}>
      <ul className="space-y-4">
        <li className="flex flex-col gap-2 sm:flex-row sm:items-center sm:justify-between">
          <p className="text-sm text-ink-muted" aria-live="polite">
            {toHint(merging, words)}
          </p>
          {merging.step !== "failed" && (
            <Button disabled={isBusy || merging.step !== "ready"} onClick={onMerge} className="shrink-0 sm:w-52">
              {merging.step === "ready" && merging.overlaps.length > 0 ? words.decide : words.together}
            </Button>
          )}
        </li>
        {choices.map(({ label, hint, variant, choose }) => (
          <li key={label} className="flex flex-col gap-2 sm:flex-row sm:items-center sm:justify-between">
            <p className="text-sm text-ink-muted">{hint}</p>
            <Button variant={variant} disabled={isBusy} onClick={choose} className="shrink-0 sm:w-52">
              {label}
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

function toHint(merging: Merging, words: Copy["review"]["conflict"]): string {
  if (merging.step !== "ready") return merging.step === "looking" ? words.looking : words.lookingFailed;
  const { overlaps, theirs } = merging;
  return overlaps.length > 0
    ? words.decideHint(overlaps.length)
    : words.togetherHint(theirs.createdByUser.name, theirs.versionNumber);
}
