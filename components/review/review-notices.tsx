"use client";

import { useCopy } from "@/components/copy/copy-provider";
import { Banner } from "@/components/ui/banner";
import type { ContractDto } from "@/lib/contracts/schema";
import { DraftBanner } from "./draft-banner";
import { pageRanges } from "./page-ranges";
import { TrackedUploadNotice } from "./tracked-upload-notice";
import type { Review } from "./use-review";
import { VersionBanners } from "./version-banners";

/** What the person has to know about the text on screen. */
export function ReviewNotices({ contract, review }: { contract: ContractDto; review: Review }) {
  const words = useCopy().review;
  const { editing, viewing } = review;
  const { pagesWithoutText } = contract;
  return (
    <div className="review-notices space-y-2">
      {contract.statusMessage !== null && <Banner tone="error">{contract.statusMessage}</Banner>}
      {pagesWithoutText.length > 0 && (
        <Banner tone="warning">{words.pagesWithoutText(pageRanges(pagesWithoutText), pagesWithoutText.length)}</Banner>
      )}
      <TrackedUploadNotice contractId={contract.id} currentVersionId={contract.currentVersionId} />
      {editing.offer && !viewing.view && (
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
