"use client";

import { lazy, Suspense, useState } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { leaveFor } from "@/components/forms/browser";
import type { useReviewDocument } from "@/components/review/document/use-review-document";
import type { MoreEntry } from "@/components/review/header/more-menu";
import { readDownloadUrl } from "@/components/review/review-calls";
import { useToast } from "@/components/ui/overlay/toast";
import type { ContractDto } from "@/lib/contracts/schema";

const OriginalPane = lazy(() =>
  import("@/components/original/original-pane").then(({ OriginalPane }) => ({ default: OriginalPane })),
);

type Props = { contract: ContractDto; original: ReturnType<typeof useReviewDocument>["original"] };

/** The pages of the PDF a contract was read from, if opened (B-10.16). */
export function OriginalBeside({ contract: { file }, original }: Props) {
  if (!file || !original.isOpen) return null;
  return (
    <Suspense>
      <OriginalPane fileId={file.id} onClose={original.close} />
    </Suspense>
  );
}

/** The menu's entries for the original file: show its pages, if it has any, and download it. */
export function useOriginalEntries({ file }: ContractDto, open: () => void): MoreEntry[] {
  const { original: words, review } = useCopy();
  const { download } = useOriginal();
  if (!file) return [];
  const hasPages = file.fileName.toLowerCase().endsWith(".pdf");
  return [
    ...(hasPages ? [{ label: words.open, onSelect: open }] : []),
    { label: review.failed.download, onSelect: () => void download(file.id) },
  ];
}

/** Downloads the original file. */
export function useOriginal(): { download: (fileId: string) => Promise<void>; isBusy: boolean } {
  const words = useCopy().review.failed;
  const toast = useToast();
  const [isBusy, setIsBusy] = useState(false);
  const download = async (fileId: string) => {
    setIsBusy(true);
    const url = await readDownloadUrl(fileId);
    setIsBusy(false);
    if (url) leaveFor(url);
    else toast.error(words.downloadFailed);
  };
  return { download, isBusy };
}
