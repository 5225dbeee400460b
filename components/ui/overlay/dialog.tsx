"use client";

import { useState, type ReactNode } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { Button } from "@/components/ui/button";
import type { DialogFrameProps } from "./dialog-frame";
import { later } from "./later";

/** The frame of every dialog, loaded with the first that opens. */
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
  /** By default the label all dialogs use. */
  cancel?: string;
  isDangerous?: boolean;
  /** While it runs, the dialog can't be closed. */
  busy?: boolean;
  onConfirm: () => void;
  onClose: () => void;
  children?: ReactNode;
};

/** Asks for confirmation before an irreversible action, or for the one thing an action needs. */
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
