"use client";

import { passageAddress } from "@/components/contracts/linked-passage";
import { useCopy } from "@/components/copy/copy-provider";
import { Link } from "@/components/ui/link";
import type { QuoteDto } from "@/lib/notices/schema";

const MOST_CHARS = 900;

/** A clause as it stands in its document, with a way there. */
export function QuoteSlip({ quote, label }: { quote: QuoteDto; label?: string }) {
  const words = useCopy().notices;
  const { content, documentName, number, page } = quote;
  const from = label ?? (documentName === null ? words.quoted : words.quotedFrom(documentName));
  return (
    <figure className="notice-slip space-y-1">
      <blockquote className="font-paper whitespace-pre-line">
        {content.length > MOST_CHARS ? `${content.slice(0, MOST_CHARS)}…` : content}
      </blockquote>
      <figcaption className="flex flex-wrap justify-between gap-x-3 text-xs text-ink-muted">
        <span>{from}</span>
        <Link
          href={passageAddress(quote.contractId, quote)}
          title={words.show}
          className="text-primary underline-offset-2 hover:underline"
        >
          {number === null ? words.page(page) : `${words.clause(number)} · ${words.page(page)}`}
        </Link>
      </figcaption>
    </figure>
  );
}
