"use client";

import { useState } from "react";
import { GuestCard } from "@/components/accounts/guest-card";
import { NewPasswordForm } from "@/components/accounts/password/reset-password-form";
import { announceAdministrator } from "@/components/accounts/tab-notices";
import { useCopy } from "@/components/copy/copy-provider";
import { FormProblem } from "@/components/forms/form-parts";
import { useAction } from "@/components/forms/use-action";
import { Button, buttonClasses } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import type { VerificationState } from "@/lib/people/accounts/address/email-verification";
import type { VerificationDto } from "@/lib/people/accounts/schema";
import type { ActionResult } from "@/lib/server/adapters/action-result";

export type VerifyEmail = (input: { token: string; password?: string }) => Promise<ActionResult<VerificationDto>>;
type Step = VerificationState | { step: "done"; message: string; wayOn: WayOn };
type WayOn = { href: string; words: string };

/**
 * The page behind the link that proves an address. It asks first: mail scanners also open links, and someone who gets a
 * letter about an account they never opened shouldn't prove it by looking. If the browser isn't signed in to the
 * account, it asks for a new password, so that whoever opened it can't go on with theirs (B-3.6).
 */
export function VerifyEmailCard({
  token,
  state,
  verify,
}: {
  token: string;
  state: VerificationState;
  verify: VerifyEmail;
}) {
  const { errors, verification } = useCopy();
  const words = verification.page;
  const [step, setStep] = useState<Step>(state);
  const toDashboard = (words: string) => ({ href: "/dashboard", words }); // guests must sign in first
  if (step.step === "open") {
    const Asking = step.needsPassword ? PasswordQuestion : Question;
    return <Asking token={token} of={step} verify={verify} onStep={setStep} />;
  }
  if (step.step === "invalid") {
    const wayOn = toDashboard(words.askAgain);
    return <Answer title={words.invalidTitle} text={errors.verificationLinkInvalid} wayOn={wayOn} />;
  }
  if (step.step === "used") return <Answer title={words.usedTitle} text={words.used} wayOn={toDashboard(words.goOn)} />;
  return <Answer title={words.doneTitle} text={step.message} wayOn={step.wayOn} />;
}

type QuestionProps = {
  token: string;
  of: { name: string; email: string };
  verify: VerifyEmail;
  onStep: (step: Step) => void;
};

/** For people who open the link in another browser than the account, or never opened an account. */
function PasswordQuestion({ token, of, verify, onStep }: QuestionProps) {
  const { password, verification } = useCopy();
  const words = verification.page;
  return (
    <GuestCard title={words.title} text={words.chooseText(of.name, of.email)}>
      <p className="text-sm text-ink-muted">{words.chooseCaution}</p>
      <NewPasswordForm
        words={words}
        send={(chosen) => verify({ token, password: chosen })}
        onProblem={(key) => key === "verificationLinkInvalid" && onStep({ step: "invalid" })}
        onDone={({ message, becameAdministrator }) => {
          if (becameAdministrator) announceAdministrator();
          onStep({ step: "done", message, wayOn: { href: "/login", words: password.reset.goToLogin } });
        }}
      />
    </GuestCard>
  );
}

function Question({ token, of, verify, onStep }: QuestionProps) {
  const words = useCopy().verification.page;
  const { run, busy, problem } = useAction(verify, {
    fallback: words.failed,
    onProblem: ({ key }) => {
      if (key === "verificationLinkInvalid") onStep({ step: "invalid" });
      // Logged out meanwhile.
      if (key === "verificationPasswordNeeded") onStep({ step: "open", ...of, needsPassword: true });
    },
  });

  async function confirm() {
    const answer = await run({ token });
    if (!answer) return;
    if (answer.becameAdministrator) announceAdministrator();
    onStep({ step: "done", message: answer.message, wayOn: { href: "/dashboard", words: words.goOn } });
  }

  return (
    <GuestCard title={words.title} text={words.text(of.name, of.email)}>
      <FormProblem message={problem && (problem.message || words.failed)} />
      <p className="text-sm text-ink-muted">{words.caution}</p>
      <Button busy={busy} className="w-full" onClick={() => void confirm()}>
        {words.submit}
      </Button>
    </GuestCard>
  );
}

function Answer({ title, text, wayOn }: { title: string; text: string; wayOn: WayOn }) {
  return (
    <GuestCard title={title} text={text}>
      <Link href={wayOn.href} className={`${buttonClasses()} w-full`} autoFocus>
        {wayOn.words}
      </Link>
    </GuestCard>
  );
}
