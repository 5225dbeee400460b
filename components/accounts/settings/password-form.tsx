"use client";

import { useRouter } from "next/navigation";
import { useRef, useState, type SubmitEvent } from "react";
import { PasswordInput } from "@/components/accounts/password-input";
import { newPasswordProblem } from "@/components/accounts/password/new-password-problem";
import { FormProblem } from "@/components/forms/form-problem";
import { fieldText, focusField } from "@/components/forms/form-values";
import { SubmitButton } from "@/components/forms/submit-button";
import { useAction } from "@/components/forms/use-action";
import { useCopy } from "@/components/copy/copy-provider";
import { Card } from "@/components/ui/card";
import { Field } from "@/components/ui/field";
import { useToast } from "@/components/ui/toast";
import type { ActionResult } from "@/lib/adapters/action-result";

export type ChangePassword = (input: {
  currentPassword: string;
  newPassword: string;
}) => Promise<ActionResult<unknown>>;
type Mistake = { field: "currentPassword" | "newPassword" | "confirmPassword"; message: string };

/** A new password for the signed-in person; every other session ends (B-2.16). */
export function PasswordForm({ email, changePassword }: { email: string; changePassword: ChangePassword }) {
  const { password } = useCopy();
  const words = password.change;
  const toast = useToast();
  const router = useRouter();
  const formElement = useRef<HTMLFormElement>(null);
  const [mistake, setMistake] = useState<Mistake | null>(null);
  const changing = useAction(
    async (input: { currentPassword: string; newPassword: string }) => done(await changePassword(input)),
    {
      fallback: words.failed,
      onProblem: ({ key }) =>
        key === "wrongPassword" && formElement.current && focusField(formElement.current, "currentPassword"),
    },
  );

  function mistakeIn(form: FormData): Mistake | null {
    if (fieldText(form, "currentPassword") === "") return { field: "currentPassword", message: words.currentMissing };
    const found = newPasswordProblem(fieldText(form, "newPassword"), fieldText(form, "confirmPassword"));
    if (!found) return null;
    const { mismatch, tooShort } = password.reset;
    return {
      field: found === "mismatch" ? "confirmPassword" : "newPassword",
      message: { missing: words.newMissing, mismatch, tooShort }[found],
    };
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const values = new FormData(form);
    const found = mistakeIn(values);
    setMistake(found);
    if (found) {
      changing.clear();
      focusField(form, found.field);
      return;
    }
    if (
      !(await changing.run({
        currentPassword: fieldText(values, "currentPassword"),
        newPassword: fieldText(values, "newPassword"),
      }))
    )
      return;
    form.reset();
    toast.success(words.saved);
    router.refresh(); // the other sessions are gone from the list below
  }

  const isWrong = changing.problem?.key === "wrongPassword";
  const errorOf = (field: Mistake["field"]) => (mistake?.field === field ? mistake.message : null);
  return (
    <Card className="p-5 sm:p-6">
      <form ref={formElement} method="post" noValidate onSubmit={(event) => void submit(event)} className="space-y-5">
        <div className="space-y-1">
          <h2>{words.title}</h2>
          <p className="text-sm text-ink-muted">{words.intro}</p>
        </div>
        <FormProblem message={isWrong ? null : changing.problem && (changing.problem.message || words.failed)} />
        {/* Tells password managers whose password this is. */}
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <div className="max-w-sm space-y-5">
          <Field
            label={words.current}
            error={errorOf("currentPassword") ?? (isWrong ? changing.problem?.message : null)}
            required
          >
            <PasswordInput name="currentPassword" autoComplete="current-password" />
          </Field>
          <Field label={words.newPassword} hint={words.hint} error={errorOf("newPassword")} required>
            <PasswordInput name="newPassword" autoComplete="new-password" />
          </Field>
          <Field label={words.confirmPassword} error={errorOf("confirmPassword")} required>
            <PasswordInput name="confirmPassword" autoComplete="new-password" />
          </Field>
        </div>
        <div className="flex flex-col sm:flex-row sm:justify-end">
          <SubmitButton variant="outline" busy={changing.busy}>
            {words.submit}
          </SubmitButton>
        </div>
      </form>
    </Card>
  );
}

/** The action has nothing to say on success; `true` tells that from a failure. */
function done(result: ActionResult<unknown>): ActionResult<true> {
  return result.ok ? { ok: true, data: true } : result;
}
