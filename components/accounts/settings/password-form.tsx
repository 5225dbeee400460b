"use client";

import { SETTINGS_SECTIONS } from "@/components/accounts/settings/sections";
import { useRouter } from "next/navigation";
import { PasswordInput, newPasswordProblem } from "@/components/accounts/password/password-input";
import { done } from "@/components/forms/action-answer";
import { FormProblem, SubmitButton } from "@/components/forms/form-parts";
import { useForm } from "@/components/forms/use-form";
import { useCopy } from "@/components/copy/copy-provider";
import { Field } from "@/components/ui/field";
import { SectionCard } from "@/components/ui/card";
import { useToast } from "@/components/ui/overlay/toast";
import type { ActionResult } from "@/lib/server/adapters/action-result";

export type ChangePassword = (input: {
  currentPassword: string;
  newPassword: string;
}) => Promise<ActionResult<unknown>>;
type Mistake = { field: "currentPassword" | "newPassword" | "confirmPassword"; message: string };

/** Changes the signed-in user's password; every other session ends (B-2.16). */
export function PasswordForm({ email, changePassword }: { email: string; changePassword: ChangePassword }) {
  const { password } = useCopy();
  const words = password.change;
  const toast = useToast();
  const router = useRouter();
  function mistakeIn(text: (name: string) => string): Mistake | null {
    if (text("currentPassword") === "") return { field: "currentPassword", message: words.currentMissing };
    const found = newPasswordProblem(text("newPassword"), text("confirmPassword"));
    if (!found) return null;
    const { mismatch, tooShort } = password.reset;
    return {
      field: found === "mismatch" ? "confirmPassword" : "newPassword",
      message: { missing: words.newMissing, mismatch, tooShort }[found],
    };
  }

  const form = useForm(
    (text) => {
      const mistake = mistakeIn(text);
      if (mistake) return { mistake };
      return { input: { currentPassword: text("currentPassword"), newPassword: text("newPassword") } };
    },
    async (input: { currentPassword: string; newPassword: string }) => done(await changePassword(input)),
    {
      fallback: words.failed,
      onProblem: ({ key }) => (key === "wrongPassword" ? "currentPassword" : null),
      onDone: (_, element) => {
        element.reset();
        toast.success(words.saved);
        router.refresh(); // the other sessions are gone from the list below
      },
    },
  );
  const { problem, mistake } = form;

  const isWrong = problem?.key === "wrongPassword";
  const findError = (field: Mistake["field"]) => (mistake?.field === field ? mistake.message : null);
  return (
    <SectionCard id={SETTINGS_SECTIONS.password} title={words.title} text={words.intro}>
      <form method="post" noValidate onSubmit={form.onSubmit} className="space-y-5">
        <FormProblem message={isWrong ? null : problem && (problem.message || words.failed)} />
        {/* Tells password managers which account the password is for. */}
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <div className="max-w-sm space-y-5">
          <Field
            label={words.current}
            error={findError("currentPassword") ?? (isWrong ? problem?.message : null)}
            required
          >
            <PasswordInput name="currentPassword" autoComplete="current-password" />
          </Field>
          <Field label={words.newPassword} hint={words.hint} error={findError("newPassword")} required>
            <PasswordInput name="newPassword" autoComplete="new-password" />
          </Field>
          <Field label={words.confirmPassword} error={findError("confirmPassword")} required>
            <PasswordInput name="confirmPassword" autoComplete="new-password" />
          </Field>
        </div>
        <div className="flex flex-col sm:flex-row sm:justify-end">
          <SubmitButton variant="outline" busy={form.busy}>
            {words.submit}
          </SubmitButton>
        </div>
      </form>
    </SectionCard>
  );
}
