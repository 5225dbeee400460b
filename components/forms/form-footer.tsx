"use client";

import type { ReactNode } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { Button } from "@/components/ui/button";

type FormFooterProps = {
  /** The id of the form that is sent. */
  form: string;
  busy?: boolean;
  disabled?: boolean;
  onCancel: () => void;
  /** The words of the button that sends it. */
  children: ReactNode;
};

/** Under a form in a dialog: leave it, or send it. */
export function FormFooter({ form, busy = false, disabled = false, onCancel, children }: FormFooterProps) {
  const { common } = useCopy();
  return (
    <>
      <Button variant="outline" disabled={busy} onClick={onCancel}>
        {common.cancel}
      </Button>
      <Button type="submit" form={form} busy={busy} disabled={disabled}>
        {children}
      </Button>
    </>
  );
}
