import type { ReactNode } from "react";
import { classes } from "./classes";

/** A short label such as a role; `highlighted` sets one apart. */
export function Chip({
  highlighted = false,
  className,
  children,
}: {
  highlighted?: boolean;
  className?: string;
  children: ReactNode;
}) {
  return (
    <span
      data-highlighted={highlighted || undefined}
      className={classes(
        "inline-flex items-center gap-1 rounded-full border px-2.5 py-0.5 text-xs font-medium whitespace-nowrap",
        highlighted ? "border-primary-200 bg-primary-50 text-primary-800" : "border-line-strong bg-surface text-ink",
        className,
      )}
    >
      {children}
    </span>
  );
}
