"use client";

import { useId, useState, type SubmitEvent } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { FormFooter } from "@/components/forms/form-footer";
import { FormProblem } from "@/components/forms/form-parts";
import { fieldText } from "@/components/forms/use-form";
import { Field, Input } from "@/components/ui/field";
import { MAX_PASSKEY_NAME_CHARS } from "@/lib/people/accounts/bounds";
import { StepDialog, type Step } from "./confirm-dialog";

type PasskeyNameDialogProps = {
  title: string;
  text?: string;
  submit: string;
  name: string;
  busy: boolean;
  problem: string | null;
  step: Step | null;
  onSubmit: (name: string) => Promise<void>;
  onClose: () => void;
};

/** Asks for a passkey's name, new or changed. */
export function PasskeyNameDialog({
  title,
  text,
  submit,
  name,
  busy,
  problem,
  step,
  onSubmit,
  onClose,
}: PasskeyNameDialogProps) {
  const { secondFactor } = useCopy();
  const words = secondFactor.passkeys;
  const formId = useId();
  const [missing, setMissing] = useState(false);

  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = fieldText(new FormData(event.currentTarget), "name").trim();
    setMissing(typed === "");
    if (typed !== "") void onSubmit(typed);
  }

  return (
    <StepDialog
      step={step}
      open
      onOpenChange={(open) => !open && !busy && onClose()}
      title={title}
      description={text}
      size="sm"
      footer={
        <FormFooter form={formId} busy={busy} onCancel={onClose}>
          {submit}
        </FormFooter>
      }
    >
      <form id={formId} noValidate onSubmit={send} className="space-y-4">
        <FormProblem message={problem} />
        <Field label={words.name} error={missing ? words.nameMissing : null} required>
          <Input name="name" defaultValue={name} maxLength={MAX_PASSKEY_NAME_CHARS} autoComplete="off" />
        </Field>
      </form>
    </StepDialog>
  );
}
