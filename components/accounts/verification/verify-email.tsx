"use client";

import { Link } from "@/components/ui/link";
import { useState } from "react";
import { announceAdministrator } from "@/components/accounts/administrator-news";
import { GuestCard } from "@/components/accounts/guest-card";
import { FormProblem } from "@/components/forms/form-problem";
import { useAction } from "@/components/forms/use-action";
import { useCopy } from "@/components/copy/copy-provider";
import { Button, buttonClasses } from "@/components/ui/button";
import type { VerificationState } from "@/lib/accounts/email-verification";
import type { VerificationDto } from "@/lib/accounts/schema";
import type { ActionResult } from "@/lib/adapters/action-result";

export type VerifyEmail = (input: { token: string }) => Promise<ActionResult<VerificationDto>>;
type Step = VerificationState | { step: "done"; message: string };

/**
 * The page behind the link that proves an address. It asks first: programs that look into mails open links too, and
 * whoever gets the letter of an account they never opened should not prove it by looking.
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
  if (step.step === "open") return <Question token={token} of={step} verify={verify} onStep={setStep} />;
  if (step.step === "invalid")
    return <Answer title={words.invalidTitle} text={errors.verificationLinkInvalid} wayOn={words.askAgain} />;
  if (step.step === "used") return <Answer title={words.usedTitle} text={words.used} wayOn={words.goOn} />;
  return <Answer title={words.doneTitle} text={step.message} wayOn={words.goOn} />;
}

type QuestionProps = {
  token: string;
  of: { name: string; email: string };
  verify: VerifyEmail;
  onStep: (step: Step) => void;
};

function Question({ token, of, verify, onStep }: QuestionProps) {
  const words = useCopy().verification.page;
  const { run, busy, problem } = useAction(verify, {
    fallback: words.failed,
    onProblem: ({ key }) => key === "verificationLinkInvalid" && onStep({ step: "invalid" }),
  });

  async function confirm() {
    const answer = await run({ token });
    if (!answer) return;
    if (answer.becameAdministrator) announceAdministrator();
    onStep({ step: "done", message: answer.message });
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

/** The dashboard asks guests to log in first. */
function Answer({ title, text, wayOn }: { title: string; text: string; wayOn: string }) {
  return (
    <GuestCard title={title} text={text}>
      <Link href="/dashboard" className={`${buttonClasses()} w-full`} autoFocus>
        {wayOn}
      </Link>
    </GuestCard>
  );
}
