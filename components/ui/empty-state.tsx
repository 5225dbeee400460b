import type { ReactNode } from "react";
import { classes } from "./classes";

export type EmptyStateProps = {
  icon: ReactNode;
  title: string;
  text?: string | undefined;
  /** What can be done about it. */
  actions?: ReactNode;
  /** Where nothing else is on the page, its title is the page's. */
  isPage?: boolean;
  /** Read out when it comes in the place of something. */
  isNews?: boolean;
  className?: string;
};

/** What stands where there is nothing yet, or nothing for this person: why, and the way on. */
export function EmptyState({ icon, title, text, actions, isPage = false, isNews = false, className }: EmptyStateProps) {
  return (
    <div className={classes("flex flex-col items-center gap-2 px-6 py-12 text-center", isPage && "py-20", className)}>
      <span
        aria-hidden="true"
        className="mb-2 grid size-14 place-items-center rounded-full bg-primary-50 text-primary [&>svg]:size-7"
      >
        {icon}
      </span>
      {isPage ? (
        <h1>{title}</h1>
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
