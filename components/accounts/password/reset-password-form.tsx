"use client";

import Link from "next/link";
import { useState, type SubmitEvent } from "react";
import { GuestCard } from "@/components/accounts/guest-card";
import { PasswordInput } from "@/components/accounts/password-input";
import { clearSession } from "@/components/forms/session-store";
import { FormProblem } from "@/components/forms/form-problem";
import { fieldText, focusField } from "@/components/forms/form-values";
import { SubmitButton } from "@/components/forms/submit-button";
import { useAction } from "@/components/forms/use-action";
import { useCopy } from "@/components/copy/copy-provider";
import { buttonClasses } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import type { ActionResult } from "@/lib/adapters/action-result";
import { newPasswordProblem, type NewPasswordProblem } from "./new-password-problem";
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
  const [mistake, setMistake] = useState<NewPasswordProblem | null>(null);
  const saving = useAction(async (password: string) => done(await reset({ token, password })), {
    fallback: words.failed,
    onProblem: ({ key }) => key === "resetLinkInvalid" && onStep("invalid"),
  });

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const values = new FormData(form);
    const password = fieldText(values, "password");
    const found = newPasswordProblem(password, fieldText(values, "confirmPassword"));
    setMistake(found);
    if (found) {
      saving.clear();
      focusField(form, found === "mismatch" ? "confirmPassword" : "password");
      return;
    }
    if (!(await saving.run(password))) return;
    clearSession(); // it has just ended
    onStep("done");
  }

  const message = mistake
    ? { missing: words.required, mismatch: words.mismatch, tooShort: words.tooShort }[mistake]
    : saving.problem && (saving.problem.message || words.failed);
  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)} className="space-y-5">
      <FormProblem message={message} />
      <Field label={words.newPassword} hint={words.hint} required>
        <PasswordInput name="password" autoComplete="new-password" />
      </Field>
      <Field label={words.confirmPassword} required>
        <PasswordInput name="confirmPassword" autoComplete="new-password" />
      </Field>
      <SubmitButton busy={saving.busy} className="w-full">
        {words.submit}
      </SubmitButton>
    </form>
  );
}

/** The action has nothing to say on success; `true` tells that from a failure. */
function done(result: ActionResult<unknown>): ActionResult<true> {
  return result.ok ? { ok: true, data: true } : result;
}
