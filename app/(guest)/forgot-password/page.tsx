import type { Metadata } from "next";
import { ForgotPasswordForm } from "@/components/accounts/password/forgot-password-form";
import { pageLanguage } from "@/lib/server/adapters/page";
import { copyFor } from "@/lib/copy/copy";
import { forgotPasswordAction } from "./actions";

export async function generateMetadata(): Promise<Metadata> {
  return { title: copyFor(await pageLanguage()).password.forgot.title };
}

export default function ForgotPasswordPage() {
  return <ForgotPasswordForm request={forgotPasswordAction} />;
}
