"use client";

import type { ReactNode } from "react";
import { StatusBadge } from "@/components/contracts/status-badge";
import { useCopy } from "@/components/copy/copy-provider";
import type { ContractDto } from "@/lib/contracts/schema";

/** Name, type and status of the contract (B-10.1). */
export function ContractTitle({ contract, children }: { contract: ContractDto; children?: ReactNode }) {
  const { review, contracts } = useCopy();
  const type = contract.metadata.contractType;
  const shownType =
    type === "" ? review.typeMissing : ((contracts.types as Readonly<Record<string, string>>)[type] ?? type);
  return (
    <div className="min-w-0 space-y-1">
      <h1 className="truncate text-xl" title={contract.name}>
        {contract.name}
      </h1>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-muted">
        <span>{shownType}</span>
        <StatusBadge status={contract.status} />
        {children}
      </p>
    </div>
  );
}
