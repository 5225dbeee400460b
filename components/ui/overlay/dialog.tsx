"use client";

import { useState, type ReactNode } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { Button } from "@/components/ui/button";
import type { DialogFrameProps } from "./dialog-frame";
import { later } from "./later";

/** What every dialog stands in, fetched with the first that opens. */
export const DialogFrame = later<DialogFrameProps>(
  () => import("./dialog-frame").then(({ DialogFrame }) => DialogFrame),
  { overlay: { isOpen: ({ open }) => open, close: ({ onOpenChange }) => onOpenChange(false) } },
);

/** A modal dialog; see `DialogFrame`. */
export function Dialog(props: DialogFrameProps) {
  const [isWanted, setIsWanted] = useState(props.open);
  if (props.open && !isWanted) setIsWanted(true);
  return isWanted ? <DialogFrame {...props} /> : null;
}

type ConfirmDialogProps = {
  open?: boolean;
  title: string;
  description: string;
  confirm: string;
  /** Left out: the word that every dialog has for it. */
  cancel?: string;
  isDangerous?: boolean;
  /** While it runs nothing closes the dialog. */
  busy?: boolean;
  onConfirm: () => void;
  onClose: () => void;
  children?: ReactNode;
};

/** Asks before something is done that can't be taken back, or takes the one thing that it needs. */
export function ConfirmDialog({ open = true, busy = false, isDangerous = false, ...props }: ConfirmDialogProps) {
  const { common } = useCopy();
  const { title, description, confirm, cancel = common.cancel, onConfirm, onClose, children } = props;
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && !busy && onClose()}
      title={title}
      description={description}
      size="sm"
      footer={
        <>
          <Button variant="outline" disabled={busy} onClick={onClose}>
            {cancel}
          </Button>
          <Button {...(isDangerous ? { variant: "danger" } : {})} busy={busy} onClick={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
