import type { ReactNode } from "react";
import { classes } from "./classes";
import { ChevronLeftIcon } from "./icons";
import { Link } from "./link";

type PageHeadingProps = {
  title: string;
  text?: string;
  actions?: ReactNode;
  /** As a direct child of `main`: the page takes a wide screen's width, as lists do. */
  isWide?: boolean;
  /** The buttons are short enough to stand beside the title on a phone, too. */
  isInOneRow?: boolean;
};

/** The top of a page: title, a sentence, and the main buttons beside it (below on narrow screens). */
export function PageHeading({ title, text, actions, isWide = false, isInOneRow = false }: PageHeadingProps) {
  return (
    <div
      className={classes(
        "flex gap-4 sm:flex-row sm:items-center sm:justify-between",
        isInOneRow ? "items-center justify-between pb-3 sm:pb-6" : "flex-col pb-6",
        isWide && "wide-page",
      )}
    >
      <div className="min-w-0 space-y-1">
        <h1 className="break-words">{title}</h1>
        {text && <p className="text-ink-muted">{text}</p>}
      </div>
      {actions && (
        <div
          className={classes("flex shrink-0 gap-2 sm:flex-row sm:flex-wrap sm:justify-end", !isInOneRow && "flex-col")}
        >
          {actions}
        </div>
      )}
    </div>
  );
}

/** Above a page's title: a link to its parent. */
export function BackLink({ href, children }: { href: string; children: string }) {
  return (
    <Link
      href={href}
      className="-ml-1 inline-flex min-h-9 items-center gap-1 rounded pr-2 text-sm text-primary underline-offset-2 hover:underline"
    >
      <ChevronLeftIcon className="size-4" />
      {children}
    </Link>
  );
}
