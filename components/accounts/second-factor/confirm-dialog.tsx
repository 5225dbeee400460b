"use client";

import { useEffect, useId, useRef, useState, type SubmitEvent, type ReactNode } from "react";
import { PasswordInput } from "@/components/accounts/password/password-input";
import { useCopy } from "@/components/copy/copy-provider";
import { done } from "@/components/forms/action-answer";
import { FormProblem } from "@/components/forms/form-parts";
import { useForm } from "@/components/forms/use-form";
import { Button } from "@/components/ui/button";
import { Field, Input } from "@/components/ui/field";
import { Dialog } from "@/components/ui/overlay/dialog";
import type { DialogFrameProps } from "@/components/ui/overlay/dialog-frame";
import type { Confirmation as Proof, SecondFactorDto } from "@/lib/people/accounts/second-factor/schema";
import type { ActionResult } from "@/lib/server/adapters/action-result";
import type { ConfirmActions } from "./factor-actions";
import { usePasskey } from "./use-passkey";

type Props = { factor: SecondFactorDto; actions: ConfirmActions; onClose: (isConfirmed: boolean) => void };

/** Asks for the password, a code or a passkey before changing sign-in settings. */
function ConfirmForm({ factor, actions, onClose }: Props) {
  const { secondFactor, common } = useCopy();
  const words = secondFactor.confirm;
  const formId = useId();
  const hasCodes = factor.appSince !== null || factor.recoveryCodesLeft > 0;
  const [way, setWay] = useState<"password" | "code">(factor.hasPassword ? "password" : "code");
  const form = useForm(
    (text) => {
      const value = text(way);
      if (value.trim() === "") return { mistake: { field: way } };
      return { input: way === "password" ? { password: value } : { code: value } };
    },
    async (input: Proof) => done(await actions.confirmItsMe(input)),
    { fallback: secondFactor.failed, onDone: () => onClose(true), onProblem: () => way },
  );
  const { busy, mistake, problem } = form;
  const passkey = usePasskey(
    () => actions.startConfirmation(),
    async (answer) => done(await actions.confirmItsMe({ passkey: answer })),
  );
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => frame.current?.querySelector("input")?.focus(), []);
  const isPossible = factor.hasPassword || hasCodes;

  function submit(event: SubmitEvent<HTMLFormElement>) {
    passkey.clear();
    form.onSubmit(event);
  }

  const error = mistake
    ? way === "password"
      ? words.passwordMissing
      : words.codeMissing
    : problem && (problem.message || secondFactor.failed);
  return (
    <div ref={frame} className="space-y-4">
      <FormProblem message={passkey.problem} />
      {isPossible ? (
        <form id={formId} noValidate onSubmit={submit}>
          {way === "password" ? (
            <Field key="password" label={words.password} error={error} required>
              <PasswordInput name="password" autoComplete="current-password" />
            </Field>
          ) : (
            <Field key="code" label={words.code} error={error} required>
              <Input name="code" autoComplete="one-time-code" autoCapitalize="none" spellCheck={false} maxLength={40} />
            </Field>
          )}
        </form>
      ) : (
        factor.passkeys.length === 0 && <p className="text-sm">{words.logInAgain}</p>
      )}
      <div className="flex flex-wrap gap-2">
        {factor.hasPassword && hasCodes && (
          <Button variant="ghost" size="sm" onClick={() => setWay(way === "password" ? "code" : "password")}>
            {way === "password" ? words.useCode : words.usePassword}
          </Button>
        )}
        {factor.passkeys.length > 0 && (
          <Button
            variant="ghost"
            size="sm"
            busy={passkey.busy}
            onClick={() => void passkey.run().then((isDone) => isDone && onClose(true))}
          >
            {words.usePasskey}
          </Button>
        )}
      </div>
      <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
        <Button variant="outline" disabled={busy} onClick={() => onClose(false)}>
          {common.cancel}
        </Button>
        {isPossible && (
          <Button type="submit" form={formId} busy={busy}>
            {words.submit}
          </Button>
        )}
      </div>
    </div>
  );
}

/** A dialog's own content, or in its place the question who is asking: never a dialog on a dialog. */
export function StepDialog({
  step,
  children,
  footer,
  onOpenChange,
  ...props
}: DialogFrameProps & { step: Step | null }) {
  const words = useCopy().secondFactor.confirm;
  return (
    <Dialog
      {...props}
      {...(step ? { title: words.title, description: words.text } : { footer })}
      onOpenChange={(open) => (step ? !open && step.cancel() : onOpenChange(open))}
    >
      <div hidden={step !== null}>{children}</div>
      {step?.content}
    </Dialog>
  );
}

export type Step = { content: ReactNode; cancel: () => void };
type Confirmed = <Data>(ask: () => Promise<ActionResult<Data>>) => Promise<ActionResult<Data>>;

export type Confirmation = {
  confirmed: Confirmed;
  /** The question in a dialog of its own, where no other is open. */
  dialog: ReactNode;
  /** The same for a `StepDialog` that is open. */
  step: Step | null;
};

/** Wraps calls that may be refused with `confirmFirst`: asks, then repeats the call. */
export function useConfirmation(factor: SecondFactorDto, actions: ConfirmActions): Confirmation {
  const [asking, setAsking] = useState<{ answer: (isConfirmed: boolean) => void } | null>(null);

  const confirmed: Confirmed = async (ask) => {
    const first = await ask();
    if (first.ok || first.error.key !== "confirmFirst") return first;
    const isConfirmed = await new Promise<boolean>((answer) => setAsking({ answer }));
    setAsking(null);
    return isConfirmed ? ask() : first;
  };

  const words = useCopy().secondFactor.confirm;
  if (!asking) return { confirmed, dialog: null, step: null };
  const content = <ConfirmForm factor={factor} actions={actions} onClose={asking.answer} />;
  const cancel = () => asking.answer(false);
  const dialog = (
    <Dialog open onOpenChange={(open) => !open && cancel()} title={words.title} description={words.text} size="sm">
      {content}
    </Dialog>
  );
  return { confirmed, dialog, step: { content, cancel } };
}
