"use client";

import { useCopy } from "@/components/copy/copy-provider";
import { Banner } from "@/components/ui/banner";
import type { VersionDto } from "@/lib/contracts/schema";

const MOST_SHOWN = 50;
const MOST_CHARS = 300;
const CHARS_BEFORE = 60;

/**
 * What the original file doesn't show of this text, and what of it is missing here. `read`: the version that the page
 * came with, which knows its gaps; a passage that the shown text no longer has is not named. Source: B-8.21.
 */
export function GapNotice({ read, shown }: { read: VersionDto; shown: VersionDto }) {
  const words = useCopy().review.gaps;
  const { unread = [], unseen = [], plainText } = shown.unseen || shown.unread ? shown : read;
  const quotes = unseen
    .map(({ start, end }) => ({
      before: plainText.slice(Math.max(plainText.lastIndexOf("\n", start - 1) + 1, start - CHARS_BEFORE), start),
      words: plainText.slice(start, end),
    }))
    .filter((quote) => shown.plainText.includes(quote.words));
  return (
    <>
      {unread.length > 0 && <Banner tone="warning">{words.unread(unread.join(", "), unread.length)}</Banner>}
      {quotes.length > 0 && (
        <Banner tone="warning">
          <p className="font-medium">{words.unseen(quotes.length)}</p>
          <p>{words.notStated}</p>
          <details className="mt-1" open={quotes.length <= 3}>
            <summary className="cursor-pointer">{words.passages}</summary>
            <ul className="mt-1 space-y-1">
              {quotes.slice(0, MOST_SHOWN).map((quote, index) => (
                <li key={index} className="break-words font-paper">
                  {quote.before !== "" && <span className="text-ink-muted">…{quote.before}</span>}
                  <mark className="bg-transparent font-medium text-ink">
                    {quote.words.slice(0, MOST_CHARS)}
                    {quote.words.length > MOST_CHARS && "…"}
                  </mark>
                </li>
              ))}
            </ul>
          </details>
        </Banner>
      )}
    </>
  );
}
