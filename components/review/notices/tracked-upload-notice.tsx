"use client";

import { useEffect } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { useRead } from "@/components/data/use-read";
import { readRounds } from "@/components/rounds/round-calls";
import { Banner } from "@/components/ui/banner";
import { buttonClasses } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import type { RoundDto } from "@/lib/exchange/rounds/schema";

type TrackedUploadNoticeProps = {
  contractId: string;
  currentVersionId: string | null;
  /** What came with the page, shown at once. It may be old, where the browser kept it. */
  known?: readonly RoundDto[] | undefined;
};

/** Says that the first file had tracked changes, as long as nobody decided on them and no version followed (B-26.9). */
export function TrackedUploadNotice({ contractId, currentVersionId, known }: TrackedUploadNoticeProps) {
  const words = useCopy().rounds;
  const read = useRead<readonly RoundDto[]>(`rounds ${contractId}`, () => readRounds(contractId), known);
  const { data: rounds = [], reload } = read;
  useEffect(() => {
    if (known) void reload();
  }, [known, reload]);
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
