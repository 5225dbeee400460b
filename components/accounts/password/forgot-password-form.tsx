"use client";

import { Link } from "@/components/ui/link";
import { useState } from "react";
import { GuestCard } from "@/components/accounts/guest-card";
import { FormProblem, SubmitButton } from "@/components/forms/form-parts";
import { useForm } from "@/components/forms/use-form";
import { useCopy } from "@/components/copy/copy-provider";
import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { Field, Input } from "@/components/ui/field";
import type { ActionResult } from "@/lib/server/adapters/action-result";

export type ForgotPassword = (input: { email: string }) => Promise<ActionResult<{ message: string }>>;

/** Asks for a password link. The outcome looks the same whether or not the address has an account (behaviour §2). */
export function ForgotPasswordForm({ request }: { request: ForgotPassword }) {
  const { forgot: words } = useCopy().password;
  const [message, setMessage] = useState<string | null>(null);
  const title = message === null ? words.title : words.sentTitle;
  return (
    <GuestCard title={title} text={message === null ? words.subtitle : words.sentHint}>
      {message === null ? (
        <RequestForm request={request} onSent={setMessage} />
      ) : (
        <Sent message={message} onAgain={() => setMessage(null)} />
      )}
      <p className="text-center text-sm">
        <Link href="/login" className="rounded font-medium text-primary hover:underline">
          {words.backToLogin}
        </Link>
      </p>
    </GuestCard>
  );
}

function RequestForm({ request, onSent }: { request: ForgotPassword; onSent: (message: string) => void }) {
  const { forgot: words } = useCopy().password;
  const form = useForm(
    (text) => {
      const email = text("email").trim();
      return email === "" ? { mistake: { field: "email" } } : { input: { email } };
    },
    request,
    { fallback: words.failed, onDone: ({ message }) => onSent(message) },
  );

  const issue = form.problem?.issues?.find(({ path }) => path === "email")?.message;
  return (
    <form method="post" noValidate onSubmit={form.onSubmit} className="space-y-5">
      <FormProblem message={form.mistake || issue ? null : form.problem && (form.problem.message || words.failed)} />
      <Field label={words.email} error={form.mistake ? words.missing : issue} required>
        <Input name="email" type="email" autoComplete="username" autoCapitalize="none" spellCheck={false} />
      </Field>
      <SubmitButton busy={form.busy} className="w-full">
        {words.submit}
      </SubmitButton>
    </form>
  );
}

function Sent({ message, onAgain }: { message: string; onAgain: () => void }) {
  const { forgot: words } = useCopy().password;
  return (
    <div className="space-y-5">
      <Banner role="status">{message}</Banner>
      <Button variant="outline" className="w-full" onClick={onAgain} autoFocus>
        {words.again}
      </Button>
    </div>
  );
}
