"use client";

import { useCopy } from "@/components/copy/copy-provider";
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
