"use client";

import { useEffect, useState } from "react";
import { useCopy } from "@/components/layout/copy-provider";
import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Spinner } from "@/components/ui/spinner";
import type { VersionSummaryDto } from "@/lib/contracts/schema";
import { historyPath, readHistory } from "./version-calls";
import { VersionRow } from "./version-row";

export type VersionHistoryDialogProps = {
  contractId: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The version on screen. */
  shownVersionId: string;
  /** Shows a version; answers what went wrong, in words, or null. */
  onChoose: (versionId: string) => Promise<string | null>;
};

type HistoryState = { step: "loading" } | { step: "failed" } | { step: "loaded"; items: VersionSummaryDto[]; next: string | null };

/** All versions of the contract, newest first; choosing one shows it (spec §2, §4). */
export function VersionHistoryDialog(props: VersionHistoryDialogProps) {
  const words = useCopy().review.history;
  return (
    <Dialog open={props.open} onOpenChange={props.onOpenChange} title={words.title} description={words.text}>
      <History {...props} />
    </Dialog>
  );
}

function History({ contractId, shownVersionId, onChoose, onOpenChange }: VersionHistoryDialogProps) {
  const words = useCopy().review.history;
  const { state, more, isLoadingMore } = useHistory(contractId);
  const [opening, setOpening] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  const choose = async (versionId: string) => {
    setOpening(versionId);
    setProblem(null);
    const failure = await onChoose(versionId);
    setOpening(null);
    if (failure === null) onOpenChange(false);
    else setProblem(failure);
  };

  if (state.step === "loading") return <Spinner label={words.loading} />;
  if (state.step === "failed") return <Banner tone="error">{words.failed}</Banner>;
  if (state.items.length === 0) return <p className="text-ink-muted">{words.empty}</p>;
  return (
    <div className="space-y-3">
      {problem !== null && <Banner tone="error">{problem}</Banner>}
      <ol className="divide-y divide-line">
        {state.items.map((version) => (
          <li key={version.id}>
            <VersionRow version={version} isShown={version.id === shownVersionId} isOpening={version.id === opening} onChoose={() => void choose(version.id)} />
          </li>
        ))}
      </ol>
      {state.next !== null && (
        <Button variant="outline" busy={isLoadingMore} onClick={() => void more()} className="w-full">
          {words.more}
        </Button>
      )}
    </div>
  );
}

function useHistory(contractId: string) {
  const [state, setState] = useState<HistoryState>({ step: "loading" });
  const [isLoadingMore, setIsLoadingMore] = useState(false);

  useEffect(() => {
    let isOver = false;
    void readHistory(historyPath(contractId)).then((page) => !isOver && setState(page ? { step: "loaded", ...page } : { step: "failed" }));
    return () => {
      isOver = true;
    };
  }, [contractId]);

  const more = async () => {
    if (state.step !== "loaded" || state.next === null) return;
    setIsLoadingMore(true);
    const page = await readHistory(state.next);
    setIsLoadingMore(false);
    setState(page ? { step: "loaded", items: [...state.items, ...page.items], next: page.next } : { step: "failed" });
  };

  return { state, more, isLoadingMore };
}
