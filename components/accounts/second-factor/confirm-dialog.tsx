"use client";

import { useId, useState, type SubmitEvent, type ReactNode } from "react";
import { PasswordInput } from "@/components/accounts/password/password-input";
import { useCopy } from "@/components/copy/copy-provider";
import { done } from "@/components/forms/action-answer";
import { FormProblem } from "@/components/forms/form-parts";
import { useForm } from "@/components/forms/use-form";
import { Button } from "@/components/ui/button";
import { Field, Input } from "@/components/ui/field";
import { Dialog } from "@/components/ui/overlay/dialog";
import type { Confirmation, SecondFactorDto } from "@/lib/people/accounts/second-factor/schema";
import type { ActionResult } from "@/lib/server/adapters/action-result";
import type { ConfirmActions } from "./factor-actions";
import { usePasskey } from "./use-passkey";

type Props = { factor: SecondFactorDto; actions: ConfirmActions; onClose: (isConfirmed: boolean) => void };

/** Asks for the password, a code or a passkey before changing sign-in settings. */
function ConfirmDialog({ factor, actions, onClose }: Props) {
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
    async (input: Confirmation) => done(await actions.confirmItsMe(input)),
    { fallback: secondFactor.failed, onDone: () => onClose(true), onProblem: () => way },
  );
  const { busy, mistake, problem } = form;
  const passkey = usePasskey(
    () => actions.startConfirmation(),
    async (answer) => done(await actions.confirmItsMe({ passkey: answer })),
  );
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
    <Dialog
      open
      onOpenChange={(open) => !open && !busy && onClose(false)}
      title={words.title}
      description={words.text}
      size="sm"
      footer={
        <>
          <Button variant="outline" disabled={busy} onClick={() => onClose(false)}>
            {common.cancel}
          </Button>
          {isPossible && (
            <Button type="submit" form={formId} busy={busy}>
              {words.submit}
            </Button>
          )}
        </>
      }
    >
      <div className="space-y-4">
        <FormProblem message={passkey.problem} />
        {isPossible ? (
          <form id={formId} noValidate onSubmit={submit}>
            {way === "password" ? (
              <Field key="password" label={words.password} error={error} required>
                <PasswordInput name="password" autoComplete="current-password" />
              </Field>
            ) : (
              <Field key="code" label={words.code} error={error} required>
                <Input
                  name="code"
                  autoComplete="one-time-code"
                  autoCapitalize="none"
                  spellCheck={false}
                  maxLength={40}
                />
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
      </div>
    </Dialog>
  );
}

export type Confirmed = <Data>(ask: () => Promise<ActionResult<Data>>) => Promise<ActionResult<Data>>;

/** Wraps calls that may be refused with `confirmFirst`: asks in the dialog, then repeats the call. */
export function useConfirmation(
  factor: SecondFactorDto,
  actions: ConfirmActions,
): { confirmed: Confirmed; dialog: ReactNode } {
  const [asking, setAsking] = useState<{ answer: (isConfirmed: boolean) => void } | null>(null);

  const confirmed: Confirmed = async (ask) => {
    const first = await ask();
    if (first.ok || first.error.key !== "confirmFirst") return first;
    const isConfirmed = await new Promise<boolean>((answer) => setAsking({ answer }));
    setAsking(null);
    return isConfirmed ? ask() : first;
  };

  return { confirmed, dialog: asking && <ConfirmDialog factor={factor} actions={actions} onClose={asking.answer} /> };
}
