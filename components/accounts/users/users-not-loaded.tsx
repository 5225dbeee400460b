"use client";

import { useCopy } from "@/components/copy/copy-provider";
import { PageHeading } from "@/components/ui/page-heading";
import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";

/** The page when the list can't be had at all (B-18.4). */
export function UsersNotLoaded({ onRetry }: { onRetry: () => void }) {
  const { users: words, common } = useCopy();
  return (
    <>
      <PageHeading title={words.title} />
      <Banner
        tone="error"
        action={
          <Button variant="outline" size="sm" onClick={onRetry}>
            {common.retry}
          </Button>
        }
      >
        {words.loadFailed}
      </Banner>
    </>
  );
}
