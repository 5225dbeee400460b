"use client";

import { readApprovals } from "@/components/approvals/use-approvals";
import { useCopy } from "@/components/copy/copy-provider";
import { useRead } from "@/components/data/use-read";
import { Banner } from "@/components/ui/banner";

type Props = { contractId: string; versionId: string };

/** That somebody was asked to approve and not all have approved this version, in one line; it stops nothing. B-28.1. */
export function OpenApproval({ contractId, versionId }: Props) {
  const words = useCopy().signed.attach;
  const { data = [] } = useRead(`approvals before signing ${contractId} ${versionId}`, () => readApprovals(contractId));
  const asked = data.filter(({ version }) => version.id === versionId);
  const approved = asked.filter(({ answer }) => answer === "approve").length;
  if (data.length === 0 || (asked.length > 0 && approved === asked.length)) return null;
  return (
    <Banner tone="warning">
      {asked.length === 0 ? words.approvedEarlier : words.notApproved(approved, asked.length)}
    </Banner>
  );
}
