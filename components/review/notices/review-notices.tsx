"use client";

import type { ReactNode } from "react";
import { useCopy, useLanguage } from "@/components/copy/copy-provider";
import type { Draft } from "@/components/review/saving/draft-store";
import type { ContractNews } from "@/components/review/use-contract";
import type { Review } from "@/components/review/use-review";
import type { View } from "@/components/review/versions/use-viewing";
import { LaterSignedNotice } from "@/components/signed/later-signed-notice";
import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { later } from "@/components/ui/overlay/later";
import { shortDate } from "@/lib/dates";
import type { VersionDto } from "@/lib/contracts/schema";
import type { RoundDto } from "@/lib/exchange/rounds/schema";
import { GapNotice } from "./gap-notice";
import { LaterAmendedNotice } from "./later-amended-notice";
import { AboutReading, type Doubtful } from "./scanned-notice";
import { isTracked, TrackedUploadNotice } from "./later-tracked-notice";

/** Loaded for the few texts that may have fields, `{{Tenant}}`. */
const OwnFieldsNotice = later(() =>
  import("@/components/templates/own-fields-notice").then((notice) => notice.OwnFieldsNotice),
);

/** What the user must know about the displayed text. */
export function ReviewNotices({
  news,
  review,
  newerBy,
  onSigned,
  approvals,
  tracked,
  uncertain,
  onCheck,
  read,
  shown,
}: {
  news: ContractNews;
  review: Review;
  /** Who saved a version newer than the displayed text; '' if unknown, null if none. */
  newerBy: string | null;
  /** Shows the signed copy. */
  onSigned: () => void;
  /** Who was asked to approve the text. */
  approvals: ReactNode;
  /** The round of a first upload's tracked changes, as it came with the page. */
  tracked: readonly RoundDto[] | undefined;
  /** Words of the displayed text that may be misread. */
  uncertain: Doubtful;
  /** Shows them one by one. */
  onCheck: () => void;
  /** The version that the page came with, and the displayed one. */
  read: VersionDto;
  shown: VersionDto;
}) {
  const { editing, viewing } = review;
  const { contract } = news;
  const { signedAt } = contract;
  const hasUnsavedText = editing.isDirty || editing.offer !== null;
  const viewed = viewing.view && (
    <VersionBanners
      view={viewing.view}
      hasUnsavedText={hasUnsavedText}
      isRestoring={review.isRestoring}
      onRestore={review.askToRestore}
      onEdit={review.editViewed}
      onBack={viewing.close}
    />
  );
  const gaps = <GapNotice read={read} shown={shown} />;
  if (signedAt !== null)
    return (
      <div className="review-notices space-y-2">
        {gaps}
        {!viewed && <LaterAmendedNotice contractId={contract.id} />}
        {viewed ?? (
          <LaterSignedNotice
            contract={{ ...contract, signedAt }}
            hasUnsavedText={hasUnsavedText}
            onOtherwise={() => void news.reload()}
            onOpen={onSigned}
          />
        )}
      </div>
    );
  return (
    <div className="review-notices space-y-2">
      <AboutReading contract={contract} uncertain={uncertain} onCheck={viewing.view ? undefined : onCheck} />
      {gaps}
      {!viewed && <LaterAmendedNotice contractId={contract.id} />}
      {isTracked({ tracked }, contract.currentVersionId) !== false && (
        <TrackedUploadNotice contractId={contract.id} currentVersionId={contract.currentVersionId} known={tracked} />
      )}
      {!viewing.view && editing.version.plainText.includes("{{") && (
        <OwnFieldsNotice contract={contract} plainText={editing.version.plainText} />
      )}
      {approvals}
      {newerBy !== null && !viewing.view && <NewerVersion by={newerBy} review={review} />}
      {editing.offer && !viewing.view && (
        <DraftBanner
          draft={editing.offer}
          isFromOlder={editing.offer.baseVersionId !== editing.version.id}
          onRestore={editing.restoreDraft}
          onDiscard={editing.discardDraft}
        />
      )}
      {viewed}
    </div>
  );
}

/** The display doesn't change until the user asks for it. */
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

/** Offers to recover text not saved before a reload, a crash or the end of a session (B-10.7). */
function DraftBanner({
  draft,
  isFromOlder,
  onRestore,
  onDiscard,
}: {
  draft: Draft;
  isFromOlder: boolean;
  onRestore: () => void;
  onDiscard: () => void;
}) {
  const { review, common } = useCopy();
  const language = useLanguage();
  const words = review.draft;
  const time = shortDate(
    draft.savedAt,
    { missing: common.dates.unknown, invalid: common.dates.invalid },
    { language, withTime: true },
  );
  return (
    <Banner
      tone="warning"
      role="status"
      action={
        <>
          <Button variant="outline" size="sm" onClick={onDiscard}>
            {words.discard}
          </Button>
          <Button size="sm" onClick={onRestore}>
            {words.restore}
          </Button>
        </>
      }
    >
      <p className="font-medium">{words.found(time)}</p>
      <p>
        {isFromOlder && `${words.foundOlder} `}
        {words.foundHint}
      </p>
    </Banner>
  );
}

type VersionBannersProps = {
  view: View;
  hasUnsavedText: boolean;
  isRestoring: boolean;
  onRestore: () => void;
  onEdit: () => void;
  onBack: () => void;
};

/** Above a read-only version: that it can't be edited, and available actions (B-11.7). */
function VersionBanners({ view, hasUnsavedText, isRestoring, onRestore, onEdit, onBack }: VersionBannersProps) {
  const { older, newer } = useCopy().review;
  const { version } = view;
  const isOlder = view.kind === "older";
  const backWords = isOlder ? older.back : newer.back;
  const olderText = hasUnsavedText
    ? older.viewingWithUnsaved(version.versionNumber)
    : older.viewing(version.versionNumber);
  return (
    <Banner
      tone="warning"
      role="status"
      action={
        <>
          <Button variant="outline" size="sm" onClick={onBack}>
            {backWords}
          </Button>
          {isOlder ? (
            <Button size="sm" busy={isRestoring} onClick={onRestore}>
              {older.restore}
            </Button>
          ) : (
            <Button size="sm" variant={hasUnsavedText ? "danger" : "primary"} onClick={onEdit}>
              {hasUnsavedText ? newer.discardAndEdit : newer.edit}
            </Button>
          )}
        </>
      }
    >
      <p>{older.readOnly}</p>
      <p>{isOlder ? olderText : newer.viewing(version.versionNumber, version.createdByUser.name)}</p>
    </Banner>
  );
}
