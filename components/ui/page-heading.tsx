import type { ReactNode } from "react";

/** The top of a page: its name, a sentence, and the main buttons beside it (below it on narrow screens). */
export function PageHeading({ title, text, actions }: { title: string; text?: string; actions?: ReactNode }) {
  return (
    <div className="flex flex-col gap-4 pb-6 sm:flex-row sm:items-center sm:justify-between">
      <div className="min-w-0 space-y-1">
        <h1 className="break-words">{title}</h1>
        {text && <p className="text-ink-muted">{text}</p>}
      </div>
      {actions && <div className="flex flex-col gap-2 sm:flex-row sm:flex-wrap sm:justify-end">{actions}</div>}
    </div>
  );
}
