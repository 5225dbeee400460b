"use client";

import { useCopy } from "@/components/copy/copy-provider";
import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { DashboardHeading } from "./dashboard-heading";

/** The dashboard when its list can't be had. Source: B-7.6. */
export function ContractsNotLoaded({ onRetry }: { onRetry: () => void }) {
  const words = useCopy().contracts.dashboard;
  return (
    <div className="space-y-6">
      <DashboardHeading words={words} />
      <Banner
        tone="error"
        action={
          <Button variant="outline" size="sm" onClick={onRetry}>
            {words.retry}
          </Button>
        }
      >
        {words.loadFailed}
      </Banner>
    </div>
  );
}
