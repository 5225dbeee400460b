"use client";

import { useCopy } from "@/components/copy/copy-provider";
import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import type { ContractDto } from "@/lib/contracts/schema";

/** Words that may be wrong; `numbers` is part of `words`. */
export type Doubtful = { words: number; numbers: number };

type NoticeProps = {
  pages: NonNullable<ContractDto["scannedPages"]>;
  uncertain: Doubtful;
  /** Shows what is to be confirmed; none on a page that is still loading. */
  onCheck?: (() => void) | undefined;
};

/** Pages read from pictures, how reliable that is, and what nobody has confirmed. Source: B-8.18, B-51.6, B-51.8. */
export function ScannedNotice({ pages, uncertain, onCheck }: NoticeProps) {
  const words = useCopy().review.scannedPages;
  if (pages.length === 0) return null;
  const numbers = pages.map(({ page }) => page);
  const poor = pages.filter(({ isPoor }) => isPoor).map(({ page }) => page);
  const ofPoor = uncertain.numbers > 0 ? words.poor : words.poorChecked;
  return (
    <Banner
      tone={uncertain.numbers > 0 ? "warning" : "info"}
      action={
        uncertain.words > 0 &&
        onCheck && (
          <Button variant="outline" size="sm" onClick={onCheck}>
            {words.check}
          </Button>
        )
      }
    >
      {uncertain.numbers > 0 && <p className="font-medium">{words.numbersOpen(uncertain.numbers)}</p>}
      {poor.length > 0 && <p>{ofPoor(pageRanges(poor), poor.length)}</p>}
      <p>
        {words.title(pageRanges(numbers), numbers.length)} {uncertain.words > 0 && words.uncertain(uncertain.words)}
      </p>
      <details className="mt-1">
        <summary className="cursor-pointer">{words.pageByPage}</summary>
        <ul className="mt-1 flex flex-wrap gap-x-4">
          {pages.map(({ page, confidence }) => (
            <li key={page}>{words.page(page, confidence)}</li>
          ))}
        </ul>
      </details>
    </Banner>
  );
}

type Props = { contract: ContractDto; uncertain: Doubtful; onCheck?: (() => void) | undefined };

/** What went wrong when reading the file, or is uncertain. */
export function AboutReading({ contract, uncertain, onCheck }: Props) {
  const words = useCopy().review;
  const { pagesWithoutText, statusMessage, scannedPages } = contract;
  return (
    <>
      {statusMessage !== null && <Banner tone="error">{statusMessage}</Banner>}
      {pagesWithoutText.length > 0 && (
        <Banner tone="warning">{words.pagesWithoutText(pageRanges(pagesWithoutText), pagesWithoutText.length)}</Banner>
      )}
      <ScannedNotice pages={scannedPages ?? []} uncertain={uncertain} onCheck={onCheck} />
    </>
  );
}

/** Page numbers for display: `3, 7–9`. */
export function pageRanges(pages: readonly number[]): string {
  const ranges: [number, number][] = [];
  for (const page of [...new Set(pages)].sort((one, other) => one - other)) {
    const last = ranges.at(-1);
    if (last && last[1] === page - 1) last[1] = page;
    else ranges.push([page, page]);
  }
  return ranges.map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`)).join(", ");
}
