"use client";

import { useCopy } from "@/components/copy/copy-provider";
import { useOfferedInPalette } from "@/components/palette/page-entries";
import type { useReviewDocument } from "@/components/review/document/use-review-document";
import { IconButton } from "@/components/ui/button";
import { MoreIcon } from "@/components/ui/icons";
import { Menu, MenuItem } from "@/components/ui/overlay/menu";

export type MoreEntry = { label: string; disabled?: boolean; onSelect: () => void };

type MoreMenuProps = {
  /** What a narrow bar leaves out, and what it leaves out last of all. */
  folded: readonly MoreEntry[];
  last: readonly MoreEntry[];
  entries: readonly MoreEntry[];
};

/** What is done with a contract now and then; on narrow screens also what the bar has no room for. */
export function MoreMenu({ folded, last, entries }: MoreMenuProps) {
  const words = useCopy().review.header;
  return (
    <Menu
      trigger={
        <IconButton label={words.more} variant="quiet" className="shrink-0">
          <MoreIcon />
        </IconButton>
      }
    >
      <div className="comes-5">{folded.map(item)}</div>
      <div className="comes-8">{last.map(item)}</div>
      {entries.map(item)}
    </Menu>
  );
}

function item({ label, disabled = false, onSelect }: MoreEntry) {
  return (
    <MenuItem key={label} disabled={disabled} onSelect={onSelect}>
      {label}
    </MenuItem>
  );
}

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
