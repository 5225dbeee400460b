"use client";

import { useRef, useState } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { downloadVersion } from "@/components/forms/download";
import { versionPath } from "@/components/review/review-calls";
import { RecordSentDialog } from "@/components/rounds/send/record-sent";
import { maySend } from "@/components/rounds/send/use-sent-offer";
import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { classes } from "@/components/ui/classes";
import { ChevronDownIcon, DownloadIcon, EditIcon } from "@/components/ui/icons";
import { useToast } from "@/components/ui/overlay/toast";
import type { ContractDto, VersionSummaryDto } from "@/lib/contracts/schema";
import { VersionChanges } from "./version-changes";
import { CauseMark, VersionFacts } from "./version-facts";
import { VersionNameForm, type VersionName } from "./version-name-form";

type Props = {
  contract: ContractDto;
  version: VersionSummaryDto;
  isShown: boolean;
  isOpening: boolean;
  /** The version it can be compared with: the one before, once it is loaded. */
  before: VersionSummaryDto | undefined;
  onChoose: () => void;
  onCompare: (from: string, to: string) => void;
};

/** One version of the history: why it exists, who made it, and what changed; its Word file and its name. */
export function VersionRow({ contract, version, isShown, isOpening, before, onChoose, onCompare }: Props) {
  const words = useCopy().review.history.naming;
  const [isUnfolded, setIsUnfolded] = useState(false);
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
      <div className="flex items-start gap-1 max-sm:flex-wrap">
        <button
          type="button"
          onClick={onChoose}
          aria-current={isShown || undefined}
          className="flex min-w-0 flex-1 gap-3 rounded px-3 py-3 text-left hover:bg-primary-50 aria-[current]:bg-primary-50 max-sm:basis-full max-sm:pb-1"
        >
          <CauseMark cause={version.cause} />
          <VersionFacts version={{ ...version, ...kept }} isShown={isShown} isOpening={isOpening} />
        </button>
        <span className="flex shrink-0 items-center pt-2 max-sm:ml-auto max-sm:pt-0 max-sm:pb-2">
          {before && <ChangesButton {...{ version, isUnfolded }} onPress={() => setIsUnfolded(!isUnfolded)} />}
          <Button
            ref={opener}
            aria-label={words.open(version.versionNumber)}
            title={words.open(version.versionNumber)}
            variant="ghost"
            size="sm"
            aria-expanded={isNaming}
            onClick={() => setIsNaming(!isNaming)}
          >
            <EditIcon className="size-4" />
            <span className="sm:sr-only">{words.name}</span>
          </Button>
          <WordButton contract={contract} version={version} onFile={setDownloaded} />
        </span>
      </div>
      {before && isUnfolded && (
        <VersionChanges
          contractId={contract.id}
          from={before.id}
          to={version.id}
          onCompare={() => onCompare(before.id, version.id)}
        />
      )}
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

function ChangesButton({
  version,
  isUnfolded,
  onPress,
}: Pick<Props, "version"> & { isUnfolded: boolean; onPress: () => void }) {
  const words = useCopy().review.history.changes;
  const label = words.open(version.versionNumber);
  return (
    <Button variant="ghost" size="sm" aria-label={label} title={label} aria-expanded={isUnfolded} onClick={onPress}>
      <ChevronDownIcon className={classes("size-4 transition-transform", isUnfolded && "rotate-180")} />
      <span className="sm:sr-only">{words.short}</span>
    </Button>
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
      <VersionFacts version={version} isShown={isShown} isOpening={false} />
    </label>
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
      <span>{isOwn ? words.history.ownWordFormat : words.history.wordFormat}</span>
    </Button>
  );
}
