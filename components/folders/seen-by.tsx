"use client";

import { useRead } from "@/components/data/use-read";
import { EyeIcon } from "@/components/ui/icons";
import { readVisibility, visibilityPath } from "./folder-calls";

/** Who can see a contract, in one sentence of the server's. Source: B-32.9. */
export function SeenBy({ contractId }: { contractId: string }) {
  const { data, isFailed } = useRead(visibilityPath(contractId), () => readVisibility(contractId));
  if (!data && isFailed) return null;
  return (
    <p className="flex items-start gap-2 pb-3 text-sm text-ink-muted">
      <EyeIcon className="mt-0.5 size-4 shrink-0" />
      <span className="min-h-5 min-w-0 break-words">{data?.sentence}</span>
    </p>
  );
}
