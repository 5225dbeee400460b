"use client";

import type { ReactNode } from "react";
import type { Facts } from "@/components/assistant/glance";
import { useCopy } from "@/components/copy/copy-provider";
import type { DetailsDialogProps } from "@/components/review/header/details-dialog";
import type { ConflictDialogProps } from "@/components/review/saving/conflict-dialog";
import type { MergeDialogProps } from "@/components/review/saving/merge-dialog";
import type { ContractNews } from "@/components/review/use-contract";
import type { VersionHistoryDialogProps } from "@/components/review/versions/version-history-dialog";
import type { DoubtsDialogProps } from "@/components/paper/doubts-dialog";
import type { SignedDialogProps } from "@/components/signed/signed-dialog";
import type { SaveAsTemplateDialogProps } from "@/components/templates/save-as-template-dialog";
import { DialogFrame, ConfirmDialog } from "@/components/ui/overlay/dialog";
import { later } from "@/components/ui/overlay/later";
import type { useReviewDocument } from "./use-review-document";

const closing = { overlay: { isOpen: () => true, close: ({ onClose }: { onClose: () => void }) => onClose() } };
const SignedDialog = later<SignedDialogProps>(
  () => withFrame(import("@/components/signed/signed-dialog")).then(({ SignedDialog }) => SignedDialog),
  closing,
);
const DoubtsDialog = later<DoubtsDialogProps>(
  () => withFrame(import("@/components/paper/doubts-dialog")).then(({ DoubtsDialog }) => DoubtsDialog),
  closing,
);
const DetailsDialog = later<DetailsDialogProps>(
  () => withFrame(import("@/components/review/header/details-dialog")).then(({ DetailsDialog }) => DetailsDialog),
  closing,
);
const SaveAsTemplateDialog = later<SaveAsTemplateDialogProps>(
  () =>
    withFrame(import("@/components/templates/save-as-template-dialog")).then(
      ({ SaveAsTemplateDialog }) => SaveAsTemplateDialog,
    ),
  closing,
);
const ConflictDialog = later<ConflictDialogProps>(
  () => withFrame(import("@/components/review/saving/conflict-dialog")).then(({ ConflictDialog }) => ConflictDialog),
  closing,
);
const MergeDialog = later<MergeDialogProps>(
  () => withFrame(import("@/components/review/saving/merge-dialog")).then(({ MergeDialog }) => MergeDialog),
  closing,
);
const VersionHistoryDialog = later<VersionHistoryDialogProps>(
  () =>
    withFrame(import("@/components/review/versions/version-history-dialog")).then(
      ({ VersionHistoryDialog }) => VersionHistoryDialog,
    ),
  { overlay: { isOpen: () => true, close: ({ onOpenChange }) => onOpenChange(false) } },
);

/** Loads all of them in advance: they may be needed most when the connection is lost. */
export function prepareDialogs(): void {
  for (const dialog of [SignedDialog, SaveAsTemplateDialog, ConflictDialog, MergeDialog, VersionHistoryDialog])
    void dialog.prepare();
}

type Props = {
  news: ContractNews;
  document: ReturnType<typeof useReviewDocument>;
  facts: Facts /** What becomes of a PDF that was exported. */;
  pdf: ReactNode;
};

/** The dialogs over the review page. */
export function ReviewDialogs({ news, document, facts, pdf }: Props) {
  const { review, history, signed, doubts, template, details, shown } = document;
  const { editing, viewing, comparing, merging } = review;
  const isBusy = review.isSettling || editing.isSaving;
  const open = async (versionId: string) => {
    const problem = await viewing.open(versionId);
    if (problem === null) comparing.close();
    return problem;
  };
  return (
    <>
      {pdf}
      {history.isOpen && (
        <VersionHistoryDialog
          contract={news.contract}
          open
          onOpenChange={history.setIsOpen}
          shownVersionId={shown.id}
          onChoose={open}
          onCompare={comparing.openVersions}
        />
      )}
      {signed.isOpen && (
        <SignedDialog
          contract={news.contract}
          version={editing.version}
          hasUnsavedText={editing.isDirty || editing.offer !== null}
          onClose={signed.close}
          onChanged={news.reload}
          onShow={(passage, versionId) => document.showPassage(passage, { id: versionId })}
        />
      )}
      {doubts.isOpen && (
        <DoubtsDialog
          contractId={news.contract.id}
          version={editing.version}
          hasUnsavedText={editing.isDirty || editing.offer !== null}
          onClose={doubts.close}
          onChecked={document.remarks.recheck}
          saveCorrected={editing.saveMerged}
        />
      )}
      {details.isOpen && (
        <DetailsDialog
          contract={news.contract}
          onClose={details.close}
          onShow={(passage) => {
            details.close();
            document.showPassage(passage, shown);
          }}
        />
      )}
      {template.isOpen && (
        <SaveAsTemplateDialog
          contract={news.contract}
          hasUnsavedText={editing.isDirty}
          facts={typeof facts === "string" ? [] : facts}
          onClose={template.close}
        />
      )}
      {editing.isInConflict && !review.isDeciding && (
        <ConflictDialog
          open
          isBusy={isBusy}
          merging={merging}
          onMerge={() => review.saveBoth([])}
          onClose={editing.endConflict}
          onDifference={review.showDifference}
          onSaveOnTop={review.saveOnTop}
          onDiscard={review.discardMine}
        />
      )}
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

/** Also loads the frame all dialogs use. */
async function withFrame<Module>(dialog: Promise<Module>): Promise<Module> {
  const [come] = await Promise.all([dialog, DialogFrame.prepare()]);
  return come;
}

/** Shown only if restoring would discard unsaved text. */
function ConfirmRestoreDialog({
  versionNumber,
  open,
  onCancel,
  onConfirm,
}: {
  versionNumber: number;
  open: boolean;
  onCancel: () => void;
  onConfirm: () => void;
}) {
  const { review } = useCopy();
  return (
    <ConfirmDialog
      open={open}
      title={review.older.confirmTitle}
      description={review.older.confirmText(versionNumber)}
      confirm={review.older.restore}
      isDangerous
      onConfirm={onConfirm}
      onClose={onCancel}
    />
  );
}
