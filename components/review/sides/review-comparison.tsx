"use client";

import { useState } from "react";
import { ComparisonView } from "@/components/comparison/comparison-view";
import { useCopy } from "@/components/copy/copy-provider";
import { downloadVersion } from "@/components/forms/download";
import { HISTORY_BUTTON_ID } from "@/components/review/header/review-header";
import type { Review } from "@/components/review/use-review";
import { useSentOffer } from "@/components/rounds/send/use-sent-offer";
import { Button } from "@/components/ui/button";
import { ChevronDownIcon, DownloadIcon } from "@/components/ui/icons";
import { Menu, MenuItem } from "@/components/ui/overlay/menu";
import { useToast } from "@/components/ui/overlay/toast";
import type { ContractDto } from "@/lib/contracts/schema";
import type { Comparison } from "./use-comparison";

export type ReviewComparisonProps = { contract: ContractDto; comparison: Comparison; review: Review };

/**
 * A comparison shown in place of the text. When it includes the user's unsaved text, they can also choose what to do
 * with it here (behaviour §11).
 */
export function ReviewComparison({ contract, comparison, review }: ReviewComparisonProps) {
  const { comparison: words, review: reviewWords } = useCopy();
  const { from, to, redline, newer, versions } = comparison;
  const isBusy = review.isSettling || review.editing.isSaving;
  const back = () => {
    review.comparing.close();
    requestAnimationFrame(() => document.getElementById(HISTORY_BUTTON_ID)?.focus({ preventScroll: true }));
  };
  return (
    <ComparisonView
      from={from}
      to={to}
      redline={redline}
      onBack={back}
      {...(versions && { actions: <ComparisonDownload contract={contract} {...versions} /> })}
      {...(newer && {
        note: words.ownHint(newer.versionNumber),
        actions: (
          <>
            <Button variant="danger" disabled={isBusy} onClick={review.discardMine}>
              {reviewWords.conflict.discard}
            </Button>
            <Button disabled={isBusy} onClick={review.saveOnTop}>
              {reviewWords.conflict.onTop}
            </Button>
          </>
        ),
      })}
    />
  );
}

/** Exports a comparison of two versions: a PDF that shows the changes, or a Word file that tracks them (B-11.15). */
export function ComparisonDownload({
  contract,
  fromId,
  toId,
}: {
  contract: ContractDto;
  fromId: string;
  toId: string;
}) {
  const { comparison: words, review } = useCopy();
  const toast = useToast();
  const { offer, dialog } = useSentOffer(contract);
  const [isBusy, setIsBusy] = useState(false);
  const download = async (format: "pdf" | "docx") => {
    setIsBusy(true);
    const { file, refusal } = await downloadVersion(contract, toId, format, { since: fromId });
    setIsBusy(false);
    if (file) offer(words.download.done, { file, versionId: toId, sinceId: fromId });
    else toast.error(refusal ?? review.export.failed(words.download[format]));
  };
  const trigger = (
    <Button variant="outline" busy={isBusy}>
      {!isBusy && <DownloadIcon className="size-4" />}
      {words.download.open}
      <ChevronDownIcon className="size-4" />
    </Button>
  );
  return (
    <>
      <Menu trigger={trigger}>
        <MenuItem onSelect={() => void download("pdf")}>{words.download.pdf}</MenuItem>
        <MenuItem onSelect={() => void download("docx")}>{words.download.docx}</MenuItem>
      </Menu>
      {dialog}
    </>
  );
}
