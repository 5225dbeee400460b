"use client";

import { lazy, Suspense } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import type { ContractDto } from "@/lib/contracts/schema";
import type { MoreEntry } from "./more-menu";
import { useOriginal } from "./use-original";
import type { useReviewDocument } from "./use-review-document";

const OriginalPane = lazy(() =>
  import("@/components/original/original-pane").then(({ OriginalPane }) => ({ default: OriginalPane })),
);

type Props = { contract: ContractDto; original: ReturnType<typeof useReviewDocument>["original"] };

/** The pages of the PDF that a contract was read from, when they were asked for (B-10.16). */
export function OriginalBeside({ contract: { file }, original }: Props) {
  if (!file || !original.isOpen) return null;
  return (
    <Suspense>
      <OriginalPane fileId={file.id} onClose={original.close} />
    </Suspense>
  );
}

/** What the menu 'More' does with the file that a contract was read from: its pages, where it has any, and itself. */
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
