import type { ReactNode } from "react";

/** A place beside the contract's text, of the height it is given: a heading and what scrolls below it. */
export function SidePanel({ title, action, children }: { title: string; action?: ReactNode; children: ReactNode }) {
  return (
    <section aria-label={title} className="flex h-full min-h-0 flex-col rounded border border-line bg-surface shadow-card">
      <header className="flex min-h-12 flex-wrap items-center justify-between gap-x-3 border-b border-line px-4 py-1.5">
        <h2 className="text-base font-medium">{title}</h2>
        {action}
      </header>
      <div className="min-h-0 flex-1 space-y-3 overflow-y-auto bg-page/50 p-3">{children}</div>
    </section>
  );
}
