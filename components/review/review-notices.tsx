"use client";

import type { ReactNode } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { SignedNotice } from "@/components/signed/signed-notice";
import { OwnFieldsNotice } from "@/components/templates/own-fields-notice";
import type { ReviewActions } from "./actions";
import { AboutReading } from "./about-reading";
import { DraftBanner } from "./draft-banner";
import { ProposalNotice } from "./proposal-notice";
import { TrackedUploadNotice } from "./tracked-upload-notice";
import type { ContractNews } from "./use-contract";
import type { Review } from "./use-review";
import { VersionBanners } from "./version-banners";

/** What the person has to know about the text on screen. */
export function ReviewNotices({
  news,
  review,
  changeContract,
  newerBy,
  onSigned,
  approvals,
  uncertain,
}: {
  news: ContractNews;
  review: Review;
  changeContract: ReviewActions["changeContract"];
  /** Who saved a version that is newer than the text on screen; '' where that isn't known, null where there is none. */
  newerBy: string | null;
  /** Shows the signed copy. */
  onSigned: () => void;
  /** Who was asked to approve the text. */
  approvals: ReactNode;
  /** How many words of the text on screen may have been read wrongly. */
  uncertain: number;
}) {
  const { editing, viewing } = review;
  const { contract } = news;
  const { signedAt } = contract;
  return (
    <div className="review-notices space-y-2">
      {signedAt !== null && (
        <SignedNotice
          contract={{ ...contract, signedAt }}
          hasUnsavedText={editing.isDirty || editing.offer !== null}
          onOpen={onSigned}
        />
      )}
      <AboutReading contract={contract} uncertain={uncertain} />
      {!viewing.view && <ProposalNotice {...{ news, changeContract }} version={editing.version} />}
      <TrackedUploadNotice contractId={contract.id} currentVersionId={contract.currentVersionId} />
      {!viewing.view && <OwnFieldsNotice contract={contract} plainText={editing.version.plainText} />}
      {approvals}
      {newerBy !== null && !viewing.view && <NewerVersion by={newerBy} review={review} />}
      {editing.offer && !viewing.view && signedAt === null && (
        <DraftBanner
          draft={editing.offer}
          isFromOlder={editing.offer.baseVersionId !== editing.version.id}
          onRestore={editing.restoreDraft}
          onDiscard={editing.discardDraft}
        />
      )}
      {viewing.view && (
        <VersionBanners
          view={viewing.view}
          hasUnsavedText={editing.isDirty || editing.offer !== null}
          isRestoring={review.isRestoring}
          onRestore={review.askToRestore}
          onEdit={review.editViewed}
          onBack={viewing.close}
        />
      )}
    </div>
  );
}

/** Nothing on screen changes before the person asks for it. */
function NewerVersion({ by, review }: { by: string; review: Review }) {
  const words = useCopy().review.others;
  const { isDirty } = review.editing;
  return (
    <Banner
      role="status"
      action={
        <Button
          variant="outline"
          size="sm"
          disabled={review.isSettling}
          onClick={isDirty ? review.showDifference : review.discardMine}
        >
          {isDirty ? words.difference : words.show}
        </Button>
      }
    >
      {by === "" ? words.newer : words.newerBy(by)}
    </Banner>
  );
}
