"use client";

import { useEffect, useState } from "react";
import { replaceAddress } from "@/components/forms/browser";
import { useCopy } from "@/components/copy/copy-provider";
import type { SecondStep } from "@/lib/accounts/second-factor/schema";
import { GuestCard } from "./guest-card";
import { LoginForm, type LogIn } from "./login-form";
import { OtherWays, type OtherWaysProps } from "./other-ways";
import { SecondStepForm, type SecondStepActions } from "./second-factor/second-step-form";
import { secondStepIn } from "./second-step-in";

type LoginActions = { logIn: LogIn; secondStep: SecondStepActions; passkey: OtherWaysProps["passkey"] };
type Props = { actions: LoginActions; next: string | null; issuer: string | null; problem: string | null };

/**
 * Logging in: the password or another way first, then the second factor where the account has one. Source: behaviour
 * §2.
 */
export function LoginSteps({ actions, next, issuer, problem }: Props) {
  const { accounts, secondFactor } = useCopy();
  const [step, setStep] = useState<SecondStep | null>(null);
  const [over, setOver] = useState<string | null>(problem);

  // The other system is the address: an issuer's answer comes back with the second step behind `#`, where no server or
  // log sees it.
  useEffect(() => {
    const carried = secondStepIn(window.location.hash);
    if (!carried) return;
    replaceAddress(window.location.pathname + window.location.search);
    queueMicrotask(() => setStep(carried));
  }, []);

  function beginAgain(message: string | null) {
    setStep(null);
    setOver(message);
  }

  if (step) {
    return (
      <GuestCard title={secondFactor.step.title} text={null}>
        <SecondStepForm key={step.challenge} step={step} next={next} actions={actions.secondStep} onOver={beginAgain} />
      </GuestCard>
    );
  }
  return (
    <GuestCard title={accounts.login.title} text={accounts.login.subtitle}>
      <LoginForm logIn={actions.logIn} next={next} notice={over} onSecondStep={setStep}>
        <OtherWays passkey={actions.passkey} issuer={issuer} next={next} />
      </LoginForm>
    </GuestCard>
  );
}
