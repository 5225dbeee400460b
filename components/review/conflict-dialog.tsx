"use client";

import { useCopy } from "@/components/copy/copy-provider";
import { Button, type ButtonVariant } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";

export type ConflictDialogProps = {
  open: boolean;
  isBusy: boolean;
  onClose: () => void;
  onDifference: () => void;
  onSaveOnTop: () => void;
  onDiscard: () => void;
};

/** Somebody else saved first: nothing is lost, and the person chooses how to go on (B-11.3). */
export function ConflictDialog({ open, isBusy, onClose, onDifference, onSaveOnTop, onDiscard }: ConflictDialogProps) {
  const words = useCopy().review.conflict;
  const choices: { label: string; hint: string; variant: ButtonVariant; choose: () => void }[] = [
    { label: words.difference, hint: words.differenceHint, variant: "primary", choose: onDifference },
    { label: words.onTop, hint: words.onTopHint, variant: "outline", choose: onSaveOnTop },
    { label: words.discard, hint: words.discardHint, variant: "danger", choose: onDiscard },
  ];
  return (
    <Dialog open={open} onOpenChange={(isOpen) => !isOpen && onClose()} title={words.title} description={words.text}>
      <ul className="space-y-4">
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
