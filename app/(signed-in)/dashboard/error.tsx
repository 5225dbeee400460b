"use client";

import { ContractsNotLoaded } from "@/components/contracts/dashboard/contracts-not-loaded";

export default function DashboardError({ retry }: { retry: () => void }) {
  return <ContractsNotLoaded onRetry={retry} />;
}
