"use client";

import { FailurePage } from "@/components/layout/failure-page";

export default function ErrorPage({ error }: { error: Error & { digest?: string } }) {
  // A full reload asks the server again; `reset` alone would show the same failure.
  return <FailurePage digest={error.digest} retry={() => window.location.reload()} />;
}
