import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { LoginSteps } from "@/components/accounts/sign-in/login-steps";
import { nextPath } from "@/components/accounts/sign-in/after-sign-in";
import { issuerName } from "@/lib/people/accounts/openid/issuer";
import { currentActor } from "@/lib/server/adapters/current-actor";
import { pageLanguage } from "@/lib/server/adapters/page";
import { problemWords } from "@/lib/server/adapters/field-words";
import { isComparingOpen } from "@/lib/compare/comparisons";
import { copyFor } from "@/lib/copy/copy";
import {
  loginAction,
  passkeySignInAction,
  secondFactorAction,
  secondFactorPasskeyAction,
  startPasskeySignInAction,
  startSecondFactorPasskeyAction,
} from "./actions";

type Props = {
  searchParams: Promise<{ next?: string | string[]; problem?: string | string[]; error?: string | string[] }>;
};

export async function generateMetadata(): Promise<Metadata> {
  return { title: copyFor(await pageLanguage()).accounts.login.title };
}

export default async function LoginPage({ searchParams }: Props) {
  const [{ next, problem, error }, visitor, language] = await Promise.all([
    searchParams,
    currentActor(),
    pageLanguage(),
  ]);
  const wish = typeof next === "string" ? next : null;
  if (visitor) redirect(error ? "/settings?problem=openIdFailed" : nextPath(wish)); // back from linking an issuer
  const actions = {
    logIn: loginAction,
    secondStep: {
      answer: secondFactorAction,
      startPasskey: startSecondFactorPasskeyAction,
      answerWithPasskey: secondFactorPasskeyAction,
    },
    passkey: { start: startPasskeySignInAction, signIn: passkeySignInAction },
  };
  return (
    <LoginSteps
      actions={actions}
      next={wish}
      issuer={issuerName}
      canCompare={isComparingOpen()}
      problem={problemWords(problem ?? (error && "openIdFailed"), copyFor(language))}
    />
  );
}
