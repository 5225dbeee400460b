"use client";

import { PasswordInput } from "@/components/accounts/password/password-input";
import { useCopy } from "@/components/copy/copy-provider";
import { FormProblem, SubmitButton } from "@/components/forms/form-parts";
import { useForm } from "@/components/forms/use-form";
import { Field, Input } from "@/components/ui/field";
import { Link } from "@/components/ui/link";
import { MIN_PASSWORD_CHARS } from "@/lib/people/accounts/bounds";
import type { ActionResult } from "@/lib/server/adapters/action-result";
import { withNext, enter, type SignedIn } from "./after-sign-in";

export type Register = (input: {
  name: string;
  email: string;
  password: string;
  setupCode?: string;
}) => Promise<ActionResult<SignedIn>>;

type RegisterFormProps = {
  register: Register;
  next: string | null;
  /** On a server others can reach, the first account needs a code to prove that it is the operator's (behaviour §2). */
  needsSetupCode?: boolean;
};

/** Name, email and a new password twice, validated per B-2.2; on success goes to `next` or the dashboard. */
export function RegisterForm({ register, next, needsSetupCode = false }: RegisterFormProps) {
  const { register: words } = useCopy().accounts;
  const form = useForm(
    (text) => {
      const values = readValues(text);
      const [mistake, ...more] = registrationProblems(values);
      if (mistake) return { mistake: { ...mistake, more } };
      const setupCode = needsSetupCode ? { setupCode: text("setupCode").slice(0, 100) } : {};
      return {
        input: { name: values.name.trim(), email: values.email.trim(), password: values.password, ...setupCode },
      };
    },
    register,
    {
      fallback: words.failed,
      onDone: (session) => enter(session, next),
      onProblem: ({ issues }) => issues?.[0]?.path ?? null,
    },
  );
  const { problem } = form;

  const mistakes = form.mistake ? [form.mistake, ...form.mistake.more] : [];
  const findIssue = (field: keyof RegistrationValues) => {
    const mistake = mistakes.find((one) => one.field === field);
    return mistake ? words[mistake.kind] : problem?.issues?.find((issue) => issue.path === field)?.message;
  };
  const announced = { isAnnounced: Boolean(form.mistake), required: true };
  // Shown once: a field's own message is shown at the field.
  const failure =
    problem && !problem.issues?.some(({ message }) => message === problem.message)
      ? problem.message || words.failed
      : null;
  return (
    <form method="post" noValidate onSubmit={form.onSubmit} className="space-y-5">
      <FormProblem message={form.mistake ? null : failure} />
      <Field label={words.name} error={findIssue("name")} {...announced}>
        <Input name="name" autoComplete="name" />
      </Field>
      <Field label={words.email} error={findIssue("email")} {...announced}>
        <Input name="email" type="email" autoComplete="username" autoCapitalize="none" spellCheck={false} />
      </Field>
      <Field label={words.password} error={findIssue("password")} hint={words.passwordHint} {...announced}>
        <PasswordInput name="password" autoComplete="new-password" />
      </Field>
      <Field label={words.confirmPassword} error={findIssue("confirmPassword")} {...announced}>
        <PasswordInput name="confirmPassword" autoComplete="new-password" />
      </Field>
      {needsSetupCode && (
        <Field label={words.setupCode} hint={words.setupCodeHint} required>
          <Input name="setupCode" autoComplete="off" autoCapitalize="characters" spellCheck={false} />
        </Field>
      )}
      <SubmitButton busy={form.busy || form.isDone} className="w-full">
        {words.submit}
      </SubmitButton>
      <Agreement />
      <p className="text-center text-sm text-ink-muted">
        {words.haveAccount}{" "}
        <Link href={withNext("/login", next)} className="rounded font-medium text-primary hover:underline">
          {words.logIn}
        </Link>
      </p>
    </form>
  );
}

function Agreement() {
  const { register: words } = useCopy().accounts;
  return (
    <p className="text-center text-sm text-ink-muted">
      {words.agreement}{" "}
      <Link href="/terms" className="rounded underline hover:text-ink">
        {words.terms}
      </Link>{" "}
      {words.and}{" "}
      <Link href="/privacy" className="rounded underline hover:text-ink">
        {words.privacy}
      </Link>
      .
    </p>
  );
}

function readValues(text: (name: keyof RegistrationValues) => string): RegistrationValues {
  return {
    name: text("name"),
    email: text("email"),
    password: text("password"),
    confirmPassword: text("confirmPassword"),
  };
}

type RegistrationValues = { name: string; email: string; password: string; confirmPassword: string };
type RegistrationProblem = {
  kind: "missing" | "alsoMissing" | "mismatch" | "tooShort" | "noAddress";
  field: keyof RegistrationValues;
};

const ADDRESS = /^\s*\S+@\S+\s*$/u;
const REQUIRED = ["name", "email", "password"] as const;

/**
 * Each field's problem with a registration. Password length counts letters as people do, so that Cyrillic and emoji
 * don't count double. Source: B-2.2, in its order.
 */
function registrationProblems(values: RegistrationValues): RegistrationProblem[] {
  const { email, password, confirmPassword } = values;
  // 'All required fields' is said once, at the first that is empty; the others are marked.
  const [empty, ...others] = REQUIRED.filter(
    (field) => (field === "password" ? password : values[field].trim()) === "",
  );
  const more = empty && password === "" && confirmPassword === "" ? [...others, "confirmPassword" as const] : others;
  const isShort = password !== "" && [...password].length < MIN_PASSWORD_CHARS;
  const problems: RegistrationProblem[] = [
    ...(empty ? [{ kind: "missing" as const, field: empty }] : []),
    ...more.map((field) => ({ kind: "alsoMissing" as const, field })),
    ...(isShort ? [{ kind: "tooShort" as const, field: "password" as const }] : []),
    ...(password !== confirmPassword ? [{ kind: "mismatch" as const, field: "confirmPassword" as const }] : []),
  ];
  // alone it is for the server to say; beside others it would be one more try
  const isNoAddress = problems.length > 0 && email.trim() !== "" && !ADDRESS.test(email);
  return isNoAddress ? [{ kind: "noAddress", field: "email" }, ...problems] : problems;
}
