"use client";

import { Link } from "@/components/ui/link";
import type { ReactNode } from "react";
import { FormProblem } from "@/components/forms/form-problem";
import { SubmitButton } from "@/components/forms/submit-button";
import { useForm } from "@/components/forms/use-form";
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

/** `notice` says why an earlier try came to nothing; `children` are the other ways to log in. */
type Props = {
  logIn: LogIn;
  next: string | null;
  notice?: string | null;
  onSecondStep?: (step: SecondStep) => void;
  children?: ReactNode;
};

/** Email and password, checked as B-2.11 says; on success to `next` or the dashboard. */
export function LoginForm({ logIn, next, notice = null, onSecondStep, children }: Props) {
  const { login } = useCopy().accounts;
  const form = useForm(
    (text) => {
      const input = { email: text("email").trim(), password: text("password") };
      const missing = input.email === "" ? "email" : input.password === "" ? "password" : null;
      return missing ? { mistake: { field: missing } } : { input };
    },
    logIn,
    {
      onDone: (session) => enter(session, next),
      onProblem: ({ besides }) => {
        const step = secondStepOf(besides);
        if (step) onSecondStep?.(step);
      },
    },
  );

  return (
    <form method="post" noValidate onSubmit={form.onSubmit} className="space-y-5">
      <FormProblem
        message={form.mistake ? login.missing : form.problem ? form.problem.message || login.failed : notice}
      />
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
      <SubmitButton busy={form.busy || form.isDone} className="w-full">
        {login.submit}
      </SubmitButton>
      {children}
      <p className="text-center text-sm text-ink-muted">
        {login.noAccount}{" "}
        <Link href={withNext("/register", next)} className="rounded font-medium text-primary hover:underline">
          {login.signUp}
        </Link>
      </p>
    </form>
  );
}
