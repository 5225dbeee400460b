import type { Metadata } from "next";
import { ResetLinkInvalid, ResetPasswordForm } from "@/components/accounts/password/reset-password-form";
import { isResetToken } from "@/lib/people/accounts/password/new-password";
import { pageLanguage } from "@/lib/server/adapters/page";
import { copyFor } from "@/lib/copy/copy";
import { resetPasswordAction } from "./actions";

export async function generateMetadata(): Promise<Metadata> {
  return { title: copyFor(await pageLanguage()).password.reset.title, robots: { index: false } };
}

/** The page behind the link in the letter. Opening it doesn't use the link up. */
export default async function ResetPasswordPage({ params }: { params: Promise<{ token: string }> }) {
  const { token } = await params;
  return (await isResetToken(token)) ? (
    <ResetPasswordForm token={token} reset={resetPasswordAction} />
  ) : (
    <ResetLinkInvalid />
  );
}
