"use client";

import { useEffect, useState, type ReactNode } from "react";
import { GuestCard } from "@/components/accounts/guest-card";
import { PasswordInput } from "@/components/accounts/password/password-input";
import { SecondStepForm, type SecondStepActions } from "@/components/accounts/second-factor/second-step-form";
import { usePasskey } from "@/components/accounts/second-factor/use-passkey";
import { useCopy } from "@/components/copy/copy-provider";
import { leaveFor, replaceAddress } from "@/components/forms/browser";
import { FormProblem, SubmitButton, useHydrated } from "@/components/forms/form-parts";
import { useForm } from "@/components/forms/use-form";
import { Button } from "@/components/ui/button";
import { Field, Input } from "@/components/ui/field";
import { KeyIcon } from "@/components/ui/icons";
import { Link } from "@/components/ui/link";
import { FACTOR_WAYS } from "@/lib/people/accounts/bounds";
import type { PasskeyAnswer, SecondStep } from "@/lib/people/accounts/second-factor/schema";
import type { PasskeyRequest } from "@/lib/people/accounts/second-factor/webauthn";
import type { ActionResult } from "@/lib/server/adapters/action-result";
import { withNext, enter, nextPath, type SignedIn } from "./after-sign-in";
import { startIssuer } from "./issuer";

type LoginActions = { logIn: LogIn; secondStep: SecondStepActions; passkey: OtherWaysProps["passkey"] };
type LoginStepsProps = {
  actions: LoginActions;
  next: string | null;
  issuer: string | null;
  problem: string | null;
  /** Whether two files can be compared without an account. */
  canCompare?: boolean;
};

/**
 * Signing in: the password or another way first, then the second factor if the account has one. Source: behaviour §2.
 */
export function LoginSteps({ actions, next, issuer, problem, canCompare = false }: LoginStepsProps) {
  const { accounts, secondFactor } = useCopy();
  const [step, setStep] = useState<SecondStep | null>(null);
  const [over, setOver] = useState<string | null>(problem);

  // The external system is the URL: after an issuer's answer the second step is behind `#`, where no server or log sees
  // it.
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
      {canCompare && (
        <p className="mt-3 text-center text-sm">
          <Link href="/compare" className="rounded text-primary hover:underline">
            {accounts.login.compare}
          </Link>
        </p>
      )}
    </GuestCard>
  );
}

export type LogIn = (input: { email: string; password: string }) => Promise<ActionResult<SignedIn>>;

/** `notice` says why an earlier try failed; `children` are the other ways to sign in. */
type LoginFormProps = {
  logIn: LogIn;
  next: string | null;
  notice?: string | null;
  onSecondStep?: (step: SecondStep) => void;
  children?: ReactNode;
};

/** Email and password, validated per B-2.11; on success goes to `next` or the dashboard. */
export function LoginForm({ logIn, next, notice = null, onSecondStep, children }: LoginFormProps) {
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
        const step = readSecondStep(besides);
        if (step) onSecondStep?.(step);
      },
    },
  );

  const missingIn = (field: string) => (form.mistake?.field === field ? login.missing : null);
  return (
    <form method="post" noValidate onSubmit={form.onSubmit} className="space-y-5">
      <FormProblem message={form.mistake ? null : form.problem ? form.problem.message || login.failed : notice} />
      <Field label={login.email} error={missingIn("email")} isAnnounced required>
        <Input name="email" type="email" autoComplete="username" autoCapitalize="none" spellCheck={false} />
      </Field>
      <div className="space-y-2">
        <Field label={login.password} error={missingIn("password")} isAnnounced required>
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

/** The second step in a URL's hash, as written by `secondStepAddress`; null if none. */
function secondStepIn(hash: string): SecondStep | null {
  const values = new URLSearchParams(hash.replace(/^#/, ""));
  const challenge = values.get("challenge");
  return challenge ? { challenge, ways: FACTOR_WAYS.filter((way) => values.getAll("way").includes(way)) } : null;
}

/** The second step from a failed action, null if it failed otherwise. */
function readSecondStep(besides: Readonly<Record<string, string | readonly string[]>> | undefined): SecondStep | null {
  const { challenge, ways } = besides ?? {};
  return typeof challenge === "string" && Array.isArray(ways)
    ? { challenge, ways: FACTOR_WAYS.filter((way) => ways.includes(way)) }
    : null;
}

type OtherWaysProps = {
  passkey: {
    start: (input: void) => Promise<ActionResult<PasskeyRequest>>;
    signIn: (input: { passkey: PasskeyAnswer }) => Promise<ActionResult<SignedIn>>;
  };
  /** Name of the OpenID Connect issuer, null if none is set. */
  issuer: string | null;
  next: string | null;
};

/** Signing in without a password: by passkey, and through the issuer if one is set. */
function OtherWays({ passkey: actions, issuer, next }: OtherWaysProps) {
  const { logIn: words } = useCopy().secondFactor;
  const isHydrated = useHydrated();
  const [hasEntered, setHasEntered] = useState(false);
  const passkey = usePasskey<SignedIn>(
    () => actions.start(),
    (answer) => actions.signIn({ passkey: answer }),
  );
  const [issuing, setIssuing] = useState<"idle" | "busy" | "failed">("idle");

  async function byPasskey() {
    setIssuing("idle");
    const session = await passkey.run();
    if (!session) return;
    setHasEntered(true);
    enter(session, next);
  }

  async function byIssuer() {
    passkey.clear();
    setIssuing("busy");
    const address = await startIssuer(`/login/complete?next=${encodeURIComponent(nextPath(next))}`);
    if (address === null) setIssuing("failed");
    else leaveFor(address);
  }

  return (
    <div className="space-y-3">
      <p className="flex items-center gap-3 text-sm text-ink-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {words.or}
      </p>
      <FormProblem message={issuing === "failed" && issuer !== null ? words.issuerFailed(issuer) : passkey.problem} />
      {issuer !== null && (
        <Button
          variant="outline"
          className="w-full"
          disabled={!isHydrated}
          busy={issuing === "busy"}
          onClick={() => void byIssuer()}
        >
          {words.issuer(issuer)}
        </Button>
      )}
      <Button
        variant="outline"
        className="w-full"
        disabled={!isHydrated}
        busy={passkey.busy || hasEntered}
        onClick={() => void byPasskey()}
      >
        <KeyIcon className="size-4" />
        {words.passkey}
      </Button>
    </div>
  );
}
