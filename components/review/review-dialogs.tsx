"use client";

import { ConfirmRestoreDialog } from "./confirm-restore-dialog";
import { ConflictDialog } from "./conflict-dialog";
import type { Review } from "./use-review";
import { VersionHistoryDialog } from "./version-history-dialog";

type Props = { contractId: string; review: Review; shownVersionId: string; isHistoryOpen: boolean; onHistoryOpenChange: (open: boolean) => void };

/** The dialogs over the review page. */
export function ReviewDialogs({ contractId, review, shownVersionId, isHistoryOpen, onHistoryOpenChange }: Props) {
  const { editing, viewing } = review;
  return (
    <>
      <VersionHistoryDialog contractId={contractId} open={isHistoryOpen} onOpenChange={onHistoryOpenChange} shownVersionId={shownVersionId} onChoose={viewing.open} />
      <ConflictDialog
        open={editing.isInConflict}
        isBusy={review.isSettling || editing.isSaving}
        onClose={editing.endConflict}
        onDifference={review.showDifference}
        onSaveOnTop={review.saveOnTop}
        onDiscard={review.discardMine}
      />
      <ConfirmRestoreDialog versionNumber={viewing.view?.version.versionNumber ?? 0} open={review.isConfirming} onCancel={review.endConfirming} onConfirm={review.restore} />
    </>
  );
}
