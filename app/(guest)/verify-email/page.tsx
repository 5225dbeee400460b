import type { Metadata } from "next";
import { VerifyEmailCard } from "@/components/accounts/sign-in/verify-email";
import { verificationState } from "@/lib/people/accounts/address/email-verification";
import { currentActor } from "@/lib/server/adapters/current-actor";
import { pageLanguage } from "@/lib/server/adapters/page";
import { copyFor } from "@/lib/copy/copy";
import { verifyEmailAction } from "./actions";

export async function generateMetadata(): Promise<Metadata> {
  return { title: copyFor(await pageLanguage()).verification.page.title, robots: { index: false } };
}

/** The page behind the link in the letter. Opening it doesn't use the link up. */
export default async function VerifyEmailPage({
  searchParams,
}: {
  searchParams: Promise<{ token?: string | string[] }>;
}) {
  const { token: wish } = await searchParams;
  const token = typeof wish === "string" ? wish : "";
  const state = await verificationState(token, await currentActor());
  return <VerifyEmailCard token={token} state={state} verify={verifyEmailAction} />;
}
