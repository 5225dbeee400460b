"use client";

import { useState } from "react";
import { useCopy, useLanguage } from "@/components/copy/copy-provider";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/overlay/dialog";
import { localDay } from "@/lib/dates";
import { TEMPLATES, type TemplateType } from "@/lib/documents/templates/catalogue";
import { ContractPreview } from "./contract-preview";
import { startEntry } from "./create-entry";

export type PreviewDialogProps = { type: TemplateType; onChoose: () => void; onClose: () => void };

/** A template's text with its fields open, to read before choosing it; the documented one, or ours in the language. */
export function PreviewDialog({ type, onChoose, onClose }: PreviewDialogProps) {
  const copy = useCopy();
  const language = useLanguage();
  const [entry] = useState(() =>
    startEntry(type, localDay(new Date()), copy, TEMPLATES[type].text === null || language !== "en" ? language : null),
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
