"use client";

import { useState } from "react";
import type { CollaborationActions } from "@/components/collaboration/actions";
import type { ShareContractDialogProps } from "@/components/collaboration/people/share-contract-dialog";
import { useCopy } from "@/components/copy/copy-provider";
import { wordsFor } from "@/components/forms/action-answer";
import { useAction } from "@/components/forms/use-action";
import type { ReviewActions } from "@/components/review/actions";
import type { ContractNews } from "@/components/review/use-contract";
import { BarWord } from "./contract-title";
import { Button } from "@/components/ui/button";
import { CheckIcon, UsersIcon } from "@/components/ui/icons";
import { later } from "@/components/ui/overlay/later";
import { useToast } from "@/components/ui/overlay/toast";
import type { ContractDto } from "@/lib/contracts/schema";

/** Lets a menu press the button where the button itself is hidden. */
export const REVIEWED_BUTTON_ID = "mark-reviewed";

type ReviewedButtonProps = {
  news: ContractNews;
  versionId: string;
  isDirty: boolean;
  markReviewed: ReviewActions["markReviewed"];
  /** Shows the numbers that nobody has confirmed yet. */
  onNumbersOpen: () => void;
};

/** Marks the saved text as reviewed; the status changes at once, and the button disappears. Source: B-10.8, B-51.6. */
export function ReviewedButton({ news, versionId, isDirty, markReviewed, onNumbersOpen }: ReviewedButtonProps) {
  const words = useCopy().review.header;
  const toast = useToast();
  const marking = useAction(markReviewed, {
    fallback: words.reviewedFailed,
    onProblem: (problem) => {
      const isOurs = problem.key === "versionConflict" || problem.key === "numbersUnconfirmed";
      toast.error(isOurs ? problem.message : wordsFor(problem, words.reviewedFailed));
      if (problem.key === "versionConflict") void news.reload();
      if (problem.key === "numbersUnconfirmed") onNumbersOpen();
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
      <BarWord word={words.reviewed} short={words.short.reviewed} className="mutes-4" />
    </Button>
  );
}

/** Whether there is a text that nobody has marked as reviewed yet. */
export function canBeReviewed({ status, currentVersionId, signedAt }: ContractDto): boolean {
  return currentVersionId !== null && signedAt === null && status !== "reviewed" && status !== "processing";
}

/** Lets a menu press the button where the button itself is hidden. */
export const SHARE_BUTTON_ID = "share-contract";

export const ShareContractDialog = later<ShareContractDialogProps>(
  () =>
    import("@/components/collaboration/people/share-contract-dialog").then(
      ({ ShareContractDialog }) => ShareContractDialog,
    ),
  { overlay: { isOpen: () => true, close: ({ onClose }) => onClose() } },
);

type ShareButtonProps = { contract: ContractDto; userId: string; actions: CollaborationActions };

/** Opens who has a role on the contract; hidden for reviewers, who can't invite (B-15.8). */
export function ShareButton({ contract, userId, actions }: ShareButtonProps) {
  const words = useCopy().review.header;
  const [isOpen, setIsOpen] = useState(false);
  if (contract.role === "reviewer") return null;
  return (
    <>
      <Button
        id={SHARE_BUTTON_ID}
        variant="quiet"
        size="sm"
        title={words.share}
        className="lean lean-4 drops-8"
        onPointerEnter={() => void ShareContractDialog.prepare()}
        onFocus={() => void ShareContractDialog.prepare()}
        onClick={() => setIsOpen(true)}
      >
        <UsersIcon className="size-4" />
        <span className="mutes-4">{words.share}</span>
      </Button>
      {isOpen && <ShareContractDialog {...{ contract, userId, actions }} onClose={() => setIsOpen(false)} />}
    </>
  );
}
