"use client";

import { useId, useState, type SubmitEvent } from "react";
import { StepDialog, type Step } from "@/components/accounts/second-factor/confirm-dialog";
import { useCopy } from "@/components/copy/copy-provider";
import { FormProblem } from "@/components/forms/form-parts";
import { fieldText } from "@/components/forms/use-form";
import { Button } from "@/components/ui/button";
import { Field, Input, Select } from "@/components/ui/field";
import { TOKEN_SCOPES, type TokenScope } from "@/lib/access/actor";
import { MAX_TOKEN_DAYS, MAX_TOKEN_NAME_CHARS, TOKEN_DAYS } from "@/lib/people/accounts/tokens/bounds";

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
const DAYS = [7, 30, TOKEN_DAYS, 180, MAX_TOKEN_DAYS];

/** Name, scopes and end of a token to be made. Only administrators are offered their scope. */
export function NewTokenDialog({ isAdministrator, busy, problem, step, onSubmit, onClose }: Props) {
  const { tokens: words, common } = useCopy();
  const formId = useId();
  const [missing, setMissing] = useState({ name: false, scopes: false });
  const offered = TOKEN_SCOPES.filter((scope) => scope !== "admin" || isAdministrator);

  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const name = fieldText(form, "name").trim();
    const scopes = offered.filter((scope) => form.get(scope) === "on");
    setMissing({ name: name === "", scopes: scopes.length === 0 });
    if (name !== "" && scopes.length > 0) onSubmit({ name, scopes, days: Number(fieldText(form, "days")) });
  }

  return (
    <StepDialog
      step={step}
      open
      onOpenChange={(open) => !open && !busy && onClose()}
      title={words.createTitle}
      size="sm"
      footer={
        <>
          <Button variant="outline" disabled={busy} onClick={onClose}>
            {common.cancel}
          </Button>
          <Button type="submit" form={formId} busy={busy}>
            {words.submit}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={send} className="space-y-4">
        <FormProblem message={problem} />
        <Field label={words.name} hint={words.nameHint} error={missing.name ? words.nameMissing : null} required>
          <Input name="name" maxLength={MAX_TOKEN_NAME_CHARS} autoComplete="off" />
        </Field>
        <ScopeChoice offered={offered} isMissing={missing.scopes} />
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

function ScopeChoice({ offered, isMissing }: { offered: readonly TokenScope[]; isMissing: boolean }) {
  const { tokens: words } = useCopy();
  const errorId = useId();
  return (
    <fieldset className="space-y-2" aria-describedby={isMissing ? errorId : undefined}>
      <legend className="text-sm font-medium">{words.scopes}</legend>
      {isMissing && (
        <p id={errorId} role="alert" className="text-sm text-danger-700">
          {words.scopesMissing}
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
