"use client";

import type { ContractDto } from "@/lib/contracts/schema";
import { ConfirmRestoreDialog } from "./confirm-restore-dialog";
import { ConflictDialog } from "./conflict-dialog";
import type { Review } from "./use-review";
import { VersionHistoryDialog } from "./version-history-dialog";

type Props = {
  contract: ContractDto;
  review: Review;
  shownVersionId: string;
  history: { isOpen: boolean; setIsOpen: (isOpen: boolean) => void };
};

/** The dialogs over the review page. */
export function ReviewDialogs({ contract, review, shownVersionId, history }: Props) {
  const { editing, viewing, comparing } = review;
  const open = async (versionId: string) => {
    const problem = await viewing.open(versionId);
    if (problem === null) comparing.close();
    return problem;
  };
  return (
    <>
      <VersionHistoryDialog
        contract={contract}
        open={history.isOpen}
        onOpenChange={history.setIsOpen}
        shownVersionId={shownVersionId}
        onChoose={open}
        onCompare={comparing.openVersions}
      />
      <ConflictDialog
        open={editing.isInConflict}
        isBusy={review.isSettling || editing.isSaving}
        onClose={editing.endConflict}
        onDifference={review.showDifference}
        onSaveOnTop={review.saveOnTop}
        onDiscard={review.discardMine}
      />
      <ConfirmRestoreDialog
        versionNumber={viewing.view?.version.versionNumber ?? 0}
        open={review.isConfirming}
        onCancel={review.endConfirming}
        onConfirm={review.restore}
      />
    </>
  );
}
