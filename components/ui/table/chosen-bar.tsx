"use client";

import type { ReactNode } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { IconButton } from "../button";
import { CloseIcon } from "../icons";

type Going = { count: number; all: number } | null;
type ChosenBarProps = { count: number; going: Going; onClear: () => void; children: ReactNode };

/** Actions on the selected rows, floating below the list while any are selected. */
export function ChosenBar({ count, going, onClear, children }: ChosenBarProps) {
  const words = useCopy().tables;
  if (count === 0) return null;
  return (
    <div
      role="region"
      aria-label={words.bar}
      className="rise sticky bottom-3 z-20 mx-auto flex w-fit max-w-full flex-wrap items-center gap-1 rounded border border-line bg-surface px-2 py-1.5 shadow-overlay sm:px-3"
    >
      <p role="status" className="px-2 text-sm font-medium whitespace-nowrap tabular-nums">
        {going ? words.going(going.count, going.all) : words.chosen(count)}
      </p>
      {children}
      <IconButton label={words.clear} disabled={going !== null} onClick={onClear}>
        <CloseIcon className="size-4" />
      </IconButton>
    </div>
  );
}

type ChooseProps = { label: string; checked: boolean; disabled?: boolean; title?: string; onChange: () => void };

/** A row's box, or the one of all rows. */
export function ChooseBox({ label, checked, disabled = false, title, onChange }: ChooseProps) {
  return (
    <input
      type="checkbox"
      aria-label={label}
      title={title}
      checked={checked}
      disabled={disabled}
      onChange={onChange}
      className="size-4 shrink-0 accent-primary disabled:opacity-60"
    />
  );
}
