"use client";

import { useCopy } from "@/components/copy/copy-provider";
import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import type { View } from "./use-viewing";

export type VersionBannersProps = {
  view: View;
  hasUnsavedText: boolean;
  isRestoring: boolean;
  onRestore: () => void;
  onEdit: () => void;
  onBack: () => void;
};

/** Above a version that is only read: that it can't be edited, and what can be done with it (B-11.7). */
export function VersionBanners({ view, hasUnsavedText, isRestoring, onRestore, onEdit, onBack }: VersionBannersProps) {
  const { older, newer } = useCopy().review;
  const { version } = view;
  const isOlder = view.kind === "older";
  const backWords = isOlder ? older.back : newer.back;
  const olderText = hasUnsavedText
    ? older.viewingWithUnsaved(version.versionNumber)
    : older.viewing(version.versionNumber);
  return (
    <div className="space-y-2">
      <Banner tone="info" role="status">
        {older.readOnly}
      </Banner>
      <Banner
        tone="warning"
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
        {isOlder ? olderText : newer.viewing(version.versionNumber, version.createdByUser.name)}
      </Banner>
    </div>
  );
}
