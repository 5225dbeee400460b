"use client";

import { StepDialog, type Step } from "@/components/accounts/second-factor/confirm-dialog";
import { useCopy } from "@/components/copy/copy-provider";
import { FormProblem } from "@/components/forms/form-parts";
import { isCopied } from "@/components/ui/copied";
import { Button } from "@/components/ui/button";
import { Field, Input } from "@/components/ui/field";
import { Dialog } from "@/components/ui/overlay/dialog";
import { useToast } from "@/components/ui/overlay/toast";

type AskFirstProps = {
  title: string;
  text: string;
  submit: string;
  isDanger?: boolean;
  busy: boolean;
  problem: string | null;
  /** The question who is asking, in place of the content. */
  step: Step | null;
  onSubmit: () => void;
  onClose: () => void;
};

/** Asks before a secret ends: programs that have it stop working. */
export function AskFirstDialog({
  title,
  text,
  submit,
  isDanger,
  busy,
  problem,
  step,
  onSubmit,
  onClose,
}: AskFirstProps) {
  const { common } = useCopy();
  return (
    <StepDialog
      step={step}
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
          <Button variant={isDanger ? "danger" : "primary"} busy={busy} onClick={onSubmit}>
            {submit}
          </Button>
        </>
      }
    >
      <FormProblem message={problem} />
    </StepDialog>
  );
}

/** A secret, shown only once. Only the button closes it, so that a stray click doesn't lose it. */
export function SecretDialog({ secret, onClose }: { secret: string; onClose: () => void }) {
  const { secret: words } = useCopy().tokens;
  const toast = useToast();

  async function copy() {
    if (await isCopied(secret)) toast.success(words.copied);
    else toast.error(words.copyFailed);
  }

  return (
    <Dialog
      open
      onOpenChange={() => undefined}
      title={words.title}
      size="sm"
      isKept
      footer={
        <>
          <Button variant="outline" onClick={() => void copy()}>
            {words.copy}
          </Button>
          <Button onClick={onClose}>{words.done}</Button>
        </>
      }
    >
      <div className="space-y-4">
        <p>{words.keep}</p>
        <Field label={words.label}>
          <Input
            readOnly
            value={secret}
            className="font-mono text-sm"
            spellCheck={false}
            onFocus={(event) => event.target.select()}
          />
        </Field>
      </div>
    </Dialog>
  );
}
