"use client";

import { useCopy } from "@/components/copy/copy-provider";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";

/** Asked only when restoring would give up unsaved text. */
export function ConfirmRestoreDialog({
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
  const { review, common } = useCopy();
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onCancel()}
      title={review.older.confirmTitle}
      description={review.older.confirmText(versionNumber)}
      size="sm"
      footer={
        <>
          <Button variant="outline" onClick={onCancel}>
            {common.cancel}
          </Button>
          <Button variant="danger" onClick={onConfirm}>
            {review.older.restore}
          </Button>
        </>
      }
    />
  );
}
