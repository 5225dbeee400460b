"use client";

import { Link } from "@/components/ui/link";
import { withNext } from "@/components/accounts/next-path";
import { PasswordInput } from "@/components/accounts/password-input";
import type { AcceptInvitation } from "@/components/collaboration/actions";
import { enterContract } from "@/components/collaboration/enter-contract";
import { FormProblem } from "@/components/forms/form-problem";
import { SubmitButton } from "@/components/forms/submit-button";
import { useForm } from "@/components/forms/use-form";
import { useCopy } from "@/components/copy/copy-provider";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { MAX_NAME_CHARS } from "@/lib/accounts/bounds";
import { acceptanceProblem } from "./acceptance-problem";

/** Name and a new password twice, for somebody without an account. Source: behaviour §16. */
export function AcceptForm({ token, accept }: { token: string; accept: AcceptInvitation }) {
  const { invitation: words } = useCopy().collaboration;
  const form = useForm(
    (text) => {
      const values = { name: text("name"), password: text("password"), confirmPassword: text("confirmPassword") };
      const mistake = acceptanceProblem(values);
      return mistake ? { mistake } : { input: { token, name: values.name.trim(), password: values.password } };
    },
    accept,
    { fallback: words.acceptFailed, onDone: enterContract },
  );
  const { mistake, problem } = form;

  return (
    <form method="post" noValidate onSubmit={form.onSubmit} className="space-y-5">
      <FormProblem message={mistake ? words[mistake.kind] : problem && (problem.message || words.acceptFailed)} />
      <Field label={words.name} required>
        <Input name="name" autoComplete="name" maxLength={MAX_NAME_CHARS} />
      </Field>
      <Field label={words.password} hint={words.passwordHint} required>
        <PasswordInput name="password" autoComplete="new-password" />
      </Field>
      <Field label={words.confirmPassword} required>
        <PasswordInput name="confirmPassword" autoComplete="new-password" />
      </Field>
      <SubmitButton busy={form.busy || form.isDone} className="w-full">
        {words.submit}
      </SubmitButton>
      <p className="text-center text-sm text-ink-muted">
        {words.haveAccount}{" "}
        <Link
          href={withNext("/login", `/invitation/${token}`)}
          className="rounded font-medium text-primary hover:underline"
        >
          {words.logIn}
        </Link>
      </p>
    </form>
  );
}
