"use client";

import { lazy, Suspense } from "react";
import { pageInText } from "@/components/original/page-in-text";
import type { ContractDto } from "@/lib/contracts/schema";
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
      <OriginalPane fileId={file.id} passage={original.passage} pageInText={pageInText} onClose={original.close} />
    </Suspense>
  );
}

/** Whether a contract's original has pages that can be shown. */
export function hasPages({ file }: ContractDto): boolean {
  return file !== null && file.fileName.toLowerCase().endsWith(".pdf");
}
