"use client";

import { useCopy } from "@/components/copy/copy-provider";
import { IconButton } from "@/components/ui/button";
import { MoreIcon } from "@/components/ui/icons";
import { Menu, MenuItem, MenuLabel } from "@/components/ui/overlay/menu";

/** `isWide`: only where there is room for what it shows. `short`: where a narrow bar has it as a word. */
export type MoreEntry = { label: string; short?: string; disabled?: boolean; isWide?: boolean; onSelect: () => void };
/** By what they are about; `nextSteps` while the words beside the status have no room or, on a phone, no place. */
export type MoreEntries = Record<"nextSteps" | "again" | "about" | "files", readonly MoreEntry[]>;

type MoreMenuProps = {
  /** Entries a narrow bar leaves out first, then, and last. */
  first: readonly MoreEntry[];
  folded: readonly MoreEntry[];
  last: readonly MoreEntry[];
  entries: MoreEntries;
};

/** Rarely used actions on a contract; on narrow screens also those that don't fit the bar. */
export function MoreMenu({ first, folded, last, entries }: MoreMenuProps) {
  const words = useCopy().review.header;
  return (
    <Menu
      trigger={
        <IconButton label={words.more} variant="quiet" className="shrink-0">
          <MoreIcon />
        </IconButton>
      }
    >
      <div className={entries.again.length > 0 ? undefined : STEPS}>
        <MenuLabel className={HEADING}>{words.groups.next}</MenuLabel>
      </div>
      <div className="comes-5">{folded.map(item)}</div>
      <div className={STEPS}>{entries.nextSteps.map(item)}</div>
      {entries.again.map(item)}
      <div className="comes-8">{last.map(item)}</div>
      <MenuLabel className={HEADING}>{words.groups.about}</MenuLabel>
      {entries.about.map(item)}
      <div className="comes-2 max-[1439.9px]:!block">{first.map(item)}</div>
      <MenuLabel className={HEADING}>{words.groups.files}</MenuLabel>
      {entries.files.map(item)}
    </Menu>
  );
}

const STEPS = "comes-5 max-sm:!block";
const HEADING = "!pt-3 !pb-0.5 !text-xs font-medium";

function item({ label, disabled = false, isWide = false, onSelect }: MoreEntry) {
  const entry = (
    <MenuItem key={label} disabled={disabled} onSelect={onSelect}>
      {label}
    </MenuItem>
  );
  return isWide ? (
    <div key={label} className="max-[1099.9px]:hidden">
      {entry}
    </div>
  ) : (
    entry
  );
}
