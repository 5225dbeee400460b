"use client";

import { useCopy, useLanguage } from "@/components/copy/copy-provider";
import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { shortDate } from "@/lib/dates";
import type { Draft } from "./draft-store";

/** Offers back text that was not saved before a reload, a crash or the end of a session (B-10.7). */
export function DraftBanner({
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
