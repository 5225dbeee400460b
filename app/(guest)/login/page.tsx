import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { LoginSteps } from "@/components/accounts/login-steps";
import { nextPath } from "@/components/accounts/next-path";
import { currentActor } from "@/lib/adapters/current-actor";
import { pageLanguage } from "@/lib/adapters/page";
import { copyFor, type Copy } from "@/lib/copy/copy";
import { ERROR_STATUS, type ErrorKey } from "@/lib/errors";
import { loginAction, passkeySignInAction, secondFactorAction, secondFactorPasskeyAction, startPasskeySignInAction, startSecondFactorPasskeyAction } from "./actions";

type Props = { searchParams: Promise<{ next?: string | string[]; problem?: string | string[]; error?: string | string[] }> };

export async function generateMetadata(): Promise<Metadata> {
  return { title: copyFor(await pageLanguage()).accounts.login.title };
}

export default async function LoginPage({ searchParams }: Props) {
  const [{ next, problem, error }, visitor, language] = await Promise.all([searchParams, currentActor(), pageLanguage()]);
  const wish = typeof next === "string" ? next : null;
  if (visitor) redirect(nextPath(wish));
  const actions = {
    logIn: loginAction,
    secondStep: { answer: secondFactorAction, startPasskey: startSecondFactorPasskeyAction, answerWithPasskey: secondFactorPasskeyAction },
    passkey: { start: startPasskeySignInAction, signIn: passkeySignInAction },
  };
  return <LoginSteps actions={actions} next={wish} issuer={null} problem={problemWords(problem ?? (error && "openIdFailed"), copyFor(language))} />;
}

/** Why an issuer's answer let nobody in; `next-auth` says of its own failures only that there was an `error`. */
function problemWords(key: string | string[] | undefined, { errors }: Copy): string | null {
  return typeof key === "string" && Object.hasOwn(ERROR_STATUS, key) ? errors[key as ErrorKey] : null; // one of its keys, as was just seen
}
