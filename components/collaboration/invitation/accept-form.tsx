"use client";

import Link from "next/link";
import { useState, type SubmitEvent } from "react";
import { withNext } from "@/components/accounts/next-path";
import { PasswordInput } from "@/components/accounts/password-input";
import type { AcceptInvitation } from "@/components/collaboration/actions";
import { enterContract } from "@/components/collaboration/enter-contract";
import { FormProblem } from "@/components/forms/form-problem";
import { fieldText, focusField } from "@/components/forms/form-values";
import { SubmitButton } from "@/components/forms/submit-button";
import { useAction } from "@/components/forms/use-action";
import { useCopy } from "@/components/copy/copy-provider";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { MAX_NAME_CHARS } from "@/lib/accounts/schema";
import { acceptanceProblem, type AcceptanceProblem, type AcceptanceValues } from "./acceptance-problem";

/** Name and a new password twice, for somebody without an account. Source: behaviour §16. */
export function AcceptForm({ token, accept }: { token: string; accept: AcceptInvitation }) {
  const { invitation: words } = useCopy().collaboration;
  const { run, busy, problem, clear } = useAction(accept, { fallback: words.acceptFailed });
  const [wrong, setWrong] = useState<AcceptanceProblem | null>(null);
  const [hasEntered, setHasEntered] = useState(false);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const values = valuesOf(form);
    const found = acceptanceProblem(values);
    setWrong(found);
    if (found) {
      clear();
      focusField(form, found.field);
      return;
    }
    const accepted = await run({ token, name: values.name.trim(), password: values.password });
    if (!accepted) return;
    setHasEntered(true);
    enterContract(accepted);
  }

  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)} className="space-y-5">
      <FormProblem message={wrong ? words[wrong.kind] : problem && (problem.message || words.acceptFailed)} />
      <Field label={words.name} required>
        <Input name="name" autoComplete="name" maxLength={MAX_NAME_CHARS} />
      </Field>
      <Field label={words.password} hint={words.passwordHint} required>
        <PasswordInput name="password" autoComplete="new-password" />
      </Field>
      <Field label={words.confirmPassword} required>
        <PasswordInput name="confirmPassword" autoComplete="new-password" />
      </Field>
      <SubmitButton busy={busy || hasEntered} className="w-full">
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

function valuesOf(form: HTMLFormElement): AcceptanceValues {
  const values = new FormData(form);
  const text = (name: keyof AcceptanceValues) => fieldText(values, name);
  return { name: text("name"), password: text("password"), confirmPassword: text("confirmPassword") };
}
