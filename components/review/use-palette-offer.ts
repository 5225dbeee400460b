"use client";

import { useCopy } from "@/components/copy/copy-provider";
import { useOfferedInPalette } from "@/components/palette/page-entries";
import type { MoreEntry } from "./more-menu";
import type { useReviewDocument } from "./use-review-document";

/** The clauses of the text on screen, and what is done with the contract, for Ctrl+K. Source: B-6.14. */
export function usePaletteOffer(document: ReturnType<typeof useReviewDocument>, more: readonly MoreEntry[]): void {
  const { palette, review: words } = useCopy();
  const { outline, review, history } = document;
  const deeds: readonly MoreEntry[] = [
    { label: words.header.save, disabled: !review.canSave, onSelect: () => void review.editing.save() },
    { label: words.header.history, onSelect: () => history.setIsOpen(true) },
    ...more,
  ];
  const clauses = (outline.clauses ?? []).map(({ key, number, title }) => ({
    key: `clause ${key}`,
    label: `${number} ${title}`.trim(),
    deed: () => outline.showClause(key),
  }));
  const entries = deeds
    .filter(({ disabled = false }) => !disabled)
    .map(({ label, onSelect }, index) => ({ key: `deed ${index}`, label, deed: onSelect }));
  useOfferedInPalette(() => [
    { heading: palette.clauses, isAskedFor: true, entries: clauses },
    { heading: palette.contract, entries },
  ]);
}
