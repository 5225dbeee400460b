"use client";

import { useId, type ReactNode } from "react";
import { classes } from "@/components/ui/classes";
import { ChevronDownIcon } from "@/components/ui/icons";

type FoldedProps = { label: string; isOpen: boolean; onToggle: () => void; children: ReactNode };

/** One line for days that are right less often, or that are over; it opens on them. Source: B-27.10, B-27.19. */
export function Folded({ label, isOpen, onToggle, children }: FoldedProps) {
  const id = useId();
  return (
    <div className="space-y-3">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={onToggle}
        className="flex min-h-9 w-full items-center gap-2 rounded px-1 text-left text-sm text-ink-muted hover:bg-hover max-md:min-h-11"
      >
        <ChevronDownIcon className={classes("size-4 shrink-0", isOpen && "rotate-180")} />
        {label}
      </button>
      {isOpen && (
        <div id={id} className="space-y-4">
          {children}
        </div>
      )}
    </div>
  );
}
