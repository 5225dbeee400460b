"use client";

import { useCopy } from "@/components/copy/copy-provider";
import { useRead } from "@/components/data/use-read";
import { readRounds } from "@/components/rounds/round-calls";
import { Banner } from "@/components/ui/banner";
import { buttonClasses } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import type { RoundDto } from "@/lib/rounds/schema";

type TrackedUploadNoticeProps = { contractId: string; currentVersionId: string | null };

/** Says that the first file had tracked changes, as long as nothing came of them or after them (B-26.9). */
export function TrackedUploadNotice({ contractId, currentVersionId }: TrackedUploadNoticeProps) {
  const words = useCopy().rounds;
  const { data: rounds = [] } = useRead<RoundDto[]>(`rounds ${contractId}`, () => readRounds(contractId));
  const first = rounds.find(({ kind, status }) => kind === "first" && status === "ready");
  if (!first || first.versionId !== currentVersionId) return null;
  return (
    <Banner
      tone="warning"
      action={
        <Link
          href={`/contracts/${encodeURIComponent(contractId)}/rounds`}
          className={buttonClasses({ variant: "outline", size: "sm" })}
        >
          {words.decideFirst}
        </Link>
      }
    >
      {words.firstHasChanges(first.counts.tracked)}
    </Banner>
  );
}
