import type { ReactNode } from "react";
import { classes } from "./classes";

export type EmptyStateProps = {
  /** Needed where there is no drawing. */
  icon?: ReactNode;
  /** Instead of the icon, where the state is the main thing on screen. */
  drawing?: ReactNode;
  title: string;
  text?: string | undefined;
  /** Available actions. */
  actions?: ReactNode;
  /** If nothing else is on the page, its title is the page's. */
  isPage?: boolean;
  /** A card of its own below a page's heading. */
  isCard?: boolean;
  /** Announced when it replaces something. */
  isNews?: boolean;
  className?: string;
};

/** Shown when there is nothing yet, or nothing for this user: the reason, and what to do. */
export function EmptyState(props: EmptyStateProps) {
  const { icon, drawing, title, text, actions, isPage = false, isCard = false, isNews = false, className } = props;
  return (
    <div
      className={classes(
        "flex flex-col items-center gap-2 px-6 py-12 text-center",
        isPage && "py-20",
        isCard && "rounded border border-line bg-surface",
        className,
      )}
    >
      {drawing ?? (
        <span
          aria-hidden="true"
          className="mb-2 grid size-14 place-items-center rounded-full bg-primary-50 text-primary [&>svg]:size-7"
        >
          {icon}
        </span>
      )}
      {isPage ? (
        <h1>{title}</h1>
      ) : isCard ? (
        <h2 className="max-w-full text-balance break-words">{title}</h2>
      ) : (
        <p {...(isNews ? { role: "status" } : {})} className="max-w-full text-lg font-medium text-balance break-words">
          {title}
        </p>
      )}
      {text && <p className="max-w-md text-sm text-pretty text-ink-muted">{text}</p>}
      {actions && <div className="mt-3 flex flex-wrap justify-center gap-2">{actions}</div>}
    </div>
  );
}
