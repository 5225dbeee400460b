"use client";

import { useMemo, useState } from "react";
import { useCopy, useLanguage } from "@/components/copy/copy-provider";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/overlay/dialog";
import { localDay } from "@/lib/dates";
import { initialValues, TEMPLATES, type TemplateType } from "@/lib/documents/templates/catalogue";
import { ContractPreview } from "./contract-preview";

export type PreviewDialogProps = { type: TemplateType; onChoose: () => void; onClose: () => void };

/** A template's text with its fields open, to read before choosing it; the documented one, or ours in the language. */
export function PreviewDialog({ type, onChoose, onClose }: PreviewDialogProps) {
  const copy = useCopy();
  const language = useLanguage();
  const text = TEMPLATES[type].text === null || language !== "en" ? language : null;
  const [today] = useState(() => localDay(new Date()));
  const entry = useMemo(
    () => ({ type, name: "", language: text, fields: initialValues(type, today, text) }),
    [type, text, today],
  );
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={copy.contracts.types[type]}
      size="lg"
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {copy.common.close}
          </Button>
          <Button onClick={onChoose}>{copy.templates.useThis}</Button>
        </>
      }
    >
      <ContractPreview entry={entry} isAlone />
    </Dialog>
  );
}
