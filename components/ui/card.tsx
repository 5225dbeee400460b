import type { ReactNode } from "react";
import { classes } from "./classes";

/** A white sheet on the grey page. */
export function Card({ id, className, children }: { id?: string; className?: string; children: ReactNode }) {
  return (
    <div id={id} className={classes("rounded border border-line bg-surface shadow-card", className)}>
      {children}
    </div>
  );
}

type SectionCardProps = { id?: string; title: ReactNode; text?: ReactNode; children?: ReactNode };

/** A section of a settings page: what it is about, and the settings below. */
export function SectionCard({ id, title, text, children }: SectionCardProps) {
  return (
    <Card {...(id === undefined ? {} : { id })} className="scroll-mt-20 space-y-4 p-4 sm:p-6">
      <div className="space-y-1">
        <h2>{title}</h2>
        {text && <p className="text-sm text-pretty text-ink-muted">{text}</p>}
      </div>
      {children && <div className="min-w-0">{children}</div>}
    </Card>
  );
}
