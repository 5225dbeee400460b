"use client";

import { useState } from "react";
import { GuestCard } from "@/components/accounts/guest-card";
import { useCopy } from "@/components/copy/copy-provider";
import { done } from "@/components/forms/action-answer";
import { FormProblem, SubmitButton } from "@/components/forms/form-parts";
import { clearSession } from "@/components/forms/session-store";
import { useForm } from "@/components/forms/use-form";
import { buttonClasses } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Link } from "@/components/ui/link";
import type { ActionResult, ActionFailure } from "@/lib/server/adapters/action-result";
import { PasswordInput, newPasswordProblem } from "./password-input";

export type ResetPassword = (input: { token: string; password: string }) => Promise<ActionResult<unknown>>;
type Step = "form" | "done" | "invalid";

/** Sets a new password from a mailed link; afterwards the user signs in with it (behaviour §2). */
export function ResetPasswordForm({ token, reset }: { token: string; reset: ResetPassword }) {
  const { reset: words } = useCopy().password;
  const [step, setStep] = useState<Step>("form");
  if (step === "invalid") return <ResetLinkInvalid />;
  if (step === "done") {
    return (
      <GuestCard title={words.doneTitle} text={words.done}>
        <Link href="/login" className={`${buttonClasses()} w-full`} autoFocus>
          {words.goToLogin}
        </Link>
      </GuestCard>
    );
  }
  return (
    <GuestCard title={words.title} text={words.subtitle}>
      <NewPasswordForm
        words={words}
        send={async (password) => done(await reset({ token, password }))}
        onProblem={(key) => key === "resetLinkInvalid" && setStep("invalid")}
        onDone={() => {
          clearSession(); // it was just ended
          setStep("done");
        }}
      />
    </GuestCard>
  );
}

type Props<Done> = {
  words: { submit: string; failed: string };
  send: (password: string) => Promise<ActionResult<Done>>;
  onProblem: (key: ActionFailure["key"]) => void;
  onDone: (done: Done) => void;
};

/** Asks for a new password twice, after following a mailed link. */
export function NewPasswordForm<Done>({ words: { submit, failed }, send, onProblem, onDone }: Props<Done>) {
  const { reset: words } = useCopy().password;
  const form = useForm(
    (text) => {
      const kind = newPasswordProblem(text("password"), text("confirmPassword"));
      if (!kind) return { input: text("password") };
      return { mistake: { kind, field: kind === "mismatch" ? "confirmPassword" : "password" } };
    },
    send,
    { fallback: failed, onProblem: ({ key }) => onProblem(key), onDone },
  );

  const message = form.mistake
    ? { missing: words.required, mismatch: words.mismatch, tooShort: words.tooShort }[form.mistake.kind]
    : form.problem && (form.problem.message || failed);
  return (
    <form method="post" noValidate onSubmit={form.onSubmit} className="space-y-5">
      <FormProblem message={message} />
      <Field label={words.newPassword} hint={words.hint} required>
        <PasswordInput name="password" autoComplete="new-password" />
      </Field>
      <Field label={words.confirmPassword} required>
        <PasswordInput name="confirmPassword" autoComplete="new-password" />
      </Field>
      <SubmitButton busy={form.busy} className="w-full">
        {submit}
      </SubmitButton>
    </form>
  );
}

/** Shown for a link that is unknown, used or expired, with a way to get another. */
export function ResetLinkInvalid() {
  const { errors, password } = useCopy();
  return (
    <GuestCard title={password.reset.invalidTitle} text={errors.resetLinkInvalid}>
      <Link href="/forgot-password" className={`${buttonClasses()} w-full`}>
        {password.reset.askAgain}
      </Link>
    </GuestCard>
  );
}
