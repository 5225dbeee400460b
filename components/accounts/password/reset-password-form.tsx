"use client";

import { Link } from "@/components/ui/link";
import { useState } from "react";
import { GuestCard } from "@/components/accounts/guest-card";
import { clearSession } from "@/components/forms/session-store";
import { done } from "@/components/forms/done";
import { useCopy } from "@/components/copy/copy-provider";
import { buttonClasses } from "@/components/ui/button";
import type { ActionResult } from "@/lib/adapters/action-result";
import { NewPasswordForm } from "./new-password-form";
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
      <NewPasswordForm
        words={words}
        send={async (password) => done(await reset({ token, password }))}
        onProblem={(key) => key === "resetLinkInvalid" && setStep("invalid")}
        onDone={() => {
          clearSession(); // it has just ended
          setStep("done");
        }}
      />
    </GuestCard>
  );
}
