"use client";

import { useId, useState } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { FormFooter } from "@/components/forms/form-footer";
import { FormProblem } from "@/components/forms/form-parts";
import { Field, Input } from "@/components/ui/field";
import { Dialog } from "@/components/ui/overlay/dialog";
import { MAX_FOLDER_NAME_CHARS } from "@/lib/folders/bounds";

type Result = { ok: true } | { ok: false; message: string };
type NameDialogProps = {
  title: string;
  initial?: string;
  /** What is written: a name, unless told otherwise. */
  field?: { label: string; type: "email" };
  submit?: string;
  save: (name: string) => Promise<Result>;
  onClose: () => void;
};

/** Asks for one line and saves it; a refusal stands beside it, and what was typed stays. */
export function NameDialog({ title, initial = "", field, submit, save, onClose }: NameDialogProps) {
  const { folders: words } = useCopy();
  const formId = useId();
  const [name, setName] = useState(initial);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  async function send() {
    setIsBusy(true);
    const done = await save(name.trim());
    setIsBusy(false);
    if (done.ok) onClose();
    else setProblem(done.message || words.failed);
  }
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && !isBusy && onClose()}
      title={title}
      size="sm"
      footer={
        <FormFooter form={formId} busy={isBusy} disabled={name.trim() === ""} onCancel={onClose}>
          {submit ?? words.save}
        </FormFooter>
      }
    >
      <form
        id={formId}
        noValidate
        className="space-y-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (name.trim() !== "") void send();
        }}
      >
        {problem !== null && <FormProblem message={problem} />}
        <Field label={field?.label ?? words.name} required>
          <Input
            type={field?.type ?? "text"}
            value={name}
            maxLength={field ? 254 : MAX_FOLDER_NAME_CHARS}
            disabled={isBusy}
            autoComplete="off"
            onChange={(event) => setName(event.target.value)}
          />
        </Field>
      </form>
    </Dialog>
  );
}
