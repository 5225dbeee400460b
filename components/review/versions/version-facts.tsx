import type { ReactNode } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { Badge } from "@/components/ui/badge";
import { DateText } from "@/components/ui/date-text";
import {
  CheckIcon,
  CopyIcon,
  DocumentIcon,
  PlusIcon,
  SaveIcon,
  SparkIcon,
  SpinnerIcon,
  UndoIcon,
  UploadIcon,
} from "@/components/ui/icons";
import type { VersionCause, VersionSummaryDto } from "@/lib/contracts/schema";

const MARKS: Record<VersionCause, ReactNode> = {
  uploaded: <UploadIcon />,
  before: <UploadIcon />,
  created: <PlusIcon />,
  copied: <CopyIcon />,
  saved: <SaveIcon />,
  restored: <UndoIcon />,
  suggestion: <SparkIcon />,
  decided: <CheckIcon />,
  received: <UploadIcon />,
  corrected: <CheckIcon />,
};

/** The cause of a version as a glyph; the words say it too. */
export function CauseMark({ cause }: { cause: VersionCause | undefined }) {
  return (
    <span
      aria-hidden="true"
      className="grid size-8 shrink-0 place-items-center rounded-full border border-line bg-surface text-ink-muted max-sm:hidden [&>svg]:size-4"
    >
      {cause === undefined ? <DocumentIcon /> : MARKS[cause]}
    </span>
  );
}

type Props = { version: VersionSummaryDto; isShown: boolean; isOpening: boolean };

/** Which version it is, why it exists, how much it changed, who made it and when. */
export function VersionFacts({ version, isShown, isOpening }: Props) {
  const words = useCopy().review.history;
  return (
    <span className="flex min-w-0 flex-1 flex-col gap-0.5">
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <span className="font-medium">{words.version(version.versionNumber)}</span>
        {version.name !== "" && <span className="min-w-0 font-medium break-words">“{version.name}”</span>}
        {version.isCurrent && <Badge tone="blue">{words.current}</Badge>}
        {isShown && <Badge>{words.onScreen}</Badge>}
        {isOpening && <SpinnerIcon className="size-4 animate-spin" />}
      </span>
      <span className="flex flex-wrap items-baseline gap-x-3 gap-y-0.5 text-sm">
        <Cause version={version} />
        <Counts changes={version.changes} />
      </span>
      <span className="flex flex-wrap gap-x-3 text-xs text-ink-muted">
        <span className="break-words">{words.by(version.createdByUser.name)}</span>
        <DateText value={version.createdAt} withTime />
      </span>
      {version.note !== "" && (
        <span className="text-sm break-words whitespace-pre-line text-ink-muted">{version.note}</span>
      )}
    </span>
  );
}

function Cause({ version: { cause, causeNote, restoredFrom } }: Pick<Props, "version">) {
  const words = useCopy().review.history;
  if (restoredFrom !== null) return <span>{words.restoredFrom(restoredFrom)}</span>;
  if (cause === undefined) return null;
  const isFromOthers = cause === "decided" || cause === "received";
  return (
    <span className="min-w-0 break-words">
      {words.causes[cause]}
      {causeNote !== undefined && (
        <span className="text-ink-muted"> · {isFromOthers ? words.replyOf(causeNote) : causeNote}</span>
      )}
    </span>
  );
}

function Counts({ changes }: { changes: VersionSummaryDto["changes"] | undefined }) {
  const words = useCopy().review.history.count;
  if (!changes) return null;
  const { insertedWords, deletedWords, paragraphs } = changes;
  if (insertedWords + deletedWords === 0) return <span className="text-xs text-ink-muted">{words.unchanged}</span>;
  return (
    <span className="text-xs whitespace-nowrap tabular-nums">
      <span className="sr-only">{words.spoken(insertedWords, deletedWords)}</span>
      <span aria-hidden="true">
        <span className="text-success-700">+{insertedWords}</span>{" "}
        <span className="text-danger-700">−{deletedWords}</span>
      </span>
      <span className="text-ink-muted"> · {words.paragraphs(paragraphs)}</span>
    </span>
  );
}
