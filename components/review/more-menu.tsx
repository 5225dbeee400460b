"use client";

import { useCopy } from "@/components/copy/copy-provider";
import { IconButton } from "@/components/ui/button";
import { MoreIcon } from "@/components/ui/icons";
import { Menu, MenuItem } from "@/components/ui/menu";

export type MoreEntry = { label: string; disabled?: boolean; onSelect: () => void };

/** What is done with a contract now and then; on narrow screens also what the bar has no room for. */
export function MoreMenu({ folded, entries }: { folded: readonly MoreEntry[]; entries: readonly MoreEntry[] }) {
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
