"use client";

import Link from "next/link";
import { useState, type SubmitEvent } from "react";
import { FormProblem } from "@/components/forms/form-problem";
import { fieldText, focusField } from "@/components/forms/form-values";
import { SubmitButton } from "@/components/forms/submit-button";
import { useAction } from "@/components/forms/use-action";
import { useCopy } from "@/components/copy/copy-provider";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import type { SecondStep } from "@/lib/accounts/second-factor/schema";
import type { ActionResult } from "@/lib/adapters/action-result";
import { withNext } from "./next-path";
import { PasswordInput } from "./password-input";
import { secondStepOf } from "./second-step-in";
import { enter, type SignedIn } from "./sign-in-result";

export type LogIn = (input: { email: string; password: string }) => Promise<ActionResult<SignedIn>>;

/** `notice` says why an earlier try came to nothing. */
type Props = { logIn: LogIn; next: string | null; notice?: string | null; onSecondStep?: (step: SecondStep) => void };

/** Email and password, checked as B-2.11 says; on success to `next` or the dashboard. */
export function LoginForm({ logIn, next, notice = null, onSecondStep }: Props) {
  const { login } = useCopy().accounts;
  const { run, busy, problem, clear } = useAction(logIn, { onProblem: ({ besides }) => goOn(secondStepOf(besides)) });
  const [missing, setMissing] = useState(false);
  const [hasEntered, setHasEntered] = useState(false);

  function goOn(step: SecondStep | null) {
    if (step) onSecondStep?.(step);
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const values = new FormData(form);
    const input = { email: fieldText(values, "email").trim(), password: fieldText(values, "password") };
    const isMissing = input.email === "" || input.password === "";
    setMissing(isMissing);
    if (isMissing) {
      clear();
      focusField(form, input.email === "" ? "email" : "password");
      return;
    }
    const session = await run(input);
    if (!session) return;
    setHasEntered(true);
    enter(session, next);
  }

  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)} className="space-y-5">
      <FormProblem message={missing ? login.missing : problem ? problem.message || login.failed : notice} />
      <Field label={login.email} required>
        <Input name="email" type="email" autoComplete="username" autoCapitalize="none" spellCheck={false} />
      </Field>
      <div className="space-y-2">
        <Field label={login.password} required>
          <PasswordInput name="password" autoComplete="current-password" />
        </Field>
        <p className="text-right text-sm">
          <Link href="/forgot-password" className="rounded text-primary hover:underline">
            {login.forgotPassword}
          </Link>
        </p>
      </div>
      <SubmitButton busy={busy || hasEntered} className="w-full">
        {login.submit}
      </SubmitButton>
      <p className="text-center text-sm text-ink-muted">
        {login.noAccount}{" "}
        <Link href={withNext("/register", next)} className="rounded font-medium text-primary hover:underline">
          {login.signUp}
        </Link>
      </p>
    </form>
  );
}
