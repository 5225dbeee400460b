"use client";

import { useCopy } from "@/components/copy/copy-provider";
import { Spinner } from "@/components/ui/progress";

export default function DashboardLoading() {
  return (
    <div className="wide-page page-waits flex justify-center py-24">
      <Spinner label={useCopy().contracts.dashboard.loading} />
    </div>
  );
}
