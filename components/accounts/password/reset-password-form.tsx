"use client";

import { Link } from "@/components/ui/link";
import { useState } from "react";
import { GuestCard } from "@/components/accounts/guest-card";
import { PasswordInput } from "@/components/accounts/password-input";
import { clearSession } from "@/components/forms/session-store";
import { done } from "@/components/forms/done";
import { FormProblem } from "@/components/forms/form-problem";
import { SubmitButton } from "@/components/forms/submit-button";
import { useForm } from "@/components/forms/use-form";
import { useCopy } from "@/components/copy/copy-provider";
import { buttonClasses } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import type { ActionResult } from "@/lib/adapters/action-result";
import { newPasswordProblem } from "./new-password-problem";
import { ResetLinkInvalid } from "./reset-link-invalid";

export type ResetPassword = (input: { token: string; password: string }) => Promise<ActionResult<unknown>>;
type Step = "form" | "done" | "invalid";

/** A new password by the link of a letter; afterwards the person logs in with it (behaviour §2). */
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
      <NewPasswordForm token={token} reset={reset} onStep={setStep} />
    </GuestCard>
  );
}

function NewPasswordForm({
  token,
  reset,
  onStep,
}: {
  token: string;
  reset: ResetPassword;
  onStep: (step: Step) => void;
}) {
  const { reset: words } = useCopy().password;
  const form = useForm(
    (text) => {
      const kind = newPasswordProblem(text("password"), text("confirmPassword"));
      if (!kind) return { input: text("password") };
      return { mistake: { kind, field: kind === "mismatch" ? "confirmPassword" : "password" } };
    },
    async (password: string) => done(await reset({ token, password })),
    {
      fallback: words.failed,
      onProblem: ({ key }) => {
        if (key === "resetLinkInvalid") onStep("invalid");
      },
      onDone: () => {
        clearSession(); // it has just ended
        onStep("done");
      },
    },
  );

  const message = form.mistake
    ? { missing: words.required, mismatch: words.mismatch, tooShort: words.tooShort }[form.mistake.kind]
    : form.problem && (form.problem.message || words.failed);
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
        {words.submit}
      </SubmitButton>
    </form>
  );
}
