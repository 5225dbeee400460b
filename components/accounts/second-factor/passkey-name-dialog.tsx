"use client";

import { useId, useState, type SubmitEvent } from "react";
import { FormProblem } from "@/components/forms/form-problem";
import { fieldText } from "@/components/forms/form-values";
import { useCopy } from "@/components/copy/copy-provider";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { MAX_PASSKEY_NAME_CHARS } from "@/lib/accounts/second-factor/bounds";

type Props = {
  title: string;
  text?: string;
  submit: string;
  name: string;
  busy: boolean;
  problem: string | null;
  onSubmit: (name: string) => void;
  onClose: () => void;
};

/** The name of a passkey, new or another one. */
export function PasskeyNameDialog({ title, text, submit, name, busy, problem, onSubmit, onClose }: Props) {
  const { secondFactor, common } = useCopy();
  const words = secondFactor.passkeys;
  const formId = useId();
  const [missing, setMissing] = useState(false);

  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = fieldText(new FormData(event.currentTarget), "name").trim();
    setMissing(typed === "");
    if (typed !== "") onSubmit(typed);
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !busy && onClose()}
      title={title}
      description={text}
      size="sm"
      footer={
        <>
          <Button variant="outline" disabled={busy} onClick={onClose}>
            {common.cancel}
          </Button>
          <Button type="submit" form={formId} busy={busy}>
            {submit}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={send} className="space-y-4">
        <FormProblem message={problem} />
        <Field label={words.name} error={missing ? words.nameMissing : null} required>
          <Input name="name" defaultValue={name} maxLength={MAX_PASSKEY_NAME_CHARS} autoComplete="off" />
        </Field>
      </form>
    </Dialog>
  );
}
