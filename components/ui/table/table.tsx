import type { ReactNode } from "react";
import { classes } from "../classes";

/**
 * A column header: its name, and optional content (such as a sort link). `isHidden` leaves the name to screen readers.
 */
export type TableHead = {
  name: string;
  content?: ReactNode;
  sorted?: "ascending" | "descending" | undefined;
  isHidden?: boolean;
  className?: string | undefined;
};

/**
 * A table that turns into one card per row on narrow screens. The roles are explicit, because another `display` removes
 * them in some browsers.
 */
export function Table({
  label,
  head,
  children,
}: {
  label: string;
  head: readonly (string | TableHead)[];
  children: ReactNode;
}) {
  return (
    <table role="table" aria-label={label} className="w-full border-collapse text-left text-sm max-sm:block">
      <thead role="rowgroup" className="max-sm:sr-only">
        <tr role="row" className="border-b border-line bg-page/60">
          {head
            .map((column) => (typeof column === "string" ? { name: column } : column))
            .map(({ name, content = name, sorted, isHidden = false, className }: TableHead) => (
              <th
                key={name}
                role="columnheader"
                scope="col"
                aria-sort={sorted}
                className={classes(
                  "px-4 py-3 text-xs font-medium tracking-wide whitespace-nowrap text-ink-muted",
                  className,
                )}
              >
                {isHidden ? <span className="sr-only">{name}</span> : content}
              </th>
            ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className="divide-y divide-line max-sm:block">
        {children}
      </tbody>
    </table>
  );
}

export function Row({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <tr
      role="row"
      className={classes("hover:bg-primary-50/40 max-sm:block max-sm:space-y-1.5 max-sm:px-4 max-sm:py-3", className)}
    >
      {children}
    </tr>
  );
}

/**
 * One cell; on narrow screens `label` (its column's name) precedes it, in a column of labels, or inline (`isInLine`),
 * or is omitted if the content is self-explanatory (`isPlain`). `isHeading` names the row.
 */
export function Cell({
  label,
  isHeading = false,
  isInLine = false,
  isPlain = false,
  className,
  children,
}: {
  label?: string;
  isHeading?: boolean;
  isInLine?: boolean;
  isPlain?: boolean;
  className?: string;
  children: ReactNode;
}) {
  const Tag = isHeading ? "th" : "td";
  return (
    <Tag
      role={isHeading ? "rowheader" : "cell"}
      {...(isHeading ? { scope: "row" as const } : {})}
      data-label={label}
      className={classes(
        "px-4 py-3 align-middle font-normal max-sm:flex max-sm:items-baseline max-sm:gap-3 max-sm:p-0",
        label &&
          !isPlain &&
          "max-sm:before:shrink-0 max-sm:before:text-xs max-sm:before:text-ink-muted max-sm:before:content-[attr(data-label)]",
        label && !isPlain && !isInLine && "max-sm:before:w-28",
        className,
      )}
    >
      {children}
    </Tag>
  );
}
