"use client";

import { useCopy } from "@/components/layout/copy-provider";
import { Badge } from "@/components/ui/badge";
import { DateText } from "@/components/ui/date-text";
import { SpinnerIcon } from "@/components/ui/icons";
import type { VersionSummaryDto } from "@/lib/contracts/schema";

type Props = { version: VersionSummaryDto; isShown: boolean; isOpening: boolean; onChoose: () => void };

/** One version of the history: number, date, author, where it came from. */
export function VersionRow({ version, isShown, isOpening, onChoose }: Props) {
  const words = useCopy().review.history;
  return (
    <button type="button" onClick={onChoose} aria-current={isShown || undefined} className="flex w-full flex-col gap-1 rounded px-3 py-3 text-left hover:bg-primary-50 aria-[current]:bg-primary-50">
      <span className="flex flex-wrap items-center gap-2">
        <span className="font-medium">{words.version(version.versionNumber)}</span>
        {version.isCurrent && <Badge tone="blue">{words.current}</Badge>}
        {isShown && <Badge>{words.onScreen}</Badge>}
        {isOpening && <SpinnerIcon className="size-4 animate-spin" />}
      </span>
      <span className="flex flex-wrap gap-x-3 text-sm text-ink-muted">
        <DateText value={version.createdAt} withTime />
        <span>{words.by(version.createdByUser.name)}</span>
        {version.restoredFrom !== null && <span>{words.restoredFrom(version.restoredFrom)}</span>}
      </span>
    </button>
  );
}
