"use client";

import { ComparisonView } from "@/components/comparison/comparison-view";
import { useCopy } from "@/components/copy/copy-provider";
import { Button } from "@/components/ui/button";
import type { ContractDto } from "@/lib/contracts/schema";
import { ComparisonDownload } from "./comparison-download";
import { HISTORY_BUTTON_ID } from "./review-header";
import type { Comparison } from "./use-comparison";
import type { Review } from "./use-review";

export type ReviewComparisonProps = { contract: ContractDto; comparison: Comparison; review: Review };

/**
 * A comparison in place of the text. Of one's own unsaved text, what is to become of it can be chosen here too
 * (behaviour §11).
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
