"use client";

import { useCopy } from "@/components/copy/copy-provider";
import { Button } from "@/components/ui/button";
import type { NoticeFactDto } from "@/lib/notices/schema";
import type { Choices } from "./notice-calls";
import { QuoteSlip } from "./quote-slip";

type OffersProps = { fact: NoticeFactDto; isBusy: boolean; onChoose: (change: Choices) => void };

/** Parties the letter may be from or to, each to check against its quote; none is taken by itself. Source: B-47.3. */
export function PartyOffers({ fact: { key, value, options }, isBusy, onChoose }: OffersProps) {
  const words = useCopy().notices;
  if ((key !== "sender" && key !== "recipient") || value !== null || options.length === 0) return null;
  return (
    <ul aria-label={words.facts[key]} className="space-y-2">
      {options.map((option) => (
        <li key={option.value} className="space-y-1">
          <p className="flex flex-wrap items-baseline justify-between gap-x-3 text-sm">
            <span className="min-w-0 break-words">{option.value}</span>
            <span className="text-xs font-medium text-warning-700">
              <span aria-hidden="true">≈</span> {words.toCheck}
            </span>
          </p>
          {option.quote && <QuoteSlip quote={option.quote} />}
          <Button
            size="sm"
            variant="outline"
            disabled={isBusy}
            aria-label={words.useParty(option.value)}
            onClick={() => onChoose({ [key]: option.value })}
          >
            {words.use}
          </Button>
        </li>
      ))}
    </ul>
  );
}
