"use client";

import { useRef, useState } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { downloadVersion } from "@/components/forms/download";
import { versionPath } from "@/components/review/review-calls";
import { maySend, RecordSentDialog } from "@/components/rounds/send/record-sent";
import { Badge } from "@/components/ui/badge";
import { Banner } from "@/components/ui/banner";
import { Button, IconButton } from "@/components/ui/button";
import { DateText } from "@/components/ui/date-text";
import { DownloadIcon, EditIcon, SpinnerIcon } from "@/components/ui/icons";
import { useToast } from "@/components/ui/overlay/toast";
import type { ContractDto, VersionSummaryDto } from "@/lib/contracts/schema";
import { VersionNameForm, type VersionName } from "./version-name-form";

type Props = {
  contract: ContractDto;
  version: VersionSummaryDto;
  isShown: boolean;
  isOpening: boolean;
  onChoose: () => void;
};

/** One version of the history: number, name, date, author, origin; can export its Word file and name it. */
export function VersionRow({ contract, version, isShown, isOpening, onChoose }: Props) {
  const words = useCopy().review.history.naming;
  const [kept, setKept] = useState<VersionName>(version);
  const [isNaming, setIsNaming] = useState(false);
  const [downloaded, setDownloaded] = useState<File | null>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const named = (name: VersionName | null) => {
    if (name) setKept(name);
    setIsNaming(false);
    opener.current?.focus();
  };
  return (
    <>
      <div className="flex items-center gap-1">
        <button
          type="button"
          onClick={onChoose}
          aria-current={isShown || undefined}
          className="flex min-w-0 flex-1 flex-col gap-1 rounded px-3 py-3 text-left hover:bg-primary-50 aria-[current]:bg-primary-50"
        >
          <VersionFacts version={{ ...version, ...kept }} isShown={isShown} isOpening={isOpening} />
        </button>
        <IconButton
          ref={opener}
          label={words.open(version.versionNumber)}
          variant="quiet"
          aria-expanded={isNaming}
          onClick={() => setIsNaming(!isNaming)}
        >
          <EditIcon className="size-4" />
        </IconButton>
        <WordButton contract={contract} version={version} onFile={setDownloaded} />
      </div>
      {downloaded && maySend(contract) && (
        <SentOffer
          {...{ contract, version }}
          key={downloaded.lastModified}
          file={downloaded}
          onDone={() => setDownloaded(null)}
        />
      )}
      {isNaming && <VersionNameForm path={versionPath(contract.id, version.id)} kept={kept} onDone={named} />}
    </>
  );
}

/** One version that can be chosen for a comparison. */
export function VersionChoice({
  version,
  isShown,
  isChosen,
  onChange,
}: {
  version: VersionSummaryDto;
  isShown: boolean;
  isChosen: boolean;
  onChange: (isChosen: boolean) => void;
}) {
  const words = useCopy().comparison.choose;
  return (
    <label className="flex items-center gap-3 rounded px-3 py-3 hover:bg-primary-50 has-[:checked]:bg-primary-50">
      <input
        type="checkbox"
        aria-label={words.version(version.versionNumber)}
        checked={isChosen}
        onChange={(event) => onChange(event.target.checked)}
        className="size-4 shrink-0 accent-primary"
      />
      <span className="flex min-w-0 flex-1 flex-col gap-1">
        <VersionFacts version={version} isShown={isShown} isOpening={false} />
      </span>
    </label>
  );
}

function VersionFacts({
  version,
  isShown,
  isOpening,
}: {
  version: VersionSummaryDto;
  isShown: boolean;
  isOpening: boolean;
}) {
  const words = useCopy().review.history;
  return (
    <>
      <span className="flex flex-wrap items-center gap-2">
        <span className="font-medium">{words.version(version.versionNumber)}</span>
        {version.name !== "" && <span className="min-w-0 break-words">{version.name}</span>}
        {version.isCurrent && <Badge tone="blue">{words.current}</Badge>}
        {isShown && <Badge>{words.onScreen}</Badge>}
        {isOpening && <SpinnerIcon className="size-4 animate-spin" />}
      </span>
      <span className="flex flex-wrap gap-x-3 text-sm text-ink-muted">
        <DateText value={version.createdAt} withTime />
        <span>{words.by(version.createdByUser.name)}</span>
        {version.restoredFrom !== null && <span>{words.restoredFrom(version.restoredFrom)}</span>}
      </span>
      {version.note !== "" && (
        <span className="text-sm break-words whitespace-pre-line text-ink-muted">{version.note}</span>
      )}
    </>
  );
}

/** Offers to record the downloaded Word file as sent. Source: B-26.18. */
function SentOffer({
  contract,
  version,
  file,
  onDone,
}: Pick<Props, "contract" | "version"> & { file: File; onDone: () => void }) {
  const words = useCopy().rounds.record;
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Banner
        role="status"
        className="mt-1 mb-3"
        action={
          <>
            <Button size="sm" onClick={() => setIsOpen(true)}>
              {words.open}
            </Button>
            <Button size="sm" variant="ghost" onClick={onDone}>
              {words.later}
            </Button>
          </>
        }
      >
        {words.offer}
      </Banner>
      {isOpen && (
        <RecordSentDialog
          contractId={contract.id}
          downloaded={{ file, versionId: version.id }}
          onClose={(isRecorded) => (isRecorded ? onDone() : setIsOpen(false))}
        />
      )}
    </>
  );
}

function WordButton({
  contract,
  version,
  onFile,
}: {
  contract: ContractDto;
  version: VersionSummaryDto;
  onFile: (file: File) => void;
}) {
  const words = useCopy().review;
  const toast = useToast();
  const [isBusy, setIsBusy] = useState(false);
  /** Set when the original can't take a change: the next click requests a file we make ourselves. */
  const [isOwn, setIsOwn] = useState(false);

  const download = async () => {
    setIsBusy(true);
    const { file, refusal } = await downloadVersion(contract, version.id, "docx", { isOwn });
    setIsBusy(false);
    if (refusal !== null) setIsOwn(true);
    if (file) onFile(file);
    else toast.error(refusal ?? words.export.failed(words.history.wordFormat));
  };

  const label = words.history.word(version.versionNumber);
  return (
    <Button
      variant="ghost"
      size="sm"
      busy={isBusy}
      aria-label={label}
      title={label}
      onClick={() => void download()}
      className="shrink-0"
    >
      {!isBusy && <DownloadIcon className="size-4" />}
      <span className="max-sm:sr-only">{isOwn ? words.history.ownWordFormat : words.history.wordFormat}</span>
    </Button>
  );
}
