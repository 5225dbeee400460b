"use client";

import { Button, buttonClasses } from "@/components/ui/button";
import { useCopy } from "@/components/copy/copy-provider";
import { MessagePage } from "./message-page";

/** A page that broke: what to do, and the reference under which the server's log has it. */
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
          {/* A whole new load: what broke may be the part that moves between pages. */}
          <a href="/dashboard" className={buttonClasses({ variant: "outline" })}>
            {notFound.back}
          </a>
        </>
      }
    />
  );
}
