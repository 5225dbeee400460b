import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { VerifyScreen } from "@/components/evidence/verify-screen";
import { copyFor } from "@/lib/copy/copy";
import { isVerifyingOpen } from "@/lib/evidence/verifying";
import { pageLanguage } from "@/lib/server/adapters/page";

export async function generateMetadata(): Promise<Metadata> {
  const { title } = copyFor(await pageLanguage()).evidence.verify;
  return { title, referrer: "no-referrer", robots: { index: false, follow: false } };
}

/** Whether a file went out of this installation unchanged, for anybody. Source: B-48.6. */
export default function VerifyPage() {
  if (!isVerifyingOpen()) notFound();
  return <VerifyScreen />;
}
