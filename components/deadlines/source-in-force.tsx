"use client";

import { Quote } from "@/components/comments/quote";
import { useCopy } from "@/components/copy/copy-provider";
import { useDay } from "@/components/ui/date-text";
import type { DeadlineDto } from "@/lib/deadlines/schema";

/** An amendment's words with its name, and the contract's own beside them. */
export function SourceInForce({ passages }: Pick<NonNullable<DeadlineDto["inForce"]>, "passages">) {
  const { details, inForce } = useCopy().deadlines;
  const day = useDay();
  const isAmended = passages.some(({ document }) => document !== undefined);
  const source = (document: (typeof passages)[number]["document"]) => {
    if (!document) return isAmended ? inForce.own : details.quoted;
    return document.from === null ? document.name : inForce.source(document.name, day(document.from));
  };
  return (
    <div className="space-y-2">
      {passages.map(({ content, page, start, document }) => (
        <figure key={`${document?.contractId} ${start}`} className="space-y-1">
          <figcaption className="flex justify-between gap-3 text-xs text-ink-muted">
            <span className="min-w-0 break-words">{source(document)}</span>
            <span className="shrink-0">{details.page(page)}</span>
          </figcaption>
          <Quote isProof text={content} className="font-paper" />
        </figure>
      ))}
    </div>
  );
}
