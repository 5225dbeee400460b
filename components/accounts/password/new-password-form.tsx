"use client";

import { PasswordInput } from "@/components/accounts/password-input";
import { FormProblem } from "@/components/forms/form-problem";
import { SubmitButton } from "@/components/forms/submit-button";
import { useForm } from "@/components/forms/use-form";
import { useCopy } from "@/components/copy/copy-provider";
import { Field } from "@/components/ui/field";
import type { ActionFailure, ActionResult } from "@/lib/adapters/action-result";
import { newPasswordProblem } from "./new-password-problem";

type Props<Done> = {
  words: { submit: string; failed: string };
  send: (password: string) => Promise<ActionResult<Done>>;
  onProblem: (key: ActionFailure["key"]) => void;
  onDone: (done: Done) => void;
};

/** Asks for a new password twice, for whoever came by a mailed link. */
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
