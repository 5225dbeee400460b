"use client";

import { wordsFor } from "@/components/forms/no-answer";
import { useAction } from "@/components/forms/use-action";
import { useCopy } from "@/components/copy/copy-provider";
import { Button } from "@/components/ui/button";
import { CheckIcon } from "@/components/ui/icons";
import { useToast } from "@/components/ui/toast";
import type { ContractDto } from "@/lib/contracts/schema";
import type { ReviewActions } from "./actions";
import type { ContractNews } from "./use-contract";

/** So that a menu can press the button where it has no room. */
export const REVIEWED_BUTTON_ID = "mark-reviewed";

type Props = { news: ContractNews; versionId: string; isDirty: boolean; markReviewed: ReviewActions["markReviewed"] };

/**
 * Says that a person has read the text as it is saved; the status follows at once. Gone once that is so. Source:
 * B-10.8.
 */
export function ReviewedButton({ news, versionId, isDirty, markReviewed }: Props) {
  const words = useCopy().review.header;
  const toast = useToast();
  const marking = useAction(markReviewed, {
    fallback: words.reviewedFailed,
    onProblem: (problem) => {
      toast.error(problem.key === "versionConflict" ? problem.message : wordsFor(problem, words.reviewedFailed));
      if (problem.key === "versionConflict") void news.reload();
    },
  });
  if (!canBeReviewed(news.contract)) return null;

  const mark = async () => {
    const contract = await marking.run({ contractId: news.contract.id, versionId });
    if (!contract) return;
    news.adopt(contract);
    toast.success(words.reviewedDone);
  };

  return (
    <Button
      id={REVIEWED_BUTTON_ID}
      variant="quiet"
      size="sm"
      className="lean lean-4 drops-5"
      busy={marking.busy}
      disabled={isDirty}
      title={isDirty ? words.reviewedSaveFirst : words.reviewed}
      onClick={() => void mark()}
    >
      {!marking.busy && <CheckIcon className="size-4" />}
      <span className="mutes-4">{words.reviewedShort}</span>
    </Button>
  );
}

/** Whether its text is there to be read and nobody has said yet that it was. */
export function canBeReviewed({ status, currentVersionId }: ContractDto): boolean {
  return currentVersionId !== null && status !== "reviewed" && status !== "processing";
}
