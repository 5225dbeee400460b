"use client";

import { useId, useState } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { MAX_LABELS, MAX_LABEL_CHARS } from "@/lib/contracts/bounds";
import type { ContractListRow } from "./contract-rows";

type Labelled = Pick<ContractListRow, "labels">;
type Props = {
  rows: readonly Labelled[];
  knownLabels: readonly string[];
  onClose: () => void;
  /** Told what labels each of the contracts has from now on. */
  onChosen: (labelsOf: (row: Labelled) => string[]) => void;
};

/** The labels that all the chosen contracts share; what one of them has beside these, it keeps. Source: B-7.13. */
export function LabelDialog({ rows, knownLabels, onClose, onChosen }: Props) {
  const { contractList: words, common } = useCopy();
  const formId = useId();
  const shared = (rows[0]?.labels ?? []).filter((label) => rows.every(({ labels = [] }) => labels.includes(label)));
  const [text, setText] = useState(shared.join(", "));
  const [isTooMuch, setTooMuch] = useState(false);
  const written = namesIn(text);
  const offered = knownLabels.filter((label) => !written.includes(label));

  function submit() {
    if (written.length > MAX_LABELS || written.some((label) => label.length > MAX_LABEL_CHARS)) {
      setTooMuch(true);
      return;
    }
    onChosen(({ labels = [] }) => [...new Set([...labels.filter((one) => !shared.includes(one)), ...written])]);
  }
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={words.labelsTitle}
      description={words.labelsText}
      size="sm"
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {common.cancel}
          </Button>
          <Button type="submit" form={formId}>
            {words.labelsUse}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className="space-y-3"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Field label={words.labelsField} error={isTooMuch ? words.labelsTooMany(MAX_LABELS, MAX_LABEL_CHARS) : null}>
          <Input value={text} autoComplete="off" onChange={(event) => setText(event.target.value)} />
        </Field>
        {offered.length > 0 && (
          <div className="flex flex-wrap gap-2">
            {offered.map((label) => (
              <Button key={label} variant="outline" size="sm" onClick={() => setText([...written, label].join(", "))}>
                {label}
              </Button>
            ))}
          </div>
        )}
      </form>
    </Dialog>
  );
}

function namesIn(text: string): string[] {
  return [...new Set(text.split(",").map((name) => name.trim().replace(/\s+/g, " ")))].filter((name) => name !== "");
}
