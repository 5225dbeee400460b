"use client";

import { useCopy } from "@/components/copy/copy-provider";
import { Banner } from "@/components/ui/banner";
import type { ContractDto } from "@/lib/contracts/schema";

/** Which pages were read from pictures, and how reliable that is. Source: B-8.18. */
export function ScannedNotice({
  pages,
  uncertain,
}: {
  pages: NonNullable<ContractDto["scannedPages"]>;
  /** How many words may be wrong. */
  uncertain: number;
}) {
  const words = useCopy().review.scannedPages;
  if (pages.length === 0) return null;
  const numbers = pages.map(({ page }) => page);
  return (
    <Banner>
      <p>
        {words.title(pageRanges(numbers), numbers.length)} {uncertain > 0 && words.uncertain(uncertain)}
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

type Props = {
  contract: ContractDto;
  /** How many words of the displayed text may be misread. */
  uncertain: number;
};

/** What went wrong when reading the file, or is uncertain. */
export function AboutReading({ contract, uncertain }: Props) {
  const words = useCopy().review;
  const { pagesWithoutText, statusMessage, scannedPages } = contract;
  return (
    <>
      {statusMessage !== null && <Banner tone="error">{statusMessage}</Banner>}
      {pagesWithoutText.length > 0 && (
        <Banner tone="warning">{words.pagesWithoutText(pageRanges(pagesWithoutText), pagesWithoutText.length)}</Banner>
      )}
      <ScannedNotice pages={scannedPages ?? []} uncertain={uncertain} />
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
