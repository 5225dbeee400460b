"use client";

import type { ContractDto } from "@/lib/contracts/schema";
import { ConfirmRestoreDialog } from "./confirm-restore-dialog";
import { ConflictDialog } from "./conflict-dialog";
import { MergeDialog } from "./merge-dialog";
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
  const { editing, viewing, comparing, merging } = review;
  const isBusy = review.isSettling || editing.isSaving;
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
        open={editing.isInConflict && !review.isDeciding}
        isBusy={isBusy}
        merging={merging}
        onMerge={() => review.saveBoth([])}
        onClose={editing.endConflict}
        onDifference={review.showDifference}
        onSaveOnTop={review.saveOnTop}
        onDiscard={review.discardMine}
      />
      {review.isDeciding && merging.step === "ready" && (
        <MergeDialog
          overlaps={merging.overlaps}
          isBusy={isBusy}
          onClose={review.endDeciding}
          onDecided={review.saveBoth}
        />
      )}
      <ConfirmRestoreDialog
        versionNumber={viewing.view?.version.versionNumber ?? 0}
        open={review.isConfirming}
        onCancel={review.endConfirming}
        onConfirm={review.restore}
      />
    </>
  );
}
