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
};

/** The top of a page: title, a sentence, and the main buttons beside it (below on narrow screens). */
export function PageHeading({ title, text, actions, isWide = false }: PageHeadingProps) {
  return (
    <div
      className={classes(
        "flex flex-col gap-4 pb-6 sm:flex-row sm:items-center sm:justify-between",
        isWide && "wide-page",
      )}
    >
      <div className="min-w-0 space-y-1">
        <h1 className="break-words">{title}</h1>
        {text && <p className="text-ink-muted">{text}</p>}
      </div>
      {actions && <div className="flex shrink-0 flex-col gap-2 sm:flex-row sm:flex-wrap sm:justify-end">{actions}</div>}
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
