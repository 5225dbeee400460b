"use client";

import { useCopy } from "@/components/copy/copy-provider";
import { RetryBanner } from "@/components/ui/banner";
import { DashboardHeading } from "./dashboard-heading";

/** The dashboard if its list is unavailable. Source: B-7.6. */
export function ContractsNotLoaded({ onRetry }: { onRetry: () => void }) {
  const words = useCopy().contracts.dashboard;
  return (
    <div className="space-y-6">
      <DashboardHeading words={words} />
      <RetryBanner retry={words.retry} onRetry={onRetry}>
        {words.loadFailed}
      </RetryBanner>
    </div>
  );
}
