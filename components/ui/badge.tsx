import type { ReactNode } from "react";
import { classes } from "./classes";

export type BadgeTone = "gray" | "blue" | "green" | "orange" | "red" | "purple";

const TONES: Record<BadgeTone, string> = {
  gray: "bg-neutral-50 text-ink",
  blue: "bg-primary-50 text-primary-800",
  green: "bg-success-50 text-success-700",
  orange: "bg-orange-50 text-orange-700",
  red: "bg-danger-50 text-danger-700",
  purple: "bg-secondary-50 text-secondary-800",
};
const DOTS: Record<BadgeTone, string> = {
  gray: "bg-neutral",
  blue: "bg-primary-500",
  green: "bg-success",
  orange: "bg-orange",
  red: "bg-danger",
  purple: "bg-secondary",
};

/** A state as a word; the colour only supports it. */
export function Badge({
  tone = "gray",
  isPlain = false,
  className,
  children,
}: {
  tone?: BadgeTone;
  /** Only the dot has the colour: for lists in which every row has one. */
  isPlain?: boolean;
  className?: string;
  children: ReactNode;
}) {
  return (
    <span
      data-tone={tone}
      className={classes(
        "inline-flex items-center gap-1.5 whitespace-nowrap",
        isPlain ? "text-[0.8125rem]" : classes("rounded px-2 py-0.5 text-xs font-medium", TONES[tone]),
        className,
      )}
    >
      <span aria-hidden="true" className={classes("size-1.5 rounded-full", DOTS[tone])} />
      {children}
    </span>
  );
}

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
