"use client";

import { useState } from "react";
import { useRead } from "@/components/data/use-read";
import type { ApprovalDto } from "@/lib/contracts/approval-schema";
import { readApprovals } from "./approval-calls";

export type Approvals = {
  all: readonly ApprovalDto[];
  isFailed: boolean;
  reload: () => void;
  /** What is open: asking, or answering one. */
  dialog: ApprovalDialogState;
  show: (dialog: ApprovalDialogState) => void;
};
type ApprovalDialogState = { kind: "ask" } | { kind: "answer"; approval: ApprovalDto } | null;

/** Who was asked to approve a version of the contract: read when the page opens. Source: behaviour §14. */
export function useApprovals(contractId: string): Approvals {
  const { data = [], isFailed, reload } = useRead(`approvals ${contractId}`, () => readApprovals(contractId));
  const [dialog, show] = useState<ApprovalDialogState>(null);
  return { all: data, isFailed, reload: () => void reload(), dialog, show };
}
