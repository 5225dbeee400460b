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
