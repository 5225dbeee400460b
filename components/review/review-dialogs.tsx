"use client";

import { lazy, Suspense } from "react";
import { ConfirmRestoreDialog } from "./confirm-restore-dialog";
import { ConflictDialog } from "./conflict-dialog";
import { MergeDialog } from "./merge-dialog";
import type { ContractNews } from "./use-contract";
import type { useReviewDocument } from "./use-review-document";
import { VersionHistoryDialog } from "./version-history-dialog";

const SignedDialog = lazy(() =>
  import("@/components/signed/signed-dialog").then(({ SignedDialog }) => ({ default: SignedDialog })),
);

type Props = { news: ContractNews; document: ReturnType<typeof useReviewDocument> };

/** The dialogs over the review page. */
export function ReviewDialogs({ news, document }: Props) {
  const { review, history, signed, shown } = document;
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
        contract={news.contract}
        open={history.isOpen}
        onOpenChange={history.setIsOpen}
        shownVersionId={shown.id}
        onChoose={open}
        onCompare={comparing.openVersions}
      />
      {signed.isOpen && (
        <Suspense>
          <SignedDialog
            contract={news.contract}
            version={editing.version}
            hasUnsavedText={editing.isDirty || editing.offer !== null}
            onClose={signed.close}
            onChanged={news.reload}
            onShow={(passage, versionId) => document.showPassage(passage, { id: versionId })}
          />
        </Suspense>
      )}
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
