"use client";

import { Button, buttonClasses } from "@/components/ui/button";
import { useCopy } from "@/components/copy/copy-provider";
import { MessagePage } from "./message-page";

/** A page that failed: what to do, and the reference to the server's log entry. */
export function FailurePage({ digest, retry }: { digest: string | undefined; retry: () => void }) {
  const { failure, notFound, retry: retryLabel } = useCopy().common;
  return (
    <MessagePage
      title={failure.title}
      text={failure.text}
      note={digest && failure.reference(digest)}
      actions={
        <>
          <Button onClick={retry}>{retryLabel}</Button>
          {/* A full load: client navigation may be what failed. */}
          <a href="/dashboard" className={buttonClasses({ variant: "outline" })}>
            {notFound.back}
          </a>
        </>
      }
    />
  );
}
