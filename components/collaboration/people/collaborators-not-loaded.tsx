"use client";

import { useCopy } from "@/components/copy/copy-provider";
import { PageHeading } from "@/components/ui/page-heading";
import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";

/** The screen when its list of contracts can't be had. Source: B-15.6. */
export function CollaboratorsNotLoaded({ onRetry }: { onRetry: () => void }) {
  const { collaboration, common } = useCopy();
  return (
    <>
      <PageHeading title={collaboration.title} text={collaboration.intro} />
      <Banner
        tone="error"
        action={
          <Button variant="outline" size="sm" onClick={onRetry}>
            {common.retry}
          </Button>
        }
      >
        {collaboration.contracts.loadFailed}
      </Banner>
    </>
  );
}
