"use client";

import { useCopy } from "@/components/copy/copy-provider";
import { Banner } from "@/components/ui/banner";
import type { ContractDto } from "@/lib/contracts/schema";
import { pageRanges } from "./page-ranges";
import { ScannedNotice } from "./scanned-notice";

type Props = {
  contract: ContractDto;
  /** How many words of the text on screen may have been read wrongly. */
  uncertain: number;
};

/** What went wrong when the file was read, or is not sure. */
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
