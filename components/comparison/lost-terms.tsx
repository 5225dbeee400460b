"use client";

import { useCopy } from "@/components/copy/copy-provider";
import { WarningIcon } from "@/components/ui/icons";
import { lostTerms } from "@/lib/documents/redline/lost-terms";

/** Warns of a change that would take a definition out; `text`: the whole one, if at hand. Source: B-13.12. */
export function LostTerms(change: { before: string; after: string; text?: string }) {
  const { lostTerm } = useCopy().common;
  const terms = lostTerms(change);
  return terms.map((term) => (
    <p key={term} className="flex items-start gap-1.5 text-sm font-medium text-danger">
      <WarningIcon className="mt-0.5 size-4 shrink-0" />
      <span className="min-w-0 break-words">{lostTerm(term)}</span>
    </p>
  ));
}
