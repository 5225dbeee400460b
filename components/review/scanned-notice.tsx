"use client";

import { useCopy } from "@/components/copy/copy-provider";
import { Banner } from "@/components/ui/banner";
import type { ContractDto } from "@/lib/contracts/schema";
import { pageRanges } from "./page-ranges";

/** Which pages were read from pictures, and how sure that reading is. Source: B-8.18. */
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
