"use client";

import { LoadFailure } from "@/components/review/status-panels";
import { useCopy } from "@/components/copy/copy-provider";

export default function ContractError() {
  return <LoadFailure message={useCopy().review.loadFailed} />;
}
