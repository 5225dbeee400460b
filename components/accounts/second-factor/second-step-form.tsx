"use client";

import { useState } from "react";
import { enter, type SignedIn } from "@/components/accounts/sign-in/after-sign-in";
import { FormProblem, SubmitButton } from "@/components/forms/form-parts";
import { useForm } from "@/components/forms/use-form";
import { useCopy } from "@/components/copy/copy-provider";
import { Button } from "@/components/ui/button";
import { Field, Input } from "@/components/ui/field";
import type { FactorWay } from "@/lib/people/accounts/bounds";
import type { PasskeyAnswer, SecondStep } from "@/lib/people/accounts/second-factor/schema";
import type { PasskeyRequest } from "@/lib/people/accounts/second-factor/webauthn";
import type { ActionResult } from "@/lib/server/adapters/action-result";
import { usePasskey } from "./use-passkey";

export type SecondStepActions = {
  answer: (input: { challenge: string; code: string }) => Promise<ActionResult<SignedIn>>;
  startPasskey: (input: { challenge: string }) => Promise<ActionResult<PasskeyRequest>>;
  answerWithPasskey: (input: { challenge: string; passkey: PasskeyAnswer }) => Promise<ActionResult<SignedIn>>;
};
type Props = {
  step: SecondStep;
  next: string | null;
  actions: SecondStepActions;
  onOver: (message: string | null) => void;
};

/**
 * The second step of signing in: an app code, a recovery code or a passkey. `onOver` returns to the first step. Source:
 * behaviour §2.
 */
export function SecondStepForm({ step, next, actions, onOver }: Props) {
  const { step: words } = useCopy().secondFactor;
  const [way, setWay] = useState<FactorWay>(step.ways[0] ?? "app");
  const [hasEntered, setHasEntered] = useState(false);

  function signedIn(session: SignedIn | null) {
    if (!session) return;
    setHasEntered(true);
    enter(session, next);
  }

  const labels: Record<FactorWay, string> = {
    app: words.useApp,
    recoveryCode: words.useRecovery,
    passkey: words.usePasskey,
  };
  return (
    <div className="space-y-5">
      {way === "passkey" ? (
        <PasskeyStep step={step} actions={actions} isOver={hasEntered} onSignedIn={signedIn} onOver={onOver} />
      ) : (
        <CodeStep
          key={way}
          way={way}
          challenge={step.challenge}
          answer={actions.answer}
          isOver={hasEntered}
          onSignedIn={signedIn}
          onOver={onOver}
        />
      )}
      <div className="-mx-3 flex flex-col items-start gap-1 border-t border-line pt-4">
        {step.ways
          .filter((other) => other !== way)
          .map((other) => (
            <Button key={other} variant="ghost" size="sm" onClick={() => setWay(other)}>
              {labels[other]}
            </Button>
          ))}
        <Button variant="ghost" size="sm" onClick={() => onOver(null)}>
          {words.back}
        </Button>
      </div>
      <p className="text-sm text-ink-muted">{words.lost}</p>
    </div>
  );
}

type StepProps = { isOver: boolean; onSignedIn: (session: SignedIn | null) => void; onOver: (message: string) => void };

function CodeStep({
  way,
  challenge,
  answer,
  isOver,
  onSignedIn,
  onOver,
}: StepProps & { way: "app" | "recoveryCode"; challenge: string; answer: SecondStepActions["answer"] }) {
  const { secondFactor } = useCopy();
  const words = secondFactor.step;
  const form = useForm(
    (text) => {
      const code = text("code").trim();
      return code === "" ? { mistake: { field: "code" } } : { input: { challenge, code } };
    },
    answer,
    {
      fallback: secondFactor.failed,
      onDone: onSignedIn,
      onProblem: ({ key, message }) => {
        if (key === "signInStepOver") onOver(message);
        return "code";
      },
    },
  );

  const isApp = way === "app";
  return (
    <form method="post" noValidate onSubmit={form.onSubmit} className="space-y-5">
      <p>{isApp ? words.app : words.recovery}</p>
      <Field
        label={isApp ? words.code : words.recoveryCode}
        error={form.mistake ? words.missing : form.problem && (form.problem.message || secondFactor.failed)}
        required
      >
        <Input
          name="code"
          autoFocus
          autoComplete="one-time-code"
          inputMode={isApp ? "numeric" : "text"}
          autoCapitalize="none"
          spellCheck={false}
          maxLength={40}
          className="font-mono tracking-widest"
        />
      </Field>
      <SubmitButton busy={form.busy || isOver} className="w-full">
        {words.submit}
      </SubmitButton>
    </form>
  );
}

function PasskeyStep({
  step: { challenge },
  actions,
  isOver,
  onSignedIn,
  onOver,
}: StepProps & { step: SecondStep; actions: SecondStepActions }) {
  const { step: words } = useCopy().secondFactor;
  const passkey = usePasskey<SignedIn>(
    () => actions.startPasskey({ challenge }),
    (answered) => actions.answerWithPasskey({ challenge, passkey: answered }),
    ({ key, message }) => key === "signInStepOver" && onOver(message),
  );
  return (
    <div className="space-y-5">
      <p>{words.passkey}</p>
      <FormProblem message={passkey.problem} />
      <Button className="w-full" busy={passkey.busy || isOver} onClick={() => void passkey.run().then(onSignedIn)}>
        {words.usePasskey}
      </Button>
    </div>
  );
}
