"use client";

import { useState } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { usePages } from "@/components/data/use-read";
import { historyPath } from "@/components/review/review-calls";
import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { CompareIcon } from "@/components/ui/icons";
import { SegmentedChoice } from "@/components/ui/segmented-choice";
import { Dialog } from "@/components/ui/overlay/dialog";
import { Spinner } from "@/components/ui/progress";
import type { ContractDto, VersionSummaryDto } from "@/lib/contracts/schema";
import { VersionChoice, VersionRow } from "./version-row";

export type VersionHistoryDialogProps = {
  contract: ContractDto;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The displayed version. */
  shownVersionId: string;
  /** Shows a version; returns an error message, or null. */
  onChoose: (versionId: string) => Promise<string | null>;
  /** Compares two versions, the older first; returns the same. */
  onCompare: (from: string, to: string) => Promise<string | null>;
};

/** All versions of the contract, newest first; select one to view, two to compare (B-11.6). */
export function VersionHistoryDialog(props: VersionHistoryDialogProps) {
  const words = useCopy().review.history;
  return (
    <Dialog open={props.open} onOpenChange={props.onOpenChange} title={words.title} description={words.text} size="lg">
      <History {...props} />
    </Dialog>
  );
}

function History({ contract, shownVersionId, onChoose, onCompare, onOpenChange }: VersionHistoryDialogProps) {
  const words = useCopy().review.history;
  const { state, more, isBusy } = usePages<VersionSummaryDto>(historyPath(contract.id));
  const [opening, setOpening] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [shown, setShown] = useState<Shown>("all");
  /** Versions selected for comparison, in order of selection; null when viewing only. */
  const [chosen, setChosen] = useState<readonly VersionSummaryDto[] | null>(null);

  const closeAfter = async (what: string, work: () => Promise<string | null>) => {
    setOpening(what);
    setProblem(null);
    const failure = await work();
    setOpening(null);
    if (failure === null) onOpenChange(false);
    else setProblem(failure);
  };

  const compare = (from: string, to: string) => void closeAfter("comparison", () => onCompare(from, to));

  if (state.step === "loading") return <Spinner label={words.loading} />;
  if (state.step === "failed") return <Banner tone="error">{words.failed}</Banner>;
  if (state.items.length === 0) return <p className="text-ink-muted">{words.empty}</p>;
  const listed = chosen === null ? state.items.filter(IS_SHOWN[shown]) : state.items;
  return (
    <div className="space-y-3">
      {problem !== null && <Banner tone="error">{problem}</Banner>}
      {state.items.length > 1 && (
        <CompareBar
          chosen={chosen}
          isBusy={opening === "comparison"}
          onChange={setChosen}
          onStart={() => setChosen(state.items.slice(0, 2))}
          onCompare={compare}
        />
      )}
      {state.items.length > FEW && chosen === null && <ShownChoice shown={shown} onChange={setShown} />}
      {listed.length === 0 && <p className="py-3 text-sm text-ink-muted">{words.shown.none}</p>}
      <ol className="divide-y divide-line">
        {listed.map((version) => (
          <li key={version.id}>
            {chosen === null ? (
              <VersionRow
                contract={contract}
                version={version}
                isShown={version.id === shownVersionId}
                isOpening={version.id === opening}
                before={state.items[state.items.indexOf(version) + 1]}
                onChoose={() => void closeAfter(version.id, () => onChoose(version.id))}
                onCompare={compare}
              />
            ) : (
              <VersionChoice
                version={version}
                isShown={version.id === shownVersionId}
                isChosen={chosen.includes(version)}
                onChange={(isChosen) => setChosen(withChoice(chosen, version, isChosen))}
              />
            )}
          </li>
        ))}
      </ol>
      {state.next !== null && (
        <Button variant="outline" busy={isBusy} onClick={more} className="w-full">
          {words.more}
        </Button>
      )}
    </div>
  );
}

/** Up to so many versions are seen at a glance. */
const FEW = 4;
const SHOWN = ["all", "named", "rounds"] as const;
type Shown = (typeof SHOWN)[number];
const IS_SHOWN: Record<Shown, (version: VersionSummaryDto) => boolean> = {
  all: () => true,
  named: ({ name }) => name !== "",
  rounds: ({ cause }) => cause === "decided" || cause === "received",
};

function ShownChoice({ shown, onChange }: { shown: Shown; onChange: (shown: Shown) => void }) {
  const words = useCopy().review.history.shown;
  return (
    <SegmentedChoice
      label={words.label}
      options={SHOWN.map((value) => ({ value, label: words[value] }))}
      value={shown}
      onChange={onChange}
    />
  );
}

type BarProps = {
  chosen: readonly VersionSummaryDto[] | null;
  isBusy: boolean;
  onChange: (chosen: null) => void;
  onStart: () => void;
  onCompare: (from: string, to: string) => void;
};

function CompareBar({ chosen, isBusy, onChange, onStart, onCompare }: BarProps) {
  const words = useCopy().comparison.choose;
  if (chosen === null) {
    return (
      <Button variant="outline" size="sm" onClick={onStart}>
        <CompareIcon className="size-4" />
        {words.start}
      </Button>
    );
  }
  const [older, newer] = [...chosen].sort((one, other) => one.versionNumber - other.versionNumber);
  return (
    <div className="sticky top-0 z-10 flex flex-wrap items-center gap-2 rounded border border-line bg-page p-2">
      <p className="basis-full text-sm">{words.hint}</p>
      <Button variant="ghost" size="sm" onClick={() => onChange(null)}>
        {words.stop}
      </Button>
      <Button
        size="sm"
        busy={isBusy}
        disabled={!older || !newer}
        onClick={() => older && newer && onCompare(older.id, newer.id)}
      >
        {older && newer ? words.compare(older.versionNumber, newer.versionNumber) : words.two}
      </Button>
    </div>
  );
}

/** At most two: a third selection replaces the first. */
function withChoice(
  chosen: readonly VersionSummaryDto[],
  version: VersionSummaryDto,
  isChosen: boolean,
): readonly VersionSummaryDto[] {
  const others = chosen.filter(({ id }) => id !== version.id);
  return isChosen ? [...others.slice(-1), version] : others;
}
