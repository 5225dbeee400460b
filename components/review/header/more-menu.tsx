"use client";

import { useCopy } from "@/components/copy/copy-provider";
import { IconButton } from "@/components/ui/button";
import { MoreIcon } from "@/components/ui/icons";
import { Menu, MenuItem } from "@/components/ui/overlay/menu";

export type MoreEntry = { label: string; disabled?: boolean; onSelect: () => void };

type MoreMenuProps = {
  /** Entries a narrow bar leaves out first, then, and last. */
  first: readonly MoreEntry[];
  folded: readonly MoreEntry[];
  last: readonly MoreEntry[];
  /** The next steps, while the words beside the status have no room or, on a phone, no place. */
  steps: readonly MoreEntry[];
  entries: readonly MoreEntry[];
};

/** Rarely used actions on a contract; on narrow screens also those that don't fit the bar. */
export function MoreMenu({ first, folded, last, steps, entries }: MoreMenuProps) {
  const words = useCopy().review.header;
  return (
    <Menu
      trigger={
        <IconButton label={words.more} variant="quiet" className="shrink-0">
          <MoreIcon />
        </IconButton>
      }
    >
      <div className="comes-2">{first.map(item)}</div>
      <div className="comes-5">{folded.map(item)}</div>
      <div className="comes-8">{last.map(item)}</div>
      <div className="comes-5 max-sm:!block">{steps.map(item)}</div>
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
