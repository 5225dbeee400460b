import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { GuestCard } from "@/components/accounts/guest-card";
import { RegisterForm } from "@/components/accounts/sign-in/register-form";
import { nextPath } from "@/components/accounts/sign-in/after-sign-in";
import { isSetupCodeNeeded } from "@/lib/people/accounts/administration/setup-code";
import { currentActor } from "@/lib/server/adapters/current-actor";
import { pageLanguage } from "@/lib/server/adapters/page";
import { copyFor } from "@/lib/copy/copy";
import { registerAction } from "./actions";

type Props = { searchParams: Promise<{ next?: string | string[] }> };

export async function generateMetadata(): Promise<Metadata> {
  return { title: copyFor(await pageLanguage()).accounts.register.title };
}

export default async function RegisterPage({ searchParams }: Props) {
  const [{ next }, visitor, language, needsSetupCode] = await Promise.all([
    searchParams,
    currentActor(),
    pageLanguage(),
    isSetupCodeNeeded(),
  ]);
  const wish = typeof next === "string" ? next : null;
  if (visitor) redirect(nextPath(wish));
  const { register: words } = copyFor(language).accounts;
  return (
    <GuestCard title={words.title} text={words.subtitle}>
      <RegisterForm register={registerAction} next={wish} needsSetupCode={needsSetupCode} />
    </GuestCard>
  );
}
