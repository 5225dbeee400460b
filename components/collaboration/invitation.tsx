"use client";

import { useState } from "react";
import { PasswordInput } from "@/components/accounts/password/password-input";
import { withNext } from "@/components/accounts/sign-in/after-sign-in";
import { useCopy } from "@/components/copy/copy-provider";
import { leaveFor } from "@/components/forms/browser";
import { FormProblem, SubmitButton, useHydrated } from "@/components/forms/form-parts";
import { clearSession } from "@/components/forms/session-store";
import { useAction } from "@/components/forms/use-action";
import { useForm } from "@/components/forms/use-form";
import type { LogOut } from "@/components/layout/user-menu";
import { Banner } from "@/components/ui/banner";
import { Button, buttonClasses } from "@/components/ui/button";
import { Field, Input } from "@/components/ui/field";
import { Link } from "@/components/ui/link";
import { MAX_NAME_CHARS, MIN_PASSWORD_CHARS } from "@/lib/people/accounts/bounds";
import type { OpenInvitationDto } from "@/lib/people/collaboration/schema";
import { type AcceptInvitation, enterContract, type Join } from "./actions";
import { RoleChip } from "./role-chip";

/** Name and a new password twice, for a new user. Source: behaviour §16. */
export function AcceptForm({ token, accept }: { token: string; accept: AcceptInvitation }) {
  const { invitation: words } = useCopy().collaboration;
  const form = useForm(
    (text) => {
      const values = { name: text("name"), password: text("password"), confirmPassword: text("confirmPassword") };
      const mistake = acceptanceProblem(values);
      return mistake ? { mistake } : { input: { token, name: values.name.trim(), password: values.password } };
    },
    accept,
    { fallback: words.acceptFailed, onDone: enterContract },
  );
  const { mistake, problem } = form;

  return (
    <form method="post" noValidate onSubmit={form.onSubmit} className="space-y-5">
      <FormProblem message={mistake ? words[mistake.kind] : problem && (problem.message || words.acceptFailed)} />
      <Field label={words.name} required>
        <Input name="name" autoComplete="name" maxLength={MAX_NAME_CHARS} />
      </Field>
      <Field label={words.password} hint={words.passwordHint} required>
        <PasswordInput name="password" autoComplete="new-password" />
      </Field>
      <Field label={words.confirmPassword} required>
        <PasswordInput name="confirmPassword" autoComplete="new-password" />
      </Field>
      <SubmitButton busy={form.busy || form.isDone} className="w-full">
        {words.submit}
      </SubmitButton>
      <p className="text-center text-sm text-ink-muted">
        {words.haveAccount}{" "}
        <Link
          href={withNext("/login", `/invitation/${token}`)}
          className="rounded font-medium text-primary hover:underline"
        >
          {words.logIn}
        </Link>
      </p>
    </form>
  );
}

type AcceptanceValues = { name: string; password: string; confirmPassword: string };
type AcceptanceProblem = {
  kind: "nameRequired" | "passwordRequired" | "mismatch" | "passwordTooShort";
  field: keyof AcceptanceValues;
};

/**
 * The first problem with an acceptance, and its field; null if none. Password length counts letters as people do.
 * Source: behaviour §16, in its order.
 */
function acceptanceProblem({ name, password, confirmPassword }: AcceptanceValues): AcceptanceProblem | null {
  if (name.trim() === "") return { kind: "nameRequired", field: "name" };
  if (password === "") return { kind: "passwordRequired", field: "password" };
  if (password !== confirmPassword) return { kind: "mismatch", field: "confirmPassword" };
  if ([...password].length < MIN_PASSWORD_CHARS) return { kind: "passwordTooShort", field: "password" };
  return null;
}

/** Joins with one click, if signed in with the invited address. Source: behaviour §16. */
export function JoinButton({ token, signedInAs, join }: { token: string; signedInAs: string; join: Join }) {
  const { invitation: words } = useCopy().collaboration;
  const isHydrated = useHydrated();
  const { run, busy, problem } = useAction(join, { fallback: words.acceptFailed });
  const [hasJoined, setHasJoined] = useState(false);

  async function accept() {
    const accepted = await run({ token });
    if (!accepted) return;
    setHasJoined(true);
    enterContract(accepted);
  }

  return (
    <div className="space-y-4">
      <FormProblem message={problem && (problem.message || words.acceptFailed)} />
      <p className="text-sm break-words text-ink-muted">{words.signedInAs(signedInAs)}</p>
      <Button className="w-full" disabled={!isHydrated} busy={busy || hasJoined} onClick={() => void accept()}>
        {words.join}
      </Button>
    </div>
  );
}

/** If the invited address has an account: sign in, come back, and join with one click. Source: behaviour §16. */
export function LogInToJoin({ token }: { token: string }) {
  const { invitation: words } = useCopy().collaboration;
  return (
    <div className="space-y-4">
      <Banner>{words.accountExists}</Banner>
      <Link href={withNext("/login", `/invitation/${token}`)} className={`w-full ${buttonClasses()}`}>
        {words.logInToJoin}
      </Link>
    </div>
  );
}

/**
 * Tells a user signed in with another address, who can log out to come back as the invited one. Source: behaviour §16.
 */
export function SomebodyElse({
  token,
  invited,
  signedInAs,
  logOut,
}: {
  token: string;
  invited: string;
  signedInAs: string;
  logOut: LogOut;
}) {
  const { invitation: words } = useCopy().collaboration;
  const leaving = useAction(async () => toOutcome(await logOut()), { fallback: words.logOutFailed });

  async function leave() {
    if (!(await leaving.run(undefined))) return;
    clearSession();
    leaveFor(`/invitation/${encodeURIComponent(token)}`);
  }

  return (
    <div className="space-y-4">
      <Banner tone="warning">{words.somebodyElse(invited, signedInAs)}</Banner>
      <FormProblem message={leaving.problem && (leaving.problem.message || words.logOutFailed)} />
      <Button className="w-full" busy={leaving.busy} onClick={() => void leave()}>
        {words.logOut}
      </Button>
    </div>
  );
}

/** Logging out returns no data; `true` tells that from a failure. */
function toOutcome(
  result: Awaited<ReturnType<LogOut>>,
): { ok: true; data: true } | Extract<typeof result, { ok: false }> {
  return result.ok ? { ok: true, data: true } : result;
}

/** Who invites, to which contract, in which role, and which address. Source: behaviour §16. */
export function InvitationFacts({ invitation }: { invitation: OpenInvitationDto }) {
  const { invitation: words } = useCopy().collaboration;
  const facts = [
    { term: words.inviter, value: invitation.inviter.name },
    { term: words.contract, value: invitation.contract.name },
    { term: words.role, value: <RoleChip role={invitation.role} /> },
    { term: words.address, value: invitation.email },
  ];
  return (
    <dl className="grid gap-x-4 rounded sm:grid-cols-[auto_minmax(0,1fr)] sm:gap-y-2 border border-line bg-page p-4 text-sm">
      {facts.map(({ term, value }) => (
        <div key={term} className="py-1 sm:contents">
          <dt className="text-ink-muted">{term}</dt>
          <dd className="font-medium break-words">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
