"use client";

import { useId, useState, type SubmitEvent } from "react";
import { StepDialog, type Step } from "@/components/accounts/second-factor/confirm-dialog";
import { useCopy } from "@/components/copy/copy-provider";
import { FormFooter } from "@/components/forms/form-footer";
import { FormProblem } from "@/components/forms/form-parts";
import { fieldText } from "@/components/forms/use-form";
import { isCopied } from "@/components/ui/copied";
import { Button } from "@/components/ui/button";
import { Field, Input, Select } from "@/components/ui/field";
import { Dialog } from "@/components/ui/overlay/dialog";
import { useToast } from "@/components/ui/overlay/toast";
import { TOKEN_SCOPES, type TokenScope } from "@/lib/access/actor";
import { MAX_TOKEN_DAYS, MAX_TOKEN_NAME_CHARS, TOKEN_DAYS } from "@/lib/people/accounts/tokens/bounds";

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

export type NewTokenInput = { name: string; scopes: TokenScope[]; days: number };
type Props = {
  isAdministrator: boolean;
  busy: boolean;
  problem: string | null;
  /** The question who is asking, in place of the content. */
  step: Step | null;
  onSubmit: (input: NewTokenInput) => void;
  onClose: () => void;
};
const ADMINISTRATORS: readonly TokenScope[] = ["admin", "scim"];
const DAYS = [7, 30, TOKEN_DAYS, 180, MAX_TOKEN_DAYS];

/** Name, scopes and end of a token to be made. Only administrators are offered theirs; a directory's stands alone. */
export function NewTokenDialog({ isAdministrator, busy, problem, step, onSubmit, onClose }: Props) {
  const { tokens: words } = useCopy();
  const formId = useId();
  const [wrong, setWrong] = useState<{ name: string | null; scopes: string | null }>({ name: null, scopes: null });
  const offered = TOKEN_SCOPES.filter((scope) => !ADMINISTRATORS.includes(scope) || isAdministrator);

  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const name = fieldText(form, "name").trim();
    const scopes = offered.filter((scope) => form.get(scope) === "on");
    const isMixed = scopes.includes("scim") && scopes.length > 1;
    const found = {
      name: name === "" ? words.nameMissing : null,
      scopes: scopes.length === 0 ? words.scopesMissing : isMixed ? words.scimAlone : null,
    };
    setWrong(found);
    if (found.name === null && found.scopes === null) onSubmit({ name, scopes, days: Number(fieldText(form, "days")) });
  }

  return (
    <StepDialog
      step={step}
      open
      onOpenChange={(open) => !open && !busy && onClose()}
      title={words.createTitle}
      size="sm"
      footer={
        <FormFooter form={formId} busy={busy} onCancel={onClose}>
          {words.submit}
        </FormFooter>
      }
    >
      <form id={formId} noValidate onSubmit={send} className="space-y-4">
        <FormProblem message={problem} />
        <Field label={words.name} hint={words.nameHint} error={wrong.name} required>
          <Input name="name" maxLength={MAX_TOKEN_NAME_CHARS} autoComplete="off" />
        </Field>
        <ScopeChoice offered={offered} problem={wrong.scopes} />
        <Field label={words.days}>
          <Select name="days" defaultValue={TOKEN_DAYS}>
            {DAYS.map((days) => (
              <option key={days} value={days}>
                {words.dayCounts(days)}
              </option>
            ))}
          </Select>
        </Field>
      </form>
    </StepDialog>
  );
}

function ScopeChoice({ offered, problem }: { offered: readonly TokenScope[]; problem: string | null }) {
  const { tokens: words } = useCopy();
  const errorId = useId();
  return (
    <fieldset className="space-y-2" aria-describedby={problem ? errorId : undefined}>
      <legend className="text-sm font-medium">{words.scopes}</legend>
      {problem && (
        <p id={errorId} role="alert" className="text-sm text-danger-700">
          {problem}
        </p>
      )}
      {offered.map((scope) => (
        <label key={scope} className="flex min-h-9 items-start gap-3 text-sm">
          <input
            type="checkbox"
            name={scope}
            defaultChecked={scope === "read"}
            className="mt-0.5 size-4 shrink-0 accent-primary"
          />
          <span>
            <span className="block font-medium">{words.scopeNames[scope]}</span>
            <span className="block text-ink-muted">{words.scopeTexts[scope]}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
