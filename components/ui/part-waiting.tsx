"use client";

import { useCopy } from "@/components/copy/copy-provider";
import { Banner } from "./banner";
import { Button } from "./button";
import type { WaitingProps } from "./later";
import { Spinner } from "./spinner";

/** In the place of a part that is on its way, or that could not be had and can be asked for again. */
export function PartWaiting({ isFailed, retry }: WaitingProps) {
  const { common } = useCopy();
  if (!isFailed)
    return (
      <div className="p-4">
        <Spinner label={common.loading} />
      </div>
    );
  return (
    <div className="p-4">
      <Banner
        tone="error"
        action={
          <Button variant="outline" size="sm" onClick={retry}>
            {common.retry}
          </Button>
        }
      >
        {common.noAnswer}
      </Banner>
    </div>
  );
}
